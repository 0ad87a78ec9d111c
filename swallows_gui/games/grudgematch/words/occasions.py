"""The facts by which the commentary tells one occasion from another: `occasions.json` in `commentary/` of the data.

A fact is a small function of an event, the situation it happened in, and the seats' names. Of a goal, the score is
meant as it stands after it, and as the scoring side sees it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.events import EVENTS, CardPlayed, Goal
from swallows_gui.games.grudgematch.rules.penalty_box import BACK_FROM
from swallows_gui.games.grudgematch.rules.tables import GOALIE, RANKS, SIDES
from swallows_gui.games.grudgematch.words.match_story import MatchStory, OfMan
from swallows_gui.models.commentary import Facts, Field
from swallows_gui.models.course import moment_of_goal
from swallows_gui.models.narration import Event

Seats = Sequence[str]

GREAT: Final = 10
"""A kick of so much is a great one."""
KING: Final = 12

FIELDS: Final = frozenset(
    ("after", "as", "doubles", "end", "fouling", "kind", "own_goal", "reason", "sent_off", "what")
)
"""Fields of events that are facts as they are."""


def man_name(man: int) -> str:
    """The philosopher's name; a man is a number from 0 to 7."""
    return load().men[man // 4][man % 4]


def _moment(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """What a goal does to the score."""
    match EVENTS.read(event):
        case Goal(side=side, score=(germany, france)):
            return moment_of_goal(germany, france) if side == SIDES[0] else moment_of_goal(france, germany)
    return ""


def is_king_of_two(told: WrittenEvent | None) -> bool:
    """Whether a king has rolled two ones."""
    match told:
        case CardPlayed(card=card, value=2):
            return card % RANKS == KING
    return False


def name_of_man(event: Event, now: MatchStory, _seats: Seats) -> str:
    """The name of the event's man. Raises `KeyError` where it is none's."""
    told = EVENTS.read(event)
    if not isinstance(told, OfMan):
        raise KeyError("man")
    return man_name(now.man_of(told))


FACTS: Final[Facts[MatchStory, Seats]] = {
    "back": Field("die", lambda die: die >= BACK_FROM),
    "goalie": Field("man", lambda man: man == GOALIE),
    "golden": lambda _event, now, _seats: now.golden,
    "great": Field("value", lambda value: value >= GREAT),
    "king_of_two": lambda event, _now, _seats: is_king_of_two(EVENTS.read(event)),
    "moment": _moment,
    "thinker": lambda event, now, seats: name_of_man(event, now, seats).lower(),
}
