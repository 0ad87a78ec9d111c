"""The tutorial of Tactics Board: a match of two short halves."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.models.narration import Event
from swallows_gui.session import Setup

_DECISIONS: Final = (e.PawnRolled, e.PawnMoved, e.BallPlayed, e.Dribbled, e.ShotTaken, e.Placed)


def _is_decision(event: Event, learner: int) -> bool:
    """Sides are seats where two play."""
    told = e.EVENTS.read(event)
    return isinstance(told, _DECISIONS) and told.side == learner


FIRST_MATCH: Final = FirstMatch(
    "tactics_board",
    {"half": 15, "draw": "stands", "take_back": "free"},
    _is_decision,
    frozenset(("side", "score")),
    {"to": "pawn", "keeper": "move"},
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)
