"""Runs long work in pieces of a few milliseconds, one a turn of the event loop.

One queue serves the whole application, so that two long pieces never fall into one turn; clicks, keys and painting go
between them. Idle work, such as loading what is needed later, waits for everything else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from swallows_gui.ui.kit.clock import clock

BUDGET = 0.008
"""Seconds of work after which the rest waits for the next turn."""
BREATH = 1
"""Milliseconds between two turns with work."""
PAUSE = 15
"""Milliseconds between two pieces of idle work."""


class Work:
    """Work in pieces; what is left is dropped with its owner."""

    def __init__(self, owner: QObject, pieces: Iterator[object]) -> None:
        self._owner = owner
        self._pieces = pieces
        self._doing = False
        self._dropped = False

    @property
    def over(self) -> bool:
        """Whether no piece is left."""
        return self._dropped or not isValid(self._owner)

    def step(self) -> None:
        """Do the next piece."""
        if self._doing or self.over:
            return
        self._doing = True
        try:
            next(self._pieces)
        except StopIteration:
            self._dropped = True
        except BaseException:
            self._dropped = True
            raise
        finally:
            self._doing = False

    def finish(self) -> None:
        """Do all remaining pieces now. Ignored if called from within a piece."""
        while not self.over and not self._doing:
            self.step()

    def drop(self) -> None:
        """Drop the remaining pieces."""
        self._dropped = True


class IdleQueue(QObject):
    """Runs work in pieces; its timer stops while there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._due: deque[Work] = deque()
        self._idle: deque[Work] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next_turn)

    def take(self, owner: QObject, pieces: Iterator[object]) -> Work:
        """Do these pieces as soon as possible, after earlier work."""
        work = Work(owner, pieces)
        self._due.append(work)
        self._timer.start(BREATH)
        return work

    def take_idle(self, owner: QObject, pieces: Iterator[object]) -> Work:
        """Do these pieces, one a turn of the event loop, while there is no other work and no animation."""
        work = Work(owner, pieces)
        self._idle.append(work)
        if not self._timer.isActive():
            self._timer.start(PAUSE)
        return work

    @property
    def busy(self) -> bool:
        """Whether there is work that is not idle work."""
        return _first(self._due) is not None

    @property
    def waiting(self) -> bool:
        """Whether there is any work, idle or not."""
        return self.busy or _first(self._idle) is not None

    def _next_turn(self) -> None:
        until = perf_counter() + BUDGET
        worked = False
        while perf_counter() < until and (work := _first(self._due)) is not None:
            worked = True
            work.step()
        if not worked and not clock().busy and (work := _first(self._idle)) is not None:
            work.step()
        if self.busy:
            self._timer.start(BREATH)
        elif _first(self._idle) is not None:
            self._timer.start(PAUSE)
        else:
            self._timer.stop()


def _first(row: deque[Work]) -> Work | None:
    """The first unfinished work of a queue; finished work is removed."""
    while row and row[0].over:
        row.popleft()
    return row[0] if row else None


_idle_queue: IdleQueue | None = None


def idle_queue() -> IdleQueue:
    """The application's only queue."""
    global _idle_queue
    if _idle_queue is None or not isValid(_idle_queue):
        _idle_queue = IdleQueue()
    return _idle_queue
