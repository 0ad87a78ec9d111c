"""What must hold in every position of the game: each card in one place, no rouble too many or too few."""

from collections.abc import Iterator

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.cards import pile_size
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.payout import fees, holders, reached, shared_pay


def checked(game: Swallows) -> str | None:
    """What is wrong with an invented position, or None if it is possible. It makes every seat's view, and the asked
    seat must have a legal action."""
    try:
        check_cards(game)
        check_money(game)
        for seat in (None, *range(game.seats)):
            game.view(seat)
        if game.result is None and not game.legal:
            return "nobody can do anything"
    except AssertionError as wrong:
        return str(wrong)
    except (IllegalAction, KeyError, ValueError, TypeError, IndexError, AttributeError) as wrong:
        return f"it cannot be looked at: {wrong}"[:200]
    return None


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
    """Check that no money appears or is lost: cash and stakes equal what the seats began with plus
    payments (S2, S9)."""
    strength = game.tables.nation_strength
    staked = sum(strength[game.field[team]] for slip in game.bets for team, _ in slip)
    total = sum(map(game.start_cash, range(game.seats)))
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
            if team in reached(game, pay.stage):
                others = holders(game.bets, team, kind) - 1 if game.options.shared_odds else 0
                won += shared_pay(kind, pay.amount, others)
    return won


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)
