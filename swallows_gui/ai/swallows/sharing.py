"""What a won bet is likely to pay where others may hold it too (S2.7)."""

from typing import Final

from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.payout import less_for_each
from swallows_gui.engine.swallows.view import SwallowsView

_ALSO_HELD: Final = {"V": 0.4, "F": 0.25, "S": 0.4}
"""How likely another seat holds a bet that is worth holding, by kind."""


def expected_pay(view: SwallowsView, kind: str) -> float:
    """What a won bet of this kind pays, M; where odds are shared, on average over who may hold it too."""
    amount = view.form.economy.bets[kind].amount
    if not view.options.shared_odds:
        return amount
    less = _ALSO_HELD[kind] * (view.seats - 1) * less_for_each(BET_KINDS.index(kind), amount)
    return max(1.0, amount - less)
