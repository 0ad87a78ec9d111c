"""What men, clubs, lines and cards are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.tables import CARDS, MEN
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary
from swallows_gui.services.language import language

Seats = Sequence[str]

line_name: Final = Glossary[str](
    "FinalWords",
    {
        "G": QT_TRANSLATE_NOOP("FinalWords", "goal"),
        "D": QT_TRANSLATE_NOOP("FinalWords", "defence"),
        "M": QT_TRANSLATE_NOOP("FinalWords", "midfield"),
        "S": QT_TRANSLATE_NOOP("FinalWords", "attack"),
    },
)
"""A line by its letter."""

colour_name: Final = Glossary[str](
    "FinalWords",
    {
        "white": QT_TRANSLATE_NOOP("FinalWords", "white"),
        "lilac": QT_TRANSLATE_NOOP("FinalWords", "lilac"),
        "red": QT_TRANSLATE_NOOP("FinalWords", "red"),
        "yellow": QT_TRANSLATE_NOOP("FinalWords", "yellow"),
        "blue": QT_TRANSLATE_NOOP("FinalWords", "blue"),
    },
)
"""A colour of tactics cards."""

squad_name: Final = Glossary[str](
    "FinalWords",
    {
        "first": QT_TRANSLATE_NOOP("FinalWords", "first match"),
        "all-round": QT_TRANSLATE_NOOP("FinalWords", "all-round"),
        "defence": QT_TRANSLATE_NOOP("FinalWords", "a firm defence"),
        "midfield": QT_TRANSLATE_NOOP("FinalWords", "a strong midfield"),
        "attack": QT_TRANSLATE_NOOP("FinalWords", "a sharp attack"),
    },
)
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
