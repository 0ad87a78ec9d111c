"""Why an action was refused: one sentence for every reason code of the engine (the codes of the rule book)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.games.swallows.words.moments import not_now
from swallows_gui.services.glossary import TextTable

if TYPE_CHECKING:
    from swallows_gui.games.swallows.words.names import Names


def reason(code: str, parameters: Mapping[str, Any] | None = None, names: Names | None = None) -> str:
    """The sentence for a code; a general one for a code this version does not know.

    With the game's names a card whose moment this is not is told when it is played.
    """
    card = names.card_of(str((parameters or {}).get("card"))) if names is not None else None
    if code == "wrong_moment" and card is not None:
        return not_now(card)
    values = {key: value for key, value in (parameters or {}).items() if isinstance(value, str | int)}
    try:
        return _REASONS(code).format(**values)
    except (KeyError, IndexError):
        return _REASONS("not_legal_now")


_REASONS: Final = TextTable("Reasons", "reasons", "swallows")
