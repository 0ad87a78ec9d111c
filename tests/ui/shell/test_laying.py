"""A game is laid on the table piece by piece: what may happen meanwhile, and what stays in the window afterwards."""

import gc
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, QSize, QThread, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.records import library
from swallows_gui.ui.kit.face_cache import CACHE
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.garbage_collection import MANY, SELDOM, GarbageCollection, Gathering
from swallows_gui.ui.shell.main_window import MainWindow, ScreenStack
from tests.ui.hands import desk_of, wait

SEATS = (
    SeatChoice("Ann", "#1F4E9E", "", ""),
    SeatChoice("Ben", "#C8321F", "easy", ""),
    SeatChoice("Cleo", "#1E7B4A", "easy", ""),
)
FRIENDLY = {"format": "friendly", "field": ["ESP", "ITA"]}
THRESHOLD = (2000, 10, 10)
"""When Python would collect by itself; other tools of a run set it as they like."""


@pytest.fixture
def _shown_at_once() -> None:
    """Here new screens are painted in parts, as they are in the program."""


class Rests(QObject):
    """Counts how often the event loop waits for what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._count)

    def _count(self) -> None:
        self.number += 1


def records() -> list[Path]:
    return [entry.path for entry in library.all_games()]


def test_a_second_click_begins_no_second_game(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game(FRIENDLY, SEATS)
    window.new_game(FRIENDLY, SEATS)
    assert window.game.laid is None
    wait(qtbot, lambda: window.game.laid is not None)
    assert len(records()) == 1


def test_a_game_that_is_being_laid_is_there_for_whoever_asks(window: MainWindow) -> None:
    window.new_game(FRIENDLY, SEATS)
    assert window.game.laid is None
    desk = window.desk
    assert desk is not None
    assert window.talk is not None
    assert window.stack.currentWidget() in desk.widgets()


def test_docks_that_come_in_a_turn_of_their_own_are_not_shown_before(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game(FRIENDLY, SEATS)
    wait(qtbot, lambda: bool(window.docks.by_name) and not idle_queue().busy)
    window.docks.sheets.pin(window.docks.by_name["commentary"], on=True)
    assert window.docks.any_open
    window.show_screen("start")
    wait(qtbot, lambda: not idle_queue().busy)
    assert not window.docks.any_open
    window.go_back()
    window.game.scene()  # somebody asks for the screen that is being shown already
    assert not window.docks.any_open
    wait(qtbot, lambda: window.docks.any_open)


def test_what_the_first_game_shows_is_drawn_ahead_picture_by_picture(window: MainWindow) -> None:
    CACHE.clear()
    kept = [len(CACHE) for _picture in window.game.prepared(window.navigation.title)]
    assert kept[-1] > len(kept) > 30
    assert max(after - before for before, after in pairwise(kept)) < 8, "a few sizes of one picture in each piece"


def test_a_game_that_is_being_laid_can_be_left(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game(FRIENDLY, SEATS)
    window.leave_game()
    assert window.desk is None
    assert window.stack.currentWidget() is window.start
    wait(qtbot, lambda: not idle_queue().busy)
    assert window.desk is None
    assert window.start.games.model().rowCount() == 1


def test_sheets_stay_in_the_window_and_follow_the_next_game(window: MainWindow) -> None:
    window.new_game({"format": "sixteen"}, SEATS)
    sheets, models = desk_of(window).sheets, desk_of(window).models
    sheets.sheet.show_models(models)
    first = sheets.sheet.group_tables
    assert [table.model() for table in first] == models.groups
    window.leave_game()
    assert all(table.model() is None for table in first)
    window.new_game({"format": "sixteen"}, SEATS)
    assert desk_of(window).sheets is sheets
    sheets.sheet.show_models(desk_of(window).models)
    assert sheets.sheet.group_tables == first
    assert [table.model() for table in first] == desk_of(window).models.groups


def test_a_new_screen_is_painted_in_parts_out_of_sight_before_it_is_seen_whole(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    grab, repaint = QWidget.grab, window.repaint

    def grab_part(part: QWidget) -> QPixmap:
        done.append("part")
        return grab(part)

    def repaint_whole() -> None:
        done.append("whole")
        repaint()

    monkeypatch.setattr(QWidget, "grab", grab_part)
    monkeypatch.setattr(window, "repaint", repaint_whole)
    seen: list[str] = []
    looking = QTimer(window)
    looking.timeout.connect(lambda: seen.append(done[-1] if done else "") if window.updatesEnabled() else None)
    looking.start(0)
    window.show_screen("friendly")
    wait(qtbot, lambda: "whole" in seen)
    looking.stop()
    assert done.count("part") > 2
    assert done.index("whole") == len(done) - 1
    assert set(seen) == {"whole"}
    done.clear()
    for name in ("start", "friendly"):
        window.show_screen(name)
        wait(qtbot, lambda: not idle_queue().waiting)
    assert done == ["whole", "whole"]


def test_a_wide_screen_that_is_not_shown_asks_for_no_room(qtbot: QtBot) -> None:
    stack = ScreenStack()
    qtbot.addWidget(stack)
    slim, wide = QWidget(), QWidget()
    wide.setMinimumSize(900, 500)
    for screen in (slim, wide):
        screen.minimumSizeHint = screen.minimumSize  # type: ignore[method-assign]
        stack.addWidget(screen)
    assert stack.minimumSizeHint().width() < 900
    stack.setCurrentWidget(wide)
    assert stack.minimumSizeHint() == QSize(900, 500)


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of Python's collector, which does nothing."""
    done: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: done.append(f"collect {generation}"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    return done


def test_a_game_that_was_put_away_is_swept_when_nothing_else_is_to_be_done(
    window: MainWindow, qtbot: QtBot, swept: list[str]
) -> None:
    GarbageCollection(window)
    window.new_game(FRIENDLY, SEATS)
    wait(qtbot, lambda: window.game.laid is not None)
    assert swept == []
    window.leave_game()
    assert swept == []
    wait(qtbot, lambda: swept == ["collect 0", "collect 1", "collect 2", "freeze"])


def test_while_a_game_is_on_the_table_a_replay_that_went_is_swept_but_nothing_stays_for_good(
    window: MainWindow, qtbot: QtBot, swept: list[str]
) -> None:
    GarbageCollection(window)
    window.new_game(FRIENDLY, SEATS)
    wait(qtbot, lambda: window.game.laid is not None)
    window.navigation.replay_game()
    wait(qtbot, lambda: window.replay is not None)
    window.navigation.leave_replay()
    wait(qtbot, lambda: not idle_queue().waiting)
    assert swept == ["collect 0", "collect 1", "collect 2"]


def test_the_young_are_collected_between_turns_and_below_a_dialog_only_when_they_are_many(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: THRESHOLD)
    counts = [THRESHOLD[0] + 1, 0, 0]
    monkeypatch.setattr(gc, "get_count", lambda: tuple(counts))
    monkeypatch.setattr(gc, "collect", lambda _generation: levels.append(QThread.currentThread().loopLevel()))
    gathering, rests = Gathering(), Rests()
    qtbot.waitUntil(lambda: rests.number > 2)
    assert set(levels) == {1}
    levels.clear()

    def open_a_dialog() -> None:
        dialog = QEventLoop()
        looking = QTimer(dialog)
        looking.timeout.connect(lambda: dialog.quit() if rests.number > 2 else None)
        looking.start(1)
        rests.number = 0
        levels.clear()
        dialog.exec()
        below.append(set(levels))

    below: list[set[int]] = []
    QTimer.singleShot(0, open_a_dialog)
    wait(qtbot, lambda: len(below) == 1)
    counts[0] = MANY
    QTimer.singleShot(0, open_a_dialog)
    wait(qtbot, lambda: len(below) == 2)
    assert below == [set(), {2}]
    gathering.deleteLater()


@pytest.mark.parametrize(
    ("counts", "generation"),
    [((9_999, 0, 0), 0), ((9_999, 99, 0), 1), ((9_999, 99, SELDOM + 1), 2), ((1, 99, 999), None)],
)
def test_the_older_a_generation_the_more_seldom_it_is_looked_at(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, counts: tuple[int, int, int], generation: int | None
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: THRESHOLD)
    monkeypatch.setattr(gc, "get_count", lambda: counts)
    monkeypatch.setattr(gc, "collect", asked.append)
    gathering, rests = Gathering(), Rests()
    qtbot.waitUntil(lambda: rests.number > 2)
    assert set(asked) == (set() if generation is None else {generation})
    gathering.deleteLater()


def test_docks_are_listed_only_when_they_are_there(window: MainWindow) -> None:
    listed = [Dock(name, str, QWidget(window)) for name in ("log", "money", "group")]
    seen = []
    for _ in window.docks.lay("grudgematch", listed):
        seen.append(list(window.docks.by_name))
        window.docks.retranslate()
        window.docks.allow(False)
    assert seen == [[], ["log"], ["log", "money"]]
    assert list(window.docks.by_name) == ["log", "money", "group"]
    window.docks.clear()
