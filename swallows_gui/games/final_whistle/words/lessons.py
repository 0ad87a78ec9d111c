"""The tutorial of Final Whistle: the match with the ready squads; its lessons come in the first quarters."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

_DECISIONS: Final = frozenset(("card_chosen", "marked", "card_played", "card_exchanged", "substituted"))

FIRST_MATCH: Final = FirstMatch(
    "final_whistle",
    {"squads": "first", "decks": "first", "extra_time": "never", "take_back": "free"},
    lambda event, learner: event["type"] in _DECISIONS and event["seat"] == learner,
    named=frozenset(("seat", "score", "attacks")),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)
