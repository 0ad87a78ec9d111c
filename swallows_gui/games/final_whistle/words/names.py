"""What men, clubs, lines and cards are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.tables import CARDS, MEN
from swallows_gui.services.glossary import TextTable
from swallows_gui.services.language import language

Seats = Sequence[str]

line_name: Final = TextTable("FinalWords", "line_name", "final_whistle")
"""A line by its letter."""

colour_name: Final = TextTable("FinalWords", "colour_name", "final_whistle")
"""A colour of tactics cards."""

squad_name: Final = TextTable("FinalWords", "squad_name", "final_whistle")
"""A ready squad."""


def club_of(clubs: str, seat: int) -> int:
    """The club that a seat leads, 0 for A."""
    return seat ^ (clubs == "ba")


def club_name(clubs: str, seat: int) -> str:
    """The name of the club that a seat leads."""
    return load().clubs[club_of(clubs, seat)]


def man_name(clubs: str, seat: int, man: str) -> str:
    """The surname of a footballer, as commentary calls him. Raises `ValueError` for an id that there is none of."""
    return load().men[club_of(clubs, seat)][MEN.index(man)].name.split()[-1]


def card_name(card: str) -> str:
    """A tactics card in the language in use. Raises `ValueError` for an id that there is none of."""
    names = load().cards[CARDS.index(card)].name
    return names.get(language().code, names[FALLBACK])
