"""The facts by which the commentary tells one occasion from another: `occasions.json` in `commentary/` of the data.

A fact is a small function of an event, the situation it happened in, and the seats' names. Of a goal, the score is
meant as it stands after it, and as its side sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.games.power_soccer.rules.tables import GOAL_AT
from swallows_gui.games.power_soccer.words.course import Situation
from swallows_gui.models.commentary import Facts
from swallows_gui.models.course import moment_of_goal, pair
from swallows_gui.models.narration import Event

Seats = Sequence[str]

FAR: Final = 3
"""A lead of so many goals is a large one."""

FIELDS: Final = frozenset(
    ("added", "attack", "card", "colour", "face", "given", "hit", "hole", "how", "kind", "purpose", "reason", "rules")
)
"""Fields of events that are facts as they are."""


def _dice(event: Event, _now: Situation, _seats: Seats) -> str:
    """How many dice were thrown, and whether there is a choice between them."""
    other = event.get("other")
    return "one" if other is None else "double" if other == event["die"] else "two"


def _points(event: Event, now: Situation, _seats: Seats) -> int:
    """Of the attack, those that the event brings among them."""
    return int(event.get("points", now.points))


def _seen_by_its_side(event: Event) -> tuple[int, int]:
    """The score after a goal, its side's number first."""
    a, b = pair(event["score"])
    return (b, a) if event.get("side") == 1 else (a, b)


def _moment(event: Event, _now: Situation, _seats: Seats) -> str:
    """What a goal does to the score."""
    mine, theirs = _seen_by_its_side(event)
    return "far_ahead" if mine - theirs >= FAR else moment_of_goal(mine, theirs)


def _end(event: Event, _now: Situation, _seats: Seats) -> str:
    """How a match ends."""
    a, b = pair(event["score"])
    if event.get("shootout"):
        return "kicks"
    if event["winner"] is None:
        return "level" if a else "goalless"
    return "clear" if abs(a - b) >= FAR else "won"


FACTS: Final[Facts[Situation, Seats]] = {
    "dice": _dice,
    "end": _end,
    "from_the_spot": lambda _event, now, _seats: now.from_the_spot,
    "had": lambda _event, now, _seats: now.card,
    "keeper_stands": lambda _event, now, _seats: now.keeper,
    "moment": _moment,
    "on": lambda event, now, seats: _points(event, now, seats) < GOAL_AT,
    "points": _points,
}
