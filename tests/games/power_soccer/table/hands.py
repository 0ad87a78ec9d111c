"""A match of Power Soccer in the window, and what a player does at its table."""

from typing import Any
from unittest import mock

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.power_soccer.table.desk import PowerDesk
from swallows_gui.session import Setup
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import wait

AT_REST = (Phase.ASKED, Phase.HELD, Phase.PAUSED, Phase.OVER)


def people(*names: str) -> tuple[SeatChoice, ...]:
    return tuple(SeatChoice(name, SEAT_COLOURS[at % 2], "", "") for at, name in enumerate(names))


def computers(*names: str) -> tuple[SeatChoice, ...]:
    return tuple(seat._replace(level="normal") for seat in people(*names))


def begin(window: MainWindow, qtbot: QtBot, seats: tuple[SeatChoice, ...], seed: int = 3, **options: Any) -> PowerDesk:
    """A match with these seats and this seed, begun without its screen."""
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.game.begin("power_soccer", {"seats": len(seats), "take_back": "free", **options}, seats)
    wait(qtbot, lambda: window.game.laid is not None)
    return desk_of(window)


def desk_of(window: MainWindow) -> PowerDesk:
    assert isinstance(window.desk, PowerDesk)
    return window.desk


def until_rest(desk: PowerDesk, qtbot: QtBot) -> None:
    wait(qtbot, lambda: desk.controller.info.phase in AT_REST)


def press(desk: PowerDesk, key: Qt.Key) -> None:
    """A key, wherever the focus is in the table."""
    focus = desk.table.window().focusWidget()
    QTest.keyClick(focus if focus is not None and desk.table.isAncestorOf(focus) else desk.table, key)


def play_to(desk: PowerDesk, qtbot: QtBot, step: str, least: int = 0) -> None:
    """Roll until a step is asked, with so many points at least."""
    until_rest(desk, qtbot)
    while not (desk.controller.view.step == step and desk.controller.view.points >= least):
        assert not desk.session.over, "the match is over before"
        desk.controller.do(desk.controller.info.legal.actions[:1])
        until_rest(desk, qtbot)
