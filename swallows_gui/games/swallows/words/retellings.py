"""Further lines of cards of which there are many copies, so that the same joke does not come again and again.

`resources/swallows/commentary/lines/<language>.json` has them by card and id, `{"after-you": {"1": "..."}}`
(`catalogue/texts.py`). The reporter tells the line that stands on the card first; each further match has the next
one, and after the last of them the card's own again. Where a language has none, the line that stands on the card is
told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from swallows_gui.catalogue.commentary import SOURCE, BadCommentary
from swallows_gui.catalogue.mistakes import read_json
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import variants

Lines = Mapping[str, tuple[str, ...]]


@cache
def retellings(language: str) -> Lines:
    """The further lines by card. Raises `BadCommentary`."""
    path = data_path("resources", "swallows", "commentary", "lines", f"{language}.json")
    if not path.exists():
        return {}
    given: Any = read_json(path, BadCommentary)
    if not isinstance(given, dict):
        raise BadCommentary(path.name, "", "is not an object of cards")
    for card, lines in given.items():
        try:
            wrong = next((name for name, line in variants(lines).items() if not isinstance(line, str) or not line), "")
        except ValueError as error:
            raise BadCommentary(path.name, card, str(error)) from error
        if wrong:
            raise BadCommentary(path.name, f"{card}.{wrong}", "is not a text in quotes")
    return {card: tuple(lines.values()) for card, lines in given.items()}


def alternate_line(card: str, times: int, language: str) -> str:
    """The line of a card that has been told in so many matches before; "" for the one that stands on it."""
    lines = retellings(language).get(card, ())
    place = times % (len(lines) + 1)
    return lines[place - 1] if place else ""


def has_more(card: str) -> bool:
    """Whether a card has further lines."""
    return card in retellings(SOURCE)
