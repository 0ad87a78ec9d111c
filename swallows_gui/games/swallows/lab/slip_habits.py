"""Measures what seats of a level bet on, at tables of that level (`swallows forecast --slips`).

Only slips are filled in; no match is played. Curves are fitted to the measured chances by least squares and written to
`resources/swallows/slips`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from math import exp, log
from typing import Any, NamedTuple

from swallows_gui.ai import check_level
from swallows_gui.games.swallows.ai.beliefs import at_the_start
from swallows_gui.games.swallows.ai.forecast.groups import must_bet_on
from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.ai.slip_habits import (
    Curve,
    SlipHabits,
    causes,
    slip_habits,
)
from swallows_gui.games.swallows.ai.statistics import Scatter
from swallows_gui.games.swallows.lab.playing import deck, form_of, new_game, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.lab.parallel import Progress, Workers, gather, part_of


def least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float], prior: float = 0.0) -> list[float]:
    """The weights whose sums over `rows` come nearest to `wanted`; 0 for a column that says nothing.

    `prior` is the share by which they are drawn towards 0.
    """
    width = len(rows[0])
    square = [[sum(row[i] * row[j] for row in rows) for j in range(width)] for i in range(width)]
    right = [sum(row[i] * value for row, value in zip(rows, wanted, strict=True)) for i in range(width)]
    for i in range(width):
        square[i][i] += 1e-6 + (1e-9 + prior) * square[i][i]
    return solved(square, right)


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, both of which are used up."""
    width = len(right)
    for i in range(width):
        for j in range(i + 1, width):
            factor = square[j][i] / square[i][i]
            for k in range(i, width):
                square[j][k] -= factor * square[i][k]
            right[j] -= factor * right[i]
    found = [0.0] * width
    for i in reversed(range(width)):
        rest = sum(square[i][k] * found[k] for k in range(i + 1, width))
        found[i] = (right[i] - rest) / square[i][i]
    return found


_ROUNDS = 12
_PRIOR = 4.0
"""So many observations against every weight of a chance's curve: little data, small weights."""


def chance_curve(rows: Sequence[Sequence[float]], came: Sequence[bool]) -> list[float]:
    """The weights of the logistic curve through 0.5 that makes what `came` likeliest (Newton's steps)."""
    width = len(rows[0])
    weights = [0.0] * width
    for _ in range(_ROUNDS):
        square = [[_PRIOR * (i == j) for j in range(width)] for i in range(width)]
        slope = [-_PRIOR * weight for weight in weights]
        for row, there in zip(rows, came, strict=True):
            chance = 1 / (1 + exp(-sum(weight * value for weight, value in zip(weights, row, strict=True))))
            for i in range(width):
                slope[i] += (there - chance) * row[i]
                for j in range(width):
                    square[i][j] += chance * (1 - chance) * row[i] * row[j]
        step = solved(square, slope)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
    return weights


_FIRST_STEP = 0.2
_LAST_STEP = 0.004


def result_curve(edges: Sequence[float], margins: Sequence[int], most: int) -> tuple[float, float, float]:
    """Slope, spread and level (`habits.Scatter`) under which these results are likeliest, by ever smaller steps.

    Leads of `most` goals and more count as one result.
    """
    best = (1.0, 0.7, 0.5)
    if not edges:
        return best
    score = _likelihood(best, edges, margins, most)
    step = _FIRST_STEP
    while step > _LAST_STEP:
        improved = False
        for at in range(3):
            for sign in (-1, 1):
                slope, spread, level = (value + sign * step * (place == at) for place, value in enumerate(best))
                if min(spread, level) < 0.05:
                    continue
                found = _likelihood((slope, spread, level), edges, margins, most)
                if found > score:
                    best, score, improved = (slope, spread, level), found, True
        if not improved:
            step /= 2
    return best


def _likelihood(curve: tuple[float, float, float], edges: Sequence[float], margins: Sequence[int], most: int) -> float:
    scatter = Scatter(*curve)
    return sum(
        log(max(1e-9, chance_of(scatter, edge, margin, most))) for edge, margin in zip(edges, margins, strict=True)
    )


def chance_of(scatter: Scatter, edge: float, margin: int, most: int) -> float:
    """The chance of a goal difference under an edge; leads of `most` goals and more count as one result."""
    if margin < 0:
        return chance_of(scatter, -edge, -margin, most)
    if margin == 0:
        return _beyond(scatter, edge, -scatter.level) - _beyond(scatter, edge, scatter.level)
    lead = min(margin, most)
    mark = scatter.level + lead - 1
    return _beyond(scatter, edge, mark) - (_beyond(scatter, edge, mark + 1) if lead < most else 0.0)


def _beyond(scatter: Scatter, edge: float, mark: float) -> float:
    return 1 / (1 + exp(min(60.0, (mark - scatter.slope * edge) / scatter.spread)))


Rows = Sequence[tuple[tuple[float, ...], int]]
"""What bets hang on, and their kinds."""
Curves = tuple[Curve, Curve, Curve]

NONE = -1
"""No bet, beside the indices of BET_KINDS."""


class HeldBet(NamedTuple):
    """What one seat holds on one team."""

    kind: int
    """Index of BET_KINDS, or NONE."""
    alone: tuple[float, ...]
    """What it hangs on, by what everybody knows."""
    knowing: tuple[tuple[float, ...], ...]
    """The same as each of the other seats knows it by its own slip; none on the team on which all must bet."""
    others: tuple[int, ...]
    """What the other seats hold on that team."""


def slips_of(task: tuple[int, str, int, dict[str, Any]]) -> list[HeldBet]:
    """What the seats of one table hold: seed, level, seats and options."""
    seed, level, seats, options = task
    game = new_game({"distribution": "random", **options}, seats, seed)
    minds = players([level] * seats, seed)
    while not game.match:
        game.push(minds[game.mover].choose(game.view(game.mover)))
    return _held(game, level)


def _held(game: Swallows, level: str) -> list[HeldBet]:
    view = game.view(0)
    reach = at_the_start(view.tables, view.form, view.field, view.groups)
    expected = {kind: expected_pay(view, kind, level) for kind in view.form.economy.bets}
    must = must_bet_on(view.tables, view.form, view.field)
    slips = [dict(bets) for bets in game.bets]
    found = []
    for seat, slip in enumerate(slips):
        rivals = [other for other in range(len(slips)) if other != seat]
        for team, trainer in enumerate(view.trainer):
            own = trainer == seat
            mine = [(slips[other].get(team, NONE), trainer == other) for other in rivals]
            knowing = (
                () if team == must else tuple(tuple(causes(view, reach, team, own, expected, one)) for one in mine)
            )
            alone = tuple(causes(view, reach, team, own, expected))
            found.append(HeldBet(slip.get(team, NONE), alone, knowing, tuple(kind for kind, _ in mine)))
    return found


def measure_slips(
    level: str,
    seed: int,
    games: int,
    *,
    jobs: Workers = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> SlipHabits:
    """What seats of `level` bet on at `games` tables with seeds from `seed` on, and at as many where odds are shared.

    How often odds are shared is told halfway between what was believed and what came: all seats bet by that belief,
    and if it followed them the whole way, they would crowd on finals in one measurement and on titles in the next.

    Raises `UnknownLevel`, and `ValueError` if there are too few slips.
    """
    check_level(level)
    given = {"format": "sixteen", **(options or {})}
    form = form_of(deck(), given["format"])
    seats = form.economy.usual_seats
    slips = []
    for part, shared_odds in enumerate((False, True)):
        tasks = [(seed + n, level, seats, {**given, "shared_odds": shared_odds}) for n in range(games)]
        slips.append(gather(slips_of, tasks, jobs, part_of(progress, part * games, 2 * games)))
    plain, shared = slips
    found = fit(plain, shared, form.schedule.teams, f"{games} tables of {seats} {level} seats, seeds from {seed} on")
    believed = slip_habits(form, level)
    return found if believed is None else replace(found, also_held=_halfway(believed.also_held, found.also_held))


def fit(plain: Sequence[HeldBet], shared: Sequence[HeldBet], teams: int, source: str) -> SlipHabits:
    """What these slips show: those of tables where each bet pays in full, and of tables where odds are shared."""
    free = [held for held in plain if held.knowing]
    obliged = [held.kind for held in plain if not held.knowing]
    alone = _curves([(held.alone, held.kind) for held in free])
    knowing = _curves([(seen, held.kind) for held in free for seen in held.knowing])
    none, first, second, third = (_share(kind == which for kind in obliged) for which in (NONE, 0, 1, 2))
    also = [
        _share(other == which for held in shared if held.knowing and held.kind == which for other in held.others)
        for which in range(len(BET_KINDS))
    ]
    must = (none, first, second, third)
    return SlipHabits(teams, source, alone, knowing, must, (also[0], also[1], also[2]))


def _halfway(believed: tuple[float, float, float], came: tuple[float, float, float]) -> tuple[float, float, float]:
    first, second, third = (round((old + new) / 2, 3) for old, new in zip(believed, came, strict=True))
    return first, second, third


def _curves(rows: Rows) -> Curves:
    """Whether there is a bet; whether it is beyond the first kind; whether it is the last kind."""
    bets, late, last = (
        _curve([(seen, kind > least) for seen, kind in rows if kind >= least]) for least in (NONE, 0, 1)
    )
    return bets, late, last


def _curve(rows: Sequence[tuple[tuple[float, ...], bool]]) -> Curve:
    if not rows:
        raise ValueError("too few slips to measure")
    weights = chance_curve([seen for seen, _ in rows], [came for _, came in rows])
    return tuple(round(weight, 3) for weight in weights)


def _share(which: Iterable[bool]) -> float:
    came = list(which)
    return round(sum(came) / len(came), 3) if came else 0.0


def written(measured: SlipHabits) -> str:
    """What was measured as a file of `resources/swallows/slips`: JSON, a row of figures a line."""
    return "{\n" + ",\n".join(f'  "{name}": {_row(value)}' for name, value in asdict(measured).items()) + "\n}"


def _row(value: object) -> str:
    if isinstance(value, tuple) and isinstance(value[0], tuple):
        return "[\n" + ",\n".join(f"    {json.dumps(row)}" for row in value) + "\n  ]"
    return json.dumps(value)
