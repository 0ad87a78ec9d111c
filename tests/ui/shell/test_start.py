"""The start screen: what comes first, what waits, which language; and the names that a friendly asks for."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.screens.friendly import FriendlyScreen
from swallows_gui.models.vocabulary import score_words
from swallows_gui.records import library
from swallows_gui.records.record import ListedGame
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit import idle_queue
from swallows_gui.ui.kit.clock import AnimationClock
from swallows_gui.ui.play.seat_rows import HUMAN
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.start import StartScreen
from tests.ui.hands import button, click, controller_of, start_friendly, wait
from tests.ui.mouse import MousePlayer
from tests.ui.play.replay.test_replay import played


def listed(window: MainWindow, qtbot: QtBot) -> None:
    """Until the folder has been read to its end."""
    window.game.list_unfinished()
    listing = window.game._listing
    assert listing is not None
    qtbot.waitUntil(lambda: not listing.reading)


def test_no_choice_changes_its_place_when_something_was_played(window: MainWindow, qtbot: QtBot) -> None:
    """The tutorial is what most come for at first; later it stands where it stood, and nothing comes before it."""
    listed(window, qtbot)
    start = window.start
    before = [start._choices.indexOf(door) for door in start._doors()]
    qtbot.waitUntil(lambda: start.tutorial_button.y() < start.new_button.y())
    qtbot.waitUntil(lambda: window.focusWidget() is start.tutorial_button)
    QTest.keyClick(start.tutorial_button, Qt.Key.Key_Return)
    wait(qtbot, lambda: window.talk is not None and window.talk.tutorial is not None)
    window.leave_game()
    listed(window, qtbot)
    assert not start.go_on_button.isHidden()
    assert [start._choices.indexOf(door) for door in start._doors()] == before
    qtbot.waitUntil(lambda: start.tutorial_button.y() < start.new_button.y())
    assert not start.page.isAncestorOf(start.language), "the languages do not scroll away"
    assert start.language.geometry().bottom() < start.page.y()
    qtbot.waitUntil(lambda: start.new_button.y() < start.games_panel.y())


@pytest.mark.parametrize("count", [1, 3])
def test_beside_games_that_wait_nothing_is_cut_and_the_language_stays(
    window: MainWindow, qtbot: QtBot, count: int
) -> None:
    played(library.games_folder() / "waits.swallows", "ha", stop=lambda session: session.to_move == 0)
    window.resize(1280, 800)
    listed(window, qtbot)
    start = window.start
    qtbot.waitUntil(lambda: bool(start._entries))
    start.set_games([replace(entry, path=Path(f"{n}")) for entry in start._entries for n in range(count)])
    bar = start.page.verticalScrollBar()
    qtbot.waitUntil(lambda: start.games_panel.isVisible() and bar.maximum() == 0)
    assert start.language.isVisible()
    qtbot.waitUntil(lambda: start.games.isVisible() == (count > 1))
    qtbot.waitUntil(lambda: start.bin_button.visibleRegion().boundingRect() == start.bin_button.rect())


def test_the_red_entry_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    start = window.start
    listed(window, qtbot)
    qtbot.waitUntil(lambda: window.focusWidget() is start._leading)
    played(library.games_folder() / "waits.swallows", "ha", stop=lambda session: session.to_move == 0)
    listed(window, qtbot)
    assert start._leading is start.go_on_button
    qtbot.waitUntil(lambda: window.focusWidget() is start.go_on_button)


def test_the_flock_comes_to_the_cover_once_and_any_key_has_it_there(
    window: MainWindow, by_hand: AnimationClock
) -> None:
    start, poster = window.start, window.start.poster
    settings().change(pace="normal")
    whole = poster.grab().toImage()
    for end in ("flown", "key"):
        start.hold_pictures()
        bare = poster.grab().toImage()
        assert bare != whole
        start.show_pictures()
        by_hand.pass_time(0.8)
        assert poster.grab().toImage() not in (bare, whole)
        if end == "key":
            QTest.keyClick(start.settings_button, Qt.Key.Key_F24)
        else:
            by_hand.pass_time(1.0)
        assert poster.grab().toImage() == whole
    by_hand.pass_time(0.1)
    start.hold_pictures()
    start.cover_with("power_soccer")
    start.show_pictures()
    assert not by_hand.busy, "another game's cover is whole"


@pytest.mark.parametrize("still", [{"pace": "instant"}, {"reduced_motion": True}])
def test_no_flock_comes_where_nothing_moves(window: MainWindow, by_hand: AnimationClock, still: dict[str, Any]) -> None:
    settings().change(**{"pace": "normal", **still})
    whole = window.start.poster.grab().toImage()
    window.start.hold_pictures()
    assert window.start.poster.grab().toImage() == whole
    window.start.show_pictures()
    assert not by_hand.busy


def test_links_have_signs_that_are_read_after_the_first_picture(window: MainWindow) -> None:
    window.start.choose("swallows")
    window.resize(1280, 800)
    QApplication.processEvents()
    link = window.start.album_button
    signed, size = link.grab().toImage(), link.size()
    window.start.hold_pictures()
    assert link.grab().toImage() != signed
    assert link.size() == size
    window.start.show_pictures()
    assert link.grab().toImage() == signed


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (1920, 1080)])
def test_nothing_runs_under_the_edge_of_the_poster(window: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    played(library.games_folder() / "waits.swallows", "ha", stop=lambda session: session.to_move == 0)
    window.resize(*size)
    listed(window, qtbot)
    start, poster = window.start, window.start.poster

    def is_clear(part: QWidget) -> bool:
        corner = part.mapTo(start, part.rect().bottomRight())
        return corner.x() <= poster.x() + poster.lean * max(0.0, 1 - corner.y() / poster.height())

    qtbot.waitUntil(lambda: start.games_panel.isVisible() and poster.height() == start.height())
    assert 0.55 <= poster.width() / start.width() <= 0.67
    for part in (start.go_on_button, start.new_button, start.games_panel, *start._quiet):
        qtbot.waitUntil(partial(is_clear, part))


def test_a_game_that_waits_is_listed_with_teams_and_score(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 6)
    for _decision in range(5):
        player.wait_for_question()
        if controller_of(window).scene != "table":
            break
        player.decide()
    view = controller_of(window).view
    home, away = (view.tables.nation_code[view.field[team]] for team in (view.home, view.away))
    score = view.score
    window.leave_game()
    (entry,) = library.unfinished()
    assert (entry.opening["home"], entry.opening["away"]) == (home, away)
    listed(window, qtbot)
    nations = load().nations
    for code in ("en", "de"):
        settings().change(language=code)
        said = str(window.start.games.model().index(0, 0).data())
        names = [language().nation_name(nations[each]) for each in (home, away)]
        assert f"{names[0]} {score_words(score)} {names[1]}" in said


def test_the_language_is_changed_where_one_sees_it(window: MainWindow) -> None:
    start = window.start
    click(button(start.language, "Deutsch"))
    assert settings().now.language == "de"
    assert "Einführung" in start.tutorial_button.text()
    click(button(start.language, "English"))
    assert start.tutorial_button.text() == "Tutorial"
    settings().change(language="de")
    assert start.language.key == "de"


def test_a_full_folder_is_read_in_pieces(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = played(tmp_path / "one.swallows", "aa")
    library.games_folder().mkdir(parents=True, exist_ok=True)
    for number in range(9):
        (library.games_folder() / f"{number}.swallows").write_bytes(one.read_bytes())
    start_friendly(window, qtbot)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "nothing is known of any file"))
    read: list[Path] = []
    real = library.entry_of

    def counted(path: Path) -> ListedGame | None:
        read.append(path)
        return real(path)

    monkeypatch.setattr(library, "entry_of", counted)
    monkeypatch.setattr("swallows_gui.ui.shell.listing.BUDGET", 0.0)
    window.leave_game()
    assert len(read) == 1
    assert window.start.games.model().rowCount() == 1
    listing = window.game._listing
    assert listing is not None
    qtbot.waitUntil(lambda: not listing.reading)
    assert len(read) == 10
    assert window.start.games.model().rowCount() == 1
    assert idle_queue.idle_queue().busy is False
    QApplication.processEvents()


def test_the_second_person_of_a_friendly_has_a_name(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.start_buttons["friendly"])
    screen = window.navigation.screens["friendly"]
    assert isinstance(screen, FriendlyScreen)
    assert not screen.rival.isVisible()
    screen.opponent.setCurrentIndex(screen.opponent.findData(HUMAN))
    assert screen.rival.isVisible()
    screen.name.setText("Anna")
    screen.rival.setText("anna")
    assert not screen.start_button.isEnabled()
    assert screen.problem.text()
    screen.rival.setText("Wanda")
    click(screen.start_button)
    wait(qtbot, lambda: window.desk is not None)
    names = [seat.name for seat in controller_of(window).session.seats]
    assert names[:2] == ["Anna", "Wanda"]
    assert len(set(names)) == len(names)
    assert settings().now.seats[:2] == ("Anna", "Wanda")


def is_whole(start: StartScreen) -> bool:
    """Whether every choice is seen with all that it says."""
    shown = [button for button in start._entry_buttons() if not button.isHidden()]
    return all(each.isVisible() and each.height() >= each.heightForWidth(each.width()) for each in shown)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_every_choice_is_seen_without_scrolling(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    settings().change(language=language)
    window.resize(*size)
    start = window.start
    for game in ("swallows", "", "swallows"):
        start.choose(game)
        qtbot.waitUntil(lambda: start.page.verticalScrollBar().maximum() == 0)
        qtbot.waitUntil(partial(is_whole, start))


def test_choices_are_as_large_as_their_number_lets_them_be_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    start = window.start
    start.choose("")
    start.choose("swallows")
    qtbot.waitUntil(lambda: start.new_button.isVisible())
    height = start.new_button.sizeHint().height()
    start._reflow()
    assert start.new_button.sizeHint().height() == height


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_picture_of_a_friendly_is_whole_whoever_plays(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.show_screen("friendly")
    friendly = window.navigation.screens["friendly"]
    assert isinstance(friendly, FriendlyScreen)
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)
    qtbot.wait(50)
    low = friendly.picture.mapTo(friendly.page, QPoint(0, friendly.picture.height())).y()
    assert friendly.picture.isVisible()
    assert low <= friendly.page.height()
