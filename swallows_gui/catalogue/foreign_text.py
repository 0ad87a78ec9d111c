"""Cleans text from packs, cups, seasons and records, both when it is read and when it is printed.

What is clean has no control characters, no overrides of the direction of writing and nothing that has no letter: none
of it moves a terminal's cursor, turns a line around or hides in a name.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

LONGEST_NAME: Final = 60
"""Letters of the name of a player, side, cup or season."""
LONGEST_LINE: Final = 200
_TURNS: Final = "\u202a-\u202e\u2066-\u2069"
"""Overrides and isolates of direction; its plain marks belong to the languages that need them."""
_UNSEEN: Final = re.compile(
    f"[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u200b\u2060-\u206f\ufeff\ufff9-\ufffb{_TURNS}\U000e0000-\U000e0fff]"
)
_BREAKS: Final = re.compile("[\t\n\v\f\r\x85\u2028\u2029]+")
_BLANK: Final = dict.fromkeys((0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10)))
"""Letters that have no shape, though Unicode counts them among letters and marks."""
_COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")


def shown(text: str, most: int = LONGEST_LINE) -> str:
    """A text as one line that can be shown: nothing unseen in it, and no more than `most` letters.

    >>> shown("A\\x1b[31mnn\\u202e"), shown("two\\nlines")
    ('A[31mnn', 'two lines')
    """
    if text.isascii() and text.isprintable() and len(text) <= most:
        return text
    return lines(_BREAKS.sub(" ", text), most)


def lines(text: str, most: int = 1 << 20) -> str:
    """As `shown`, for a text with several lines."""
    text = text.encode("utf-8", "replace").decode()
    return _UNSEEN.sub("", text.replace("\r\n", "\n").replace("\u2028", "\n").replace("\u2029", "\n"))[:most]


def unseen(text: str) -> str:
    """The first character that `lines` would remove, as "U+202E"; "" for none."""
    found = _UNSEEN.search(text)
    return f"U+{ord(found[0]):04X}" if found else ""


def same(name: str) -> str:
    """What two names have in common that look alike: neither case, ways to write an accent, nor unseen letters count.

    >>> same("Rene\\u0301") == same("REN\\u00c9"), same("\\u200b\\u200b")
    (True, '')
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in folded if unicodedata.category(letter) not in ("Cc", "Cf", "Cn", "Co", "Cs"))
    blanks = seen.translate(_BLANK)
    return " ".join(unicodedata.normalize("NFKC", blanks).split())


def name_or(given: str, usual: str) -> str:
    """A typed name, cleaned, or the usual one if nothing visible is left.

    >>> name_or(" Ann ", "Player 1"), name_or("\\u200b", "Player 1")
    ('Ann', 'Player 1')
    """
    name = shown(given, LONGEST_NAME).strip()
    return name if same(name) else usual


def printable(write: Callable[[str], int], *, colours: bool) -> Callable[[str], int]:
    """A stream's `write` that lets nothing through that moves a cursor or turns a line; `colours`: but colours."""

    def written(text: str) -> int:
        if text.isascii() and "\x1b" not in text and text.replace("\n", "").isprintable():
            return write(text)
        if not colours:
            return write(_plain(text))
        parts = _COLOUR.split(text)
        marks = [*_COLOUR.findall(text), ""]
        return write("".join(_plain(part) + mark for part, mark in zip(parts, marks, strict=True)))

    return written


def _plain(text: str) -> str:
    return "".join(each if each in "\n\t\r" else _UNSEEN.sub("", each) for each in re.split("([\n\t\r])", text))
