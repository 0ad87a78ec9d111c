"""The tutorial of Final Whistle: the match with the ready squads; its lessons come in the first quarters."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.final_whistle.rules.events import (
    EVENTS,
    CardChosen,
    CardExchanged,
    CardPlayed,
    Marked,
    Substituted,
)
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.models.narration import Event
from swallows_gui.session import Setup


def _is_decision(event: Event, learner: int) -> bool:
    match EVENTS.read(event):
        case CardChosen(seat=seat) | Marked(seat=seat) | CardPlayed(seat=seat) | CardExchanged(seat=seat):
            return seat == learner
        case Substituted(seat=seat):
            return seat == learner
    return False


FIRST_MATCH: Final = FirstMatch(
    "final_whistle",
    {"squads": "first", "decks": "first", "extra_time": "never", "take_back": "free"},
    _is_decision,
    named=frozenset(("seat", "score", "attacks")),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)
