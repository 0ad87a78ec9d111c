"""A full game drawn from one seat's knowledge: every unseen card falls evenly on the places left for it (S0.6)."""

from typing import TYPE_CHECKING

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.germany import germany
from swallows_gui.engine.swallows.state import NOBODY, State
from swallows_gui.engine.swallows.step import STEPS
from swallows_gui.engine.swallows.tables import BLUE, GREEN, NOWHERE, RED

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.view import SwallowsView


def sample(view: "SwallowsView", chance: Chance) -> State:
    """A game whose view for the same seat equals `view`; the seed of its chance is drawn too."""
    game = view.fill(view._maker.__new__(view._maker))
    game.stack = list(view._stack)
    game.chance = Seeded(chance.below(1 << 20) << 20 | chance.below(1 << 20))
    game.start_events = []
    game.log = []
    game.loud = False
    game.used = list(view.used)
    game.spent = list(view.spent)
    game.discard = view.discard
    game.seen = dict(view.exposed)
    game.staged = view.staged
    _deal_unseen(view, chance, game)
    _draw_slips(view, chance, game)
    game.step = STEPS[view.step]
    game.legal = game.step.options(game) if game.mover != NOBODY else []
    return game


def _unseen(view: "SwallowsView") -> tuple[list[list[int]], list[int]]:
    """The common cards by colour, and the personalised ones, that the view cannot place."""
    tables = view.tables
    placed = bytearray(len(tables.card_id))
    piles = [*view.used, *view.spent, *view.known, view.discard, view.removed, view.aside]
    piles += [cards for _seat, cards, _numbers in view.covered]
    for own in view.hands:
        if own is not None:
            piles += own
    for pile in piles:
        for card in pile:
            placed[card] = 1
    common: list[list[int]] = [[], [], []]
    personalised: list[int] = []
    nation = tables.card_nation
    for card, colour in enumerate(tables.card_colour):
        if not placed[card]:
            (common[colour] if nation[card] == NOWHERE else personalised).append(card)
    return common, personalised


def _deal_unseen(view: "SwallowsView", chance: Chance, game: State) -> None:
    """Fill the other hands, the covered discards and the draw pile."""
    colour = view.tables.card_colour
    pools, stars = _unseen(view)
    for pool in pools:
        chance.shuffle(pool)
    chance.shuffle(stars)
    game.veiled = tuple(sorted(stars[: view._veiled]))
    game.aside = view.aside + game.veiled
    abroad = stars[view._veiled :]
    hands: list[list[list[int]]] = []
    gaps: list[int] = []
    for team, own in enumerate(view.hands):
        if own is not None:
            hands.append([list(cards) for cards in own])
            continue
        there: list[list[int]] = [[], [], []]
        for card in view.known[team]:
            there[colour[card]].append(card)
        hands.append(there)
        gaps += [team] * (view.counts[team][RED] - len(there[RED]))
    chance.shuffle(gaps)
    for star, team in zip(abroad, gaps, strict=False):
        hands[team][RED].append(star)
    for team, own in enumerate(view.hands):
        if own is None:
            for kind in (GREEN, BLUE, RED):
                missing = view.counts[team][kind] - len(hands[team][kind])
                hands[team][kind] += [pools[kind].pop() for _ in range(missing)]
    game.greens = [tuple(cards[GREEN]) for cards in hands]
    game.blues = [tuple(cards[BLUE]) for cards in hands]
    game.reds = [tuple(cards[RED]) for cards in hands]
    game.handed = tuple(
        (seat, cards or tuple(pools[kind].pop() for kind in (GREEN, BLUE, RED) for _ in range(numbers[kind])))
        for seat, cards, numbers in view.covered
    )
    game.pile_at = 0
    game.pile = _order_pile(view, chance, [card for pool in pools for card in pool]) if view.pile_size else ()


def _order_pile(view: "SwallowsView", chance: Chance, cards: list[int]) -> tuple[int, ...]:
    """The cards left, in random order under a top card of the colour that everybody sees."""
    chance.shuffle(cards)
    colour = view.tables.card_colour
    top = next(at for at, card in enumerate(cards) if colour[card] == view.pile_top)
    cards[0], cards[top] = cards[top], cards[0]
    return tuple(cards)


def _draw_slips(view: "SwallowsView", chance: Chance, game: State) -> None:
    """Slips and cash of the other seats: any that the rules and the public bribes allow (S2)."""
    if view.all_bets is not None and view.all_cash is not None:
        game.bets, game.cash = list(view.all_bets), list(view.all_cash)
        return
    game.bets = [()] * game.seats
    game.cash = [game.form.cash + flow for flow in game.flow]
    for seat in range(game.seats):
        if seat == view.seat:
            game.bets[seat] = view.bets
            assert view.cash is not None
            game.cash[seat] = view.cash
        elif game.form.bets and _has_handed_in(view, seat):
            _draw_slip(game, chance, seat)


def _has_handed_in(view: "SwallowsView", seat: int) -> bool:
    if view.step == "bets":
        return seat < view.open.mover
    return view.match > 0


def _draw_slip(game: State, chance: Chance, seat: int) -> None:
    strength = [game.tables.nation_strength[nation] for nation in game.field]
    left = game.form.cash + game.low[seat]
    german = germany(game)
    teams = [team for team in range(len(game.field)) if team != german]
    chance.shuffle(teams)
    most = chance.below(len(teams) + 1)
    wanted = ([german] if german >= 0 else []) + teams[:most]
    slip = []
    for team in wanted:
        if strength[team] <= left:
            left -= strength[team]
            game.cash[seat] -= strength[team]
            slip.append((team, chance.below(len(BET_KINDS))))
    game.bets[seat] = tuple(slip)
