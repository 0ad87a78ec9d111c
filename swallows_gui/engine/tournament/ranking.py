"""Tables and rankings: who stands where in a group, and why (S6.2, S7.2)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any, Final, Literal, NamedTuple

DRAW: Final = 1
"""Points of a draw."""

Criterion = Literal["difference", "goals", "head_to_head_once"]
"""What orders teams level on points: goal difference; goals; points, difference and goals in the matches
among the teams still level, counted once. Lots always come last."""


_COLUMNS: Final = ("points", "difference", "goals")


@dataclass(frozen=True, slots=True)
class Ranking:
    """What a win is worth in points, and what orders teams level on points, the first criterion first."""

    win: int = 3
    criteria: tuple[Criterion, ...] = ("difference", "goals", "head_to_head_once")
    passes: tuple[tuple[bool, Callable[[list[int]], Any]], ...] = field(init=False, repr=False, compare=False)
    """What is compared in turn: whether only matches among the teams still level count, and which of `_COLUMNS`."""

    def __post_init__(self) -> None:
        passes: list[tuple[bool, Callable[[list[int]], Any]]] = []
        columns = [0]
        for criterion in (*self.criteria, None):
            if criterion is not None and criterion != "head_to_head_once":
                columns.append(_COLUMNS.index(criterion))
                continue
            if columns:
                passes.append((False, itemgetter(*columns)))
            if criterion is not None:
                passes.append((True, itemgetter(0, 1, 2)))
            columns = []
        object.__setattr__(self, "passes", tuple(passes))


RANKING: Final = Ranking()
"""The usual one (S6.2, S7.2)."""


class Score(NamedTuple):
    """How a match ended: goals, the period that decided it and, after a shoot-out, its score (S6.4, S8.3)."""

    home: int
    away: int
    after: str = "normal"
    shootout: tuple[int, int] | None = None

    @property
    def winner(self) -> int | None:
        """0 for the home team, 1 for the away team, None for a draw."""
        home, away = self.shootout or (self.home, self.away)
        if home == away:
            return None
        return 0 if home > away else 1


Played = tuple[int, int, Score]
"""A finished match: home team, away team, score."""


class Row(NamedTuple):
    """One line of a group table."""

    team: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    points: int

    @property
    def difference(self) -> int:
        """Goal difference."""
        return self.goals_for - self.goals_against


def table(teams: Sequence[int], played: Sequence[Played], ranking: Ranking) -> dict[int, Row]:
    """A row for each of `teams`, counted over the matches among them."""
    counts = {team: [0, 0, 0, 0, 0, 0, 0] for team in teams}
    for home, away, score in played:
        if home not in counts or away not in counts:
            continue
        for team, own, other in ((home, score.home, score.away), (away, score.away, score.home)):
            row = counts[team]
            row[0] += 1
            row[1 if own > other else 2 if own == other else 3] += 1
            row[4] += own
            row[5] += other
            row[6] += ranking.win if own > other else DRAW if own == other else 0
    return {team: Row(team, *row) for team, row in counts.items()}


def rank(
    teams: Sequence[int],
    played: Sequence[Played],
    ranking: Ranking,
    shuffle: Callable[[list[int]], None] | None = None,
) -> tuple[list[int], list[list[int]]]:
    """Teams from first to last, and the sets that only lots could order (S7.2).

    Points first, then the criteria of `ranking`, then lots by `shuffle`. Without `shuffle` teams that need lots stay
    in the order given.

    >>> rank([0, 1, 2], [(0, 1, Score(2, 0)), (1, 2, Score(1, 0)), (2, 0, Score(1, 1))], Ranking())
    ([0, 1, 2], [])
    """
    order: list[int] = []
    lots: list[list[int]] = []
    sets = [list(teams)]
    overall = _counts(teams, played, ranking.win)
    for among, key in ranking.passes:
        parts = []
        for level in sets:
            if len(level) > 1:
                parts += _split(level, _counts(level, played, ranking.win) if among else overall, key)
            else:
                parts.append(level)
        sets = parts
    for level in sets:
        if len(level) > 1:
            if shuffle is not None:
                shuffle(level)
            lots.append(list(level))
        order.extend(level)
    return order, lots


def settled_by(team: int, teams: Sequence[int], played: Sequence[Played], ranking: Ranking) -> Criterion | None:
    """The criterion that sets `team` apart from all teams it is level with on points; None if only lots can."""
    for at, criterion in enumerate(ranking.criteria, 1):
        _, level = rank(teams, played, Ranking(ranking.win, ranking.criteria[:at]))
        if not any(team in part for part in level):
            return criterion
    return None


def _counts(teams: Sequence[int], played: Sequence[Played], win: int) -> dict[int, list[int]]:
    """By team `_COLUMNS` over the matches among these.

    Nothing else of a `table` is counted: a tournament ranks often, and shows its tables seldom.
    """
    counts = {team: [0, 0, 0] for team in teams}
    for home, away, (own, other, _after, _shootout) in played:
        if home not in counts or away not in counts:
            continue
        hosts, visitors = counts[home], counts[away]
        if own == other:
            hosts[0] += DRAW
            visitors[0] += DRAW
        else:
            (hosts if own > other else visitors)[0] += win
            hosts[1] += own - other
            visitors[1] += other - own
        hosts[2] += own
        visitors[2] += other
    return counts


def _split(level: list[int], counts: dict[int, list[int]], key: Callable[[list[int]], Any]) -> list[list[int]]:
    """Teams in sets with equal keys, best set first."""
    sets: dict[Any, list[int]] = {}
    for team in level:
        sets.setdefault(key(counts[team]), []).append(team)
    return [sets[found] for found in sorted(sets, reverse=True)]
