"""How steadily the window's event loop turns: where it stood still, for how long, and with how much work of its own."""

from __future__ import annotations

import faulthandler
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

BEAT = 0.1
"""Seconds."""
STILL = 0.35
"""Seconds without a turn from which it is told."""
LOOKED_AT = 0.5
"""Seconds without a turn after which the stack is written down."""


class Pulse(QObject):
    """Beats as long as the event loop turns, in the loops of dialogs as well."""

    beaten = Signal()

    def __init__(self, stacks: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._stacks = stacks.open("w+", encoding="utf-8")
        faulthandler.register(signal.SIGALRM, self._stacks, all_threads=False)  # in this thread, where it is safe
        self._read = 0
        self._slow: list[dict[str, Any]] = []
        self._held = (0.0, 0.0)
        self._last = time.monotonic(), time.thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start(round(BEAT * 1000))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Work of the trial itself, which does not count."""
        wall, work = time.monotonic(), time.thread_time()
        try:
            yield
        finally:
            self._held = (self._held[0] + time.monotonic() - wall, self._held[1] + time.thread_time() - work)

    def told(self) -> list[dict[str, Any]]:
        """Where it has stood still since this was asked last: seconds, seconds of own work, load, stack."""
        told, self._slow = self._slow, []
        return told

    def _beat(self) -> None:
        now, work = time.monotonic(), time.thread_time()
        still = now - self._last[0] - BEAT - self._held[0]
        own = work - self._last[1] - self._held[1]
        stack = self._stack()
        if still > STILL:
            load = os.getloadavg()[0]
            self._slow.append({"still": round(still, 2), "work": round(own, 2), "load": round(load, 1), "stack": stack})
        self._last, self._held = (now, work), (0.0, 0.0)
        self.beaten.emit()
        signal.setitimer(signal.ITIMER_REAL, LOOKED_AT)

    def _stack(self) -> str:
        """What has been written down since the last beat."""
        size = os.fstat(self._stacks.fileno()).st_size
        if size == self._read:
            return ""
        self._stacks.seek(self._read)
        text = self._stacks.read()
        self._read = size
        return text
