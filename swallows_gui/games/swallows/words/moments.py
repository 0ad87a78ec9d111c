"""When cards are played, in words: the moments of reds, and those of the other kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from swallows_gui.services.glossary import TextTable, translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card

moment_name: Final = TextTable("CardWords", "moment_name", "swallows")
"""The moment in which a red may be played."""


def moments_listed(moments: Sequence[str]) -> str:
    """ "after a foul roll, or after an offside roll"."""
    return translate("CardWords", ", or ").join(moment_name(moment) for moment in moments)


_WHEN: Final = TextTable("Reasons", "when", "swallows")
_KINDS: Final = {"swallow": "attack", "rough": "attack", "foul": "offside"}
"""Kinds that are played when another is."""


def not_now(card: Card) -> str:
    """That it is not the card's moment, and when that is."""
    if card.when:
        return _WHEN("red").format(moment=moments_listed(card.when))
    return _WHEN(_KINDS.get(card.kind, card.kind))
