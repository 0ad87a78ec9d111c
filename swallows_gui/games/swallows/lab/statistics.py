"""Measures how matches go between seats of a level (`swallows forecast --measure`).

The figures stand in `resources/swallows/habits`.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, fields, replace
from math import sqrt
from typing import Any, NamedTuple

from swallows_gui.ai import check_level
from swallows_gui.games.swallows.ai.statistics import (
    KINDS,
    KNOCKOUT,
    LAST_DAY,
    MOST_HELD,
    MOST_POINTS,
    WAYS,
    Flow,
    Gain,
    Goals,
    Habits,
    MeasuredHabits,
    Scatter,
    Spending,
    phase_of,
    way_of,
)
from swallows_gui.games.swallows.lab.performances import Performance, watch
from swallows_gui.games.swallows.lab.playing import deck, form_of
from swallows_gui.games.swallows.lab.slip_habits import chance_curve, least_squares, result_curve
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED
from swallows_gui.lab.parallel import Progress, Workers, gather

Pair = tuple[Performance, Performance]
"""A match: the home team's performance and the away team's."""


def measure(
    level: str,
    seed: int,
    games: int,
    *,
    jobs: Workers = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> MeasuredHabits:
    """The habits of seats of `level` over `games` tournaments of a format with seeds from `seed` on.

    Raises `UnknownLevel`.
    """
    check_level(level)
    given = {"format": "sixteen", **(options or {})}
    form = form_of(deck(), given["format"])
    seats = form.economy.usual_seats
    matches = gather(watch, [(seed + n, level, seats, given) for n in range(games)], jobs, progress)
    source = f"{games} tournaments of {seats} {level} seats, seeds from {seed} on"
    kinds = {home.kind for home, _ in matches}
    return MeasuredHabits(form.schedule.teams, source, fit(matches), min(kinds) < KNOCKOUT, max(kinds) >= KNOCKOUT)


class Beyond(NamedTuple):
    """What a team did in a match beyond what the habits expect of both hands."""

    goals: float
    greens: float | None
    """So many more it has at its next kick-off; None where it has none, or rested before it (S7.4)."""
    blues: float | None


def beyond_expected(matches: Sequence[Pair]) -> list[tuple[Beyond, Beyond]]:
    """By match what both teams did beyond what the habits that these matches show expect of them."""
    usual = _usual_of(matches)
    ways = {way: _Way(usual, [pair for pair in matches if _way(pair) == way]) for way in set(map(_way, matches))}
    flows = _flows(matches)

    def beyond(side: Performance, other: Performance) -> Beyond:
        way = ways[_way((side, other))]
        goals = side.goals - way.expected(side, other)
        if side.gained is None or side.kind == LAST_DAY:
            return Beyond(goals, None, None)
        flow = flows[phase_of(side.kind)]
        spent = usual.spent(side, other, way.spending)
        greens = usual.spent(other, side, way.spending)
        met = 0.0 if side.of_one else usual.guard(side) * min(side.held[BLUE], greens)
        more = side.gained[GREEN] - side.greens - (_expected_gain(flow, side, other, GREEN, spent) - spent)
        return Beyond(
            goals, more, side.gained[BLUE] - side.blues - (_expected_gain(flow, side, other, BLUE, met) - met)
        )

    return [(beyond(home, away), beyond(away, home)) for home, away in matches]


def _expected_gain(flow: Flow, side: Performance, other: Performance, colour: int, spent: float) -> float:
    """Cards of a colour that the habits expect to come and go beside those spent."""
    gain = flow.greens if colour == GREEN else flow.blues
    weights: tuple[float, ...] = astuple(gain)
    beside = zip(weights, _coming_and_going(side, other, colour, spent), strict=True)
    return flow.drawn[colour] * side.drawn + sum(weight * cause for weight, cause in beside)


def fit(matches: Sequence[Pair]) -> Habits:
    """The habits that these matches show."""
    usual = _usual_of(matches)
    ways = [_Way(usual, [pair for pair in matches if _way(pair) == way]) for way in range(WAYS)]
    return Habits(
        greens=usual.greens,
        by_points=usual.by_points,
        of_one=usual.of_one,
        blues=usual.blues,
        goals=tuple(way.goals for way in ways),
        results=tuple(way.scatter for way in ways),
        spending=tuple(way.spending for way in ways),
        flow=_flows(matches),
        when_level=_when_level([(pair, way.edge(pair)) for way in ways for pair in way.matches]),
        late=_late(matches),
        blues_by_points=usual.blues_by_points,
    )


def _usual_of(matches: Sequence[Pair]) -> "_Usual":
    sides = [side for pair in matches for side in pair]
    greens = tuple(
        _by_number([side for side in sides if side.kind == kind and not side.of_one]) for kind in range(KINDS)
    )
    by_points = tuple(_by_points(sides, greens, kind) for kind in range(KINDS))
    of_one = tuple(_share(sides, greens, kind) for kind in range(KINDS))
    blues = tuple(_blues(matches, kind) for kind in range(KINDS))
    blues_by_points = tuple(
        tuple(_guard(matches, kind, points, mean) for points in range(MOST_POINTS + 1))
        for kind, mean in enumerate(blues)
    )
    return _Usual(greens, by_points, of_one, blues, blues_by_points)


def _way(pair: Pair) -> int:
    return way_of(pair[0].kind, pair[0].of_one)


@dataclass(frozen=True)
class _Usual:
    """How many cards are usually spent, by what lies open of a match and by those held; as in `Habits`."""

    greens: tuple[tuple[float, ...], ...]
    by_points: tuple[tuple[float, ...], ...]
    of_one: tuple[float, ...]
    blues: tuple[float, ...]
    blues_by_points: tuple[tuple[float, ...], ...]

    def share(self, side: Performance) -> float:
        """Which share of the usual greens it spends."""
        share = self.by_points[side.kind][min(side.points, MOST_POINTS)]
        return share * (self.of_one[side.kind] if side.of_one else 1.0)

    def spent(self, side: Performance, other: Performance, spending: Spending) -> float:
        """Greens that a team may be expected to spend."""
        causes = _causes_of_spending(side, other)
        beside: float = sum(getattr(spending, name) * cause for name, cause in causes.items())
        mean = _usual(side, self.greens) + beside
        return self.share(side) * min(max(0.0, mean), float(side.held[GREEN]))

    def guard(self, side: Performance) -> float:
        """Blues that it spends for each that is held and has a green to meet."""
        return self.blues[side.kind] * self.blues_by_points[side.kind][min(side.points, MOST_POINTS)]


class _Way:
    """What is measured of one way in which matches go."""

    def __init__(self, usual: _Usual, matches: Sequence[Pair]) -> None:
        self.usual, self.matches = usual, matches
        self.spending = Spending(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        sides = [pair for match in matches for pair in (match, match[::-1])]
        if not sides:
            self.goals, self.scatter = Goals(*([0.0] * len(fields(Goals)))), Scatter(*result_curve((), (), 1))
            return
        self.spending = self._fitted_spending(sides)
        rows = [_causes(side, other, usual.spent(side, other, self.spending)) for side, other in sides]
        found = least_squares(rows, [side.goals - _of_stars(side, other) for side, other in sides], _PRIOR)
        self.goals = Goals(*(round(value, 4) for value in found))
        edges = [self.edge(match) for match in matches]
        margins = [home.goals - away.goals for home, away in matches]
        most = _MOST_IN_GROUPS if matches[0][0].kind < KNOCKOUT else 1
        self.scatter = Scatter(*(round(value, 3) for value in result_curve(edges, margins, most)))
        self.spending = self._with_luck(sides)

    def edge(self, pair: Pair) -> float:
        """By how many goals the home team was to be better."""
        return self.expected(*pair) - self.expected(*pair[::-1])

    def expected(self, side: Performance, other: Performance) -> float:
        """Goals that a side was to score."""
        weights: tuple[float, ...] = astuple(self.goals)
        causes = _causes(side, other, self.usual.spent(side, other, self.spending))
        by_hands = sum(weight * cause for weight, cause in zip(weights, causes, strict=True))
        return max(0.0, by_hands + _of_stars(side, other))

    def _fitted_spending(self, sides: Sequence[Pair]) -> Spending:
        rows, more = [], []
        for side, other in sides:
            share = self.usual.share(side)
            rows.append({name: share * cause for name, cause in _causes_of_spending(side, other).items()})
            more.append(side.greens - share * _usual(side, self.usual.greens))
        found = least_squares([list(row.values()) for row in rows], more, _PRIOR)
        return replace(self.spending, **{name: round(weight, 3) for name, weight in zip(rows[0], found, strict=True)})

    def _with_luck(self, sides: Sequence[Pair]) -> Spending:
        """With luck the greens spent are not those expected; what is left scatters in a band that is as wide."""
        luck, more = [], []
        for side, other in sides:
            luck.append([side.goals - other.goals - self.edge((side, other))])
            more.append(side.greens - self.usual.spent(side, other, self.spending))
        by_luck = least_squares(luck, more, _PRIOR)[0]
        rest = [value - by_luck * by for value, (by,) in zip(more, luck, strict=True)]
        uneven = sqrt(12 * _mean([value * value for value in rest]))
        return replace(self.spending, by_luck=round(by_luck, 3), uneven=round(uneven, 2))


_MOST_IN_GROUPS = 3
"""Leads that are told apart in the groups; in the knock-out it only matters who wins."""
_PRIOR = 0.01
"""Share by which weights are drawn towards 0: where there is little data they stay small."""
_ENOUGH = 20
"""Performances that a mean is taken from; below it neighbours are taken with them."""


def _by_number(sides: Sequence[Performance]) -> tuple[float, ...]:
    """Greens spent by greens held, from 0 to MOST_HELD."""
    means = []
    for held in range(MOST_HELD + 1):
        width = 0
        near = [side for side in sides if side.held[GREEN] == held]
        while len(near) < _ENOUGH and width < MOST_HELD:
            width += 1
            near = [side for side in sides if abs(side.held[GREEN] - held) <= width]
        means.append(round(min(held, _mean([side.greens for side in near])), 2))
    return tuple(means)


def _usual(side: Performance, greens: Sequence[Sequence[float]]) -> float:
    return greens[side.kind][min(side.held[GREEN], MOST_HELD)]


def _by_points(sides: Sequence[Performance], greens: Sequence[Sequence[float]], kind: int) -> tuple[float, ...]:
    shares = []
    for points in range(MOST_POINTS + 1):
        those = [s for s in sides if s.kind == kind and s.points == points and not s.of_one]
        usual = sum(_usual(side, greens) for side in those)
        shares.append(round(sum(side.greens for side in those) / usual, 2) if len(those) >= _ENOUGH else 1.0)
    return tuple(shares)


def _share(sides: Sequence[Performance], greens: Sequence[Sequence[float]], kind: int) -> float:
    those = [side for side in sides if side.kind == kind and side.of_one]
    usual = sum(_usual(side, greens) for side in those)
    return round(sum(side.greens for side in those) / usual, 2) if len(those) >= _ENOUGH else 1.0


def _blues(matches: Sequence[Pair], kind: int) -> float:
    met = _met(matches, kind)
    meetings = sum(most for _, most in met)
    return round(sum(side.blues for side, _ in met) / meetings, 2) if meetings else 0.0


def _guard(matches: Sequence[Pair], kind: int, points: int, mean: float) -> float:
    """Which share of the blues that teams spend in a kind of match they spend with so many points before it."""
    met = [(side, most) for side, most in _met(matches, kind) if min(side.points, MOST_POINTS) == points]
    expected = mean * sum(most for _, most in met)
    return round(sum(side.blues for side, _ in met) / expected, 2) if len(met) >= _ENOUGH and expected else 1.0


def _met(matches: Sequence[Pair], kind: int) -> list[tuple[Performance, int]]:
    """The performances in a kind of match between two trainers, with how many blues could meet a green."""
    return [
        (side, min(side.held[BLUE], other.greens))
        for pair in matches
        if pair[0].kind == kind and not pair[0].of_one
        for side, other in (pair, pair[::-1])
    ]


def _causes_of_spending(side: Performance, other: Performance) -> dict[str, float]:
    """What a side spends more or fewer greens for than is usual, by its weight's name in `Spending`."""
    return {
        "always": 1.0,
        "by_facing_green": other.held[GREEN],
        "by_blue": side.held[BLUE],
        "by_red": side.held[RED],
        "by_backed": side.backed,
        "by_friend": side.friends,
        "by_facing_own_bet": side.faces_own_bet,
        "by_must": side.must,
        "by_facing_must": other.must,
    }


def _causes(side: Performance, other: Performance, usual: float) -> tuple[float, ...]:
    """What the goals of a side come from, in the order of `Goals`."""
    return (
        usual,
        usual * other.held[BLUE],
        usual * other.held[RED],
        usual * side.quality[GREEN],
        usual * other.quality[BLUE],
        usual * other.quality[RED],
        usual * side.backed,
        usual * other.backed,
        usual * side.friends,
        usual * other.friends,
        usual * side.must,
        usual * other.must,
        float(side.held[RED]),
    )


def _of_stars(side: Performance, other: Performance) -> float:
    """Goals that a side scores on account of its stars, less those that the other's prevent."""
    return side.star.scored - other.star.prevented


def _flows(matches: Sequence[Pair]) -> tuple[Flow, Flow, Flow]:
    """By phase."""
    early, last, late = (_flow([pair for pair in matches if phase_of(pair[0].kind) == phase]) for phase in range(3))
    return early, last, late


def _flow(matches: Sequence[Pair]) -> Flow:
    sides = [pair for match in matches for pair in (match, match[::-1]) if pair[0].gained is not None]
    if not sides:
        nothing = Gain(0.0, 0.0, 0.0, 0.0)
        return Flow((0.6, 0.3, 0.1), nothing, nothing)
    drawn = [[float(side.drawn)] for side, _ in sides]
    reds = least_squares(drawn, [float(_gained(side, RED)) for side, _ in sides])[0]
    shares = [max(0.0, share) for share in (_gain(sides, GREEN), _gain(sides, BLUE), reds)]
    whole = sum(shares) or 1.0
    greens, blues, reds = (round(share / whole, 3) for share in shares)
    return Flow((greens, blues, reds), _beside(sides, GREEN, greens), _beside(sides, BLUE, blues))


def _gain(sides: Sequence[Pair], colour: int) -> float:
    """How many cards of the colour come with each card drawn."""
    rows = [[float(side.drawn), *_coming_and_going(side, other, colour, _spent(side, colour))] for side, other in sides]
    return least_squares(rows, [_without_stars(side, colour) for side, _ in sides], _PRIOR)[0]


def _beside(sides: Sequence[Pair], colour: int, share: float) -> Gain:
    """How cards of the colour come and go beside those drawn, of which this share has it."""
    rows = [_coming_and_going(side, other, colour, _spent(side, colour)) for side, other in sides]
    rest = [_without_stars(side, colour) - share * side.drawn for side, _ in sides]
    return Gain(*(round(value, 3) for value in least_squares(rows, rest, _PRIOR)))


def _coming_and_going(side: Performance, other: Performance, colour: int, spent: float) -> list[float]:
    """What cards of a colour come and go with beside draws, in the order of `Gain`."""
    return [float(side.held[RED]), float(other.held[RED]), spent, float(side.held[colour])]


def _spent(side: Performance, colour: int) -> float:
    return float(side.greens if colour == GREEN else side.blues)


def _without_stars(side: Performance, colour: int) -> float:
    return _gained(side, colour) - (side.star.greens if colour == GREEN else side.star.blues)


def _gained(side: Performance, colour: int) -> int:
    assert side.gained is not None
    return side.gained[colour]


def _when_level(matches: Sequence[tuple[Pair, float]]) -> tuple[float, float]:
    rows, won = [], []
    for (home, away), edge in matches:
        if home.kind >= KNOCKOUT and home.goals == away.goals:
            rows.append((edge, float(home.held[BLUE] - away.held[BLUE])))
            won.append(home.won)
    by_edge, by_blue = chance_curve(rows, won) if rows else (0.0, 0.0)
    return round(by_edge, 3), round(by_blue, 3)


def _late(matches: Sequence[Pair]) -> float:
    """Of knock-out matches won by one goal those after which the winner drew two cards (S6.3)."""
    due = [
        side.due
        for pair in matches
        for side, other in (pair, pair[::-1])
        if side.kind >= KNOCKOUT and side.goals - other.goals == 1
    ]
    return round(due.count(2) / len(due), 2) if due else 0.0


def written(measured: MeasuredHabits) -> str:
    """What was measured as a file of `resources/swallows/habits`: JSON, a row of figures a line."""
    habits = ",\n".join(f"    {json.dumps(name)}: {_rows(value)}" for name, value in asdict(measured.habits).items())
    source = json.dumps(measured.source)
    kinds = f'  "groups": {json.dumps(measured.groups)},\n  "knockout": {json.dumps(measured.knockout)},\n'
    return f'{{\n  "teams": {measured.teams},\n  "source": {source},\n{kinds}  "habits": {{\n{habits}\n  }}\n}}'


def _rows(value: Any) -> str:
    if not isinstance(value, tuple) or not isinstance(value[0], tuple | dict):
        return json.dumps(value)
    return "[\n" + ",\n".join(f"      {json.dumps(row)}" for row in value) + "\n    ]"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
