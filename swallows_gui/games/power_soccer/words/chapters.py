"""A match in parts for the replay's timeline: the kick-off, its attacks, the penalty kicks; goals are the marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.games.power_soccer.rules.events import EVENTS, AttackStarted, Goal, ShootoutStarted
from swallows_gui.models.chapters import Chapters, ends_of
from swallows_gui.models.narration import Event


class AttackPart(NamedTuple):
    """A part of a match; number 0 is the penalty kicks."""

    number: int
    seat: int | None
    first: int
    last: int


class GoalMark(NamedTuple):
    """A goal, and how it stands then."""

    position: int
    side: int
    score: tuple[int, int]


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[AttackPart, GoalMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, int, int | None]] = []
    goals: list[GoalMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case AttackStarted(attack=attack, seat=seat):
                    starts.append((position, attack, seat))
                case ShootoutStarted():
                    starts.append((position, 0, None))
                case Goal(side=side, score=score):
                    goals.append(GoalMark(position, side, score))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(
        AttackPart(number, seat, first, last) for (first, number, seat), last in zip(starts, ends, strict=True)
    )
    return Chapters(parts, tuple(goals))
