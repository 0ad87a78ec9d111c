"""The order in which the pay-out is told: a race, whose largest sums come last (S9.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from swallows_gui.games.swallows.rules.events import BetPaid, FeePaid, GameEnded
from swallows_gui.models.narration import Event

_HEATS: Final = (FeePaid.type, BetPaid.type, GameEnded.type)


def is_paid_out(event: Event) -> bool:
    """Whether it is of the pay-out: the first such event comes after all that is told at the table."""
    return event["type"] in _HEATS


def raced(history: Iterable[Event]) -> list[Event]:
    """What a game has paid: fees from the smallest, then bets from those that brought nothing, then who has won.

    The order comes from the sums alone, equal ones as they were paid: an order by what the seats have in the end would
    tell the winner by who is kept for last.

    >>> paid = [{"type": "bet_paid", "amount": 5}, {"type": "fee_paid", "amount": 9}, {"type": "fee_paid", "amount": 2}]
    >>> [event["amount"] for event in raced(paid)]
    [2, 9, 5]
    """
    paid = [event for event in history if is_paid_out(event)]
    return sorted(paid, key=lambda event: (_HEATS.index(event["type"]), int(event.get("amount", 0))))
