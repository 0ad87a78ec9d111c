"""Advice on money where the referee may name prices (S4.11): what an offer is worth to who makes it, what the referee's
freedom is worth to him, and what he might ask.

It counts what the seats themselves haggle by. All of it comes from the seat's own view: the other side is guessed.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from swallows_gui.ai.advice import NOTHING, TRIFLE, Advice, AdvisedChoice, Facts
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.ai import haggling
from swallows_gui.games.swallows.ai.bribing import LEAST_BRIBE, refused
from swallows_gui.games.swallows.ai.haggling import Worths, offer_in, offers_of, taken_before
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT, AMOUNT_BITS, NAME_PRICE, REFUSE, verb_of
from swallows_gui.games.swallows.rules.view import SwallowsView

_FAIR: Final = 0.5
"""An offer that brings less than this beyond what it costs is fair, and no more, M."""


class Deal(NamedTuple):
    """A sum that may be offered, or asked for unasked."""

    action: int
    side: int
    worths: Worths
    recommended: bool
    """Whether the seat would offer it, if it thought of offers now."""

    @property
    def amount(self) -> int:
        """M."""
        return self.action & AMOUNT

    @property
    def gain(self) -> float:
        """What it brings to who makes it, M: an offer if it is taken, a price if it is paid."""
        if verb_of(self.action) == NAME_PRICE:
            return self.amount - self.worths.referee
        return self.worths.briber - self.amount

    def choice(self, nothing: float) -> AdvisedChoice:
        """Beside letting things go on, which is worth `nothing`."""
        hoped = self.gain if verb_of(self.action) == NAME_PRICE else 0.0
        return AdvisedChoice(self.action, nothing + self.gain, 0.0, hoped)


def offered(seat: Searcher, view: SwallowsView) -> list[Deal]:
    """The offers to think of for the team that a bound referee helps most: the next of the seat's own, else the least
    that he might take, and his price where one stands."""
    position = seat.position(view)
    goal = position.stakes.goal
    mood = haggling.mood(seat.weights, seat.seed, view.match)
    found: dict[int, Deal] = {}
    for side, entry in offers_of(view):
        if goal[side] <= goal[1 - side]:
            continue
        worths = seat.binding(view, side)
        own = haggling.to_offer(view, side, entry, worths, mood)
        least = max(LEAST_BRIBE, refused(view, side) + 1, ceil(worths.referee))
        for action in (own, offer_in(entry, view.prices[side]), None if own else offer_in(entry, least)):
            if action is not None:
                mine = action == own and haggling.matters(position, mood)
                found.setdefault(action, Deal(action, side, worths, mine))
    return list(found.values())


def asked(seat: Searcher, view: SwallowsView, action: int | None) -> list[Deal]:
    """The price that the referee would name without an offer, if `action`, what he would do out of turn, is one."""
    if action is None or verb_of(action) != NAME_PRICE:
        return []
    side = action >> AMOUNT_BITS & 1
    freedom = haggling.plain_worths(seat.position(view), seat.position(view), side).referee
    return [Deal(action, side, Worths(0.0, freedom), True)]


def reason_out_of_turn(view: SwallowsView, best: int, deals: Sequence[Deal]) -> tuple[str, Facts] | None:
    """Why an offer or a price is best, or why none is; None where it is about something else."""
    deal = next((each for each in deals if each.action == best), None)
    if deal is not None:
        team: Facts = (("team", _code(view, deal.side)), ("amount", deal.amount))
        if verb_of(best) == NAME_PRICE:
            return "name_price", (*team, ("freedom", round(deal.worths.referee, 1)))
        return _why_offered(view, deal, (*team, ("value", round(deal.worths.briber, 1))))
    if best != NOTHING:
        return None
    if view.seat == view.referee:
        named = any(isinstance(entry, range) and verb_of(entry[0]) == NAME_PRICE for entry in view.legal)
        return ("no_price", ()) if named else None
    if not deals:
        return None
    side, value = deals[0].side, ("value", round(deals[0].worths.briber, 1))
    if price := view.prices[side]:
        return "price_too_dear", (("team", _code(view, side)), ("asked", price), value)
    return "no_offer_pays", (("team", _code(view, side)), value)


def _why_offered(view: SwallowsView, deal: Deal, facts: Facts) -> tuple[str, Facts]:
    if deal.gain < _FAIR:
        return "price_fair" if view.prices[deal.side] == deal.amount else "offer_fair", facts
    if price := view.prices[deal.side]:
        return ("offer_at_price", facts) if price <= deal.amount else ("offer_below_price", (*facts, ("asked", price)))
    if before := taken_before(view.history, view.referee):
        return "offer_as_before", (*facts, ("taken", before[-1]))
    return "offer_pays", facts


def answered(seat: Searcher, view: SwallowsView) -> Advice:
    """The referee's answer to the offer that waits. What a price brings is there only if it is paid."""
    assert view.offer is not None
    assert view.seat is not None
    _, side, amount = view.offer
    best = seat.choose(view)
    stands, base = view.prices[side], view.seat << SEAT_SHIFT
    freedom = 0.0 if view.bound[side] else seat.binding(view, side).referee
    price = best & AMOUNT if verb(best) == REFUSE else 0
    waiting = stands - freedom if stands > amount and verb(best) == REFUSE and not price else 0.0
    found = [AdvisedChoice(base | ACCEPT, amount - freedom, 0.0), AdvisedChoice(base | REFUSE, waiting, 0.0, waiting)]
    if price:
        found.append(AdvisedChoice(best, price - freedom, 0.0, price - freedom))
    found.sort(key=lambda choice: (choice.action != best, -choice.money))
    code, facts = _why_answered(view, best, freedom, found)
    return Advice(tuple(found), code, facts)


def _why_answered(view: SwallowsView, best: int, freedom: float, found: Sequence[AdvisedChoice]) -> tuple[str, Facts]:
    assert view.offer is not None
    _, side, amount = view.offer
    sum_, free = ("amount", amount), ("freedom", round(freedom, 1))
    gain = amount - freedom
    if verb(best) == ACCEPT:
        if view.bound[side]:
            return "bribe_free", (sum_,)
        if gain > TRIFLE:
            return "bribe_over_freedom", (sum_, free, ("gain", found[0].lead(found[1])))
        return ("bribe_promised", (sum_,)) if 0 < view.prices[side] <= amount else ("bribe_fair", (sum_,))
    if price := best & AMOUNT:
        return "ask_for_more", (("offered", amount), ("amount", price), free)
    if view.prices[side] > amount:
        return "price_stands", (("amount", view.prices[side]), free)
    return ("bribe_too_dear", (sum_, ("cost", round(freedom, 1)))) if gain < -TRIFLE else ("bribe_fair", (sum_,))


def _code(view: SwallowsView, side: int) -> str:
    return view.tables.nation_code[view.field[(view.home, view.away)[side]]]
