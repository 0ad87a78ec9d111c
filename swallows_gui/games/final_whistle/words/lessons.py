"""The tutorial of Final Whistle: the match with the ready squads; its lessons come in the first quarters."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

_DECISIONS: Final = (e.CardChosen, e.Marked, e.CardPlayed, e.CardExchanged, e.Substituted)
"""Events in which a decision of their seat shows."""

FIRST_MATCH: Final = FirstMatch(
    "final_whistle",
    {"squads": "first", "decks": "first", "extra_time": "never", "take_back": "free"},
    lambda event, learner: any(told.seat == learner for told in of_kinds([event], *_DECISIONS)),
    named=frozenset(("seat", "score", "attacks")),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)
