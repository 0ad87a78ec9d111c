"""Matches between computer seats, played in a process of their own while the window goes on."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from swallows_gui.catalogue.plain_files import beginning
from swallows_gui.competition.playing import play_alone
from swallows_gui.records.write import lock_path

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from swallows_gui.session import Setup

LOOK: Final = 100
"""Milliseconds between two looks whether the match is over."""
STILL: Final = 1200
"""So many looks without a move, and the process stands still: it was stopped, or hangs. No move takes two minutes."""
NICE: Final = 5
"""How much the process stands back behind the window, where processes have such a rank."""

_RECORD: Final = b'{"line":"header"'
"""How every record begins."""


class MatchProcess(QObject):
    """Plays one match at a time in a process of its own. A cancelled match, or one whose process fails, leaves no
    record."""

    over = Signal(object)
    """The path of the record of a match that has been played to its end."""
    failed = Signal()
    """The match could not be played."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._path = Path()
        self._size = 0
        """Of the record, bytes, at the last look."""
        self._still = 0
        """Looks since it has grown."""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether a match is being played."""
        return self._process is not None

    def play(self, match: Setup, path: Path) -> None:
        """Play a match of AI seats, writing its record to `path`."""
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=play, args=(match, path), name="swallows match", daemon=True)
        self._path, self._size, self._still = path, 0, 0
        try:
            process.start()
        except OSError:
            self.failed.emit()
            return
        self._process = process
        self._timer.start()

    def call_off(self) -> None:
        """Cancel the match; it can be played again from its seed."""
        if self._process is not None:
            self._process.kill()
            self._end()
            self._clear_away()

    def _look(self) -> None:
        process = self._process
        if process is None:
            return
        if process.is_alive():
            if not self._stands_still():
                return
            process.kill()
            process.join()
        sound = process.exitcode == 0
        self._end()
        if sound:
            self.over.emit(self._path)
        else:
            self._clear_away()
            self.failed.emit()

    def _stands_still(self) -> bool:
        """Whether the record has not grown for long; time in which the computer slept does not count."""
        try:
            size = self._path.stat().st_size
        except OSError:
            size = 0
        self._still = self._still + 1 if size == self._size else 0
        self._size = size
        return self._still > STILL

    def _end(self) -> None:
        self._timer.stop()
        if self._process is not None:
            self._process.join()
            self._process.close()
            self._process = None

    def _clear_away(self) -> None:
        """Delete the unfinished record, unless another program has replaced it."""
        with contextlib.suppress(OSError):
            if beginning(self._path, len(_RECORD)) == _RECORD:
                self._path.unlink()
        with contextlib.suppress(OSError):
            lock_path(self._path).unlink()


def play(match: Setup, path: Path) -> None:
    """The process's main function: it exits with 0 when the record is complete."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's business
    if hasattr(os, "nice"):
        os.nice(NICE)
    play_alone(match, path)
