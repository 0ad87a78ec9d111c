"""Random decisions in Millions of Swallows, drawn fast, and what must hold in every position of it: cards and money."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.bribes import OpenToBribes
from swallows_gui.engine.swallows.cards import pile_size
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.payout import fees, reached
from swallows_gui.lab.random_play import OUT_OF_TURN, any_of

SETUPS: tuple[Mapping[str, Any], ...] = (
    {},
    {"distribution": "random"},
    {"seats": 6},
    {"seats": 3, "groups": "hand"},
    {"seats": 2, "bribe_cap": 10},
    {"seats": 5, "free_heads": True, "distribution": "random"},
    {"format": "friendly", "seats": 3, "knockout": True},
    {"format": "friendly", "seats": 2},
)
"""Options that playouts take in turn."""


def choose(game: Swallows, lot: Callable[[], float]) -> tuple[int, bool]:
    """A random action, and whether it is out of turn: an entry evenly, then evenly inside a range.

    `lot` draws evenly from 0 to 1; for what is forced none is drawn.
    """
    if isinstance(game.step, OpenToBribes) and lot() < OUT_OF_TURN:
        action = out_of_turn(game, lot)
        if action is not None:
            return action, True
    legal = game.legal
    return legal[int(lot() * len(legal))] if len(legal) > 1 else legal[0], False


def out_of_turn(game: Swallows, lot: Callable[[], float]) -> int | None:
    """A random action of a random seat that may act out of turn, or None if none may."""
    step = game.step
    able = [entries for seat in range(game.seats) if (entries := step.out_of_turn(game, seat))]
    return any_of(able[int(lot() * len(able))], lot) if able else None


def check_cards(game: Swallows) -> None:
    """Every card is in exactly one place (S0.1, S1.6); none is dealt before the groups are full. `AssertionError`."""
    places = list(_places(game))
    if not places:
        return
    _demand(sorted(places) == list(range(len(game.tables.card_id))), "a card is in no place or in two")
    _demand(pile_size(game) >= 0, "more cards drawn than the pile has")
    _demand(set(game.veiled) <= set(game.aside), "a veiled card is not set aside")


def _places(game: Swallows) -> Iterator[int]:
    for hands in (game.greens, game.blues, game.reds, game.used, game.spent):
        for hand in hands:
            yield from hand
    yield from game.pile[game.pile_at :]
    yield from game.discard
    for _seat, cards in game.handed:
        yield from cards
    yield from game.removed
    yield from game.aside


def check_money(game: Swallows) -> None:
    """No rouble appears or is lost: cash and stakes are what the seats began with, plus what is paid out (S2, S9)."""
    strength = game.tables.nation_strength
    staked = sum(strength[game.field[team]] for slip in game.bets for team, _ in slip)
    total = game.seats * game.form.economy.cash
    if game.mover < 0:
        total += sum(amount for _, amount in fees(game)) + _winnings(game)
    _demand(sum(game.cash) + staked == total, "money appeared or is lost")
    _demand(min(game.cash) >= 0, "a seat owes money")
    _demand(sum(game.flow) == 0, "bribes paid and received differ")


def _winnings(game: Swallows) -> int:
    won = 0
    for slip in game.bets:
        for team, kind in slip:
            pay = game.form.economy.bets[BET_KINDS[kind]]
            won += pay.amount if team in reached(game, pay.stage) else 0
    return won


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)
