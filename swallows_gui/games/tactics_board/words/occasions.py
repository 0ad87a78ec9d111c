"""The facts by which the commentary tells one occasion from another: `occasions.json` in `commentary/` of the data.

A fact is a small function of an event, the situation it happened in, and the seats' names. Of a goal, the score is
meant as it stands after it, and as the scoring side sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.games.tactics_board.words.course import Situation
from swallows_gui.models.commentary import Facts, Field
from swallows_gui.models.course import moment_of_goal, pair
from swallows_gui.models.narration import Event

Seats = Sequence[str]

FAR: Final = 4
"""A battle won by so much is won clearly."""
LATE: Final = 3
"""From this round on a race has been a long one."""

FIELDS: Final = frozenset((
    "after", "by_limit", "card", "ends", "for", "goal_area", "keeper", "kind", "period", "restart", "result", "second",
    "what", "why",
))  # fmt: skip
"""Fields of events that are facts as they are."""


def _moment(event: Event, _now: Situation, _seats: Seats) -> str:
    """What a goal does to the score."""
    score = pair(event["score"])
    return moment_of_goal(score[event["side"]], score[1 - event["side"]])


def _outcome(event: Event, _now: Situation, _seats: Seats) -> str:
    """How a roll for the ball in a battle ends."""
    if event["winner"] is not None:
        return "won"
    return "foul" if sorted(event["dice"]) == [1, 6] else "again"


def _end(event: Event, _now: Situation, _seats: Seats) -> str:
    """How a match ends."""
    if event["after"] != "normal":
        return str(event["after"])
    red, blue = pair(event["score"])
    if event["winner"] is None:
        return "goalless" if red == 0 else "level"
    return "clear" if abs(red - blue) > 2 else "won"


def _margin(event: Event, _now: Situation, _seats: Seats) -> str:
    """By how much a battle is won."""
    first, second = pair(event["totals"])
    apart = abs(first - second)
    return "close" if apart == 1 else "clear" if apart >= FAR else "plain"


def _keeper_fights(event: Event, now: Situation, _seats: Seats) -> bool:
    """Whether a keeper is one of the two."""
    return any(int(number) == now.keepers[int(side)] for side, number in event["pawns"])


FACTS: Final[Facts[Situation, Seats]] = {
    "end": _end,
    "goalless": lambda event, _now, _seats: not any(event["score"]),
    "keeper_fights": _keeper_fights,
    "late": lambda event, _now, _seats: int(event["round"]) >= LATE,
    "margin": _margin,
    "equal": lambda event, _now, _seats: event["dice"][0] == event["dice"][1],
    "is_keeper": lambda event, now, _seats: int(event["pawn"]) == now.keepers[event["side"]],
    "moment": _moment,
    "off": Field("offside", bool),
    "outcome": _outcome,
    "shootout": lambda event, _now, _seats: event.get("square") is None,
}
