"""The tutorial of Power Soccer: a match of three attacks."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.power_soccer.rules.events import DieRolled
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

FIRST_MATCH: Final = FirstMatch(
    "power_soccer",
    {"rules": "professional", "length": {"attacks": 3}, "draw": "stands", "take_back": "free"},
    lambda event, learner: any(roll.seat == learner for roll in of_kinds([event], DieRolled)),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)
