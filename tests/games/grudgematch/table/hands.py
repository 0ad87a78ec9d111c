"""A Grudge Match in the window, and what a player does at its table."""

from typing import Any
from unittest import mock

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.grudgematch.ai.players import make_player
from swallows_gui.games.grudgematch.table.desk import GrudgeDesk
from swallows_gui.games.grudgematch.words.outlook import COLOURS
from swallows_gui.session import Setup
from swallows_gui.ui.kit.privacy_screen import PrivacyScreen
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, wait

AT_REST = (Phase.ASKED, Phase.HELD, Phase.PAUSED, Phase.OVER, Phase.CURTAINED)


def people(*names: str) -> tuple[SeatChoice, ...]:
    return tuple(SeatChoice(name, COLOURS[at % 2], "", "") for at, name in enumerate(names))


def computers(*names: str) -> tuple[SeatChoice, ...]:
    return tuple(seat._replace(level="normal") for seat in people(*names))


def against_computer() -> tuple[SeatChoice, ...]:
    return (people("Kim", "Ottmar")[0], computers("Kim", "Ottmar")[1])


def begin(window: MainWindow, qtbot: QtBot, seats: tuple[SeatChoice, ...], seed: int = 3, **options: Any) -> GrudgeDesk:
    """A match with these seats and this seed, begun without its screen."""
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.game.begin("grudgematch", {"seats": 2, "take_back": "free", **options}, seats)
    wait(qtbot, lambda: window.game.laid is not None)
    return desk_of(window)


def desk_of(window: MainWindow) -> GrudgeDesk:
    assert isinstance(window.desk, GrudgeDesk)
    return window.desk


def until_rest(desk: GrudgeDesk, qtbot: QtBot) -> None:
    wait(qtbot, lambda: desk.controller.info.phase in AT_REST)


def press(desk: GrudgeDesk, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key, wherever the focus is in the table."""
    focus = desk.table.window().focusWidget()
    inside = focus is not None and desk.table.isAncestorOf(focus)
    QTest.keyClick(focus if inside else desk.table, key, modifier)


def click_space(desk: GrudgeDesk, space: int) -> None:
    """The mouse on a space of the field."""
    field = desk.table.field
    point = field.plan.middle(space).toPoint()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(point.x(), point.y()))


def play_well(desk: GrudgeDesk) -> None:
    """One decision of whoever is asked, as the computer would make it."""
    seat = desk.controller.info.actor
    assert seat is not None
    action = make_player("normal", seat, 1).choose(desk.session.view(seat))
    desk.controller.do([action])


def play_to(desk: GrudgeDesk, qtbot: QtBot, *steps: str) -> None:
    """Let everybody play as the computer would until one of these steps is asked of a person."""
    until_rest(desk, qtbot)
    for _move in range(400):
        if desk.controller.curtained:
            click(button(desk.shell.frame.findChildren(PrivacyScreen)[-1], "show my cards"))
        elif desk.controller.view.step in steps and desk.controller.info.actor is not None:
            return
        else:
            assert not desk.session.over, "the match is over before"
            play_well(desk)
        until_rest(desk, qtbot)
    raise AssertionError(f"none of {steps} was asked")
