"""Commentary of Final Whistle: sentences for its events, the facts that choose between them, and placeholders.

A fact is a function of an event, the situation before it and the seats' names; `commentary/occasions.json` uses facts
by name. For a goal, the score is the one after it, as the scoring seat sees it. A placeholder's value is made only for
a sentence that contains it.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from swallows_gui.games.final_whistle.rules.events import EVENTS, PhaseRolled
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import Seats, card_name, club_name, line_name, man_name
from swallows_gui.games.final_whistle.words.story_parts import CLOSING
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Facts, Field, InSituation, NamedBy, Words
from swallows_gui.models.match_tracker import goal_fact
from swallows_gui.models.match_words import Sentences
from swallows_gui.models.vocabulary import score_words, seat_name

CLEAR: Final = 5
"""A phase won by so much is won clearly."""

FIELDS: Final = frozenset((
    "after", "agrees", "attacks", "bookings", "counter", "goal", "hit", "kind", "phase", "scored", "success", "symbol",
))  # fmt: skip
"""Fields of events that are facts as they are."""


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
    "moment": goal_fact("seat"),
    "several": Field("attacks", lambda attacks: attacks > 1),
    "shooter": Field("man", lambda man: man is not None),
    "shootout": lambda _event, now, _seats: now.stage == "shootout",
    "tied": lambda _event, now, _seats: now.tied,
    "winner": Field("winner", lambda winner: winner is not None),
}


class _NamedMan(Field):
    """A man of the event's seat."""

    def __call__(self, event: Event, now: object, _seats: object) -> str:
        assert isinstance(now, MatchStory)
        return man_name(now.clubs, event["seat"], event[self.name])


def _scorer(_event: Event, now: MatchStory, seats: Seats) -> str:
    """The man marked last for the attack, else his club."""
    return man_name(now.clubs, now.side, now.scorer) if now.scorer else _club(_event, now, seats)


def _club(event: Event, now: MatchStory, _seats: Seats) -> str:
    """The club whose event it is: the attacking one, where none is named."""
    return _club_of(now, event.get("seat", now.side))


def _club_of(now: MatchStory, seat: int) -> str:
    return club_name(now.clubs, seat)


WORDS: Final[Words[MatchStory, Seats]] = {
    "card": Field("card", card_name),
    "card_away": Field("cards", lambda cards: card_name(cards[1])),
    "card_home": Field("cards", lambda cards: card_name(cards[0])),
    "club": _club,
    "club_away": lambda _event, now, _seats: club_name(now.clubs, 1),
    "club_home": lambda _event, now, _seats: club_name(now.clubs, 0),
    "goals": Field("goals", score_words),
    "hero": lambda event, now, _seats: man_name(now.clubs, *event["then"]["hero"]),
    "level": Field("level", vocabulary.level_name),
    "line": Field("line", line_name),
    "man": _NamedMan("man"),
    "minute": Field("minute"),
    "off": _NamedMan("off"),
    "on": _NamedMan("on"),
    "other": lambda _event, now, _seats: club_name(now.clubs, 1 - now.side),
    "out": _NamedMan("for"),
    "score": lambda event, now, _seats: score_words(event.get("score", now.score)),
    "scorer": _scorer,
    "seat": NamedBy("seat", seat_name),
    "seat_away": lambda _event, _now, seats: seat_name(seats, 1),
    "seat_home": lambda _event, _now, seats: seat_name(seats, 0),
    "shootout": Field("shootout", score_words),
    "strength_away": Field("strengths", itemgetter(1)),
    "strength_home": Field("strengths", itemgetter(0)),
    "total": Field("totals", itemgetter(0)),
    "total_other": Field("totals", itemgetter(1)),
    "winner": InSituation("winner", _club_of),
}


SENTENCES: Final[Sentences[MatchStory]] = Sentences("final_whistle", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
