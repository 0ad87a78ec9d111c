"""Somebody who plays any game of the house: answers whatever is asked by lot, and opens curtains with the PIN."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import wait

STOPS = (Phase.ASKED, Phase.HELD, Phase.OVER, Phase.CURTAINED)


class Anybody:
    """Plays the running game of a window; `pins` by seat."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int = 3, pins: Sequence[str] = ()) -> None:
        self.window, self._qtbot = window, qtbot
        self._pins, self._lot = pins, random.Random(seed)

    @property
    def controller(self) -> GameController:
        """Of the running game."""
        assert self.window.desk is not None
        return self.window.desk.controller

    def wait(self) -> None:
        """Until something is asked of a person."""
        laid = self.window.game
        wait(self._qtbot, lambda: laid.laid is not None and laid.laid.controller.info.phase in STOPS)

    def open_curtain(self, pin: str | None = None) -> None:
        """Whoever the curtain waits for opens it; or tries to, with another PIN than the own one."""
        assert self.window.talk is not None
        curtain, seat = self.window.talk.curtain, self.controller.presenter.now.curtain_for
        assert seat is not None
        if self.controller.session.has_pin(seat):
            QTest.keyClicks(curtain._pin, self._pins[seat] if pin is None else pin)
        QTest.mouseClick(curtain._open, Qt.MouseButton.LeftButton)

    def decide(self) -> None:
        """One decision, or a nod."""
        controller = self.controller
        if controller.curtained:
            self.open_curtain()
        elif choices := controller.info.legal.actions:
            controller.do([self._lot.choice(choices)])
        else:
            controller.go_on()

    def play_until(self, so: Callable[[], bool], most: int = 400) -> None:
        """Decide until something is so."""
        for _decision in range(most):
            self.wait()
            if so():
                return
            assert not self.controller.session.over
            self.decide()
        raise AssertionError("it never came to that")

    def to_curtain(self, seat: int | None = None) -> None:
        """Play until the curtain waits: for a seat."""
        self.play_until(lambda: self.controller.curtained and seat in (None, self.controller.presenter.now.curtain_for))
