"""Tournaments as data: schedule, ranking and bracket of a format; knows no card (S7, S8.1, S10.5).

Teams are numbers from 0 in the order of the field, groups and matches are numbered as on the record sheet: groups
from 0 ("A" is 0), matches from 1.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

FROM_SLOT, FROM_GROUP, FROM_WINNER, FROM_FIELD = "slot", "group", "winner", "field"

WIN, DRAW = 3, 1
"""Points (S6.2)."""


class Source(NamedTuple):
    """Where a team of a match comes from.

    `kind` FROM_SLOT: group `number`, slot `rank` (from 1); FROM_GROUP: group `number`, final `rank` (1 the first);
    FROM_WINNER: the winner of match `number`; FROM_FIELD: the team `number`.
    """

    kind: str
    number: int
    rank: int = 0


class Fixture(NamedTuple):
    """A match on the record sheet: its number from 1, stage, group (None in the knock-out) and where its teams come
    from."""

    number: int
    stage: str
    group: int | None
    home: Source
    away: Source


class Pay(NamedTuple):
    """What a bet pays (M) and for which stage reached; `stage` "champion" means winning the tournament."""

    stage: str
    amount: int


@dataclass(frozen=True, slots=True)
class Format:
    """The shape of a tournament (S10.5): all numbers of M are whole millions."""

    id: str
    groups: tuple[str, ...]
    group_size: int
    through: int
    """How many of each group go on."""
    match_days: tuple[tuple[tuple[int, int], ...], ...]
    """Pairs of slots (from 1), the home team first (S7.1)."""
    rounds: tuple[tuple[str, tuple[tuple[Source, Source], ...]], ...]
    """The knock-out: stage and matches (S8.1)."""
    decks: int
    cash: int
    """What every seat starts with, M."""
    bets: Mapping[str, Pay]
    fees: Mapping[str, int]
    """M by the stage in which a team went out, or "champion", "draw"."""
    rest: bool
    """Whether the cards are gathered and dealt anew before the knock-out (S7.4, S7.5)."""
    fixtures: tuple[Fixture, ...] = field(init=False, repr=False, compare=False)
    """All matches in the order of the record sheet, as `schedule` has them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "fixtures", schedule(self))

    @property
    def teams(self) -> int:
        """How many teams the field has."""
        if self.groups:
            return len(self.groups) * self.group_size
        return 2 * len(self.rounds[0][1])


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


class Row(NamedTuple):
    """One line of a group table."""

    team: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int

    @property
    def points(self) -> int:
        """Win 3, draw 1 (S6.2)."""
        return WIN * self.won + DRAW * self.drawn

    @property
    def difference(self) -> int:
        """Goal difference."""
        return self.goals_for - self.goals_against


Played = tuple[int, int, Score]
"""A finished match: home team, away team, score."""


def schedule(form: Format) -> tuple[Fixture, ...]:
    """All matches in the order of the record sheet (S7.1, S8.1)."""
    fixtures: list[Fixture] = []
    for day in form.match_days:
        for group in range(len(form.groups)):
            for home, away in day:
                sides = (Source(FROM_SLOT, group, home), Source(FROM_SLOT, group, away))
                fixtures.append(Fixture(len(fixtures) + 1, "group", group, *sides))
    for stage, matches in form.rounds:
        for pair in matches:
            fixtures.append(Fixture(len(fixtures) + 1, stage, None, *pair))
    return tuple(fixtures)


def table(teams: Sequence[int], played: Sequence[Played]) -> dict[int, Row]:
    """A row for each of `teams`, counted over the matches among them."""
    counts = {team: [0, 0, 0, 0, 0, 0] for team in teams}
    for home, away, score in played:
        if home not in counts or away not in counts:
            continue
        for team, own, other in ((home, score.home, score.away), (away, score.away, score.home)):
            row = counts[team]
            row[0] += 1
            row[1 if own > other else 2 if own == other else 3] += 1
            row[4] += own
            row[5] += other
    return {team: Row(team, *row) for team, row in counts.items()}


def rank(
    teams: Sequence[int], played: Sequence[Played], shuffle: Callable[[list[int]], None] | None = None
) -> tuple[list[int], list[list[int]]]:
    """Teams from first to last, and the sets that only lots could order (S7.2).

    Points, goal difference, goals; then the same over the matches among those level, counted once; then lots by
    `shuffle`. Without `shuffle` teams that need lots stay in the order given.
    """
    order: list[int] = []
    lots: list[list[int]] = []
    for level in _levels(teams, played):
        for still in _levels(level, played) if len(level) > 1 else [level]:
            if len(still) > 1:
                if shuffle is not None:
                    shuffle(still)
                lots.append(list(still))
            order.extend(still)
    return order, lots


def _levels(teams: Sequence[int], played: Sequence[Played]) -> list[list[int]]:
    """Teams in sets level on points, goal difference and goals over the matches among them, best set first.

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
            (hosts if own > other else visitors)[0] += WIN
            hosts[1] += own - other
            visitors[1] += other - own
        hosts[2] += own
        visitors[2] += other
    sets: dict[tuple[int, ...], list[int]] = {}
    for team, count in counts.items():
        sets.setdefault(tuple(count), []).append(team)
    return [sets[key] for key in sorted(sets, reverse=True)]
