"""What the seat in front may decide now, sorted by kind: read from its legal actions, handed back as JSON objects.

Cards are copies ("through-ball#2"), sides 0 home and 1 away; an offer of any amount is one entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

PLAIN = (
    "pass",
    "done",
    "decline",
    "object",
    "no_objection",
    "leave_die",
    "whistle",
    "accept",
    "refuse",
    "return_envelopes",
)
"""Decisions without a part."""

_SIDES = {"home": 0, "away": 1}
_OF_CARDS = ("play", "send_off", "discard", "injure", "recover")


@dataclass(slots=True)
class Decisions:
    """All a seat may do now."""

    plain: set[str] = field(default_factory=set)
    cards: dict[str, dict[str, Json]] = field(default_factory=lambda: {kind: {} for kind in _OF_CARDS})
    """By type of action and copy ("through-ball#2")."""
    die: dict[int, Json] = field(default_factory=dict)
    rulings: dict[str, Json] = field(default_factory=dict)
    penalties: dict[int, Json] = field(default_factory=dict)
    """By the side that would get it."""
    offers: dict[int, Json] = field(default_factory=dict)
    """By the side it is for: the highest offer, M."""
    least_offers: dict[int, int] = field(default_factory=dict)
    """By the side: the lowest offer, M; at a price that stands it is that (S4.11)."""
    asks: range | None = None
    """The prices that the offer which waits can be declined with, M."""
    envelope: dict[int, range] = field(default_factory=dict)
    """By the side: the sums that may be put into an envelope, M (S4.12)."""
    may_seal: bool = False
    """Whether an envelope is to be filled; it may stay empty."""
    lying: dict[int, Json] = field(default_factory=dict)
    """By the seat: the envelopes that the referee may take."""
    prices: dict[int, range] = field(default_factory=dict)
    """By the side: the prices that may be named unasked, M."""

    def offer(self, side: int, amount: int) -> Json:
        """The action that offers `amount` M for a side."""
        return {**self.offers[side], "amount": amount}

    def most(self, side: int) -> int:
        """The most that may be offered for a side, M; 0 if nothing may."""
        return int(self.offers[side]["amount"]) if side in self.offers else 0

    def least(self, side: int) -> int:
        """The least that may be offered for a side, M."""
        return self.least_offers.get(side, 1)

    @staticmethod
    def ask(amount: int) -> Json:
        """The action that declines the offer and names a price, M."""
        return {"type": "refuse", "amount": amount}

    @staticmethod
    def name_price(side: int, amount: int) -> Json:
        """The action that names a price unasked, M."""
        return {"type": "name_price", "side": ("home", "away")[side], "amount": amount}

    @property
    def plays(self) -> dict[str, Json]:
        """Cards that may be played."""
        return self.cards["play"]

    @property
    def picks(self) -> tuple[str, dict[str, Json]]:
        """The type and the cards of a choice among cards (sent off, given up, injured, taken back), if one is due."""
        for kind in _OF_CARDS[1:]:
            if self.cards[kind]:
                return kind, self.cards[kind]
        return "", {}

    def __bool__(self) -> bool:
        return bool(
            self.plain
            or self.die
            or self.rulings
            or self.penalties
            or self.offers
            or self.prices
            or self.may_seal
            or self.lying
            or any(cards for cards in self.cards.values())
        )


def read(legal: Iterable[int | range], to_json: Callable[[int], Json]) -> Decisions:
    """Sort legal actions; what the match table does not ask for (bets, the draft) is left out."""
    found = Decisions()
    for entry in legal:
        action = to_json(entry[-1] if isinstance(entry, range) else entry)
        kind = str(action["type"])
        if isinstance(entry, range):
            _sort_sums(found, kind, action, range(int(to_json(entry[0])["amount"]), int(action["amount"]) + 1))
        elif kind in PLAIN:
            found.plain.add(kind)
        elif kind in _OF_CARDS:
            found.cards[kind][str(action["card"])] = action
        elif kind == "change_die":
            found.die[int(action["delta"])] = action
        elif kind == "rule":
            found.rulings[str(action["area"])] = action
        elif kind == "seal":
            found.may_seal = True
        elif kind == "take_envelope":
            found.lying[int(action["of"])] = action
        elif kind == "penalty":
            found.penalties[_SIDES[action["side"]]] = action
    return found


def _sort_sums(found: Decisions, kind: str, highest: Json, sums: range) -> None:
    """Sort an entry with one action for each sum, M."""
    if kind == "refuse":
        found.asks = sums
        return
    side = _SIDES[highest["side"]]
    if kind == "seal":
        found.envelope[side] = sums
    elif kind == "name_price":
        found.prices[side] = sums
    else:
        found.offers[side] = highest
        found.least_offers[side] = sums[0]
