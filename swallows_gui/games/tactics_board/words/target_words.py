"""The words of what can be chosen on the board."""

from __future__ import annotations

from typing import Final

from swallows_gui.services.glossary import TextTable

_TEXTS: Final = TextTable("BoardTargets", "texts", "tactics_board")


def words(key: str, **values: object) -> str:
    """The text of a key in the language in use, with its values."""
    return _TEXTS(key).format(**values)
