"""What a player does at the window: clicks and keys, and nothing else."""

from collections.abc import Callable
from contextlib import nullcontext
from unittest import mock

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.desk import Desk
from swallows_gui.games.swallows.table.replay_desk import SwallowsReplay
from swallows_gui.session import Setup
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
from swallows_gui.ui.shell.main_window import MainWindow


def desk_of(window: MainWindow) -> Desk:
    """The running game."""
    assert isinstance(window.desk, Desk)
    return window.desk


def half_of(replay: ReplayScreen) -> SwallowsReplay:
    """The game's half of a replay."""
    assert isinstance(replay.desk, SwallowsReplay)
    return replay.desk


def controller_of(window: MainWindow) -> GameController:
    """Its controller."""
    return desk_of(window).controller


def click(widget: QWidget) -> None:
    """Click the middle of a widget that can be seen and used."""
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_row(view: QAbstractItemView, index: QModelIndex, *, double: bool = False) -> None:
    """Click a row of a view where it lies."""
    view.scrollTo(index)
    point = view.visualRect(index).center()
    press = QTest.mouseDClick if double else QTest.mouseClick
    press(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


def wait(qtbot: QtBot, until: Callable[[], bool]) -> None:
    """Let the window run until something is so and nothing is left to be laid out."""
    qtbot.waitUntil(lambda: until() and not idle_queue().busy)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Let the window run until the screen that was asked for is there as a whole, painted and laid out."""
    QApplication.processEvents()  # what is new is shown in the next turn
    wait(qtbot, window.updatesEnabled)
    QApplication.processEvents()


def button(parent: QWidget, text: str) -> QAbstractButton:
    """The visible button that says `text`."""
    found = [each for each in parent.findChildren(QAbstractButton) if each.isVisible() and text in each.text()]
    assert found, f"no button says {text!r}: {[b.text() for b in parent.findChildren(QAbstractButton)]}"
    return found[0]


def start_friendly(window: MainWindow, qtbot: QtBot, seed: int | None = None) -> None:
    """Two clicks from the start screen; with a seed the friendly is the one that this seed deals."""
    window.start.choose("swallows")
    QApplication.processEvents()  # new buttons are shown in the next turn
    click(window.start.start_buttons["friendly"])
    with mock.patch.object(Setup, "drawn_seed", return_value=seed) if seed is not None else nullcontext():
        click(window.navigation.screens["friendly"].start_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: window.desk is not None and controller_of(window).info.phase in ("asked", "held", "over"))
