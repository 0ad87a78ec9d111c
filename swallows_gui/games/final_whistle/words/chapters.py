"""A match in parts for the replay's timeline: its quarters and the shoot-out; goals are the marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, PeriodStarted, ShootersNamed
from swallows_gui.models.chapters import Chapters, ends_of
from swallows_gui.models.narration import Event


class Quarter(NamedTuple):
    """A part of a match; number 0 is the shoot-out."""

    number: int
    first: int
    last: int


class GoalMark(NamedTuple):
    """A goal, and how it stands then."""

    position: int
    seat: int
    score: tuple[int, int]


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[Quarter, GoalMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, int]] = []
    goals: list[GoalMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case PeriodStarted(period=period):
                    starts.append((position, period))
                case ShootersNamed() if starts and starts[-1][1]:
                    starts.append((position, 0))
                case Goal(seat=seat, score=score):
                    goals.append(GoalMark(position, seat, score))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(Quarter(number, first, last) for (first, number), last in zip(starts, ends, strict=True))
    return Chapters(parts, tuple(goals))
