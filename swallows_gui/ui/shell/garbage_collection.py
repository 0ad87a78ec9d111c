"""Runs Python's garbage collection when the window is idle, never while Qt paints, lays out or handles an event.

Automatic collection runs at any allocation. If it then deletes a Qt object that Qt is using, the program crashes; and a
full collection blocks the window for 16 ms at the start screen and 70 ms in the third game. So the automatic collector
is switched off. Young objects are collected between two turns of the event loop (usually 1 ms, at most 6); everything
is collected when a game or a replay has been closed.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QThread

from swallows_gui.ui.kit.face_cache import clear_all
from swallows_gui.ui.kit.idle_queue import idle_queue

if TYPE_CHECKING:
    from swallows_gui.ui.shell.main_window import MainWindow

SELDOM = 500
"""So many collections of the middle-aged before everything is looked through after all: in about 100 tournaments."""
MANY = 100_000
"""Young objects that may pile up while a dialog is open: below it stands the click that opened it. A turn makes 5,000,
or 70,000 when it reads the record of a whole tournament."""


class Gathering(QObject):
    """Replaces Python's automatic garbage collection in this process; collects young objects between turns of the event
    loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._gather)

    def _gather(self) -> None:
        """Collect young objects; the event loop is about to wait, so Qt is using no object."""
        young, middle, old = gc.get_count()
        many, several, _ever = gc.get_threshold()
        if young <= many or (young < MANY and QThread.currentThread().loopLevel() > 1):
            return
        gc.collect(2 if old > SELDOM else 1 if middle > several else 0)


class GarbageCollection(QObject):
    """Collects everything, and drops painted cards, after a game or a replay is closed. Objects alive while neither is
    open are kept permanently and never scanned again."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.game.gone.connect(self.sweep_soon)
        window.navigation.replay_gone.connect(self.sweep_soon)

    def sweep_soon(self) -> None:
        """Collect everything when the window is idle."""
        idle_queue().take_idle(self, self._swept())

    def keep_soon(self) -> None:
        """Mark present objects as permanent when the window is idle."""
        idle_queue().take_idle(self, self._kept())

    def _swept(self) -> Iterator[None]:
        for generation in range(3):  # what is young first, so that looking through everything takes less in one piece
            gc.collect(generation)
            yield
        self._keep()
        yield
        if not self._playing:
            clear_all()
        _give_back()
        yield

    def _kept(self) -> Iterator[None]:
        self._keep()
        yield

    def _keep(self) -> None:
        if not self._playing:
            gc.freeze()

    @property
    def _playing(self) -> bool:
        """Whether a game or a replay is open."""
        return self._window.game.laid is not None or self._window.navigation.replay is not None


def _give_back() -> None:
    """Return freed memory to the system where the C library keeps it: 18 to 20 MB a tournament."""
    import ctypes

    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # not every C library can
            ctypes.CDLL(None).malloc_trim(0)
