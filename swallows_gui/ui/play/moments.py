"""Shows events one by one, each as long as its animation and a look at its result take (`PresentationRules.beat`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from swallows_gui.models.chapters import Event
from swallows_gui.ui.kit.clock import Pause, clock, tempo


class EventTiming(NamedTuple):
    """How an event is shown, in seconds at pace normal."""

    motion: float = 0.0
    """The motion it is told by."""
    look: float = 0.0
    """A look at what it brought, after the motion."""
    arrival: float = 0.0
    """Until the motion has brought what the event tells of, the motion being over or not."""
    row: float = 0.0
    """What all events of a kind that come in a row take together at most; 0: each takes its own time."""


AT_ONCE = EventTiming()
"""Of an event that is told without a motion."""


class Timing(Protocol):
    """How long a game's events are shown. It may depend on public facts only, because a pause could reveal a secret."""

    def beat(self, event: Event) -> EventTiming:
        """The timing of one event."""
        ...

    def ends_section(self, event: Event) -> bool:
        """Whether an event ends a section: people acknowledge it, and what follows is shown at once."""
        ...

    def is_drawn(self, event: Event) -> bool:
        """Whether an event after the end of a section is still shown by itself, as drawn lots are."""
        ...


class Moment(NamedTuple):
    """One event with what is shown and heard of it."""

    event: Event | None
    """As whoever looks may know it; None: nothing of it."""
    public: Event | None
    """As everybody may know it."""


def shares(timing: Timing, events: Sequence[Event | None]) -> list[float]:
    """The factor for each event's length: less than 1 where a row of events of one kind would take too long."""
    found = [1.0] * len(events)
    at = 0
    while at < len(events):
        kind = _kind(events[at])
        end = at + 1
        while end < len(events) and _kind(events[end]) == kind:
            end += 1
        beats = [timing.beat(event) for event in events[at:end] if event is not None]
        whole = sum(beat.motion + beat.look for beat in beats)
        most = max((beat.row for beat in beats), default=0.0)
        if 0 < most < whole:
            found[at:end] = [most / whole] * (end - at)
        at = end
    return found


def _kind(event: Event | None) -> str:
    return "" if event is None else str(event.get("type"))


def moment_ms(timing: Timing, event: Event, beat_ms: int, share: float = 1.0) -> int:
    """How long one event is shown, in ms, where decisions come every `beat_ms`; `share` is its factor from `shares`."""
    motion, look, *_rest = timing.beat(event)
    return round(share * (1000 * motion * tempo(beat_ms) + look * beat_ms))


def arrival_ms(timing: Timing, event: Event, beat_ms: int, share: float = 1.0) -> int:
    """The time in ms until an event's animation reaches its result."""
    if beat_ms <= 0:
        return 0
    wait = round(1000 * share * timing.beat(event).arrival * tempo(beat_ms))
    return min(wait, moment_ms(timing, event, beat_ms, share))


def telling_ms(timing: Timing, events: Iterable[Event], beat_ms: int) -> int:
    """The time in ms that showing these events takes, 0 if they are shown at once."""
    if beat_ms <= 0:
        return 0
    whole, told = 0, list(events)
    for event, share in zip(told, shares(timing, told), strict=True):
        whole += moment_ms(timing, event, beat_ms, share)
        if timing.ends_section(event):
            break  # what follows belongs to other pages, and is told at once
    return whole


def showing_ms(timing: Timing, events: Iterable[Event], beat_ms: int) -> int:
    """As `telling_ms`, but at least `beat_ms`; 0 if that is 0."""
    return max(beat_ms, telling_ms(timing, events, beat_ms)) if beat_ms > 0 else 0


class MomentPresenter(QObject):
    """Shows the events of one push one by one to everything that displays the game. For each event `begun` says that
    its animation starts, then `told` that it has reached its result: only now may a sentence, a score or a row of a
    model show it. `finish` emits `told` with all remaining events at once."""

    begun = Signal(object)
    """An event, as whoever looks may know it. Only events that are to be seen by themselves begin."""
    moving = Signal(object)
    """The `Moment` that begins, with what everybody may know of it."""
    told = Signal(object)
    """A list of `Moment` that have arrived."""
    waiting = Signal()
    """The event told last waits for somebody to nod."""
    finished = Signal()
    """All has been told."""

    def __init__(self, timing: Timing, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timing = timing
        self._queue: list[Moment] = []
        self._shares: list[float] = []
        """What is left of the length of each moment in the queue."""
        self._shown: Moment | None = None
        """The moment whose motion runs: it has not arrived yet."""
        self.share = 1.0
        """What is left of the length of the motion that begins or runs, being one of many."""
        self._beat = 0
        self._nods = False
        """Whether somebody nods at the end of a section."""
        self._pause: Pause | None = None
        self._last = False
        """Whether a section has just ended: what follows is told at once."""
        self._pace = 0
        """The beat of what is told by itself after a section has ended."""
        self._alone = False
        """Whether that is told now, and all else in one go."""
        self.running = False
        self.waits = False
        """Whether it stands still until somebody nods."""

    def play(
        self, moments: Sequence[Moment], beat_ms: int, *, nods: bool = False, after_ms: int = 0, pace_ms: int = 0
    ) -> None:
        """Show `moments` where decisions come every `beat_ms`, at once if that is 0. A running series is finished
        first. `nods`: wait for acknowledgement at the end of a section; what follows is shown at once. `after_ms`:
        delay before the first event. `pace_ms`: interval of lots drawn after that end."""
        self.finish(nod=True)
        self._queue = list(moments)
        self._shares = shares(self._timing, [moment.event for moment in moments])
        self._beat = beat_ms
        self._pace = beat_ms or pace_ms
        self._nods = nods
        self.running = True
        self._wait(after_ms)
        if self._pause is None:
            self._go_on()

    @property
    def left(self) -> list[Moment]:
        """The events that have not been shown yet."""
        return [*([] if self._shown is None else [self._shown]), *self._queue]

    @property
    def hurried(self) -> bool:
        """Whether the remaining events are shown at once, so that only the last state is seen."""
        return self._beat == 0

    def finish(self, *, nod: bool = False) -> None:
        """Show all remaining events now; stop where an acknowledgement is due, unless `nod` gives it."""
        if not self.running or (self.waits and not nod):
            return
        self._end_pause()
        self._beat = 0
        self._alone = False
        if nod:
            self.waits = False
            self._nods = False
        self._go_on()

    def acknowledge(self) -> None:
        """Acknowledge what is shown: the remaining events come at once, except for drawn lots."""
        if self.waits:
            self.waits = self._nods = self._last = False
            self._beat = 0
            self._alone = self._pace > 0
            self._go_on()

    def drop(self) -> None:
        """Discard the remaining events."""
        self._alone = False
        self._end_pause()
        self._queue.clear()
        self._shares.clear()
        self._shown = None
        self.running = self.waits = self._last = False

    def _end_pause(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _go_on(self) -> None:
        """Complete the running animation and start the next."""
        while self.running and not self.waits:
            if self._alone and self._shown is None:
                self._go_to_what_is_drawn()
            if self._beat == 0:
                self._tell_the_rest()
                return
            if self._last:
                self._last, self._beat = False, 0
                self._alone = self._pace > 0
                continue
            if self._shown is not None:
                self._arrive()
            elif self._queue:
                self._begin()
            else:
                self._end()
            if self._pause is not None:
                return

    def _go_to_what_is_drawn(self) -> None:
        """Show at once the events before the next drawn lots; if there are none, all."""
        drawn = (at for at, moment in enumerate(self._queue) if moment.public and self._timing.is_drawn(moment.public))
        at = next(drawn, None)
        if at is None:
            self._alone, self._beat = False, 0
            return
        before, self._queue, self._shares = self._queue[:at], self._queue[at:], self._shares[at:]
        self._beat = self._pace
        if before:
            self.told.emit(before)

    def _begin(self) -> None:
        moment = self._shown = self._queue.pop(0)
        self.share = self._shares.pop(0)
        if moment.event is not None:
            self.moving.emit(moment)
            self.begun.emit(moment.event)
            self._wait(arrival_ms(self._timing, moment.event, self._beat, self.share))

    def _arrive(self) -> None:
        moment, self._shown = self._shown, None
        assert moment is not None
        self.told.emit([moment])
        if self._must_wait(moment):
            self._stand_still()
        elif moment.event is not None and self.running:
            whole = moment_ms(self._timing, moment.event, self._beat, self.share)
            self._wait(whole - arrival_ms(self._timing, moment.event, self._beat, self.share))
            self._last = self._timing.ends_section(moment.event)

    def _tell_the_rest(self) -> None:
        """Show the remaining events at once, up to the next that must be acknowledged."""
        rest = self.left
        ends = next((at + 1 for at, moment in enumerate(rest) if self._must_wait(moment)), len(rest))
        self._shown, self._queue = None, rest[ends:]
        self._shares = self._shares[len(self._shares) - len(self._queue) :]
        if rest[:ends]:
            self.told.emit(rest[:ends])
        if ends and self._must_wait(rest[ends - 1]):
            self._stand_still()
        elif self.running:
            self._end()

    def _must_wait(self, moment: Moment) -> bool:
        public = moment.public
        return self._nods and public is not None and self._timing.ends_section(public)

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
