"""How a seat stands on the table, and so whose money stands between it and the win (S9.1).

Cash is secret; what everybody knows and what is believed of the slips tells what each seat is likely to have at the
end. Late in a tournament a gain of the seat that may still be overtaken, or may still overtake, counts as much as one's
own, and that of one who is far away hardly at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from typing import Final

from swallows_gui.engine.tournament.schedule import THIRD_PLACE
from swallows_gui.games.swallows.ai.beliefs import Beliefs
from swallows_gui.games.swallows.ai.evaluation import fee_gains, money
from swallows_gui.games.swallows.ai.forecast.groups import Reach
from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.view import SwallowsView

LAST_THIRD: Final = 1 / 3
"""The share of the matches from which on a seat may play for the place."""
_UNFORESEEN: Final = 9.0
"""M by which what a seat has at the end differs anyhow from what was expected: bribes, and fees more or fewer."""
_LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Purse:
    """What a seat is likely to have at the end, M."""

    mean: float
    variance: float


def is_late(view: SwallowsView) -> bool:
    """Whether the running match is one of the last third, and more than a place of its own hangs on it."""
    late = view.matches_left + 1 <= LAST_THIRD * len(view.fixtures)
    return late and not view.form.schedule.single and view.fixture.stage != THIRD_PLACE


def purses(view: SwallowsView, held: Beliefs, reach: Reach) -> tuple[Purse, ...]:
    """By seat its likely final money: cash and bribes, believed slips, and fees of its teams, by all teams' chances for
    each stage."""
    ladder = view.form.schedule.ladder
    nobody = (0.0,) * view.seats
    found = []
    for seat in range(view.seats):
        mean = view.start_cash(seat) + view.flow[seat] + money(reach, fee_gains(view, seat, nobody))
        variance = _UNFORESEEN**2
        for team, leaning in enumerate(held.leanings[seat]):
            mean -= (1 - leaning[0]) * held.stakes[team]
            for kind, pay in view.form.economy.bets.items():
                paid = leaning[BET_KINDS.index(kind) + 1] * reach[team * len(ladder) + ladder.index(pay.stage)]
                if paid:
                    amount = expected_pay(view, kind)
                    mean += paid * amount
                    variance += paid * (1 - paid) * amount**2
        found.append(Purse(mean, variance))
    return tuple(found)


def against(seat: int, likely: Sequence[Purse]) -> tuple[float, ...]:
    """By seat what its gain of 1M costs this one; together as much as a gain of its own is worth.

    Shares of how fast the chance to be ahead of all falls with each one's money; the seat's own entry is 0.

    >>> [round(share, 2) for share in against(0, [Purse(100, 80), Purse(96, 80), Purse(60, 80)])]
    [0.0, 1.0, 0.0]
    """
    own = likely[seat]
    far = [sqrt(own.variance + other.variance) for other in likely]
    ahead = [(own.mean - other.mean) / doubt for other, doubt in zip(likely, far, strict=True)]
    falls = []
    for rival, lead in enumerate(ahead):
        fall = exp(-lead * lead / 2) / (sqrt(2 * pi) * far[rival]) + _LEAST
        for third, its in enumerate(ahead):
            if third not in (seat, rival):
                fall *= erfc(-its / sqrt(2)) / 2 + _LEAST
        falls.append(0.0 if rival == seat else fall)
    total = sum(falls)
    return tuple(fall / total for fall in falls)
