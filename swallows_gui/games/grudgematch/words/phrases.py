"""The words of the Grudge Match that stand by themselves: ranks, suits, worths, phases, reasons."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.grudgematch.rules.tables import JACK, RANKS
from swallows_gui.services.glossary import TextTable, translate

COLOURS: Final = ("#1A1A1A", "#1F4E9E")
"""Of Germany and of France, as "#rrggbb"."""


def rank_letter(card: int) -> str:
    """What stands in the corner of a card."""
    rank = card % RANKS
    if rank == 0:
        return translate("GrudgeCards", "A", "ace")
    if rank < JACK:
        return str(rank + 1)
    return (
        translate("GrudgeCards", "J", "jack"),
        translate("GrudgeCards", "Q", "queen"),
        translate("GrudgeCards", "K", "king"),
    )[rank - JACK]


def short_card(card: int) -> str:
    """A card by its name, without an article: "queen of diamonds", "7 of spades"."""
    suit, rank = divmod(card, RANKS)
    name = str(rank + 1)
    if rank == 0:
        name = translate("GrudgeCards", "ace")
    elif rank >= JACK:
        name = (
            translate("GrudgeCards", "jack"),
            translate("GrudgeCards", "queen"),
            translate("GrudgeCards", "king"),
        )[rank - JACK]
    return (
        translate("GrudgeCards", "{rank} of clubs"),
        translate("GrudgeCards", "{rank} of diamonds"),
        translate("GrudgeCards", "{rank} of hearts"),
        translate("GrudgeCards", "{rank} of spades"),
    )[suit].format(rank=name)


def worth_line(card: int) -> str:
    """What a card is worth (G0.8)."""
    rank = card % RANKS
    if rank < JACK:
        return translate("GrudgeCards", "worth {value}").format(value=rank + 1)
    return (
        translate("GrudgeCards", "one die"),
        translate("GrudgeCards", "die + 2"),
        translate("GrudgeCards", "two dice"),
    )[rank - JACK]


def suit_name(suit: int) -> str:
    """A suit in a word."""
    return (
        translate("GrudgeCards", "clubs"),
        translate("GrudgeCards", "diamonds"),
        translate("GrudgeCards", "hearts"),
        translate("GrudgeCards", "spades"),
    )[suit]


phase_name: Final = TextTable("GrudgePhases", "phase_name", "grudgematch")
"""A phase of the turn (G2)."""

ended_name: Final = TextTable("GrudgePhases", "ended_name", "grudgematch")
"""How a match ended (G6.4)."""

short_reason: Final = TextTable("GrudgeReasons", "short_reason", "grudgematch")
"""Under a card, why it cannot be played now."""
