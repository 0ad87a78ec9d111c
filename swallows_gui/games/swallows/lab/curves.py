"""Curves drawn through measured points: sums of causes, chances, and results that scatter round an edge."""

from collections.abc import Sequence
from math import exp, log

from swallows_gui.games.swallows.ai.statistics import Scatter


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


_USUAL_SHIFT = 1.5
"""How far (logits) a part may be from the whole, as far as nothing is known of it."""


def shift_of(chances: Sequence[float], came: Sequence[bool]) -> float:
    """What must be added to these chances (logits) so that they say best what `came` of them; 0 of nothing.

    >>> round(shift_of([0.5] * 400, [True] * 300 + [False] * 100), 2)
    1.09
    """
    logits = [log(chance / (1 - chance)) for chance in chances]
    shift = 0.0
    for _ in range(_ROUNDS):
        moved = [1 / (1 + exp(-logit - shift)) for logit in logits]
        slope = sum(came) - sum(moved) - shift / _USUAL_SHIFT**2
        shift += max(-1.0, min(1.0, slope / (1 / _USUAL_SHIFT**2 + sum(chance * (1 - chance) for chance in moved))))
    return shift


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
