"""Bribes: offers made out of turn, the referee's answer before anything else happens (S4.7), and prices he names
(S4.11).

Where the option is on, a referee who declines an offer may name a price, and once for each team in a match he may name
one unasked.

All of it is open. `State.haggle` is a row of numbers, two at a time by side: the price that stands (0: none), how many
have been named, the sides with one named unasked, and the seats that have made their further offer at the price that
stands; empty where the option is off.
"""

from typing import Final

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import (
    ACCEPT,
    AMOUNT,
    AMOUNT_BITS,
    NAME_PRICE,
    OFFER,
    REFUSE,
    STEPS,
    WITHOUT_SEAT,
    Step,
    offers,
    proceed,
    verb_of,
)
from swallows_gui.games.swallows.rules.state import NOBODY, SHOOTOUT, State

MOST_PRICE: Final = 99
"""The highest price, M."""
MOST_PRICES: Final = 3
"""Prices a team and match, the unasked one included."""
NONE_NAMED: Final = (0,) * 7
"""Before the first price of a match."""

_NAMED: Final = 2
_UNASKED: Final = 4
_ANSWERED: Final = 5


def rest_prices(game: State) -> None:
    """A match begins or is over: no price stands."""
    if game.haggle:
        game.haggle = NONE_NAMED


def price_of(game: State, side: int) -> int:
    """The price that stands for a side, M; 0 if none does."""
    return game.haggle[side] if game.haggle else 0


def prices_named(game: State, side: int) -> int:
    """How many prices have been named for a side in this match."""
    return game.haggle[_NAMED + side] if game.haggle else 0


def named_unasked(game: State, side: int) -> bool:
    """Whether one was named unasked for a side in this match."""
    return bool(game.haggle) and bool(game.haggle[_UNASKED] >> side & 1)


def may_name(game: State, side: int) -> bool:
    """Whether the referee may still name a price for a side, if the moment is right."""
    return bool(game.haggle) and not game.bonds >> side & 1 and prices_named(game, side) < MOST_PRICES


def highest_price(game: State) -> int:
    """The highest price that may be named, M (S4.7)."""
    cap = game.options.bribe_cap
    return MOST_PRICE if cap is None else min(MOST_PRICE, cap)


def refusals_with_price(game: State) -> list[int | range]:
    """The answers to the offer that waits which name a price: higher than the offer."""
    if game.offer is None or not may_name(game, game.offer[1]):
        return []
    base, least, most = game.referee << SEAT_SHIFT | REFUSE, game.offer[2] + 1, highest_price(game)
    return [range(base + least, base + most + 1)] if least <= most else []


def prices_unasked(game: State) -> list[int | range]:
    """What the referee may ask at a stoppage without being offered anything: a range for each team."""
    if not game.haggle or game.referee == NOBODY or game.period == SHOOTOUT:
        return []
    base, most = game.referee << SEAT_SHIFT | NAME_PRICE, highest_price(game)
    return [
        range((base | side << AMOUNT_BITS) + 1, (base | side << AMOUNT_BITS) + most + 1)
        for side in (0, 1)
        if may_name(game, side) and not named_unasked(game, side)
    ]


def name_price(game: State, side: int, amount: int, asked: bool) -> None:
    """The price stands, and each seat has a further offer at it."""
    row = list(game.haggle)
    row[side] = amount
    row[_NAMED + side] += 1
    row[_ANSWERED + side] = 0
    if not asked:
        row[_UNASKED] |= 1 << side
    game.haggle = tuple(row)
    if game.emits_events:
        game.log.append(("price_named", game.referee, game.sides[side], amount, asked))


def name_unasked(game: State, action: int) -> None:
    """Carry out one of `prices_unasked`."""
    game.staged = ()
    name_price(game, action >> AMOUNT_BITS & 1, action & AMOUNT, asked=False)


def lift_price(game: State, side: int) -> None:
    """He is bound to the side: its price is gone."""
    if price_of(game, side):
        row = list(game.haggle)
        row[side] = row[_ANSWERED + side] = 0
        game.haggle = tuple(row)


def has_further_offer(game: State, seat: int, side: int) -> bool:
    """Whether a price stands for the side that the seat has not answered: an offer at it does not count."""
    return price_of(game, side) > 0 and not game.haggle[_ANSWERED + side] >> seat & 1


def answer_price(game: State, seat: int, side: int) -> None:
    """The seat has made its further offer."""
    row = list(game.haggle)
    row[_ANSWERED + side] |= 1 << seat
    game.haggle = tuple(row)


MOST_OFFERS = 3
"""Offers a seat may make in a match (S4.7)."""


def offers_of(game: State, seat: int) -> list[int | range]:
    """The offers that `seat` may make now, a range for each team; when its own are used up, only those at a price it
    has not answered yet."""
    if game.referee in (NOBODY, seat) or game.period == SHOOTOUT:
        return []
    spent = game.offers_made[seat] >= MOST_OFFERS
    if spent and not game.haggle:
        return []
    most = most_of(game, seat)
    if spent:
        prices = [(side, price_of(game, side)) for side in (0, 1) if has_further_offer(game, seat, side)]
        return [offers(seat, side, most, least) for side, least in prices if least <= most]
    return [offers(seat, 0, most), offers(seat, 1, most)] if most >= 1 else []


def most_of(game: State, seat: int) -> int:
    """The most that `seat` can pay as a bribe, M (S4.7)."""
    cash, cap = game.cash[seat], game.options.bribe_cap
    return cash if cap is None or cash < cap else cap


class OpenToBribes(Step):
    """A step during which the other seats may offer the referee money."""

    def out_of_turn(self, game: State, seat: int) -> list[int | range]:
        return offers_of(game, seat)

    def push_out_of_turn(self, game: State, action: int) -> None:
        if verb_of(action) == OFFER:
            self._offer(game, action)

    def _offer(self, game: State, action: int) -> None:
        seat = action >> SEAT_SHIFT
        side, amount = action >> AMOUNT_BITS & 1, action & AMOUNT
        if game.haggle and amount >= price_of(game, side) and has_further_offer(game, seat, side):
            answer_price(game, seat, side)
        else:
            made = game.offers_made
            game.offers_made = (*made[:seat], made[seat] + 1, *made[seat + 1 :])
        game.offer = (seat, side, amount)
        game.staged = ()
        if game.emits_events:
            game.log.append(("bribe_offered", seat, game.sides[side], amount))
        game.stack.append(self)
        game.ask(STEPS["offer"], game.referee)


class Offer(Step):
    """The referee accepts an offer or refuses it, with a price if he likes (S4.11); money that he takes binds him for
    the rest of the match (S4.7)."""

    name = "offer"

    def options(self, game: State) -> list[int]:
        base = game.referee << SEAT_SHIFT
        return [base | REFUSE, base | ACCEPT]

    def sums(self, game: State) -> list[int | range]:
        return refusals_with_price(game) if game.haggle else []

    def push(self, game: State, action: int) -> None:
        assert game.offer is not None
        seat, side, amount = game.offer
        game.offer = None
        accepted = action & WITHOUT_SEAT == ACCEPT
        if accepted:
            take_bribe(game, seat, side, amount)
        if game.emits_events:
            what = "bribe_accepted" if accepted else "bribe_declined"
            game.log.append((what, seat, game.sides[side], amount))
        if price := 0 if accepted else action & AMOUNT:
            name_price(game, side, price, asked=True)
        proceed(game)


def take_bribe(game: State, seat: int, side: int, amount: int) -> None:
    """The referee accepts: the money moves at once, and he is bound (S4.7)."""
    game.cash[seat] -= amount
    game.cash[game.referee] += amount
    flow = list(game.flow)
    flow[seat] -= amount
    flow[game.referee] += amount
    game.flow = tuple(flow)
    game.low = tuple(min(low, now) for low, now in zip(game.low, flow, strict=True))
    game.bonds |= 1 << side
    lift_price(game, side)
