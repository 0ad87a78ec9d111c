"""The house's own words in the current language, the same in every game: titles, levels, paces, lists, signs."""

from collections.abc import Sequence
from typing import Final

from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.title import CONTEXT


def of_title(text: str) -> str:
    """A text of a `Title`, translated."""
    return translate(CONTEXT, text)


level_name: Final = TextTable("Phrases", "level_name")
"""The level of an AI seat."""


level_words: Final = TextTable("Phrases", "level_words")
"""What an AI seat of a level is like, one sentence; "" for one that nobody can choose."""


def seat_name(seats: Sequence[str], seat: int | None) -> str:
    """A seat's name; a stand-in for None and for unknown seats."""
    if seat is None or not 0 <= seat < len(seats):
        return translate("Names", "nobody")
    return shown_name(seats[seat])


def score_words(numbers: Sequence[int]) -> str:
    """A score as the language in use writes it. Raises `ValueError` or `TypeError` if it is none.

    >>> score_words((2, 1))
    '2–1'
    """
    home, away = map(int, numbers)
    return translate("Phrases", "{home}–{away}").format(home=home, away=away)


pace_name: Final = TextTable("Phrases", "pace_name")
"""How fast AI seats decide and cards move."""


def listed(parts: list[str]) -> str:
    """ "a, b and c" in the current language; "" for nothing."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("Phrases", "{these} and {last}").format(these=", ".join(parts[:-1]), last=parts[-1])


def labelled(name: object, said: object) -> str:
    """ "name: said", the colon as the language in use writes it."""
    return translate("Phrases", "{name}: {said}").format(name=name, said=said)


def signed(n: int) -> str:
    """A change with its sign, a real minus included."""
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


def per_cent(part: float) -> str:
    """A chance in whole per cent, in the language's format; only certain ones are 0 or 100.

    >>> per_cent(0.114)
    '11 %'
    """
    whole = round(part * 100)
    if 0.0 < part < 1.0:
        whole = min(99, max(1, whole))
    return translate("Phrases", "{number} %").format(number=language().locale.toString(whole))
