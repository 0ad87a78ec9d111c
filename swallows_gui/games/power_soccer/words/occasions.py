"""The facts by which the commentary tells one occasion from another: `occasions.json` in `commentary/` of the data.

A fact is a small function of an event, the situation it happened in, and the seats' names. Of a goal, the score is
meant as it stands after it, and as its side sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.power_soccer.rules.events import EVENTS, DieRolled, Goal, MatchEnded, PointsMade
from swallows_gui.games.power_soccer.rules.tables import GOAL_AT
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.models.commentary import Facts
from swallows_gui.models.course import moment_of_goal
from swallows_gui.models.narration import Event

Seats = Sequence[str]

FAR: Final = 3
"""A lead of so many goals is a large one."""

FIELDS: Final = frozenset(
    ("added", "attack", "card", "colour", "face", "given", "hit", "hole", "how", "kind", "purpose", "reason", "rules")
)
"""Fields of events that are facts as they are."""


def _dice(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How many dice were thrown, and whether there is a choice between them."""
    for roll in of_kinds([event], DieRolled):
        return "one" if roll.other is None else "double" if roll.other == roll.die else "two"
    return ""


def _points(event: Event, now: MatchStory, _seats: Seats) -> int:
    """Of the attack, those that the event brings among them."""
    told = EVENTS.read(event)
    return told.points if isinstance(told, PointsMade) else now.points


def _moment(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """What a goal does to the score."""
    for goal in of_kinds([event], Goal):
        mine, theirs = goal.score[goal.side], goal.score[1 - goal.side]
        return "far_ahead" if mine - theirs >= FAR else moment_of_goal(mine, theirs)
    return ""


def _end(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How a match ends."""
    match EVENTS.read(event):
        case MatchEnded(shootout=(_, _)):
            return "kicks"
        case MatchEnded(winner=None, score=(goals, _)):
            return "level" if goals else "goalless"
        case MatchEnded(score=(a, b)):
            return "clear" if abs(a - b) >= FAR else "won"
    return ""


FACTS: Final[Facts[MatchStory, Seats]] = {
    "dice": _dice,
    "end": _end,
    "from_the_spot": lambda _event, now, _seats: now.spot,
    "had": lambda _event, now, _seats: now.card,
    "keeper_stands": lambda _event, now, _seats: now.keeper,
    "moment": _moment,
    "on": lambda event, now, seats: _points(event, now, seats) < GOAL_AT,
    "points": _points,
}
