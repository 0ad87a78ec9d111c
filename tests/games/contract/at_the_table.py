"""A short game of any kind in the window, what people do at its table, and what stands there to be read."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple
from unittest import mock

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.lab.game_lab import lab_of
from swallows_gui.session import Setup
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.contract.whole import NAMES, entries
from tests.ui.hands import click, wait
from tests.ui.mouse import MousePlayer

AT_REST: Final = (Phase.ASKED, Phase.HELD, Phase.PAUSED, Phase.OVER, Phase.CURTAINED)
WITH_CHOICES: Final[dict[str, dict[str, Any]]] = {"power_soccer": {"dice": 2}}
"""What a short game is played with so that people have something to choose."""


def begin(window: MainWindow, qtbot: QtBot, game: str, *levels: str, **more: Any) -> GameUi:
    """A short game of seats of these levels, "" for people, begun without its screen, up to the first question."""
    lab = lab_of(game)
    options = {
        **lab.options(),
        **lab.short,
        **WITH_CHOICES.get(game, {}),
        "seats": len(levels),
        "take_back": "free",
        **more,
    }
    seats = tuple(SeatChoice(NAMES[at], SEAT_COLOURS[at], level, "") for at, level in enumerate(levels))
    with mock.patch.object(Setup, "drawn_seed", return_value=3):
        window.game.begin(game, options, seats)
    return laid(window, qtbot)


def laid(window: MainWindow, qtbot: QtBot) -> GameUi:
    """The running game, once it stands there and asks."""
    wait(qtbot, lambda: window.game.laid is not None)
    until_rest(window, qtbot)
    return desk_of(window)


def desk_of(window: MainWindow) -> GameUi:
    assert window.desk is not None
    return window.desk


def until_rest(window: MainWindow, qtbot: QtBot) -> None:
    controller = desk_of(window).controller
    wait(qtbot, lambda: controller.curtained or controller.info.phase in AT_REST)


def until_asked(window: MainWindow, qtbot: QtBot) -> None:
    """Until somebody who sits before the open curtain is asked, or all is over: whoever is waited for nods."""
    until_rest(window, qtbot)
    controller = desk_of(window).controller
    while controller.curtained or controller.info.phase is Phase.HELD:
        if controller.curtained:
            open_curtain(window)
        elif not desk_of(window).session.over:
            controller.go_on()
        else:
            return
        until_rest(window, qtbot)


def open_curtain(window: MainWindow) -> None:
    """Whoever the curtain waits for opens it."""
    assert window.talk is not None
    curtain = window.talk.curtain
    click(next(each for each in curtain.findChildren(PosterButton) if each.isVisible()))


def decide(window: MainWindow, qtbot: QtBot, number: int = 0) -> None:
    """Whoever is asked does one of all that may be done; when all is over, nothing."""
    until_asked(window, qtbot)
    desk = desk_of(window)
    seat = desk.session.to_move
    if seat is not None:
        asked = entries(desk.session.view(seat).asked)
        desk.controller.do([asked[number % len(asked)]])
        until_rest(window, qtbot)


class Written(NamedTuple):
    """What a widget says."""

    kind: str
    text: str
    name: str
    tip: str


def written(root: QWidget) -> list[Written]:
    """What can be read below a widget, and by what a screen reader finds it."""
    return [
        Written(type(each).__name__, _text_of(each), each.accessibleName(), each.toolTip())
        for each in root.findChildren(QWidget)
        if each.isVisibleTo(root)
    ]


def _text_of(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""


# By mouse


def _power_soccer(window: MainWindow, qtbot: QtBot) -> None:
    table: Any = desk_of(window).table
    faces = [tile for tile in table.faces.tiles if tile.isVisible() and tile.offered]
    click(table.roll if table.roll.isVisible() else faces[0])


def _grudgematch(window: MainWindow, qtbot: QtBot) -> None:
    table: Any = desk_of(window).table
    choices, story = table.choices, table.story
    if choices.spaces:
        click_at(table.field, table.field.plan.middle(next(iter(choices.spaces))).toPoint())
    elif choices.men and table.picked < 0 and "done" in choices.plain and story.turn % 3:
        click(table.answers.pass_by)
    elif choices.men:
        click_at(table.field, table.field.plan.middle(story.men[next(iter(choices.men))]).toPoint())
    elif choices.aims:
        towards = table.view.board.towards[story.ball]
        to = next((towards[each] for each in choices.aims if towards[each] >= 0), -1)
        if to < 0:
            QTest.keyClick(table, Qt.Key.Key_8, Qt.KeyboardModifier.KeypadModifier)
        else:
            click_at(table.field, table.field.plan.middle(to).toPoint())
    elif table.answers.play_card.isVisible():
        click(next(tile for tile in table.cards.tiles if tile.held is not None and tile.held.playable))
        click(table.answers.play_card)
    else:
        click(table.answers.pass_by)


def _tactics_board(window: MainWindow, qtbot: QtBot) -> None:
    table: Any = desk_of(window).table
    choosing = table.choosing
    if choosing is None or not choosing.targets.all:
        click(next(each for each in table.primary_buttons() if each.isVisible() and each.isEnabled()))
        return
    if choosing.targets.pickable and choosing.picked < 0:
        pawn = choosing.targets.pickable[0]
        click_at(table.pitch, table.pitch.plan.at(desk_of(window).controller.view.squares[pawn]).toPoint())
        if table.choosing is None or table.choosing.picked != pawn:
            return
    targets = table.choosing.targets.all
    wanted = next((each for each in targets if each.pawn == table.choosing.picked), targets[-1])
    click_at(table.pitch, table.pitch.plan.at(wanted.square).toPoint())


def _final_whistle(window: MainWindow, qtbot: QtBot) -> None:
    table: Any = desk_of(window).table
    if table.plate.done.isVisible():
        click(table.plate.done)
    elif table.view.step in ("card", "further"):
        click(table.hand_row.cards[0])
    else:
        who = table.candidates()[0]
        men = (man for man in table.hand_row.men if man.isVisible() and man.look is not None and man.look.man == who[1])
        click(table.pitch.tiles.get(who) or next(men))


def _swallows(window: MainWindow, qtbot: QtBot) -> None:
    MousePlayer(window, qtbot, desk_of(window).session.n).decide()


def _dice(window: MainWindow, qtbot: QtBot) -> None:
    click(next(each for each in desk_of(window).table.buttons.values() if each.isEnabled()))  # type: ignore[attr-defined]


BY_MOUSE: Final[dict[str, Callable[[MainWindow, QtBot], None]]] = {
    "swallows": _swallows,
    "power_soccer": _power_soccer,
    "grudgematch": _grudgematch,
    "tactics_board": _tactics_board,
    "final_whistle": _final_whistle,
    "dice": _dice,
}
"""One decision of whoever is asked, by mouse alone."""


def click_at(widget: QWidget, point: QPoint) -> None:
    """The mouse goes to a point of a widget and presses there."""
    QTest.mouseMove(widget, point)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
