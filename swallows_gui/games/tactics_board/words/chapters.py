"""A match in parts for the replay's timeline: kick-offs, sets, the shoot-out; goals are the marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

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
    position = period = 0
    for position, events in enumerate(told):
        for event in events:
            match event["type"]:
                case "period_started":
                    period = int(event["period"])
                    starts.append((position, "kick_off", period, int(event["side"])))
                case "set_started":
                    starts.append((position, "set", int(event["set"]), int(event["side"])))
                case "lots_rolled" if event["for"] == "shootout":
                    starts.append((position, "shootout", 0, 0))
                case "goal":
                    score = event["score"]
                    goals.append(GoalMark(position, int(event["side"]), (score[0], score[1])))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(
        SetPart(kind, number, side, first, last) for (first, kind, number, side), last in zip(starts, ends, strict=True)
    )
    return Chapters(parts, tuple(goals))
