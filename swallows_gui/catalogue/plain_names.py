"""Compares names regardless of case, accents and Unicode form, and makes unique ids from names.

Ids are for a player's own files. They keep the letters of every script, and no two names share one.
"""

import itertools
import re
import unicodedata
from collections.abc import Container
from typing import Final

from swallows_gui.catalogue.foreign_text import same

_LETTERS: Final = str.maketrans({
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i", "ħ": "h",
})  # fmt: skip
"""Letters that no form of Unicode takes apart."""


def folded(text: str) -> str:
    """A text without case, accents and invisible letters.

    >>> folded("Curaçao"), folded("Cu\\u0300te d\\u2019Ivoire"), folded("Österreich")
    ('curacao', 'cute d’ivoire', 'osterreich')
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    kept = (letter for letter in apart if not unicodedata.combining(letter) and unicodedata.category(letter) != "Cf")
    return "".join(kept).translate(_LETTERS)


def plain_name(text: str) -> str:
    """A name as it is looked up: folded, "&" as "and", without punctuation, words apart by one blank.

    >>> plain_name("Bosnia-Herzegovina"), plain_name("St. Kitts & Nevis"), plain_name("Côte d'Ivoire")
    ('bosnia herzegovina', 'st kitts and nevis', 'cote d ivoire')
    """
    return " ".join(re.findall(r"\w+", folded(text).replace("&", " and ")))


_LONGEST: Final = 48
"""Letters: of four bytes each, with an ending, they fit into the name of a file everywhere."""
_DEVICES: Final = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}


def identity(name: str, usual: str) -> str:
    """The id of a name: its letters and digits without case, with dashes between; `usual` if it has none.

    >>> identity("Euro 2024!", "field"), identity("世界杯", "field"), identity("Maß", "field"), identity("?", "field")
    ('euro-2024', '世界杯', 'mass', 'field')
    """
    letters = "".join(each if unicodedata.category(each)[0] in "LMN" else " " for each in same(name))
    found = "-".join(letters.split())[:_LONGEST].strip("-") or usual
    return f"{found}-{usual}" if found in _DEVICES else found


def free(wanted: str, taken: Container[str]) -> str:
    """The id, or the first of its numbered ones that is not taken.

    >>> free("cup", {"cup", "cup-2"})
    'cup-3'
    """
    numbered = (f"{wanted}-{number}" for number in itertools.count(2))
    return next(each for each in itertools.chain((wanted,), numbered) if each not in taken)
