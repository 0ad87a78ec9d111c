"""A match of Final Whistle in the window, and what a player does at its table."""

from typing import Any
from unittest import mock

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.rules.actions import DONE
from swallows_gui.games.final_whistle.table.desk import FinalDesk
from swallows_gui.games.final_whistle.table.man_paint import COLOURS
from swallows_gui.session import Setup
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, wait

AT_REST = (Phase.ASKED, Phase.HELD, Phase.PAUSED, Phase.OVER, Phase.CURTAINED)
FIRST = {"squads": "first", "decks": "first", "extra_time": "never"}


def seats(*levels: str) -> tuple[SeatChoice, ...]:
    """Kim and Ottmar; "" is a person."""
    return tuple(
        SeatChoice(name, colour, level, "")
        for name, colour, level in zip(("Kim", "Ottmar"), COLOURS, levels, strict=True)
    )


def begin(window: MainWindow, qtbot: QtBot, *levels: str, seed: int = 3, **options: Any) -> FinalDesk:
    """A match with these seats and this seed, begun without its screen."""
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.game.begin("final_whistle", {"seats": 2, "take_back": "free", **FIRST, **options}, seats(*levels))
    wait(qtbot, lambda: window.game.laid is not None)
    return desk_of(window)


def desk_of(window: MainWindow) -> FinalDesk:
    assert isinstance(window.desk, FinalDesk)
    return window.desk


def until_rest(desk: FinalDesk, qtbot: QtBot) -> None:
    wait(qtbot, lambda: desk.controller.info.phase in AT_REST)


def open_curtain(window: MainWindow, desk: FinalDesk, qtbot: QtBot) -> None:
    """Whoever the curtain waits for opens it."""
    assert window.talk is not None
    curtain = window.talk.curtain
    click(next(each for each in curtain.findChildren(PosterButton) if each.isVisible()))
    wait(qtbot, lambda: not desk.controller.curtained)
    until_rest(desk, qtbot)


def press(desk: FinalDesk, key: Qt.Key) -> None:
    """A key, wherever the focus is in the table."""
    focus = desk.table.window().focusWidget()
    QTest.keyClick(focus if focus is not None and desk.table.isAncestorOf(focus) else desk.table, key)


def answer_plainly(desk: FinalDesk) -> None:
    """Nothing more where that may be said, else the first choice."""
    choices, done = desk.controller.info.legal.actions, desk.controller.info.own(DONE)
    desk.controller.do([done] if done in choices else choices[:1])


def play_to(desk: FinalDesk, qtbot: QtBot, step: str) -> None:
    """Answer with the first choice until a step is asked of a person."""
    until_rest(desk, qtbot)
    while desk.controller.view.step != step:
        assert not desk.session.over, "the match is over before"
        assert not desk.controller.curtained, "with one person there is no curtain"
        answer_plainly(desk)
        until_rest(desk, qtbot)
