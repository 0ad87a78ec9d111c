"""A game is laid on the table piece by piece: what may happen meanwhile, and what stays in the window afterwards."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.records import library
from swallows_gui.ui.kit.turns import turns
from swallows_gui.ui.screens.seat_rows import SeatChoice
from swallows_gui.ui.window.main_window import MainWindow
from swallows_gui.ui.window.screen_stack import ScreenStack
from swallows_gui.ui.window.sweeping import Sweeping
from tests.ui.hands import wait

SEATS = (
    SeatChoice("Ann", "#1F4E9E", "", ""),
    SeatChoice("Ben", "#C8321F", "easy", ""),
    SeatChoice("Cleo", "#1E7B4A", "easy", ""),
)
FRIENDLY = {"format": "friendly", "field": ["ESP", "ITA"]}


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


def test_a_game_that_is_being_laid_can_be_left(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game(FRIENDLY, SEATS)
    window.leave_game()
    assert window.desk is None
    assert window.stack.currentWidget() is window.start
    wait(qtbot, lambda: not turns().busy)
    assert window.desk is None
    assert window.start.games.model().rowCount() == 1


def test_sheets_stay_in_the_window_and_follow_the_next_game(window: MainWindow) -> None:
    window.new_game({"format": "sixteen"}, SEATS)
    assert window.desk is not None
    sheets, models = window.desk.sheets, window.desk.models
    sheets.sheet.show_models(models)
    first = sheets.sheet.group_tables
    assert [table.model() for table in first] == models.groups
    window.leave_game()
    assert all(table.model() is None for table in first)
    window.new_game({"format": "sixteen"}, SEATS)
    assert window.desk is not None
    assert window.desk.sheets is sheets
    sheets.sheet.show_models(window.desk.models)
    assert sheets.sheet.group_tables == first
    assert [table.model() for table in first] == window.desk.models.groups


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


def test_garbage_is_swept_when_nothing_else_is_to_be_done(
    qapp: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    before = gc.get_threshold()
    monkeypatch.setattr(gc, "collect", lambda: done.append("collect"))
    monkeypatch.setattr(gc, "freeze", lambda: done.append("freeze"))
    sweeping = Sweeping()
    try:
        assert gc.get_threshold()[:2] == before[:2]
        assert gc.get_threshold()[2] > before[2]
        sweeping.sweep_soon()
        assert done == []
        qtbot.waitUntil(lambda: done == ["collect", "freeze"])
    finally:
        gc.set_threshold(*before)
