"""Every game can be shared: as a picture, a film or a page for a browser, and only as everybody knew it."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QDeadlineTimer
from PySide6.QtGui import QGuiApplication, QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.records.library import entry_of
from swallows_gui.services.settings import settings
from swallows_gui.session.replay import Playback
from swallows_gui.title import Title
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.take_over import coloured_poster
from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
from swallows_gui.ui.play.share import sharing
from swallows_gui.ui.play.share.hidden_table import SIZE
from swallows_gui.ui.play.share.position_picture import PositionView
from swallows_gui.ui.play.share.web_page import PageStep, web_page
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.stage.poster import StagePoster
from tests.games.contract.at_the_table import begin, decide, desk_of, until_asked
from tests.games.contract.test_window import QUICK
from tests.patience import milliseconds
from tests.ui.hands import wait


@pytest.fixture
def replay(window: MainWindow, qtbot: QtBot, game: str) -> ReplayScreen:
    """A game that runs, seen by the one person who plays it."""
    begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(4):
        decide(window, qtbot, number)
    until_asked(window, qtbot)
    window.navigation.replay_game()
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    return window.replay


def shared(replay: ReplayScreen, entry: int, path: Path, patch: pytest.MonkeyPatch) -> bytes:
    """What an entry of the menu writes."""
    patch.setattr(sharing, "ask_to_save", lambda *_given, **_named: path)
    replay.sharing.menu.aboutToShow.emit()
    action = [each for each in replay.sharing.menu.actions() if not each.isSeparator()][entry]
    assert action.isEnabled()
    action.trigger()
    return path.read_bytes()


def frames(path: Path) -> list[int]:
    """How long each picture of a film is shown, milliseconds."""
    reader = QImageReader(str(path))
    found = []
    while not (image := reader.read()).isNull():
        assert (image.width(), image.height()) == SIZE
        found.append(reader.nextImageDelay())
    assert len(found) == reader.imageCount()
    return found


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[Any]:
    """Whose knowledge is asked for from now on."""
    found = set[Any]()

    def spied(name: str) -> Any:
        true = getattr(Playback, name)

        def call(self: Playback, position: int, eyes: Any) -> Any:
            found.add(eyes)
            return true(self, position, eyes)

        return call

    for name in ("view", "history", "events", "told_both"):
        monkeypatch.setattr(Playback, name, spied(name))
    return found


def test_what_is_shared_asks_for_what_everybody_knew_and_nothing_else(
    replay: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: set[Any]
) -> None:
    replay.rerun.seek(replay.rerun.last)
    asked.clear()
    for entry, ending in enumerate(("film.webp", "picture.png", "match.webp", "page.html")):
        if entry:
            assert shared(replay, entry, tmp_path / ending, monkeypatch)
    assert asked == {None}


def test_a_page_needs_nothing_else_and_tells_what_was_said(
    replay: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shared(replay, 3, tmp_path / "page.html", monkeypatch).decode()
    assert "default-src 'none'" in page
    assert not re.search(r"(?:src|href|url)\s*[=(]\s*[\"']?(?!data:)\w+:", page)
    assert page.count("<script>") == page.count("</script>") == 1
    said = [unescape(line) for line in re.findall(r"<li[^>]*>(.*?)</li>", page)]
    first, last = replay.desk.match_span()
    log = replay.rerun.models.new_log(replay)
    wanted = []
    for position in range(last + 1):
        before = log.rowCount()
        log.append(replay.rerun.playback.events(position, None))
        if position >= first:
            wanted += [str(log.index(row).data()) for row in reversed(range(log.rowCount() - before))]
    assert said
    assert [line for line in said if line not in wanted] == []


def test_names_cannot_end_the_script_of_a_page() -> None:
    step = PageStep(b"picture", ["<b>Anna</b>", "</script><script>alert(1)"], True)
    page = web_page("</title><script>", "{lines} & {pictures}", [step, step], SIZE).decode()
    assert page.count("<script>") == page.count("</script>") == 1
    assert "&lt;b&gt;Anna&lt;/b&gt;" in page
    assert "{lines} &amp; {pictures}" in page
    assert page.split("const pictures = ")[1].startswith('["cGljdHVyZQ=="];')


def test_a_film_of_a_moment_moves_and_nothing_else_in_the_window_does(
    replay: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings().change(reduced_motion=False, pace="instant")
    replay.rerun.seek(replay.rerun.last)
    seen: list[float] = []
    rung: list[str] = []
    clock().wait(replay, 0.01, lambda: rung.append("rung"))
    other = clock().run(replay, 600.0, seen.append, speed=1.0)
    shared(replay, 0, tmp_path / "moment.webp", monkeypatch)
    shown = frames(tmp_path / "moment.webp")
    assert len(shown) > 3
    assert shown[-1] == sharing.LAST_MS
    assert not other.over
    assert max(seen) < 0.9
    deadline = QDeadlineTimer(milliseconds())
    while not rung and not deadline.hasExpired():
        QTest.qWait(5)
    assert rung == ["rung"]
    other.cancel()


def test_a_film_of_the_match_has_every_position_at_the_table(
    replay: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared(replay, 2, tmp_path / "match.webp", monkeypatch)
    shown = frames(tmp_path / "match.webp")
    first, last = replay.desk.match_span()
    assert 1 <= len(shown) <= last - first + 1
    assert set(shown[:-1]) <= {sharing.LOOK_MS, sharing.MARKED_MS}


def test_three_lines_are_copied(replay: ReplayScreen, window: MainWindow, title: Title) -> None:
    [*_others, copy] = replay.sharing.menu.actions()
    copy.trigger()
    QApplication.processEvents()
    game, standing, seats = QGuiApplication.clipboard().text().split("\n")
    assert game.startswith(title.name)
    assert standing
    assert seats == ", ".join(seat.name for seat in desk_of(window).session.seats)


def test_a_file_that_cannot_be_written_is_told_and_nothing_is_lost(
    replay: ReplayScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(OSError, match="nowhere"):
        shared(replay, 1, tmp_path / "nowhere" / "picture.png", monkeypatch)
    assert "nowhere" in replay.notice.text()
    assert replay.rerun.view is not None


def test_the_running_game_is_shared_as_everybody_knows_it(
    window: MainWindow, qtbot: QtBot, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: set[Any]
) -> None:
    begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(4):
        decide(window, qtbot, number)
    until_asked(window, qtbot)
    poster = StagePoster(window)
    poster.show_poster(coloured_poster("GOAL!", "1 : 0", "#C8321F"), moves=False, speed=None)
    poster.clear()
    window.actions_["share"].trigger()
    assert window.sharing is not None
    menu = window.sharing.menu
    for entry, size in ((0, sharing.POSTER), (2, SIZE)):
        path = tmp_path / f"{entry}.png"
        monkeypatch.setattr(sharing, "ask_to_save", lambda *_given, path=path, **_named: path)
        menu.actions()[entry].trigger()
        assert QImageReader(str(path)).size().toTuple() == size
    menu.close()
    assert asked == {None}


def test_on_the_shelf_hangs_a_picture_of_how_a_game_stands_for_everybody(
    window: MainWindow, qtbot: QtBot, game: str, asked: set[Any]
) -> None:
    begin(window, qtbot, game, "", QUICK.get(game, "easy"))
    for number in range(4):
        decide(window, qtbot, number)
    until_asked(window, qtbot)
    path = desk_of(window).session.path
    assert path is not None
    window.game.leave()
    entry = entry_of(path)
    assert entry is not None
    made, kept = PositionView(window), PositionView(window)
    made.show_game(entry)
    wait(qtbot, lambda: not made.making)
    kept.show_game(entry)
    assert [view.image.size().toTuple() for view in (made, kept)] == [SIZE, SIZE]
    assert asked == {None}
    damaged = PositionView(window)
    path.write_bytes(path.read_bytes().replace(b'{"line":"start"', b'{"line":"stray"'))
    damaged.show_game(replace(entry, last=0))
    wait(qtbot, lambda: not damaged.making)
    assert damaged.isHidden()
