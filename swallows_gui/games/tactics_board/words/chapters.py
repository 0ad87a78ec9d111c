"""A match in parts for the replay's timeline: kick-offs, sets, the shoot-out; goals are the marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.games.tactics_board.rules.events import EVENTS, Goal, LotsRolled, PeriodStarted, SetStarted
from swallows_gui.models.chapters import Chapters, ends_of
from swallows_gui.models.narration import Event


class SetPart(NamedTuple):
    """A part of a match."""

    kind: str
    """"kick_off", "set" or "shootout"."""
    number: int
    """Of a set; of a kick-off the period."""
    side: int
    first: int
    last: int


class GoalMark(NamedTuple):
    """A goal, and how it stands then."""

    position: int
    side: int
    score: tuple[int, int]


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[SetPart, GoalMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, str, int, int]] = []
    goals: list[GoalMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case PeriodStarted(period=period, side=side):
                    starts.append((position, "kick_off", period, side))
                case SetStarted(set=number, side=side):
                    starts.append((position, "set", number, side))
                case LotsRolled(for_="shootout"):
                    starts.append((position, "shootout", 0, 0))
                case Goal(side=side, score=score):
                    goals.append(GoalMark(position, side, score))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(
        SetPart(kind, number, side, first, last) for (first, kind, number, side), last in zip(starts, ends, strict=True)
    )
    return Chapters(parts, tuple(goals))
