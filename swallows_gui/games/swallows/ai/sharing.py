"""What a won bet is likely to pay where others may hold it too (S2.7)."""

from swallows_gui.games.swallows.ai.slip_habits import USUAL_LEVEL, slip_habits
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.payout import less_for_each
from swallows_gui.games.swallows.rules.view import SwallowsView


def expected_pay(view: SwallowsView, kind: str, level: str = USUAL_LEVEL) -> float:
    """What a won bet of this kind pays, M; where odds are shared, on average over who may hold it too among seats of a
    level (of the usual one, if it was not measured)."""
    amount = view.form.economy.bets[kind].amount
    if not view.options.shared_odds:
        return amount
    measured = slip_habits(view.form, level) or slip_habits(view.form, USUAL_LEVEL)
    assert measured is not None
    at = BET_KINDS.index(kind)
    return max(1.0, amount - measured.also_held[at] * (view.seats - 1) * less_for_each(at, amount))
