"""Texts of packs about cards, in several languages.

Two versions of a pack may be in use at once, one in a game and one in a replay: the English line on the card tells them
apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_SAID: Final[dict[tuple[str, str], dict[str, str]]] = {}


def tell(key: str, source: str, texts: Mapping[str, str]) -> None:
    """Add translations of a card's text ("oldboys:cross.title"); `source` is the text on the card."""
    _SAID.setdefault((key, source), {}).update(texts)


def pack_text(key: str, source: str, language: str) -> str:
    """A text of a card in a language; "" where no pack says it."""
    return _SAID.get((key, source), {}).get(language, "")
