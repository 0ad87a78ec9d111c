"""A match of Tactics Board in the window, and what a player does at its table."""

from collections.abc import Callable
from typing import Any
from unittest import mock

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.tactics_board.ai.greedy import greedy
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.table.desk import BoardDesk
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
    return tuple(seat._replace(level="easy") for seat in people(*names))


def begin(window: MainWindow, qtbot: QtBot, seats: tuple[SeatChoice, ...], seed: int = 3, **options: Any) -> BoardDesk:
    """A match with these seats and this seed, begun without its screen."""
    settings = {"seats": len(seats), "half": 15, "draw": "stands", "take_back": "free", **options}
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.game.begin("tactics_board", settings, seats)
    wait(qtbot, lambda: window.game.laid is not None)
    return desk_of(window)


def desk_of(window: MainWindow) -> BoardDesk:
    assert isinstance(window.desk, BoardDesk)
    return window.desk


def until_rest(desk: BoardDesk, qtbot: QtBot) -> None:
    wait(qtbot, lambda: desk.controller.info.phase in AT_REST)


def press(desk: BoardDesk, key: Qt.Key) -> None:
    """A key, wherever the focus is in the table."""
    focus = desk.table.window().focusWidget()
    QTest.keyClick(focus if focus is not None and desk.table.isAncestorOf(focus) else desk.table, key)


def click_square(desk: BoardDesk, square: int) -> None:
    """A click into the middle of a square, the pointer moved there before."""
    board = desk.table.pitch
    at: QPoint = board.plan.at(square).toPoint()
    QTest.mouseMove(board, at)
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def good_choice(desk: BoardDesk) -> int:
    """What a plain player would do."""
    return greedy(desk.controller.view.open.copy())


def play_to(
    desk: BoardDesk, qtbot: QtBot, step: str, suits: Callable[[TacticsBoardView], bool] = lambda _view: True
) -> None:
    """Play on as a plain player would until a step is asked that suits."""
    until_rest(desk, qtbot)
    while not (desk.controller.view.step == step and suits(desk.controller.view)):
        assert not desk.session.over, "the match is over before"
        desk.controller.do([good_choice(desk)])
        until_rest(desk, qtbot)
