"""Offers by search: what a bound referee is worth in playouts, and what he is likely to ask (S4.7).

A bribe is worth nothing while no ruling threatens, and the referee costs as much later as now. So a searching seat
waits until a die or an edge lies before him, or the whistle with his penalty unspent.
"""

from math import ceil

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.ai.bribing import LEAST_BRIBE, asking_price, refused
from swallows_gui.games.swallows.ai.evaluation import is_worth_money
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.haggling import offer_in
from swallows_gui.games.swallows.ai.search.thinking import ThinkingPlan
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT_BITS

_MORE = 1
"""M added to what he seems to ask, for every offer he has refused."""


def offers(position: Position, referee: Position, seen: Position, ranges: list[range]) -> list[ThinkingPlan]:
    """An offer for each team that he might decide against to the seat's harm, at the price he seems to ask.

    `referee` is his position as the seat imagines it, `seen` the seat's own as he may imagine it.
    """
    view = position.view
    if not is_worth_money(view):
        return []
    dearness = 1 + position.weights.rivalry / max(1, view.seats - 1)
    plans = []
    for entry in ranges:
        side = entry[0] >> AMOUNT_BITS & 1
        if view.bound[side] or position.stakes.goal[side] <= position.stakes.goal[1 - side]:
            continue
        asked = asking_price(referee, seen, side) + _MORE * view.offers_made[position.seat]
        amount = max(LEAST_BRIBE, ceil(asked), refused(view, side) + 1)
        action = offer_in(entry, amount)
        if action is not None:
            accepts = view.referee << SEAT_SHIFT | ACCEPT
            plans.append(ThinkingPlan((action, accepts), -amount * dearness))
    return plans
