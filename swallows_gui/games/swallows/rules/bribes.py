"""Bribes: offers made out of turn, and the referee's answer before anything else happens (S4.7), and at
a price that he has named (S4.11)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import (
    ACCEPT,
    AMOUNT,
    AMOUNT_BITS,
    OFFER,
    REFUSE,
    WITHOUT_SEAT,
    offers,
    verb_of,
)
from swallows_gui.games.swallows.rules.prices import (
    answer_price,
    has_further_offer,
    lift_price,
    name_price,
    price_of,
    refusals_with_price,
)
from swallows_gui.games.swallows.rules.state import NOBODY, SHOOTOUT, State
from swallows_gui.games.swallows.rules.step import STEPS, Step, proceed

MOST_OFFERS = 3
"""Offers a seat may make in a match (S4.7)."""


def offers_of(game: State, seat: int) -> list[int | range]:
    """The offers that `seat` may make now: one range for each team; when its own are spent, those at a price that it
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
