"""What the seat in front may decide now, sorted by kind, as its legal actions.

Cards are the engine's numbers, sides 0 home and 1 away; an entry of many sums is a range of actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.tables import AREAS

_PLAIN: Final = frozenset(
    ("pass", "done", "decline", "object", "no_objection", "leave_die", "whistle", "accept", "refuse", "seal",
     "return_envelopes")
)  # fmt: skip
"""Decisions without a part, by their verbs."""
_PICKS: Final = ("send_off", "discard", "injure", "recover")
"""Choices among cards."""


@dataclass(slots=True)
class Decisions:
    """All a seat may do now."""

    plain: dict[str, int] = field(default_factory=dict)
    """By verb, those without a part; "seal" leaves the envelope empty."""
    cards: dict[str, dict[int, int]] = field(default_factory=lambda: {verb: {} for verb in ("play", *_PICKS)})
    """By verb and card."""
    die: dict[int, int] = field(default_factory=dict)
    """By what is added to the roll."""
    rulings: dict[str, int] = field(default_factory=dict)
    """By the place, one of `AREAS`."""
    penalties: dict[int, int] = field(default_factory=dict)
    """By the side that would get it."""
    offers: dict[int, range] = field(default_factory=dict)
    """By the side it is for (S4.7, S4.11)."""
    asks: range = range(0)
    """To decline the offer that waits, and name a price."""
    envelope: dict[int, range] = field(default_factory=dict)
    """By the side: money into an envelope (S4.12)."""
    lying: dict[int, int] = field(default_factory=dict)
    """By the seat: the envelopes that the referee may take."""
    prices: dict[int, range] = field(default_factory=dict)
    """By the side: a price named unasked."""

    def sums(self, side: int) -> range:
        """What may be offered for a side, M; empty where nothing may."""
        return a.sums(self.offers[side]) if side in self.offers else range(0)

    @property
    def plays(self) -> dict[int, int]:
        """Cards that may be played."""
        return self.cards["play"]

    @property
    def picks(self) -> tuple[str, dict[int, int]]:
        """The verb and the cards of a choice among cards (sent off, given up, injured, taken back); "" and none where
        no such choice is due."""
        return next(((verb, self.cards[verb]) for verb in _PICKS if self.cards[verb]), ("", {}))

    def __bool__(self) -> bool:
        return bool(
            self.plain
            or self.die
            or self.rulings
            or self.penalties
            or self.offers
            or self.prices
            or self.lying
            or any(cards for cards in self.cards.values())
        )


def read(legal: Iterable[int | range]) -> Decisions:
    """Sort legal actions; what the match table does not ask for (bets, the draft) is left out."""
    found = Decisions()
    for entry in legal:
        if isinstance(entry, range):
            _sort_sums(found, entry)
        else:
            _sort(found, entry)
    return found


def _sort(found: Decisions, action: int) -> None:
    verb, argument = a.name_of(action), a.argument_of(action)
    if verb in _PLAIN:
        found.plain[verb] = action
    elif verb in found.cards:
        found.cards[verb][argument] = action
    elif verb == "change_die":
        found.die[argument - 1] = action
    elif verb == "rule":
        found.rulings[AREAS[argument]] = action
    elif verb == "take_envelope":
        found.lying[argument] = action
    elif verb == "penalty":
        found.penalties[argument] = action


def _sort_sums(found: Decisions, actions: range) -> None:
    """Sort an entry with one action for each sum."""
    verb = a.name_of(actions[0])
    if verb == "refuse":
        found.asks = actions
    else:
        sides = {"seal": found.envelope, "name_price": found.prices, "offer": found.offers}[verb]
        sides[a.side_of(actions[0])] = actions
