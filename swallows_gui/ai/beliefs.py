"""What a seat may infer about the others' slips (S2): who bets how by habit, and what play in public says of it.

A *leaning* is a row of chances for one seat and team: no bet, V, F, S. It starts from what a sound seat would bet with
the public forecast, and is moved by what the seat did where everybody could see it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from swallows_gui.ai.forecast import Reach, stages
from swallows_gui.ai.weights import NORMAL, Weights
from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.view import SwallowsView
from swallows_gui.engine.tournament import Pay

Leaning = tuple[float, ...]
"""Chances that a seat has bet on a team nothing, V, F, S; they add up to 1."""
Slip = tuple[tuple[int, int], ...]
"""Team and index of BET_KINDS."""

_GERMANY = "GER"
_OPINIONS = 9
"""Opinions on a team's chances that are looked at, evenly spread over what a seat may think."""
_UNSEEN_HAND = 0.2
"""How much further a seat that knows the hand may be from the public forecast, as a share."""
_WHIM = 0.02
"""How likely a seat has bet on a team against all reason."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """By seat and team a leaning. The view's own seat is certain."""

    leanings: tuple[tuple[Leaning, ...], ...]
    stakes: tuple[int, ...]
    """By team, M."""
    most: tuple[int, ...]
    """By seat: the most its stakes can add up to, from the cash that its bribes show it had (S2.2, S4.7)."""
    must: int
    """Germany's team, or -1 (S2.3)."""

    def backed(self, seat: int, team: int) -> float:
        """How likely the seat has a bet on the team."""
        return 1 - self.leanings[seat][team][0]

    def draw(self, seat: int, random: Random) -> Slip:
        """A slip of the seat, drawn from the leanings, that its cash allows; Germany first, if it must be on it."""
        left = self.most[seat]
        order = [team for team in range(len(self.stakes)) if team != self.must]
        random.shuffle(order)
        slip = []
        for team in ([self.must] if self.must >= 0 else []) + order:
            kind = _kind(self.leanings[seat][team], random.random())
            if kind >= 0 and self.stakes[team] <= left:
                left -= self.stakes[team]
                slip.append((team, kind))
        return tuple(slip)


def _kind(leaning: Leaning, mark: float) -> int:
    """The kind that a mark between 0 and 1 falls on, -1 for no bet."""
    for at, chance in enumerate(leaning):
        mark -= chance
        if mark < 0:
            return at - 1
    return -1


def habitual(view: SwallowsView, reach: Reach, weights: Weights = NORMAL) -> Beliefs:
    """What all seats are held to have bet before anything is seen of them; `reach` is the public forecast of the start.

    The view's own seat is known.
    """
    stakes = tuple(view.tables.nation_strength[nation] for nation in view.field)
    codes = [view.tables.nation_code[nation] for nation in view.field]
    must = codes.index(_GERMANY) if _GERMANY in codes else -1
    rows = []
    for seat in range(view.seats):
        if seat == view.seat:
            own = dict(view.bets)
            rows.append(tuple(_certain(own.get(team, -1)) for team in range(len(stakes))))
            continue
        rows.append(
            tuple(
                _leaning(view, reach, team, stake, view.trainer[team] == seat, team == must, weights)
                for team, stake in enumerate(stakes)
            )
        )
    most = tuple(view.form.cash + low for low in view.open.low)
    return Beliefs(tuple(rows), stakes, most, must)


def _certain(kind: int) -> Leaning:
    return tuple(float(at == kind + 1) for at in range(1 + len(BET_KINDS)))


def _leaning(
    view: SwallowsView, reach: Reach, team: int, stake: int, own: bool, must: bool, weights: Weights
) -> Leaning:
    """How a seat is likely to bet on a team, over the opinions that it may have."""
    ladder = stages(view.form)
    pays: Sequence[tuple[int, Pay]] = [
        (BET_KINDS.index(kind) + 1, pay) for kind, pay in view.form.bets.items() if kind in BET_KINDS
    ]
    chances = [0.0] * (1 + len(BET_KINDS))
    width = weights.opinion + (_UNSEEN_HAND if own else 0.0)
    caution = weights.caution if own else weights.caution_abroad
    for step in range(_OPINIONS):
        opinion = 1 + width * (2 * step / (_OPINIONS - 1) - 1)
        best, chosen = (-1e9 if must else 0.0), 0
        for at, pay in pays:
            chance = min(0.95, opinion * reach[team * len(ladder) + ladder.index(pay.stage)])
            promise = chance * pay.amount - stake * (1 + caution)
            if promise > best:
                best, chosen = promise, at
        chances[chosen] += 1 / _OPINIONS
    whim = _WHIM / len(BET_KINDS)
    mixed = [(1 - _WHIM) * chance + (0.0 if must and not at else whim) for at, chance in enumerate(chances)]
    total = sum(mixed)
    return tuple(chance / total for chance in mixed)
