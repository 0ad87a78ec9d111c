"""A match in parts for the replay's timeline: its turns; goals and half-time are the marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.games.grudgematch.rules.events import EVENTS, Goal, HalfTime, TurnStarted
from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.models.chapters import Chapters, ends_of
from swallows_gui.models.narration import Event


class TurnPart(NamedTuple):
    """A turn; number 0 is the line-up before the first."""

    number: int
    seat: int | None
    first: int
    last: int


class Mark(NamedTuple):
    """A goal and how it stands then, or half-time (`score` None)."""

    position: int
    side: int
    score: tuple[int, int] | None


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[TurnPart, Mark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, int, int | None]] = [(0, 0, None)]
    marks: list[Mark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case TurnStarted(turn=turn, seat=seat):
                    starts.append((position, turn, seat))
                case Goal(side=side, score=score):
                    marks.append(Mark(position, SIDES.index(side), score))
                case HalfTime():
                    marks.append(Mark(position, -1, None))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(TurnPart(number, seat, first, last) for (first, number, seat), last in zip(starts, ends, strict=True))
    return Chapters(parts, tuple(marks))
