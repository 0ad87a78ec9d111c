"""The tutorial: a match whose first turn has all that the game is about."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.grudgematch.rules.events import (
    EVENTS,
    BallPut,
    CardPlayed,
    DirectionChosen,
    Discarded,
    Placed,
    Ran,
)
from swallows_gui.games.grudgematch.words.phrases import COLOURS
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.models.narration import Event
from swallows_gui.session import Setup


def _is_decision(event: Event, learner: int) -> bool:
    match EVENTS.read(event):
        case Placed(seat=seat) | Ran(seat=seat) | CardPlayed(seat=seat) | DirectionChosen(seat=seat):
            return seat == learner
        case BallPut(seat=seat) | Discarded(seat=seat):
            return seat == learner
    return False


FIRST_MATCH: Final = FirstMatch(
    "grudgematch",
    {"germany": 0, "rows": 11, "take_back": "free"},
    _is_decision,
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game; the colours are those of the sides."""
    return FIRST_MATCH.setup(learner, COLOURS if colours else ())
