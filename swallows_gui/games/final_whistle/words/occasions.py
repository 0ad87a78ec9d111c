"""The facts by which the commentary tells one occasion from another: `occasions.json` in `commentary/` of the data.

A fact is a small function of an event, the situation it happened in, and the seats' names. Of a goal, the score is
meant as it stands after it, and as the scoring seat sees it.
"""

from __future__ import annotations

from typing import Final

from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, PhaseRolled
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.names import Seats
from swallows_gui.games.final_whistle.words.story_parts import CLOSING
from swallows_gui.models.commentary import Facts, Field
from swallows_gui.models.course import moment_of_goal
from swallows_gui.models.narration import Event

CLEAR: Final = 5
"""A phase won by so much is won clearly."""

FIELDS: Final = frozenset((
    "after", "agrees", "attacks", "bookings", "counter", "goal", "hit", "kind", "phase", "scored", "success", "symbol",
))  # fmt: skip
"""Fields of events that are facts as they are."""


def _moment(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """What a goal does to the score."""
    match EVENTS.read(event):
        case Goal(seat=seat, score=score):
            return moment_of_goal(score[seat], score[1 - seat])
    return ""


def _clear(event: Event, _now: MatchStory, _seats: Seats) -> bool:
    """Whether a phase was won or lost by much."""
    match EVENTS.read(event):
        case PhaseRolled(totals=(ours, theirs)):
            return abs(ours - theirs) >= CLEAR
    return False


FACTS: Final[Facts[MatchStory, Seats]] = {
    "clear": _clear,
    "closing": Field("card", lambda card: card == CLOSING),
    "extra": Field("period", lambda period: period > PERIODS),
    "first_period": Field("period", lambda period: period == 1),
    "last_period": Field("period", lambda period: period == PERIODS),
    "moment": _moment,
    "several": Field("attacks", lambda attacks: attacks > 1),
    "shooter": Field("man", lambda man: man is not None),
    "shootout": lambda _event, now, _seats: now.stage == "shootout",
    "tied": lambda _event, now, _seats: now.tied,
    "winner": Field("winner", lambda winner: winner is not None),
}
