"""The price: a referee who declines an offer may say what he would take, and once a match and team unasked (S4.11).

All of it is open. `State.haggle` is a row of numbers, two at a time by side: the price that stands (0: none), how many
have been named, the sides with one named unasked, and the seats that have made their further offer at the price that
stands; empty where the option is off.
"""

from typing import Final

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import AMOUNT, AMOUNT_BITS, NAME_PRICE, REFUSE
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
