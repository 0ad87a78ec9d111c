"""What the events of a game are heard by: a table from their kinds to sounds, or to a reason for silence.

A cue follows an event as its motion does: one sound when the motion begins, one when it has arrived. It is chosen by
what everybody knows of the event, for everybody hears it. The crowd goes by the same events: by where play is, and by
how close the score is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.models.course import GoalTold
from swallows_gui.models.narration import Event

NOBODY: Final = 0.0
"""The mood of the stands where no match is on."""
CALM: Final = 0.22
"""The mood that a match begins with, and comes back to."""
CLOSE: Final = 0.08
"""What a score with one goal between the sides, or none, adds to every mood of a match."""
LATE: Final = 0.12
"""What extra time and shoot-outs add."""
FULL: Final = 0.12
"""What a ground adds that is full to the last place."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What one event is heard by; sounds by their names, several with a space between them."""

    begins: str = ""
    """While its motion begins."""
    arrives: str = ""
    """When it has arrived."""
    mood: float | Callable[[WrittenEvent], float] | None = None
    """How excited the stands are from then on, from 0 to 1; None: as before."""
    silent: str = ""
    """Why nothing is heard."""

    def sounds(self) -> list[str]:
        """All its sounds."""
        return [*self.begins.split(), *self.arrives.split()]


@dataclass(frozen=True, slots=True)
class ByField:
    """Cues of a kind of event that is not always heard alike: by the value of one of its fields."""

    field: str
    cues: Mapping[Any, Cue]
    otherwise: Cue

    def of(self, event: Event) -> Cue:
        """The cue of an event."""
        value = event.get(self.field)
        return self.cues.get(value, self.otherwise) if isinstance(value, str | int | None) else self.otherwise


class Stands(NamedTuple):
    """How the stands are: what they make of the place of play, of the score, and of the hour."""

    mood: float = NOBODY
    close: bool = True
    late: bool = False
    there: bool = False
    """Whether a match is on."""
    full: bool = False
    """Whether nobody has stayed at home."""

    @property
    def level(self) -> float:
        """How loud they are, from 0 to 1."""
        if not self.there:
            return NOBODY
        return min(1.0, self.mood + CLOSE * self.close + LATE * self.late + FULL * self.full)


def _never(_told: WrittenEvent) -> bool:
    return False


class Cues:
    """Those of one game. Between the events `begins` and `ends` people are in the stands; `fills` says whether a match
    that begins fills the ground, `late` whether extra time or a shoot-out begins."""

    def __init__(
        self,
        events: Events,
        table: Mapping[str, Cue | ByField],
        *,
        begins: type[WrittenEvent] | tuple[()] = (),
        ends: type[WrittenEvent] | tuple[()] = (),
        goal: type[GoalTold] | tuple[()] = (),
        late: Callable[[WrittenEvent], bool] = _never,
        fills: Callable[[WrittenEvent], bool] = _never,
    ) -> None:
        self.table = table
        self._events = events
        self._begins, self._ends, self._goal = begins, ends, goal
        self._late, self._fills = late, fills

    def of(self, event: Event) -> Cue | None:
        """The cue of an event; None of a kind that is not in the table."""
        found = self.table.get(str(event.get("type")))
        return found.of(event) if isinstance(found, ByField) else found

    def all(self) -> Iterator[tuple[str, Cue]]:
        """Every cue with the kind of event it is for."""
        for kind, found in self.table.items():
            if isinstance(found, ByField):
                yield from ((kind, cue) for cue in (*found.cues.values(), found.otherwise))
            else:
                yield kind, found

    def after(self, stands: Stands, event: Event) -> Stands:
        """The stands after an event that everybody knows."""
        told = self._events.read(event)
        if told is None:
            return stands
        if isinstance(told, self._begins):
            return Stands(CALM, there=True, full=self._fills(told))
        if isinstance(told, self._ends):
            return Stands()
        if not stands.there:
            return stands
        cue = self.of(event)
        mood = cue.mood if cue is not None else None
        if mood is not None:
            stands = stands._replace(mood=mood(told) if callable(mood) else mood)
        if isinstance(told, self._goal):
            stands = stands._replace(close=abs(told.score[0] - told.score[1]) <= 1)
        return stands._replace(late=stands.late or self._late(told))

    def now(self, history: Iterable[Event]) -> Stands:
        """The stands after all that has happened."""
        stands = Stands()
        for event in history:
            stands = self.after(stands, event)
        return stands
