"""Commentary of the Grudge Match: sentences for its events, the facts that choose between them, and placeholders.

A fact is a function of an event, the situation before it and the seats' names; `commentary/occasions.json` uses facts
by name. For a goal, the score is the one after it, as the scoring side sees it. A placeholder's value is made only for
a sentence that contains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.ball import BACK_FROM
from swallows_gui.games.grudgematch.rules.events import EVENTS, CardPlayed, CardsDrawn
from swallows_gui.games.grudgematch.rules.tables import GOALIE, RANKS, SIDES
from swallows_gui.games.grudgematch.words.match_story import MatchStory, OfMan, number_of
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Facts, Field, InSituation, NamedBy, Words
from swallows_gui.models.match_tracker import goal_fact
from swallows_gui.models.match_words import Sentences
from swallows_gui.models.vocabulary import score_words, seat_name
from swallows_gui.services.glossary import TextList, TextTable, translate
from swallows_gui.services.language import Count, language

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
    "moment": goal_fact("side", SIDES.index),
    "thinker": lambda event, now, seats: name_of_man(event, now, seats).lower(),
}


nation_name: Final = TextTable("GrudgeCommentary", "nation_name", "grudgematch")
"""A side by its id."""

_SUIT_CARDS: Final = TextList("GrudgeCommentary", "suit_cards", "grudgematch")
_RANKS: Final = TextList("GrudgeCommentary", "ranks", "grudgematch")


def card_name(card: int) -> str:
    """A card in words: "the six of clubs"."""
    suit, rank = divmod(card, RANKS)
    return _SUIT_CARDS(suit).format(rank=_RANKS(rank))


def place_words(space: int, rows: int) -> str:
    """A space by column and row: "6, −3". Raises `KeyError` for an unknown length of field."""
    column, row = load().boards[rows].place(space)
    text = f"\N{MINUS SIGN}{-row}" if row < 0 else str(row)
    return translate("GrudgeCommentary", "{column}, {row}").format(column=column, row=text)


def _nation(now: MatchStory, seat: int) -> str:
    return nation_name(SIDES[now.side_of(seat)])


def _place(now: MatchStory, space: int) -> str:
    return place_words(space, now.rows)


def _kicker(_event: Event, now: MatchStory, _seats: Seats) -> str:
    """The man who has kicked last."""
    return man_name(now.kicker) if now.kicker >= 0 else translate("Names", "nobody")


def _number(event: Event, _now: MatchStory, _seats: Seats) -> Count:
    """How many cards were drawn, seen or not."""
    return Count(sum(map(number_of, of_kinds([event], CardsDrawn))), language().code)


WORDS: Final[Words[MatchStory, Seats]] = {
    "card": Field("card", card_name),
    "die": Field("die"),
    "france": lambda _event, now, seats: seat_name(seats, 1 - now.germany),
    "germany": lambda _event, now, seats: seat_name(seats, now.germany),
    "kicker": _kicker,
    "hero": lambda event, _now, _seats: man_name(int(event["then"]["hero"][1])),
    "level": Field("level", vocabulary.level_name),
    "man": name_of_man,
    "nation": InSituation("seat", _nation),
    "needed": Field("needed"),
    "number": _number,
    "place": InSituation("space", _place),
    "score": lambda event, now, _seats: score_words(event.get("score", now.score)),
    "scorer": Field("side", nation_name),
    "seat": NamedBy("seat", seat_name),
    "sum": Field("dice", lambda dice: " + ".join(map(str, dice))),
    "turn": Field("turn"),
    "value": Field("value"),
    "winner": Field("winner", nation_name),
}


SENTENCES: Final[Sentences[MatchStory]] = Sentences("grudgematch", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
