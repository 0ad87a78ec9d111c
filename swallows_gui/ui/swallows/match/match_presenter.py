"""Shows the events of one push one after the other, each as long as its motion and a look at it take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from swallows_gui.models.swallows.names import Event
from swallows_gui.ui.kit.clock import Pause, clock, tempo
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.swallows.pitch.pitch_motion import CARD_FLIGHT, PUSHED, SHOT, TURNING, WRITING

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
    "match_ended": (0.9, 2.0),
}
"""Seconds at pace normal: the motion an event is told by, and a look at what it brought. The others pass at once."""

ARRIVALS: dict[str, float] = {
    "attack_played": CARD_FLIGHT,
    "modifier_played": CARD_FLIGHT,
    "defence_played": CARD_FLIGHT,
    "die_rolled": TUMBLE + WRITING,
    "total_changed": TURNING,
    "die_changed": PUSHED + TURNING,
    "effect": 0.3,
    "area_ruled": 0.3,
    "goal": SHOT,
    "saved": SHOT,
    "missed": SHOT,
    "sent_off": 0.8,
    "injured": 0.55,
    "cards_stolen": 0.6,
    "cards_discarded": 0.6,
    "cards_returned": 0.6,
    "cards_drawn": 0.6,
    "match_ended": 0.9,
}
"""Seconds at pace normal until an event's motion has brought what it tells of; the others tell it at once."""


WHISTLE = "match_ended"
"""The event that ends a match."""

EMBLEMS = {"shield": "shield", "silence_referee": "hush", "extra_attack": "again"}
"""The sign of what a red brings where neither cards nor die nor ball tell of it."""


def tells_of_itself(event: Event) -> bool:
    """Whether an effect is shown by an emblem; a demand that lapsed is not."""
    return event.get("type") == "effect" and event.get("what") in EMBLEMS and not event.get("lapsed")


def showing_ms(events: Iterable[Event], beat_ms: int) -> int:
    """Milliseconds that showing events takes where decisions come every `beat_ms`; at least one beat, 0 without one.

    Only their kinds count, which everybody knows: no pause tells a secret (S5.13).
    """
    return max(beat_ms, telling_ms(events, beat_ms)) if beat_ms > 0 else 0


def telling_ms(events: Iterable[Event], beat_ms: int) -> int:
    """As `showing_ms`, but no longer than the events themselves take: 0 for those that pass at once."""
    if beat_ms <= 0:
        return 0
    whole = 0
    for event in events:
        whole += _moment_ms(event, beat_ms)
        if event.get("type") == WHISTLE:
            break  # what follows belongs to other pages, and is told at once
    return whole


def _moment_ms(event: Event, beat_ms: int) -> int:
    kind = str(event.get("type"))
    motion, look = MOMENTS.get(kind, (0.0, 0.0))
    if kind == "effect" and not tells_of_itself(event) and event.get("what") != "cancel":
        return 0
    if kind == "cards_returned" and event.get("by") is None:
        motion = 0.0
    return round(1000 * motion * tempo(beat_ms) + look * beat_ms)


def arrival_ms(event: Event, beat_ms: int) -> int:
    """Milliseconds after which the motion of an event has brought what the event tells of."""
    if beat_ms <= 0:
        return 0
    wait = round(1000 * ARRIVALS.get(str(event.get("type")), 0.0) * tempo(beat_ms))
    return min(wait, _moment_ms(event, beat_ms))


class Moment(NamedTuple):
    """One event, as it is shown and heard."""

    event: Event | None
    """As whoever looks may know it; None: nothing of it."""
    public: Event | None
    """As everybody may know it."""


class MatchPresenter(QObject):
    """Hands out the events of one push moment by moment; whatever shows a game follows it and nothing else.

    For each event `begun` says that its motion begins, then `told` that it has arrived: only now may a sentence, a
    score, a row of a model show what it brought. `finish` hurries: then `told` has all that is left at once.
    """

    begun = Signal(object)
    """An event, as whoever looks may know it. Only events that are to be seen by themselves begin."""
    told = Signal(object)
    """A list of `Moment` that have arrived."""
    waiting = Signal()
    """The event told last waits for somebody to nod."""
    finished = Signal()
    """All has been told."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queue: list[Moment] = []
        self._shown: Moment | None = None
        """The moment whose motion runs: it has not arrived yet."""
        self._beat = 0
        self._nod_after = ""
        self._pause: Pause | None = None
        self._last = False
        """Whether a match has just ended: what follows is told at once."""
        self.running = False
        self.waits = False
        """Whether it stands still until somebody nods."""

    def play(self, moments: Sequence[Moment], beat_ms: int, *, nod_after: str = "") -> None:
        """Tell `moments` where decisions come every `beat_ms`; with 0 at once. What still runs is finished first.

        `nod_after`: a kind of event after which somebody has to nod. What follows the end of a match is told at once.
        """
        self.finish(nod=True)
        self._queue = list(moments)
        self._beat = beat_ms
        self._nod_after = nod_after
        self.running = True
        self._go_on()

    @property
    def hurried(self) -> bool:
        """Whether what is left is told in one go: only the state after it will be seen."""
        return self._beat == 0

    def finish(self, *, nod: bool = False) -> None:
        """Tell all that is left, now; where somebody has to nod it stops, unless `nod` does."""
        if not self.running or (self.waits and not nod):
            return
        self._end_pause()
        self._beat = 0
        if nod:
            self.waits = False
            self._nod_after = ""
        self._go_on()

    def drop(self) -> None:
        """Forget what is left."""
        self._end_pause()
        self._queue.clear()
        self._shown = None
        self.running = self.waits = self._last = False

    def _end_pause(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _go_on(self) -> None:
        """Arrive with what moves, and begin what comes next."""
        while self.running and not self.waits:
            if self._beat == 0:
                self._tell_the_rest()
                return
            if self._last:
                self._last, self._beat = False, 0
            elif self._shown is not None:
                self._arrive()
            elif self._queue:
                self._begin()
            else:
                self._end()
            if self._pause is not None:
                return

    def _begin(self) -> None:
        moment = self._shown = self._queue.pop(0)
        if moment.event is not None:
            self.begun.emit(moment.event)
            self._wait(arrival_ms(moment.event, self._beat))

    def _arrive(self) -> None:
        moment, self._shown = self._shown, None
        assert moment is not None
        self.told.emit([moment])
        if self._must_wait(moment):
            self._stand_still()
        elif moment.event is not None and self.running:
            self._wait(_moment_ms(moment.event, self._beat) - arrival_ms(moment.event, self._beat))
            self._last = moment.event.get("type") == WHISTLE

    def _tell_the_rest(self) -> None:
        """All in one go, as far as somebody has to nod."""
        rest = [] if self._shown is None else [self._shown]
        rest += self._queue
        ends = next((at + 1 for at, moment in enumerate(rest) if self._must_wait(moment)), len(rest))
        self._shown, self._queue = None, rest[ends:]
        if rest[:ends]:
            self.told.emit(rest[:ends])
        if ends and self._must_wait(rest[ends - 1]):
            self._stand_still()
        elif self.running:
            self._end()

    def _must_wait(self, moment: Moment) -> bool:
        public = moment.public
        return bool(self._nod_after) and public is not None and public.get("type") == self._nod_after

    def _stand_still(self) -> None:
        if self.running:
            self.waits = True
            self.waiting.emit()

    def _wait(self, milliseconds: int) -> None:
        if milliseconds > 0 and self.running:
            self._pause = clock().wait(self, milliseconds / 1000, self._pause_over)

    def _pause_over(self) -> None:
        self._pause = None
        self._go_on()

    def _end(self) -> None:
        if self.running:
            self.running = False
            self.finished.emit()
