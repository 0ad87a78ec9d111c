"""Games drawn from one view that are whole as far as its running match goes: what search plays to the whistle.

They have the hands of the two teams and the top of the pile, as evenly drawn as in `sample`, and cost a quarter of it.
Other hands hold what the view knows of them, other seats have bet on nothing.
"""

from typing import Final

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.games.swallows.rules.cards import look_through_reds
from swallows_gui.games.swallows.rules.knowledge import Knowledge
from swallows_gui.games.swallows.rules.sampling import begun, handed_in, known_hands, sample, unseen
from swallows_gui.games.swallows.rules.state import EMPTY, NOBODY, State
from swallows_gui.games.swallows.rules.step import STEPS

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
        """The pile under a top card of the colour that everybody sees; the pools hold what is in no known place."""
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
