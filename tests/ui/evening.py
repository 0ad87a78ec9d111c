"""Several people at one screen who watch everything that moves: time passes by hand, so that no test waits for it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of
from tests.ui.mouse import MousePlayer

STEP = 0.6
"""Seconds that pass between two looks at the window."""


@contextmanager
def time_by_hand(pace: str) -> Iterator[None]:
    """At a pace, with motion; beats and motions go on while somebody waits for a question."""
    settings().change(pace=pace, reduced_motion=False)
    clock().by_hand()
    try:
        yield
    finally:
        clock().by_itself()


class Spectator(MousePlayer):
    """Waits until all that has happened has been shown, then decides."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int) -> None:
        super().__init__(window, qtbot, seed)

    def wait_for_question(self) -> None:
        self.qtbot.waitUntil(self._is_asked)
        QApplication.processEvents()  # what is asked is said in the next turn

    def _is_asked(self) -> bool:
        controller, talk = controller_of(self.window), self.window.talk
        assert talk is not None
        clock().pass_time(STEP)
        if controller.scene == "bets" and desk_of(self.window).screen("bets").stamp.word is not None:  # type: ignore[attr-defined]
            return False
        asked = talk.curtain.closed or controller.info.phase in ("asked", "held") or controller.scene == "payout"
        return asked and not idle_queue().busy
