"""What the commentary's placeholders stand for: each is made only for a sentence that has it."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.events import CardsDrawn
from swallows_gui.games.grudgematch.rules.tables import RANKS, SIDES
from swallows_gui.games.grudgematch.words.match_story import MatchStory, number_of
from swallows_gui.games.grudgematch.words.occasions import Seats, man_name, name_of_man
from swallows_gui.models import vocabulary
from swallows_gui.models.commentary import Field, InSituation, NamedBy, Words
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words, seat_name
from swallows_gui.services.glossary import TextList, TextTable, translate
from swallows_gui.services.grammar import Count
from swallows_gui.services.language import language

nation_name: Final = TextTable("GrudgeCommentary", "nation_name", "grudgematch")
"""A side by its id."""

_SUIT_CARDS: Final = TextList("GrudgeCommentary", "suit_cards", "grudgematch")
_RANKS: Final = TextList("GrudgeCommentary", "ranks", "grudgematch")


def card_name(card: int) -> str:
    """A card in words: "the six of clubs"."""
    suit, rank = divmod(card, RANKS)
    return _SUIT_CARDS(suit).format(rank=_RANKS(rank))


def place_words(space: int, rows: int) -> str:
    """A space by column and row: "6, −3". Raises `KeyError` for a length of field that there is none of."""
    column, row = load().boards[rows].place(space)
    text = f"\N{MINUS SIGN}{-row}" if row < 0 else str(row)
    return translate("GrudgeCommentary", "{column}, {row}").format(column=column, row=text)


def _nation(now: MatchStory, seat: int) -> str:
    return nation_name(SIDES[now.side_of(seat)])


def _place(now: MatchStory, space: int) -> str:
    return place_words(space, now.rows)


def _kicker(_event: Event, now: MatchStory, _seats: Seats) -> str:
    """Who has kicked last."""
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
