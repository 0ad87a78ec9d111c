"""Shows the events of one push one after the other, each as long as its motion and a look at it take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from swallows_gui.models.names import Event
from swallows_gui.ui.kit.clock import Pause, clock, tempo

MOMENTS: dict[str, tuple[float, float]] = {
    "match_started": (0.0, 0.5),
    "period_started": (0.9, 0.2),
    "attack_played": (0.9, 0.3),
    "modifier_played": (0.5, 0.2),
    "defence_played": (1.1, 0.2),
    "die_rolled": (1.8, 0.25),
    "total_changed": (1.2, 0.3),
    "die_changed": (1.8, 0.3),
    "die_left": (0.9, 0.1),
    "effect": (0.7, 0.1),
    "area_ruled": (0.6, 0.3),
    "awarded": (0.8, 0.3),
    "goal": (1.3, 0.6),
    "saved": (0.9, 0.4),
    "missed": (0.9, 0.4),
    "sent_off": (1.7, 0.3),
    "injured": (1.2, 0.2),
    "cards_stolen": (0.9, 0.1),
    "cards_discarded": (0.8, 0.1),
    "cards_returned": (0.7, 0.1),
    "cards_drawn": (0.7, 0.1),
    "declined": (0.0, 0.3),
    "match_ended": (0.9, 0.6),
}
"""Seconds at pace normal: the motion an event is told by, and a look at what it brought. The others pass at once."""


EMBLEMS = {"shield": "shield", "silence_referee": "hush", "extra_attack": "again"}
"""The sign of what a red brings where neither cards nor die nor ball tell of it."""


def tells_of_itself(event: Event) -> bool:
    """Whether an effect is shown by an emblem; a demand that lapsed is not."""
    return event.get("type") == "effect" and event.get("what") in EMBLEMS and not event.get("lapsed")


def showing_ms(events: Iterable[Event], beat_ms: int) -> int:
    """Milliseconds that showing events takes where decisions come every `beat_ms`; at least one beat, 0 without one.

    Only their kinds count, which everybody knows: no pause tells a secret (S5.13).
    """
    return max(beat_ms, sum(_moment_ms(event, beat_ms) for event in events)) if beat_ms > 0 else 0


def _moment_ms(event: Event, beat_ms: int) -> int:
    kind = str(event.get("type"))
    motion, look = MOMENTS.get(kind, (0.0, 0.0))
    if kind == "effect" and not tells_of_itself(event) and event.get("what") != "cancel":
        return 0
    if kind == "cards_returned" and event.get("by") is None:
        motion = 0.0
    return round(1000 * motion * tempo(beat_ms) + look * beat_ms)


class Presenter(QObject):
    """Emits `moment` for every event in its turn and `finished` after the last; `finish` hurries."""

    moment = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: list[Event] = []
        self._beat = 0
        self._pause: Pause | None = None
        self.running = False

    def play(self, events: Sequence[Event], beat_ms: int) -> None:
        """Show `events` where decisions come every `beat_ms`; with 0 at once. What still runs is finished first."""
        self.finish()
        self._queue = list(events)
        self._beat = beat_ms
        self.running = True
        self._next()

    @property
    def hurried(self) -> bool:
        """Whether what is left is shown in one go: only the state after it will be seen."""
        return self._beat == 0

    def finish(self) -> None:
        """Show all that is left, now."""
        if not self.running:
            return
        self._end_pause()
        self._beat = 0
        self._next()

    def drop(self) -> None:
        """Forget what is left."""
        self._end_pause()
        self._queue.clear()
        self.running = False

    def _end_pause(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _next(self) -> None:
        while self._queue:
            event = self._queue.pop(0)
            self.moment.emit(event)
            wait = _moment_ms(event, self._beat)
            if wait > 0 and self.running:
                self._pause = clock().wait(self, wait / 1000, self._next)
                return
        if self.running:
            self.running = False
            self.finished.emit()
