"""The matches of a tournament: stages, places and the order of the record sheet (S7.1, S8.1, S10.5).

A schedule is a list of stages, each a list of matches whose sides are places. Nobody here knows who plays: `bracket.py`
says which team a place stands for.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.engine.tournament.ranking import RANKING, Ranking

FROM_SLOT, FROM_GROUP, FROM_WINNER, FROM_FIELD = "slot", "group", "winner", "field"

GROUP: Final = "group"
"""The stage of every match of a group."""
FINALS: Final = ("F", "GF")
"""Stages that are the final's alone, so that a record tells it by its stage."""
CHAMPION: Final = "champion"
"""What stands above the last stage of a schedule's ladder."""


class Place(NamedTuple):
    """Where a team of a match comes from.

    `kind` FROM_SLOT: group `number`, slot `rank` (from 1); FROM_GROUP: group `number`, final `rank` (1 the first);
    FROM_WINNER: the winner of match `number`; FROM_FIELD: the team `number`.
    """

    kind: str
    number: int
    rank: int = 0


class Fixture(NamedTuple):
    """A match on the record sheet: its number from 1, its stage, and where its teams come from."""

    number: int
    stage: str
    group: int | None
    """None outside the groups."""
    home: Place
    away: Place
    day: int = 0
    """Match day of its group, from 0."""
    last_day: bool = False
    """Whether no match day follows in its group."""
    knockout: bool = False
    """Whether somebody must win."""
    optional: bool = False
    """Whether it is a `knockout` match only where the options of the game say so (S10.5)."""
    final: bool = False
    """Whether it is the final (S8.4): who wins it has won the tournament."""
    closes: bool = False
    """Whether it is the last match of its stage of groups."""


class Group(NamedTuple):
    """A group: its name and how many teams it has."""

    name: str
    size: int


MatchDays = tuple[tuple[tuple[int, int], ...], ...]
"""By match day pairs of slots (from 1), the home team first (S7.1)."""


@dataclass(frozen=True, slots=True)
class GroupStage:
    """Groups that play at the same time. A smaller group leaves out the pairs with slots that it lacks."""

    groups: tuple[Group, ...]
    match_days: MatchDays


@dataclass(frozen=True, slots=True)
class Round:
    """A round of the knock-out (S8.1); an `optional` one only where the options of the game say so."""

    stage: str
    matches: tuple[tuple[Place, Place], ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Schedule:
    """Who meets whom, and what ranks the groups."""

    stages: tuple[GroupStage | Round, ...]
    final: int | None = None
    """The number of the final, if there is one (S8.4)."""
    ranking: Ranking = RANKING
    groups: tuple[Group, ...] = field(init=False, repr=False, compare=False)
    group_names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    through: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By group: how many of it go on, the first so many."""
    fixtures: tuple[Fixture, ...] = field(init=False, repr=False, compare=False)
    """All matches in the order of the record sheet."""
    group_matches: int = field(init=False, repr=False, compare=False)
    """How many matches the groups have; those of the knock-out follow."""
    ladder: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """What a team may reach: the stages of the knock-out in order, then CHAMPION."""
    teams: int = field(init=False, repr=False, compare=False)
    """How many teams play."""

    def __post_init__(self) -> None:
        set_once = object.__setattr__
        stages = self.stages
        groups = tuple(group for stage in stages if isinstance(stage, GroupStage) for group in stage.groups)
        fixtures = _fixtures(stages, self.final)
        places = {place for fixture in fixtures for place in (fixture.home, fixture.away)}
        set_once(self, "groups", groups)
        set_once(self, "group_names", tuple(group.name for group in groups))
        through = (
            max((place.rank for place in places if place.kind == FROM_GROUP and place.number == number), default=0)
            for number in range(len(groups))
        )
        set_once(self, "through", tuple(through))
        set_once(self, "fixtures", fixtures)
        set_once(self, "group_matches", sum(fixture.group is not None for fixture in fixtures))
        rounds = dict.fromkeys(fixture.stage for fixture in fixtures if fixture.group is None)
        set_once(self, "ladder", (*rounds, CHAMPION))
        set_once(self, "teams", sum(place.kind in (FROM_SLOT, FROM_FIELD) for place in places))

    @property
    def single(self) -> bool:
        """Whether all of it is one match."""
        return len(self.fixtures) == 1


def _fixtures(stages: tuple[GroupStage | Round, ...], final: int | None) -> tuple[Fixture, ...]:
    """All matches: in the groups day by day, and on each day group after group (S7.1)."""
    fixtures: list[Fixture] = []
    first = 0
    for stage in stages:
        if isinstance(stage, Round):
            for home, away in stage.matches:
                number = len(fixtures) + 1
                fixtures.append(
                    Fixture(
                        number,
                        stage.stage,
                        None,
                        home,
                        away,
                        knockout=True,
                        optional=stage.optional,
                        final=number == final,
                    )
                )
            continue
        for day, pairs in enumerate(stage.match_days):
            last_day = day + 1 == len(stage.match_days)
            for group, (_, size) in enumerate(stage.groups, first):
                for home_slot, away_slot in pairs:
                    if max(home_slot, away_slot) <= size:
                        sides = Place(FROM_SLOT, group, home_slot), Place(FROM_SLOT, group, away_slot)
                        fixtures.append(Fixture(len(fixtures) + 1, GROUP, group, *sides, day, last_day))
        fixtures[-1] = fixtures[-1]._replace(closes=True)
        first += len(stage.groups)
    return tuple(fixtures)
