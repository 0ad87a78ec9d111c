"""Shows the events of one push one after the other, in the time the pace leaves for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

WEIGHTS = {
    "attack_played": 3,
    "defence_played": 3,
    "die_rolled": 4,
    "total_changed": 2,
    "die_changed": 3,
    "die_left": 1,
    "area_ruled": 2,
    "awarded": 2,
    "goal": 4,
    "saved": 3,
    "missed": 3,
    "sent_off": 3,
    "injured": 2,
    "match_started": 2,
    "period_started": 2,
    "match_ended": 3,
}
"""How long each event is to be seen, in shares of the time there is; the others pass at once."""

FULL = 12
"""Shares that fill a beat; fewer are shown in less time, more are shown faster."""


class Presenter(QObject):
    """Emits `moment` for every event in its turn and `finished` after the last; `finish` hurries."""

    moment = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: list[Mapping[str, Any]] = []
        self._share = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.running = False

    def play(self, events: Sequence[Mapping[str, Any]], budget: int) -> None:
        """Show `events` within about `budget` milliseconds; with 0 at once. What still runs is finished first."""
        self.finish()
        self._queue = list(events)
        shares = sum(WEIGHTS.get(str(event.get("type")), 0) for event in events)
        self._share = budget / max(shares, FULL)
        self.running = True
        self._next()

    @property
    def hurried(self) -> bool:
        """Whether what is left is shown in one go: only the state after it will be seen."""
        return self._share == 0

    def finish(self) -> None:
        """Show all that is left, now."""
        if not self.running:
            return
        self._timer.stop()
        self._share = 0.0
        self._next()

    def drop(self) -> None:
        """Forget what is left."""
        self._timer.stop()
        self._queue.clear()
        self.running = False

    def _next(self) -> None:
        while self._queue:
            event = self._queue.pop(0)
            self.moment.emit(event)
            wait = round(self._share * WEIGHTS.get(str(event.get("type")), 0))
            if wait > 0:
                self._timer.start(wait)
                return
        if self.running:
            self.running = False
            self.finished.emit()
