"""Draws games that fit one seat's view: unseen cards fall at random on the places left for them (S0.6).

`sample` draws a full game. `MatchSampler` draws only what the running match needs, the hands of its two teams and the
top of the pile, with the same chances at a quarter of the cost; search plays such games to the whistle. Their other
hands hold what the view knows, and other seats have no bets.
"""

from typing import Final

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.games.swallows.rules.actions import AMOUNT_BITS, STEPS, VERB_SHIFT
from swallows_gui.games.swallows.rules.bribes import most_of
from swallows_gui.games.swallows.rules.cards import look_through_reds, sorted_out
from swallows_gui.games.swallows.rules.envelopes import sealing_seats
from swallows_gui.games.swallows.rules.knowledge import Knowledge
from swallows_gui.games.swallows.rules.state import EMPTY, NOBODY, Hand, State
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED, Tables
from swallows_gui.games.swallows.rules.talking import kinds_of


def sample(view: Knowledge, chance: Chance) -> State:
    """A game whose view for the same seat equals `view`; the seed of its chance is drawn too."""
    game = begun(view)
    game.chance = Seeded(chance.below(1 << 20) << 20 | chance.below(1 << 20))
    _deal_unseen(view, chance, game)
    _draw_slips(view, chance, game)
    _seal(view, chance, game)
    game.step = STEPS[view.step]
    game.legal = game.step.options(game) if game.mover != NOBODY else []
    return game


def begun(view: Knowledge) -> State:
    """A game with everything the view knows; cards to be drawn, and what follows from them, are not set."""
    game = view.fill(view.made())
    game.stack = list(view._stack)
    game.start_events = []
    game.log = []
    game.emits_events = False
    game.used = list(view.used)
    game.spent = list(view.spent)
    game.discard = view.discard
    game.seen = dict(view.exposed)
    game.staged = view.staged
    return game


def known_hands(view: Knowledge, tables: Tables) -> list[tuple[Hand, Hand, Hand]]:
    """What the view knows of each team's hand: greens, blues and reds."""
    return [own or sorted_out(cards, tables) for own, cards in zip(view.hands, view.known, strict=True)]


def unseen(view: Knowledge, game: State) -> tuple[list[list[int]], list[int]]:
    """The common cards by colour, and the personalised ones, that the view cannot place."""
    placed: set[int] = set(view.discard).union(*view.used, *view.spent, *view.known, game.removed, view.aside)
    for _seat, cards, _numbers in view.covered:
        placed.update(cards)
    for own in view.hands:
        if own is not None:
            placed.update(*own)
    common = [[card for card in game.tables.deck(colour) if card not in placed] for colour in (GREEN, BLUE, RED)]
    return common, [card for card in game.tables.stars if card not in placed]


def handed_in(view: Knowledge, chance: Chance, pools: list[list[int]]) -> tuple[tuple[int, Hand], ...]:
    """The face-down discards; unknown ones are taken from the pools."""
    return tuple(
        (seat, cards or tuple(card for pool, n in zip(pools, numbers, strict=True) for card in chance.take(pool, n)))
        for seat, cards, numbers in view.covered
    )


def _deal_unseen(view: Knowledge, chance: Chance, game: State) -> None:
    """Fill the other hands, the covered discards and the draw pile."""
    tables = game.tables
    pools, stars = unseen(view, game)
    hands = known_hands(view, tables)
    game.veiled = tuple(sorted(chance.take(stars, view.veiled_unseen)))
    game.aside = view.aside + game.veiled
    if stars:
        _deal_stars(view, chance, stars, hands)
    dealt = []
    for colour, pool in enumerate(pools):
        held = [hand[colour] for hand in hands]
        missing = [counts[colour] - len(cards) for counts, cards in zip(view.counts, held, strict=True)]
        drawn = tuple(chance.take(pool, sum(missing)))
        at = 0
        for team, n in enumerate(missing):
            if n:
                held[team] += drawn[at : at + n]
                at += n
        dealt.append(held)
    game.greens, game.blues, game.reds = dealt
    game.moments = [look_through_reds(game, 0), look_through_reds(game, 1)]
    game.handed = handed_in(view, chance, pools)
    game.pile_at = 0
    game.pile = _order_pile(view, chance, tables, [card for pool in pools for card in pool]) if view.pile_size else ()


def _deal_stars(view: Knowledge, chance: Chance, stars: list[int], hands: list[tuple[Hand, Hand, Hand]]) -> None:
    """Personalised cards that the view cannot place went to other teams by S7.4: any gap among their reds fits."""
    gaps = [team for team, hand in enumerate(hands) for _ in range(view.counts[team][RED] - len(hand[RED]))]
    dealt = min(len(stars), len(gaps))  # before the deal there is no hand to be in
    for star, team in zip(stars, chance.take(gaps, dealt), strict=False):
        greens, blues, reds = hands[team]
        hands[team] = greens, blues, (*reds, star)


def _order_pile(view: Knowledge, chance: Chance, tables: Tables, cards: list[int]) -> tuple[int, ...]:
    """The cards left, in random order under a top card of the colour that everybody sees."""
    cards = chance.take(cards, len(cards))
    colour = tables.card_colour
    top = next(at for at, card in enumerate(cards) if colour[card] == view.pile_top)
    cards[0], cards[top] = cards[top], cards[0]
    return tuple(cards)


def _draw_slips(view: Knowledge, chance: Chance, game: State) -> None:
    """Slips and cash of the other seats: any that the rules and the public bribes allow (S2)."""
    if view.all_bets is not None and view.all_cash is not None:
        game.bets, game.cash = list(view.all_bets), list(view.all_cash)
        return
    game.bets = [()] * game.seats
    game.cash = [game.start_cash(seat) + flow for seat, flow in enumerate(game.flow)]
    for seat in range(game.seats):
        if seat == view.seat:
            game.bets[seat] = view.bets
            assert view.cash is not None
            game.cash[seat] = view.cash
        elif game.form.economy.bets and _has_handed_in(game, view.step, seat):
            _draw_slip(game, chance, seat)


def _seal(view: Knowledge, chance: Chance, game: State) -> None:
    """Envelopes of seats that have had their turn: any sum that they can pay, for either team (S4.12)."""
    if view.step != "sealing":
        game.sealed = ()
        return
    sealed = list(view.sealed)
    for seat in sealing_seats(game):
        if seat < game.mover and seat != view.seat:
            amount = chance.below(most_of(game, seat) + 1)
            sealed.append(seat << VERB_SHIFT | (chance.below(2) << AMOUNT_BITS if amount else 0) | amount)
    game.sealed = tuple(sorted(sealed))


def _has_handed_in(game: State, step: str, seat: int) -> bool:
    return seat < game.mover if step == "bets" else game.match > 0


def _draw_slip(game: State, chance: Chance, seat: int) -> None:
    """Germany, if it plays, and any number of other teams, as far as the seat's money goes."""
    left = game.start_cash(seat) + game.low[seat]
    teams = list(range(len(game.field)))
    wanted = [game.german] if game.german >= 0 else []
    for team in wanted:
        teams.remove(team)
    wanted += chance.take(teams, chance.below(len(teams) + 1))
    slip = []
    kinds = kinds_of(game)
    for team in wanted:
        stake = game.stakes[team]
        if stake <= left:
            left -= stake
            game.cash[seat] -= stake
            slip.append((team, kinds[chance.below(len(kinds))]))
    game.bets[seat] = tuple(slip)


_TOP: Final = 24
"""Cards whose place in the pile is drawn: more than a match takes from it."""
_OF_A_COLOUR: Final = 4
"""Cards of each colour that are drawn to lie next: effects take the topmost of one colour."""


class MatchSampler:
    """Draws many such games from one view, and looks through it once."""

    def __init__(self, view: Knowledge) -> None:
        self._view = view
        self._base: State | None = None
        """What all of them have in common. None where other hands or purses bear on the match: envelopes are being
        filled, or own cards of nations lie nobody knows where; then games are drawn whole."""
        base = begun(view)
        if not base.match or view.step == "sealing" or view.veiled_unseen:
            return
        pools, stars = unseen(view, base)
        if stars:
            return
        self._pools = pools
        hands = known_hands(view, base.tables)
        base.greens, base.blues, base.reds = ([hand[colour] for hand in hands] for colour in range(3))
        missing = [
            [n - len(cards) for n, cards in zip(*both, strict=True)] for both in zip(view.counts, hands, strict=True)
        ]
        self._missing = [(team, missing[team]) for team in base.sides]
        covered = [sum(n[colour] for _seat, cards, n in view.covered if not cards) for colour in range(3)]
        in_hands = [sum(team[colour] for team in missing) for colour in range(3)]
        left = [len(pool) - gone - held for pool, gone, held in zip(pools, covered, in_hands, strict=True)]
        self._colours = [colour for colour, n in enumerate(left) for _ in range(n)]
        if self._colours:
            self._colours.remove(view.pile_top)
        base.aside = view.aside
        base.veiled = base.sealed = EMPTY
        base.bets = [()] * base.seats
        base.cash = [base.start_cash(seat) + flow for seat, flow in enumerate(base.flow)]
        if view.seat is not None and view.cash is not None:
            base.bets[view.seat], base.cash[view.seat] = view.bets, view.cash
        base.pile_at = 0
        base.chance, base.legal, base.step = Chance(0), [], STEPS[view.step]
        base.pile, base.handed, base.moments = EMPTY, (), [0, 0]
        self._base = base

    def draw(self, chance: Chance) -> State:
        """One of them; the seed of its chance is drawn too."""
        view, base = self._view, self._base
        if base is None:
            return sample(view, chance)
        game = view.made()
        base.copy_into(game)
        game.chance = Seeded(chance.below(1 << 20) << 20 | chance.below(1 << 20))
        pools = [pool[:] for pool in self._pools]
        hands = (game.greens, game.blues, game.reds)
        for team, missing in self._missing:
            for colour, n in enumerate(missing):
                if n:
                    hands[colour][team] += tuple(chance.take(pools[colour], n))
        game.moments = [look_through_reds(game, 0), look_through_reds(game, 1)]
        game.handed = handed_in(view, chance, pools)
        if view.pile_size:
            game.pile = self._pile(chance, pools)
        game.legal = game.step.options(game) if game.mover != NOBODY else []
        return game

    def _pile(self, chance: Chance, pools: list[list[int]]) -> tuple[int, ...]:
        """The draw pile below a top card whose colour everybody sees; the pools hold the cards in no known place."""
        colours = self._colours[:]
        top = [self._view.pile_top, *chance.take(colours, min(_TOP - 1, len(colours)))]
        drawn = [chance.take(pools[colour], top.count(colour)) for colour in range(3)]
        pile = [drawn[colour].pop() for colour in top]
        below = [colours.count(colour) for colour in range(3)]
        rest: list[int] = []
        for pool, n in zip(pools, below, strict=True):
            first = chance.take(pool, min(_OF_A_COLOUR, n))
            pile += first
            rest += pool[: n - len(first)]
        return (*pile, *rest)
