"""Further lines of cards of which there are many copies, so that the same joke does not come again and again.

`resources/swallows/commentary/lines/<language>.json` has them by card: `{"after-you": ["...", "..."]}`, all languages
in the same order. The reporter tells the line that stands on the card first; each further match has the next one, and
after the last of them the card's own again. Where a language has none, the line that stands on the card is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from swallows_gui.catalogue.commentary import SOURCE, BadCommentary
from swallows_gui.catalogue.mistakes import read_json
from swallows_gui.catalogue.places import data_path

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
        if not isinstance(lines, list) or not lines or not all(isinstance(line, str) and line for line in lines):
            raise BadCommentary(path.name, card, "is not a list of lines")
    return {card: tuple(lines) for card, lines in given.items()}


def retold(card: str, times: int, language: str) -> str:
    """The line of a card that has been told in so many matches before; "" for the one that stands on it."""
    lines = retellings(language).get(card, ())
    place = times % (len(lines) + 1)
    return lines[place - 1] if place else ""


def has_more(card: str) -> bool:
    """Whether a card has further lines."""
    return card in retellings(SOURCE)
