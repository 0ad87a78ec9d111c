"""Tables and rankings: who stands where in a group, and why (S6.2, S7.2)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from operator import itemgetter
from typing import Any, Final, Literal, NamedTuple

DRAW: Final = 1
"""Points of a draw."""

Criterion = Literal[
    "difference",
    "goals",
    "average",
    "head_to_head_once",
    "head_to_head_restarted",
    "wins",
    "sent_off",
    "place_before",
    "play_off",
]
"""What orders teams level on points: goal difference; goals; goal average (goals for by goals against, none against is
best); points, difference and goals in the matches among the teams still level, counted once, or counted again among
those that stay level; wins; fewest cards sent off; the place in the stage before; a match of their own between two.
Lots always come last."""

APART: Final[tuple[Criterion, ...]] = ("difference", "goals", "average", "wins", "sent_off")
"""The criteria that need no common match: they rank teams of different groups, too."""


_COLUMNS: Final = ("points", "difference", "goals")
_OVERALL, _ONCE, _RESTARTED, _TOLD = range(4)
"""How a pass looks at teams that are level: over all matches of the group; over those among them; the same again for
those that stay level; or by what only `RankingFacts` tell."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """What a win is worth in points, and what orders teams level on points, the first criterion first."""

    win: int = 3
    criteria: tuple[Criterion, ...] = ("difference", "goals", "head_to_head_once")
    passes: tuple[tuple[int, Callable[..., Any]], ...] = field(init=False, repr=False, compare=False)
    """What is compared in turn: how (`_OVERALL`, ...), and the key."""

    def __post_init__(self) -> None:
        passes: list[tuple[int, Callable[..., Any]]] = []
        columns = [0]

        def flush() -> None:
            if columns:
                passes.append((_OVERALL, itemgetter(*columns)))
                columns.clear()

        for criterion in self.criteria:
            if criterion in _COLUMNS:
                columns.append(_COLUMNS.index(criterion))
                continue
            flush()
            passes.append(_PASSES[criterion])
        flush()
        object.__setattr__(self, "passes", tuple(passes))

    @property
    def apart(self) -> "Ranking":
        """What of it ranks teams of different groups."""
        return Ranking(self.win, tuple(criterion for criterion in self.criteria if criterion in APART))


class RankingFacts(NamedTuple):
    """What criteria ask for beside the matches of a group."""

    sent_off: Mapping[int, int] = {}
    """By team: cards sent off in the tournament."""
    before: Mapping[int, int] = {}
    """By team: its place in the stage before, 1 the first."""
    play_offs: "Sequence[Played]" = ()


NO_FACTS: Final = RankingFacts()


def _average(counts: list[int]) -> tuple[bool, Fraction]:
    _points, difference, goals = counts
    against = goals - difference
    return against == 0, Fraction(goals, against) if against else Fraction(0)


def _wins(level: list[int], played: "Sequence[Played]", _facts: RankingFacts) -> dict[int, int]:
    won = dict.fromkeys(level, 0)
    for home, away, score in played:
        side = score.on_the_pitch
        if side is not None and (winner := away if side else home) in won:
            won[winner] += 1
    return won


def _kept(level: list[int], _played: "Sequence[Played]", facts: RankingFacts) -> dict[int, int]:
    return {team: -facts.sent_off.get(team, 0) for team in level}


def _before(level: list[int], _played: "Sequence[Played]", facts: RankingFacts) -> dict[int, int]:
    return {team: -facts.before.get(team, 0) for team in level}


def _played_off(level: list[int], _played: "Sequence[Played]", facts: RankingFacts) -> dict[int, int]:
    won = dict.fromkeys(level, 0)
    if len(level) == 2:
        for home, away, score in facts.play_offs:
            if {home, away} == set(level) and score.winner is not None:
                won[away if score.winner else home] += 1
    return won


_PASSES: Final[Mapping[Criterion, tuple[int, Callable[..., Any]]]] = {
    "average": (_OVERALL, _average),
    "head_to_head_once": (_ONCE, itemgetter(0, 1, 2)),
    "head_to_head_restarted": (_RESTARTED, itemgetter(0, 1, 2)),
    "wins": (_TOLD, _wins),
    "sent_off": (_TOLD, _kept),
    "place_before": (_TOLD, _before),
    "play_off": (_TOLD, _played_off),
}


RANKING: Final = Ranking()
"""The usual one (S6.2, S7.2)."""


class Score(NamedTuple):
    """How a match ended: goals, the period that decided it and, after a shoot-out, its score (S6.4, S8.3)."""

    home: int
    away: int
    after: str = "normal"
    shootout: tuple[int, int] | None = None
    through: int | None = None
    """The side that goes on where the score does not say it: by the sums of two legs, or by lot."""

    @property
    def winner(self) -> int | None:
        """0 for the home team, 1 for the away team, None for a draw; of two legs who comes through."""
        if self.through is not None:
            return self.through
        home, away = self.shootout or (self.home, self.away)
        if home == away:
            return None
        return 0 if home > away else 1

    @property
    def on_the_pitch(self) -> int | None:
        """The winner for a table: a shoot-out does not count, but a side marked `through` does."""
        return self.through if self.home == self.away else int(self.away > self.home)


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
        side = score.on_the_pitch
        for at, (team, own, other) in enumerate(((home, score.home, score.away), (away, score.away, score.home))):
            row = counts[team]
            row[0] += 1
            row[2 if side is None else 1 if side == at else 3] += 1
            row[4] += own
            row[5] += other
            row[6] += DRAW if side is None else ranking.win if side == at else 0
    return {team: Row(team, *row) for team, row in counts.items()}


def rank(
    teams: Sequence[int],
    played: Sequence[Played],
    ranking: Ranking,
    shuffle: Callable[[list[int]], None] | None = None,
    facts: RankingFacts = NO_FACTS,
) -> tuple[list[int], list[list[int]]]:
    """Teams from first to last, and the sets that only lots could order (S7.2).

    Points first, then the criteria of `ranking`, then lots by `shuffle`. Without `shuffle` teams that need lots stay
    in the order given.

    >>> rank([0, 1, 2], [(0, 1, Score(2, 0)), (1, 2, Score(1, 0)), (2, 0, Score(1, 1))], Ranking())
    ([0, 1, 2], [])
    """
    return _ordered(list(teams), _counts(teams, played, ranking.win), played, ranking, shuffle, facts)


def rank_apart(
    groups: Sequence[tuple[int, Sequence[int], Sequence[Played]]],
    ranking: Ranking,
    shuffle: Callable[[list[int]], None] | None = None,
    facts: RankingFacts = NO_FACTS,
) -> tuple[list[int], list[list[int]]]:
    """Teams of different groups, as `rank`: each with the teams and the matches of its own group.

    Only criteria that need no common match count (`APART`).
    """
    teams = [team for team, _mates, _matches in groups]
    counts = {team: _counts(mates, matches, ranking.win)[team] for team, mates, matches in groups}
    played = [match for _team, _mates, matches in groups for match in matches]
    return _ordered(teams, counts, played, ranking.apart, shuffle, facts)


def _ordered(
    teams: list[int],
    overall: Mapping[int, list[int]],
    played: Sequence[Played],
    ranking: Ranking,
    shuffle: Callable[[list[int]], None] | None,
    facts: RankingFacts,
) -> tuple[list[int], list[list[int]]]:
    order: list[int] = []
    lots: list[list[int]] = []
    sets = [teams]
    for how, key in ranking.passes:
        parts: list[list[int]] = []
        for level in sets:
            if len(level) < 2:
                parts.append(level)
            elif how == _OVERALL:
                parts += _split(level, overall, key)
            elif how == _ONCE:
                parts += _split(level, _counts(level, played, ranking.win), key)
            elif how == _RESTARTED:
                parts += _restarted(level, played, ranking.win, key)
            else:
                parts += _split(level, key(level, played, facts), int)
        sets = parts
    for level in sets:
        if len(level) > 1:
            if shuffle is not None:
                shuffle(level)
            lots.append(list(level))
        order.extend(level)
    return order, lots


def _restarted(
    level: list[int], played: Sequence[Played], win: int, key: Callable[[list[int]], Any]
) -> list[list[int]]:
    """Sets by the matches among these teams, and teams still level by the matches among those alone."""
    parts = _split(level, _counts(level, played, win), key)
    if len(parts) == 1:
        return parts
    return [again for part in parts for again in (_restarted(part, played, win, key) if len(part) > 1 else [part])]


def settled_by(
    team: int, teams: Sequence[int], played: Sequence[Played], ranking: Ranking, facts: RankingFacts = NO_FACTS
) -> Criterion | None:
    """The criterion that sets `team` apart from all teams it is level with on points; None if only lots can."""
    for at, criterion in enumerate(ranking.criteria, 1):
        _, level = rank(teams, played, Ranking(ranking.win, ranking.criteria[:at]), facts=facts)
        if not any(team in part for part in level):
            return criterion
    return None


def _counts(teams: Sequence[int], played: Sequence[Played], win: int) -> dict[int, list[int]]:
    """By team `_COLUMNS` over the matches among these.

    Nothing else of a `table` is counted: a tournament ranks often, and shows its tables seldom.
    """
    counts = {team: [0, 0, 0] for team in teams}
    for home, away, (own, other, _after, _shootout, through) in played:
        if home not in counts or away not in counts:
            continue
        hosts, visitors = counts[home], counts[away]
        if own == other and through is not None:
            (visitors if through else hosts)[0] += win
        elif own == other:
            hosts[0] += DRAW
            visitors[0] += DRAW
        else:
            (hosts if own > other else visitors)[0] += win
            hosts[1] += own - other
            visitors[1] += other - own
        hosts[2] += own
        visitors[2] += other
    return counts


def _split(level: list[int], counts: Mapping[int, Any], key: Callable[[Any], Any]) -> list[list[int]]:
    """Teams in sets with equal keys, best set first."""
    sets: dict[Any, list[int]] = {}
    for team in level:
        sets.setdefault(key(counts[team]), []).append(team)
    return [sets[found] for found in sorted(sets, reverse=True)]
