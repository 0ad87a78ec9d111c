"""Replays through the real window: by keys and mouse, forwards and backwards, and without any secret (table.md)."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QDeadlineTimer, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.words.chapters import Chapter, ChapterGoal, goal_line, match_line
from swallows_gui.models import roles
from swallows_gui.models.chapters import Chapters
from swallows_gui.records import library
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.replay import OPEN
from swallows_gui.ui.kit import idle_queue
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
from swallows_gui.ui.play.replay.replays import ReadingScreen
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.records import RecordsScreen
from tests.patience import milliseconds
from tests.ui.hands import button, click, half_of, start_friendly, wait

Key = Qt.Key


def played(path: Path, seats: str, format_: str = "friendly", stop: Callable[[Session], bool] | None = None) -> Path:
    """A game of AI seats that choose at random ("h": a person's seat, played by nobody)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    names = [Seat(f"Seat {n}") if who == "h" else Seat(f"Seat {n}", "ai", "random") for n, who in enumerate(seats)]
    options = {"format": format_, "knockout": True} if format_ == "friendly" else {"format": format_}
    with Session.new(Setup(options, tuple(names), seed=21), path=path) as session:
        session.run(stop=(lambda: stop(session)) if stop else None)
    return path


@pytest.fixture
def friendly(tmp_path: Path) -> Path:
    return played(tmp_path / "friendly.swallows", "aa")


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("replay") / "tournament.swallows", "aaa", "sixteen")


def opened(window: MainWindow, path: Path) -> ReplayScreen:
    window.navigation.replay_file(path)
    return awaited(window)


def awaited(window: MainWindow) -> ReplayScreen:
    """The replay that is being opened."""
    deadline = QDeadlineTimer(milliseconds())
    while window.replay is None and not deadline.hasExpired():
        QTest.qWait(5)
    assert window.replay is not None
    QApplication.processEvents()
    assert window.stack.currentWidget() is window.replay
    return window.replay


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)
    QApplication.processEvents()


def lines(replay: ReplayScreen) -> list[str]:
    log = replay.rerun.models.log
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]


def shown(replay: ReplayScreen) -> list[object]:
    """What table and models say of the position."""
    half = half_of(replay)
    models = half.models
    rows = [models.accounts.rows, models.bets.rows, models.matches.rows, *(group.rows for group in models.groups)]
    replay.table.finish()
    now = half.table.situation()
    hands = [models.home_hand.rows, models.away_hand.rows] if now is not None else []
    return [*rows, *hands, now.play if now is not None else None, lines(replay)]


def test_from_the_start_screen_with_keys_and_back(window: MainWindow, qtbot: QtBot) -> None:
    played(library.games_folder() / "one.swallows", "aa")
    window.start.replay_button.setFocus()
    press(window, Key.Key_Return)
    records = window.stack.currentWidget()
    assert isinstance(records, RecordsScreen)
    assert "finished" in str(records.model.index(0, 0).data())
    press(window, Key.Key_Return)
    awaited(window)
    assert window.windowTitle() == "Replay: Seat 0, Seat 1"
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is records
    assert window.replay is None
    click(records.back_button)
    assert window.stack.currentWidget() is window.start


def test_a_game_that_waits_is_replayed_from_the_list_without_being_taken_up(window: MainWindow, qtbot: QtBot) -> None:
    path = played(library.games_folder() / "waits.swallows", "ha", stop=lambda session: session.to_move == 0)
    before = path.read_bytes()
    window.leave_game()
    click(window.start.watch_button)
    awaited(window)
    assert window.replay is not None
    assert [window.replay.eyes.itemText(at) for at in range(window.replay.eyes.count())] == ["everybody", "Seat 0"]
    assert window.replay.rerun.eyes == 0
    press(window, Key.Key_End)
    press(window, Key.Key_Escape)
    assert window.desk is None
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_every_key_goes_where_it_says(window: MainWindow, tournament: Path) -> None:
    replay = opened(window, tournament)
    rerun, found = replay.rerun, replay.rerun.chapters
    assert len(found.sections) == 31
    press(window, Key.Key_Right)
    press(window, Key.Key_Right)
    assert rerun.position == 2
    press(window, Key.Key_Left)
    assert rerun.position == 1
    press(window, Key.Key_M)
    assert rerun.position == found.sections[0].first
    press(window, Key.Key_PageDown)
    assert rerun.position == found.sections[1].first
    press(window, Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert rerun.position == found.sections[0].first
    press(window, Key.Key_G)
    assert rerun.position == found.marks[0].position
    press(window, Key.Key_G)
    assert rerun.position == found.next_mark(found.marks[0].position)
    press(window, Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    assert rerun.position == found.marks[0].position
    press(window, Key.Key_End)
    assert rerun.position == rerun.last
    assert rerun.view.result is not None
    press(window, Key.Key_PageUp)
    assert rerun.position == found.sections[-1].first
    press(window, Key.Key_Home)
    assert rerun.position == 0


def test_the_timeline_is_a_slider_with_words(window: MainWindow, tournament: Path) -> None:
    replay = opened(window, tournament)
    timeline, rerun = replay.controls.timeline, replay.rerun
    goal = rerun.chapters.marks[8]
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(round(timeline.x_of(goal.position)), 40))
    QApplication.processEvents()
    assert rerun.position == goal.position
    chapter = rerun.chapters.at(goal.position)
    assert chapter is not None
    names = half_of(replay).models.names
    assert goal_line(goal, names) in timeline.words_at(timeline.x_of(goal.position))
    middle = (rerun.chapters.sections[6].first + rerun.chapters.sections[6].last) // 2
    spoken = {timeline.words_at(timeline.x_of(at)) for at in range(chapter.first, middle)}
    assert match_line(chapter, names) in spoken
    interface = QAccessible.queryAccessibleInterface(timeline)
    assert interface.role() == QAccessible.Role.Slider
    assert interface.text(QAccessible.Text.Name) == "Timeline of the game"
    assert f"Match {chapter.number}" in interface.text(QAccessible.Text.Description)
    for control in replay.controls.buttons.values():
        assert control.accessibleName()
        assert control.toolTip()


def test_dragging_follows_the_pointer(window: MainWindow, tournament: Path) -> None:
    replay = opened(window, tournament)
    timeline, rerun = replay.controls.timeline, replay.rerun
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=QPoint(30, 25))
    for x in range(60, 600, 60):
        QTest.mouseMove(timeline, QPoint(x, 25))
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=QPoint(540, 25))
    QApplication.processEvents()
    assert abs(rerun.position - timeline.position_at(540)) <= 1
    assert timeline.value() == rerun.position


def test_steps_show_what_a_jump_shows(window: MainWindow, friendly: Path) -> None:
    replay = opened(window, friendly)
    rerun = replay.rerun
    rerun.set_eyes(OPEN)
    stepped = [shown(replay)]
    while rerun.position < rerun.last:
        press(window, Key.Key_Right)
        stepped.append(shown(replay))
    assert len(stepped) == rerun.last + 1
    for position in reversed(range(rerun.last)):
        press(window, Key.Key_Left)
        assert shown(replay) == stepped[position], position
    for position in (rerun.last, rerun.last // 2, 3):
        replay.controls.move_field.changed.emit(rerun.playback.move(position))
        assert shown(replay) == stepped[position]


def test_space_plays_to_the_end_and_stops(window: MainWindow, qtbot: QtBot, friendly: Path) -> None:
    replay = opened(window, friendly)
    rerun = replay.rerun
    click(button(replay.controls.speed, "16×"))
    assert rerun.speed == 16
    replay.controls.timeline.setFocus()
    press(window, Key.Key_Space)
    assert rerun.playing
    assert replay.controls.buttons["play"].accessibleName() == "Pause"
    press(window, Key.Key_Space)
    assert not rerun.playing
    rerun.seek(rerun.last - 12)
    press(window, Key.Key_Space)
    wait(qtbot, lambda: not rerun.playing)
    assert rerun.position == rerun.last
    press(window, Key.Key_Space)
    assert rerun.position < rerun.last
    press(window, Key.Key_Left)
    assert not rerun.playing


def test_a_chosen_seat_sees_its_own_hand_and_open_sees_all(window: MainWindow, friendly: Path) -> None:
    replay = opened(window, friendly)
    rerun = replay.rerun
    rerun.seek(rerun.last // 2)
    view = rerun.playback.view(rerun.position, None)
    assert replay.eyes.count() == 4
    faces, models = [], half_of(replay).models
    for index in range(4):
        replay.eyes.setCurrentIndex(index)
        replay.eyes.activated.emit(index)
        hands = (models.home_hand, models.away_hand)
        faces.append([all(row.card >= 0 or row.used for row in hand.rows) for hand in hands])
        assert rerun.view.counts == view.counts  # type: ignore[attr-defined]
    trainers = [rerun.view.trainer[team] for team in (rerun.view.home, rerun.view.away)]
    assert faces[3] == [True, True]
    assert faces[1] == [trainers[0] == 0, trainers[1] == 0]
    assert faces[2] == [trainers[0] == 1, trainers[1] == 1]


def test_a_running_game_shows_no_secret(window: MainWindow, tmp_path: Path) -> None:
    path = played(tmp_path / "run.swallows", "aaa", "sixteen", lambda session: len(session.view(None).history) > 250)
    before = path.read_bytes()
    replay = opened(window, path)
    rerun = replay.rerun
    assert [replay.eyes.itemText(at) for at in range(replay.eyes.count())] == ["everybody"]
    with pytest.raises(PermissionError):
        rerun.set_eyes(0)
    secret = {card for event in Session.load(path, in_memory=True).view(0).history for card in event.get("cards", ())}
    open_to_all = {card for event in rerun.playback.view(rerun.last, None).history for card in named(event)}
    hidden, models = secret - open_to_all, half_of(replay).models
    assert hidden
    while rerun.position < rerun.last:
        rerun.step()
        replay.table.finish()
        for hand in (models.home_hand, models.away_hand):
            on_show = {models.tables.card_id[row.card] for row in hand.rows if row.card >= 0}
            assert not on_show & hidden
        assert not models.bets.rows
        assert {row.cash for row in models.accounts.rows} == {None}
    half_of(replay).hands.show_view(rerun.view)
    for row in range(half_of(replay).hands.teams.rowCount()):
        half_of(replay).hands.table.setCurrentIndex(half_of(replay).hands.teams.index(row, 0))
        model = half_of(replay).hands.fan.model()
        copies = [model.index(at, 0).data(roles.COPY) for at in range(model.rowCount())]
        assert not {models.tables.card_id[copy] for copy in copies if copy is not None and copy >= 0} & hidden
    assert path.read_bytes() == before


def named(event: Mapping[str, object]) -> list[str]:
    """The cards that an event names."""
    found = [str(event[key]) for key in ("card", "by") if event.get(key)]
    cards = event.get("cards")
    return found + ([str(card) for card in cards] if isinstance(cards, list) else [])


def test_the_running_game_is_replayed_and_gone_back_to(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    assert window.desk is not None
    n = window.desk.session.n
    window.actions_["replay_game"].trigger()
    replay = awaited(window)
    assert replay.rerun.eyes == 0
    assert replay.eyes.itemText(0) == "everybody"
    assert replay.eyes.count() == 2
    replay.rerun.seek(replay.rerun.last)
    assert replay.rerun.view == window.desk.session.view(0)
    assert "0–0" in replay.words.text()
    QTest.qWait(50)
    assert window.desk.session.n == n
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is window.desk.table


def damaged(path: Path, line: int) -> Path:
    """One byte of a line (from 1) is another."""
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1][:30] + bytes([lines[line - 1][30] ^ 1]) + lines[line - 1][31:]
    path.write_bytes(b"\n".join(lines))
    return path


def test_the_sound_part_of_a_damaged_record_is_offered(
    window: MainWindow, qtbot: QtBot, tournament: Path, tmp_path: Path
) -> None:
    whole = opened(window, tournament)
    everything = whole.rerun.last
    window.navigation.leave_replay()
    path = tmp_path / "damaged.swallows"
    path.write_bytes(tournament.read_bytes())
    line = len(path.read_bytes().split(b"\n")) // 2
    before = damaged(path, line).read_bytes()
    said: list[str] = []

    def answer(show: bool) -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(50, partial(answer, show))
            return
        said.append(f"{box.text()} {box.informativeText()}")
        QTest.keyClick(box, Key.Key_Return if show else Key.Key_Escape)

    def heard(times: int) -> bool:
        return len(said) == times

    for show in (False, True):
        QTimer.singleShot(50, partial(answer, show))
        window.navigation.replay_file(path)
        wait(qtbot, partial(heard, 1 + show))
        if not show:
            QTest.qWait(50)
            assert window.replay is None
            assert isinstance(window.stack.currentWidget(), RecordsScreen)
    replay = awaited(window)
    assert f"damaged in line {line}:" in said[0]
    assert "are sound and can be shown" in said[0]
    assert "match" in said[0]
    assert f"damaged in line {line}:" in replay.notice.text()
    rerun = replay.rerun
    assert 0 < rerun.last < everything
    assert [replay.eyes.itemText(at) for at in range(replay.eyes.count())] == ["everybody"]
    press(window, Key.Key_End)
    assert rerun.position == rerun.last
    settings().change(language="de")
    assert f"Zeile {line}" in replay.notice.text()
    assert path.read_bytes() == before


def test_a_record_whose_beginning_is_damaged_is_refused_with_what_to_do(
    window: MainWindow, qtbot: QtBot, friendly: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell", lambda _parent, _title, text: told.append(text))
    window.navigation.replay_file(damaged(friendly, 1))
    wait(qtbot, lambda: bool(told))
    assert window.replay is None
    assert "damaged in line 1:" in told[0]
    assert "a copy of the file" in told[0]
    assert window.stack.currentWidget() is window.start


def test_a_torn_last_line_is_left_out_and_said(window: MainWindow, friendly: Path) -> None:
    friendly.write_bytes(friendly.read_bytes()[:-40])
    replay = opened(window, friendly)
    assert "cut off" in replay.notice.text()
    assert not replay.rerun.playback.over


def test_reading_is_called_off_by_escape_and_by_going_elsewhere(
    window: MainWindow, qtbot: QtBot, tournament: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_queue, "BUDGET", 0.0001)
    window.show_screen("records")
    records = window.stack.currentWidget()
    window.navigation.replay_file(tournament)
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), ReadingScreen))
    reading = window.stack.currentWidget()
    assert isinstance(reading, ReadingScreen)
    qtbot.waitUntil(lambda: reading.progress.value() > 15)
    assert window.focusWidget() is reading.cancel_button
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is records
    window.navigation.replay_file(tournament)
    window.show_screen("settings")
    QTest.qWait(400)
    assert window.stack.currentWidget() is window.navigation.screens["settings"]
    assert window.replay is None


def test_the_table_as_text_follows_the_replay(window: MainWindow, tournament: Path) -> None:
    replay = opened(window, tournament)
    window.actions_["text_table"].trigger()
    assert replay.stage.currentWidget() is half_of(replay).opening
    press(window, Key.Key_G)
    replay.table.finish()
    assert replay.stage.currentWidget() is replay.text
    goal = replay.rerun.chapters.marks[0]
    text = replay.text.page.toPlainText()
    assert (
        match_line(replay.rerun.chapters.sections[goal.match], half_of(replay).models.names).partition(":")[0] in text
    )
    home, away = (
        half_of(replay).models.names.team(side) for side in (goal_match(replay).home, goal_match(replay).away)
    )
    assert f"{home} {goal.home} : {goal.away} {away}" in text
    press(window, Key.Key_M)
    assert f"{home} {goal.home}" not in replay.text.page.toPlainText()
    window.actions_["text_table"].trigger()
    assert replay.stage.currentWidget() is not replay.text


def goal_match(replay: ReplayScreen) -> Chapter:
    """The match of the first goal."""
    found: Chapters[Chapter, ChapterGoal] = replay.rerun.chapters
    return found.sections[found.marks[0].match]


def test_language_and_size_change_under_a_replay(window: MainWindow, tournament: Path) -> None:
    replay = opened(window, tournament)
    replay.rerun.seek(replay.rerun.last // 2)
    settings().change(language="de")
    assert "Spiel" in replay.words.text()
    assert language().code == "de"
    for percent, size in ((200, (1024, 700)), (100, (1024, 700)), (100, (1280, 800))):
        settings().change(text_scale=percent)
        window.resize(*size)
        QApplication.processEvents()
        assert (window.width(), window.height()) == size
        assert replay.controls.timeline.isVisible()
        assert replay.controls.buttons["play"].visibleRegion().boundingRect() == replay.controls.buttons["play"].rect()
