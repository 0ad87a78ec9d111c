"""The tutorial: a match whose first turn has all that the game is about."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.words.phrases import COLOURS
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

_DECISIONS: Final = (e.Placed, e.Ran, e.CardPlayed, e.DirectionChosen, e.BallPut, e.Discarded)
"""Events in which a decision of their seat shows."""

FIRST_MATCH: Final = FirstMatch(
    "grudgematch",
    {"germany": 0, "rows": 11, "take_back": "free"},
    lambda event, learner: any(told.seat == learner for told in of_kinds([event], *_DECISIONS)),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game; the colours are those of the sides."""
    return FIRST_MATCH.setup(learner, COLOURS if colours else ())
