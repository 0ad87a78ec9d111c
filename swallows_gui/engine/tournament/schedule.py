"""The matches of a tournament: stages, places and the order of the record sheet (S7.1, S8.1, S10.5, S10.6).

A schedule is a list of stages, each a list of matches whose sides are places. Nobody here knows who plays: `bracket.py`
says which team a place stands for.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from swallows_gui.engine.tournament.ranking import RANKING, Ranking

FROM_SLOT, FROM_GROUP, FROM_WINNER, FROM_FIELD = "slot", "group", "winner", "field"
FROM_LOSER, FROM_BEST = "loser", "best"

GROUP: Final = "group"
"""The stage of every match of a group."""
FINALS: Final = ("F", "GF")
"""Stages that are the final's alone, so that a record tells it by its stage."""
THIRD_PLACE: Final = "3P"
"""The stage of the match for third place: who plays it has reached nothing more."""
PLAY_OFF: Final = "playoff"
"""The stage of a match between two teams that their group left level."""
CHAMPION: Final = "champion"
"""What stands above the last stage of a schedule's ladder."""

Recourse = Literal["extra", "replay", "shootout", "lot"]
"""What follows when a match that somebody must win is level."""
USUAL: Final[tuple[Recourse, ...]] = ("extra", "shootout")
"""S8.2, S8.3."""


class Place(NamedTuple):
    """The source of a match's team. `kind` FROM_SLOT: group `number`, slot `rank` (from 1); FROM_GROUP: group `number`,
    final `rank` (1 the first); FROM_WINNER and FROM_LOSER: of match `number`; FROM_FIELD: the team `number`; FROM_BEST:
    one of the best teams of `rank` from `groups`, the place `number` among `Schedule.bests`."""

    kind: str
    number: int
    rank: int = 0
    groups: tuple[int, ...] = ()


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
    """Whether somebody must win; of two legs this is the second."""
    optional: bool = False
    """Whether it is a `knockout` match only where the options of the game say so (S10.5)."""
    final: bool = False
    """Whether it is the final (S8.4): who wins it has won the tournament."""
    closes: bool = False
    """Whether it is the last match of its stage of groups, play-offs included."""
    round: int = 0
    """The stage of the schedule that it belongs to, from 0."""
    rung: str = ""
    """What of the ladder both teams have reached who play it; "" for nothing more than before."""
    level: tuple[Recourse, ...] = ()
    """What follows, in this order, when it is level."""
    leg: int = 0
    """1 or 2 of two legs, else 0."""
    first_leg: int = 0
    """Of a second leg: the number of the first."""
    replay_of: int = 0
    """The number of the match that it is played for again, else 0."""
    decides: int = -1
    """The group of which a play-off orders two teams, else -1."""
    away_goals: bool = False
    """Of a second leg: whether goals away decide where the sums are level."""


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
    extra_time: bool = False
    """Whether a level match goes on to extra time, after which a draw stands (1954)."""
    entrants: tuple[tuple[Place, ...], ...] = ()
    """By group and slot who comes in, in all stages but the one that is drawn."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round of the knock-out (S8.1); an `optional` one only where the options of the game say so."""

    stage: str
    matches: tuple[tuple[Place, Place], ...]
    optional: bool = False
    level: tuple[Recourse, ...] = USUAL
    legs: int = 1
    """Two: all first legs, then all second legs, whose numbers stand for the pairs."""
    away_goals: bool = False
    """Whether of two legs that are level on the sums goals away decide."""


Assignment = tuple[tuple[int, ...], tuple[int, ...]]
"""Groups whose team goes on, in order, and the group that each place of `Schedule.bests` of one stage takes."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """The matches of a tournament and the ranking rules of its groups."""

    stages: tuple[GroupStage | Round, ...]
    final: int | None = None
    """The number of the final, if there is one (S8.4)."""
    ranking: Ranking = RANKING
    assignments: tuple[Assignment, ...] = ()
    """Which group's team goes to which of `bests`, where it is laid down; else it is matched (`thirds.py`)."""
    groups: tuple[Group, ...] = field(init=False, repr=False, compare=False)
    group_names: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """Groups of a later stage are called by their place: "S2.A"."""
    drawn: int = field(init=False, repr=False, compare=False)
    """So many groups, the first ones, are filled by the draw; those of later stages by who comes through."""
    rounds: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)
    """By stage its first group and the one after its last; of a round of the knock-out twice the same."""
    through: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """By group: how many of it go on for certain, the first so many. Of a final group the champion."""
    bests: tuple[Place, ...] = field(init=False, repr=False, compare=False)
    """The places of the best thirds and the like, in the order of the sheet."""
    fixtures: tuple[Fixture, ...] = field(init=False, repr=False, compare=False)
    """All matches in the order of the record sheet."""
    group_matches: int = field(init=False, repr=False, compare=False)
    """How many matches the groups have."""
    ladder: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """What a team may reach: later stages in order ("S2" a second stage of groups), the ranks of a final group from
    the last but one up, then CHAMPION."""
    teams: int = field(init=False, repr=False, compare=False)
    """How many teams play; in the field those of the groups that are drawn come before those that come in later."""
    winners_on: frozenset[int] = field(init=False, repr=False, compare=False)
    """The matches whose winners play on, by number."""
    losers_on: frozenset[int] = field(init=False, repr=False, compare=False)
    laid_down: dict[tuple[int, ...], tuple[int, ...]] = field(init=False, repr=False, compare=False)
    """`assignments` by the groups whose teams go on."""
    simple: bool = field(init=False, repr=False, compare=False)
    """Whether it is at most one stage of groups and a knock-out of one match a pair, without thirds and replays: then
    matches come in the order of their numbers, and every stage is a rung."""

    def __post_init__(self) -> None:
        set_once = object.__setattr__
        stages = self.stages
        rounds = _rounds(stages)
        groups = tuple(group for stage in stages if isinstance(stage, GroupStage) for group in stage.groups)
        bests = tuple(place for place in _written(stages) if place.kind == FROM_BEST)
        fixtures = _fixtures(stages, self.final, rounds)
        places = set(_written(stages))
        set_once(self, "groups", groups)
        set_once(self, "group_names", tuple(_group_names(stages)))
        set_once(self, "rounds", rounds)
        opening = stages[0]
        drawn = opening.groups if isinstance(opening, GroupStage) and not opening.entrants else ()
        set_once(self, "drawn", len(drawn))
        through = [
            max((place.rank for place in places if place.kind == FROM_GROUP and place.number == number), default=0)
            for number in range(len(groups))
        ]
        if _final_group(stages) is not None:
            through[-1] = 1
        set_once(self, "through", tuple(through))
        set_once(self, "bests", bests)
        set_once(self, "fixtures", fixtures)
        set_once(self, "group_matches", sum(fixture.group is not None for fixture in fixtures))
        set_once(self, "ladder", _ladder(stages, fixtures))
        fielded = sum(place.kind == FROM_FIELD for place in places)
        set_once(self, "teams", sum(group.size for group in drawn) + fielded)
        set_once(self, "winners_on", frozenset(place.number for place in places if place.kind == FROM_WINNER))
        set_once(self, "simple", not bests and _is_simple(stages) and "play_off" not in self.ranking.criteria)
        set_once(self, "laid_down", dict(self.assignments))
        set_once(self, "losers_on", frozenset(place.number for place in places if place.kind == FROM_LOSER))

    @property
    def single(self) -> bool:
        """Whether all of it is one match."""
        return len(self.fixtures) == 1

    @property
    def final_group(self) -> int | None:
        """The group whose first is the champion, if the title is won in one."""
        return _final_group(self.stages)

    @property
    def in_groups(self) -> int:
        """The number of teams drawn into groups; later teams of the field enter in later stages."""
        return sum(group.size for group in self.groups[: self.drawn])

    def entrants(self, group: int) -> tuple[Place, ...]:
        """Who comes into a group, by slot; nothing where it is filled by the draw."""
        for stage, (first, last) in zip(self.stages, self.rounds, strict=True):
            if isinstance(stage, GroupStage) and first <= group < last and stage.entrants:
                return stage.entrants[group - first]
        return ()

    def goes_on(self, number: int, *, winner: bool) -> bool:
        """Whether who wins or loses the match with this number has another one to play."""
        return number in (self.winners_on if winner else self.losers_on)


def _written(stages: Sequence[GroupStage | Round]) -> list[Place]:
    """Every place that a file names, in the order of the sheet."""
    places: list[Place] = []
    for stage in stages:
        pairs = stage.matches if isinstance(stage, Round) else stage.entrants
        places += [place for pair in pairs for place in pair]
    return places


def _rounds(stages: Sequence[GroupStage | Round]) -> tuple[tuple[int, int], ...]:
    found, first = [], 0
    for stage in stages:
        last = first + (len(stage.groups) if isinstance(stage, GroupStage) else 0)
        found.append((first, last))
        first = last
    return tuple(found)


def _group_names(stages: Sequence[GroupStage | Round]) -> list[str]:
    names: list[str] = []
    number = 0
    for stage in stages:
        if isinstance(stage, GroupStage):
            number += 1
            names += [group.name if number == 1 else f"S{number}.{group.name}" for group in stage.groups]
    return names


def _final_group(stages: Sequence[GroupStage | Round]) -> int | None:
    """The last group, where it is alone in the last stage."""
    last = stages[-1]
    if not isinstance(last, GroupStage) or len(last.groups) != 1:
        return None
    return sum(len(stage.groups) for stage in stages if isinstance(stage, GroupStage)) - 1


def _is_simple(stages: Sequence[GroupStage | Round]) -> bool:
    """Whether rounds of single matches follow at most one stage of groups."""
    rounds = [stage for stage in stages[isinstance(stages[0], GroupStage) :] if isinstance(stage, Round)]
    if not rounds or any(place.kind == FROM_LOSER for place in _written(stages)):
        return False
    return len(rounds) == len(stages) - isinstance(stages[0], GroupStage) and all(
        stage.legs == 1 and stage.stage != THIRD_PLACE and "replay" not in stage.level for stage in rounds
    )


def _ladder(stages: Sequence[GroupStage | Round], fixtures: Sequence[Fixture]) -> tuple[str, ...]:
    rungs = list(dict.fromkeys(fixture.rung for fixture in fixtures if fixture.rung))
    last = stages[-1]
    if isinstance(last, GroupStage):
        rungs += [str(rank) for rank in range(last.groups[0].size - 1, 1, -1)]
    return (*rungs, CHAMPION)


def _fixtures(
    stages: Sequence[GroupStage | Round], final: int | None, rounds: Sequence[tuple[int, int]]
) -> tuple[Fixture, ...]:
    """All matches: in the groups day by day, and on each day group after group (S7.1)."""
    fixtures: list[Fixture] = []
    grouped = 0
    for at, stage in enumerate(stages):
        if isinstance(stage, Round):
            fixtures += _of_round(stage, at, len(fixtures), final)
            continue
        grouped += 1
        rung = f"S{grouped}" if grouped > 1 else ""
        for day, pairs in enumerate(stage.match_days):
            last_day = day + 1 == len(stage.match_days)
            for group, (_, size) in enumerate(stage.groups, rounds[at][0]):
                for home_slot, away_slot in pairs:
                    if max(home_slot, away_slot) <= size:
                        fixtures.append(
                            Fixture(
                                len(fixtures) + 1,
                                GROUP,
                                group,
                                Place(FROM_SLOT, group, home_slot),
                                Place(FROM_SLOT, group, away_slot),
                                day,
                                last_day,
                                round=at,
                                rung=rung,
                                level=("extra",) if stage.extra_time else (),
                            )
                        )
        fixtures[-1] = fixtures[-1]._replace(closes=True)
    return tuple(fixtures)


def _of_round(stage: Round, at: int, before: int, final: int | None) -> list[Fixture]:
    """The matches of a round, or all its first legs and then all its second legs, at home with the other side."""
    fixtures: list[Fixture] = []
    for leg in range(1, stage.legs + 1):
        for pair, (home, away) in enumerate(stage.matches, 1):
            number = before + (leg - 1) * len(stage.matches) + pair
            first = leg < stage.legs
            fixtures.append(
                Fixture(
                    number,
                    stage.stage,
                    None,
                    home if leg == 1 else away,
                    away if leg == 1 else home,
                    knockout=not first,
                    optional=stage.optional,
                    final=number == final,
                    round=at,
                    rung="" if stage.stage == THIRD_PLACE else stage.stage,
                    level=() if first else stage.level,
                    leg=leg if stage.legs > 1 else 0,
                    first_leg=number - len(stage.matches) if leg > 1 else 0,
                    away_goals=stage.away_goals and leg > 1,
                )
            )
    return fixtures


def with_replay(fixtures: tuple[Fixture, ...], at: int) -> tuple[Fixture, ...]:
    """The sheet with a replay of the match at index `at`: at the end of its round, numbered on after the last match."""
    drawn = fixtures[at]
    end = max(index for index, fixture in enumerate(fixtures) if fixture.round == drawn.round) + 1
    recourses = tuple(recourse for recourse in drawn.level if recourse != "replay")
    again = drawn._replace(
        number=len(fixtures) + 1, level=recourses, replay_of=drawn.number, leg=0, first_leg=0, away_goals=False
    )
    return (*fixtures[:end], again, *fixtures[end:])


def with_play_offs(
    fixtures: tuple[Fixture, ...], after: int, pairs: Sequence[tuple[int, int, int]]
) -> tuple[Fixture, ...]:
    """The sheet with a match between two level teams for each of `pairs` (group, team, team), after so many matches."""
    stage = fixtures[after - 1]
    more = [
        Fixture(
            len(fixtures) + at + 1,
            PLAY_OFF,
            None,
            Place(FROM_FIELD, home),
            Place(FROM_FIELD, away),
            knockout=True,
            closes=at + 1 == len(pairs),
            round=stage.round,
            level=("extra",),
            decides=group,
        )
        for at, (group, home, away) in enumerate(pairs)
    ]
    return (*fixtures[:after], *more, *fixtures[after:])


def index_of(fixtures: Sequence[Fixture], number: int) -> int:
    """The index of the match with a number; replays and play-offs are not in order of number. Raises `IndexError`."""
    if fixtures[number - 1].number == number:
        return number - 1
    return next(at for at, one in enumerate(fixtures) if one.number == number)


def fixture_of(fixtures: Sequence[Fixture], number: int) -> Fixture:
    """The match with a number. Raises `IndexError`."""
    return fixtures[index_of(fixtures, number)]
