"""Ids made from names, for files of a player's own: letters of every script stay, and no two names share one."""

import itertools
import unicodedata
from collections.abc import Container
from typing import Final

from swallows_gui.catalogue.foreign_text import same

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
