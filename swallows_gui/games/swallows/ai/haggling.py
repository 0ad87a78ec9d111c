"""Haggling: what is offered, what is asked, and what is taken, where the referee may name prices (S4.11).

Two sums decide: what the binding is worth to the briber, and what it costs the referee. Whoever haggles knows one of
them and guesses the other. Offers begin near the referee's cost and rise with every refusal; he asks for a share of
what lies between and comes down with every price; what he has asked for he takes. What was paid to him earlier in the
tournament everybody remembers.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from typing import Final, NamedTuple
from zlib import crc32

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import SEAT_SHIFT, Told
from swallows_gui.games.swallows.ai import bribing, refereeing
from swallows_gui.games.swallows.ai.beliefs import kick_off
from swallows_gui.games.swallows.ai.bribing import LEAST_BRIBE, refusals, refused
from swallows_gui.games.swallows.ai.evaluation import is_worth_money
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import Weights
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT_BITS, NAME_PRICE, OFFER, REFUSE, verb_of
from swallows_gui.games.swallows.rules.bribes import highest_price, may_name, named_unasked, prices_named
from swallows_gui.games.swallows.rules.events import BribeAccepted, EnvelopeTaken, PriceNamed, RefereeSettled
from swallows_gui.games.swallows.rules.view import SwallowsView

_STEP: Final = 0.2
"""Of what lies between cost and worth: so much more is offered after each refusal."""
_USUAL_OPENING: Final = 0.5
"""The share that a first offer is held to have."""
_BELIEVED: Final = 0.75
"""So far what an offer tells is believed against one's own guess."""
_MOODS: Final = (0.4, 0.2)
"""How far greed and the first offer may be from a seat's usual ones in a match, by lot: nobody's price is a formula."""
_CHARMING: Final = (0.75, 0.3)
"""In so many matches a seat thinks of bribes at the kick-off already where so much of its foresight is at stake."""
_GREED: Final = (0.0, 0.9)
_OPENINGS: Final = (0.05, 0.7)
_MOST: Final = 0.9
"""Of what the binding is worth: more is never paid."""
_CLOSE: Final = 0.8
"""Of what he would ask for: so much he takes rather than haggle on."""
_LESS: Final = 0.22
"""So much of his share a referee gives up with each price that he has named."""
_SHARE: Final = (0.55, 0.6)
"""A referee's share of what lies between, and how it grows with his greed."""
THREATS: Final = ("referee_die", "edge", "whistle")
"""Steps in which a decision of the referee lies ahead."""
_LEAST_UNASKED: Final = 2
"""Nobody opens his mouth for less, M."""
_BLUFFS: Final = (0.5, 0.8)
"""In so many matches a referee asks money for a team that he wishes well himself, and in how many more by how gladly
he lies: nobody has seen his slip."""
_MOST_GOODWILL: Final = 2.0
"""Nobody pays more for a friendly face than comes to this, M, whatever hangs on the match."""
_BLUFF: Final = 0.8
"""Of a goal: so much a referee makes somebody believe that he has to lose."""
_MATTERS: Final = 0.6
"""M that a goal must be worth for a seat to think of bribes before a decision."""
_REMEMBERED: Final = 3
"""So many of a referee's last bribes count."""
_AS_BEFORE: Final = 0.6
"""Of what he took before: less is not offered to him."""


class Worths(NamedTuple):
    """What binding the referee to a side comes to, M of cash."""

    briber: float
    """What it is worth to who pays."""
    referee: float
    """What it costs him."""

    def feared(self, dread: float) -> "Worths":
        """The values as seen by a seat afraid of the referee, or by a referee who counts on that."""
        return self._replace(briber=dread * self.briber)

    def with_goodwill(self, least: float) -> "Worths":
        """The values as seen by a seat that expects this much of any referee it has paid, M."""
        return self._replace(briber=max(self.briber, min(_MOST_GOODWILL, least)))

    @property
    def between(self) -> float:
        """The room for haggling: the value to the briber less the cost to the referee."""
        return self.briber - self.referee


def may_offer(view: SwallowsView) -> bool:
    """Whether an offer is thought of: at the first stoppage of a match, before a decision of the referee, or when he
    has just named a price."""
    open_to = offers_of(view)
    if not open_to:
        return False
    at_hand = view.step in THREATS or (view.step == "attack" and view.open.first_stoppage)
    return at_hand or any(is_fresh(view, side) for side, _entry in open_to)


def matters(position: Position, weights: Weights) -> bool:
    """Whether a ruling in this match may be worth a bribe to the seat; at the kick-off only one of great weight is."""
    view = position.view
    least = _MATTERS if view.step in THREATS or any(view.prices) else weights.foresight
    return max(abs(position.stakes.goal[0]), abs(position.stakes.goal[1])) >= least


def plain_worths(briber: Position, referee: Position, side: int) -> Worths:
    """By plain judgement, without playing on."""
    asks = [(threatens(briber.view, side) and each == side) or referee.asks[each] for each in (0, 1)]
    threat = referee.asking(asks[0], asks[1])
    worth = bribing.protection_worth(briber, threat, side) / dearness(briber)
    return Worths(worth, max(0.0, bribing.freedom_worth(referee.asking(False, False), side)) / dearness(referee))


def threatens(view: SwallowsView, side: int) -> bool:
    """Whether the referee is reckoned to keep his word against a side: he has named a price for it, or he who thinks of
    naming one is the view's own seat."""
    return bool(view.prices[side]) or view.seat == view.referee


def dearness(position: Position) -> float:
    """What paying or taking 1M weighs: the other seat's purse counts against one's own."""
    return 1 + position.weights.rivalry / max(1, position.view.seats - 1)


def mood(weights: Weights, seed: int, match: int) -> Weights:
    """The weights of a seat in a match, as its seed has it; in one it bluffs, or it does not."""
    lots = crc32(f"{seed} {match}".encode("ascii"))
    greed, opening, charm, bluff = ((lots >> shift & 255) / 255 for shift in (0, 8, 16, 24))
    return replace(
        weights,
        foresight=weights.foresight * (_CHARMING[1] if charm < _CHARMING[0] else 1.0),
        greed=min(_GREED[1], max(_GREED[0], weights.greed + _MOODS[0] * (greed - 0.5))),
        opening=min(_OPENINGS[1], max(_OPENINGS[0], weights.opening + _MOODS[1] * (opening - 0.5))),
        bluff=float(bluff < _BLUFFS[0] + _BLUFFS[1] * weights.bluff),
    )


def share_of(weights: Weights) -> float:
    """The share of the room for haggling that a referee asks for first."""
    return _SHARE[0] + _SHARE[1] * weights.greed


def taken_before(history: Sequence[Told], referee: int) -> list[int]:
    """The sums that a seat took as referee in earlier matches of the tournament, M, the last ones last."""
    found: list[int] = []
    whistles: int | None = None
    for event in of_kinds(history[: kick_off(history)], RefereeSettled, BribeAccepted, EnvelopeTaken):
        match event:
            case RefereeSettled():
                whistles = event.seat
            case BribeAccepted() if whistles == referee:
                found.append(event.amount)
    return found[-_REMEMBERED:]


def offer_in(entry: range, amount: int) -> int | None:
    """The action of `entry`, a range of offers, that offers so much; None if it is not among them."""
    action = (entry[0] & ~((1 << AMOUNT_BITS) - 1)) | amount
    return action if amount > 0 and action in entry else None


def offers_of(view: SwallowsView) -> list[tuple[int, range]]:
    """Side and range of the offers open to the view's seat, without those for a side to which the referee is already
    bound."""
    ranges = [entry for entry in view.legal if isinstance(entry, range) and verb_of(entry[0]) == OFFER]
    sides = [(entry[0] >> AMOUNT_BITS & 1, entry) for entry in ranges]
    return [(side, entry) for side, entry in sides if not view.bound[side]]


def is_fresh(view: SwallowsView, side: int) -> bool:
    """Whether the price for a side is the last thing that happened, and the view's seat can still answer it."""
    if view.seat is None or not view.has_further_offer(view.seat, side):
        return False
    code = view.tables.nation_code[view.field[(view.home, view.away)[side]]]
    return any(price.team == code for price in of_kinds(view.history[-1:], PriceNamed))


def to_offer(view: SwallowsView, side: int, entry: range, worths: Worths, weights: Weights) -> int | None:
    """The offer to make for a side now: at his price if that is fair, else the next of one's own; None for none, and
    where nothing hangs on the match for the seat."""
    if worths.between < weights.least_deal or view.seat is None or view.cash is None or not is_worth_money(view):
        return None
    most = min(round(_MOST * worths.briber), view.cash)
    least = max(LEAST_BRIBE, refused(view, side) + 1)
    made = _refusals(view, side)
    price = view.prices[side]
    fair = least <= price <= most and price <= _willing(worths, weights, made + 1)
    if fair and (action := offer_in(entry, price)) is not None:
        return action
    amount = ceil(_willing(worths, weights, made))
    if before := taken_before(view.history, view.referee):
        amount = max(amount, round(_AS_BEFORE * sum(before) / len(before)))
    amount = max(min(amount, most), least)
    if price:
        amount = min(amount, price)
    return offer_in(entry, amount) if least <= amount <= most else None


def _willing(worths: Worths, weights: Weights, made: int) -> float:
    return worths.referee + (weights.opening + _STEP * weights.concession * made) * worths.between


def _refusals(view: SwallowsView, side: int) -> int:
    """How often the view's seat has been refused for a side in the running match."""
    return sum(one.seat == view.seat for one in refusals(view, side))


def asked_sum(view: SwallowsView, side: int, worths: Worths, weights: Weights) -> int:
    """What a referee asks for a side now, M: his cost and share, less with every price named."""
    named = prices_named(view.open, side)
    worths = _seen_in_the_offer(view, worths)
    share = share_of(weights) * max(0.0, 1 - _LESS * weights.concession * named)
    asked = worths.referee + share * max(0.0, worths.between)
    if before := taken_before(view.history, view.seat if view.seat is not None else -1):
        usual = sum(before) / len(before)
        asked = max(asked, min(_AS_BEFORE * usual, worths.referee + 0.8 * max(0.0, worths.between)))
    return max(LEAST_BRIBE, ceil(asked - 0.4))


def _seen_in_the_offer(view: SwallowsView, worths: Worths) -> Worths:
    """The value of the binding to the offering seat: as guessed, or more if the offer shows it."""
    if view.offer is None:
        return worths
    seat, _, amount = view.offer
    opening = _USUAL_OPENING + _STEP * min(2, view.offers_made[seat] - 1)
    told = worths.referee + max(0.0, amount - worths.referee) / opening
    return worths._replace(briber=max(worths.briber, worths.briber + _BELIEVED * (told - worths.briber)))


def answer(view: SwallowsView, worths: Worths, weights: Weights) -> int:
    """The referee's answer to the offer that waits: take it, or refuse it with a price or without one.

    A price that he has named he takes, whatever he thinks of it by then; he never asks for more than before.
    """
    assert view.offer is not None
    assert view.seat is not None
    _, side, amount = view.offer
    base, game = view.seat << SEAT_SHIFT, view.open
    stands = view.prices[side]
    asked = asked_sum(view, side, worths, weights)
    if view.bound[side] or amount >= max(LEAST_BRIBE, _CLOSE * asked) or (stands and amount >= stands):
        return base | ACCEPT
    if amount < weights.bluntness * asked:
        return base | REFUSE
    if not may_name(game, side):
        return base | (ACCEPT if amount >= max(LEAST_BRIBE, worths.referee) else REFUSE)
    price = max(asked, amount + 1)
    if price > highest_price(game) or (stands and price >= stands):
        return base | REFUSE
    return base | REFUSE | price


def unasked(
    view: SwallowsView, referee: Position, weights: Weights, imagine: Callable[[int], Position], dread: float = 1.0
) -> int | None:
    """A price named without an offer, or None: before a knock-out match, and before the whistle while the penalty is
    unused, if a seat seems to have much to lose (`dread` times as much)."""
    game = view.open
    if view.seat is None or view.seat != view.referee or not game.haggle:
        return None
    if not (view.step == "whistle" or (view.step == "attack" and game.first_stoppage)):
        return None
    best: tuple[float, int] | None = None
    others = [seat for seat in range(view.seats) if seat != view.seat]
    minds: dict[int, Position] = {}
    for side in (0, 1):
        if not may_name(game, side) or named_unasked(game, side) or prices_named(game, side):
            continue
        if refereeing.wishes_well(referee, side) and not weights.bluff:
            continue
        for seat in others:
            briber = minds.setdefault(seat, imagine(seat)) if seat not in minds else minds[seat]
            worths = plain_worths(briber, referee, side).feared(dread)
            bluff = _BLUFF * briber.stakes.goal[side]
            price = max(_LEAST_UNASKED, asked_sum(view, side, worths, weights), round(bluff))
            fears = max(worths.between, bluff)
            if fears < weights.extortion or price > highest_price(game):
                continue
            if best is None or fears > best[0]:
                best = fears, view.seat << SEAT_SHIFT | NAME_PRICE | side << AMOUNT_BITS | price
    return None if best is None else best[1]
