"""The facts by which the commentary tells one occasion from another: `occasions.json` in `commentary/` of the data.

A fact is a small function of an event, the situation it happened in, and the seats' names. Of a goal, the score is
meant as it stands after it, and as the scoring side sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.tactics_board.rules.events import EVENTS, BallRolled, BattleRolled, Goal, MatchEnded
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.words.match_story import MatchStory, pawn_of
from swallows_gui.models.commentary import Facts, Field
from swallows_gui.models.course import moment_of_goal
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


def _moment(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """What a goal does to the score."""
    match EVENTS.read(event):
        case Goal(side=side, score=score):
            return moment_of_goal(score[side], score[1 - side])
    return ""


def _outcome(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How a roll for the ball in a battle ends."""
    match EVENTS.read(event):
        case BattleRolled(winner=None, dice=dice):
            return "foul" if sorted(dice) == [1, 6] else "again"
    return "won"


def _end(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How a match ends."""
    match EVENTS.read(event):
        case MatchEnded(after=after) if after != "normal":
            return after
        case MatchEnded(winner=None, score=(red, _)):
            return "level" if red else "goalless"
        case MatchEnded(score=(red, blue)):
            return "clear" if abs(red - blue) > 2 else "won"
    return ""


def _margin(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """By how much a battle is won."""
    match EVENTS.read(event):
        case BattleRolled(totals=(first, second)):
            apart = abs(first - second)
            return "close" if apart == 1 else "clear" if apart >= FAR else "plain"
    return ""


def _keeper_fights(event: Event, now: MatchStory, _seats: Seats) -> bool:
    """Whether a keeper is one of the two."""
    return any(
        side * PAWNS + number - 1 in now.keepers
        for battle in of_kinds([event], BattleRolled)
        for side, number in battle.pawns
    )


def _is_keeper(event: Event, now: MatchStory, _seats: Seats) -> bool:
    """Whether the pawn that plays the ball is the keeper of its side."""
    return any(pawn_of(roll) in now.keepers for roll in of_kinds([event], BallRolled))


FACTS: Final[Facts[MatchStory, Seats]] = {
    "end": _end,
    "goalless": Field("score", lambda score: not any(score)),
    "keeper_fights": _keeper_fights,
    "late": Field("round", lambda round_: round_ >= LATE),
    "margin": _margin,
    "equal": Field("dice", lambda dice: dice[0] == dice[1]),
    "is_keeper": _is_keeper,
    "moment": _moment,
    "off": Field("offside", bool),
    "outcome": _outcome,
    "shootout": Field("square", lambda square: square is None),
}
