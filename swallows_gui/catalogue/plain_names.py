"""Names as they are compared: the same name in another case, spelling of accents, or form of Unicode is the same."""

import re
import unicodedata
from typing import Final

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
