"""A report on a past cup before it is played: its ranking, its first round, and whether it can be begun.

The cup is walked through its format: given the real results, who would have met whom (`swallows cup check`).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.tournament.bracket import OPEN, entrant
from swallows_gui.engine.tournament.ranking import Played, Ranking, RankingFacts, rank, rank_apart
from swallows_gui.engine.tournament.schedule import GroupStage, Place, Round, Schedule
from swallows_gui.engine.tournament.thirds import assigned, sources, stages_of
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_format, why_not
from swallows_gui.games.swallows.data.cup_formats import CupShape, NoFormat, history_of, shape_of, teams_in_order
from swallows_gui.games.swallows.data.cup_history import Found, check
from swallows_gui.games.swallows.data.cup_stages import CupStage
from swallows_gui.games.swallows.data.cups import CupMatch, CupRecord


class RoundFound(NamedTuple):
    """A round as the format draws it from the real results."""

    name: str
    right: int
    """So many of its pairs are history's."""
    of: int
    wrong: tuple[str, ...]
    """The pairs that history had and the format has not."""


@dataclass(slots=True)
class _Walk:
    schedule: Schedule
    found: Found
    teams: list[str]
    history: dict[str, int]
    """By team its place in the order of history, where the criteria leave it level."""
    on: set[str]
    """Who played in a knock-out or later groups."""
    groups: list[tuple[int, ...]] = field(default_factory=list)
    ranked: list[tuple[int, ...]] = field(default_factory=list)
    bests: list[int] = field(default_factory=list)
    winners: dict[int, int] = field(default_factory=dict)
    losers: dict[int, int] = field(default_factory=dict)

    def team(self, place: Place) -> int:
        return entrant(
            place,
            self.groups,
            self.ranked,
            lambda number: self.winners.get(number, OPEN),
            lambda number: self.losers.get(number, OPEN),
            self.bests,
        )


def walked(cup: CupRecord, found: Found, schedule: Schedule) -> list[RoundFound]:
    """The rounds of the knock-out as the format draws them from the real groups and winners, in order."""
    teams = [team for group in teams_in_order(cup, found.stages) for team in group]
    order = [line.team for group in found.groups for line in group.lines]
    layers = found.stages.layers
    on = {team for layer in layers[1:] for stage in layer for team in stage.teams}
    walk = _Walk(schedule, found, teams, {team: at for at, team in enumerate(order)}, on)
    walk.bests = [OPEN] * len(schedule.bests)
    rounds: list[RoundFound] = []
    played = 0
    for at, (stage, layer) in enumerate(zip(schedule.stages, layers, strict=True)):
        if isinstance(stage, GroupStage):
            _walk_groups(walk, at, stage, layer)
            played += sum(fixture.round == at for fixture in schedule.fixtures)
        else:
            rounds.append(_walk_round(walk, stage, layer[0], played))
            played += len(stage.matches) * stage.legs
    return rounds


def _walk_groups(walk: _Walk, at: int, stage: GroupStage, layer: Sequence[CupStage]) -> None:
    first, last = walk.schedule.rounds[at]
    fielded = iter(range(walk.schedule.in_groups))
    for group in range(first, last):
        size = walk.schedule.groups[group].size
        if stage.entrants:
            walk.groups.append(tuple(walk.team(place) for place in stage.entrants[group - first]))
        else:
            walk.groups.append(tuple(next(fielded) for _ in range(size)))
    results = [match for of in layer for match in of.matches]
    offs = [match for of in layer for match in of.more]
    played: list[list[Played]] = []
    for group in range(first, last):
        mates = walk.groups[group]
        played.append(_among(walk, mates, results))
        facts = RankingFacts(play_offs=_among(walk, mates, offs))
        places, level = rank(mates, played[-1], walk.schedule.ranking, facts=facts)
        walk.ranked.append(tuple(_as_it_was(walk, places, level)))
    _walk_bests(walk, first, last, played)


def _among(walk: _Walk, teams: Iterable[int], matches: Iterable[CupMatch]) -> list[Played]:
    number = {walk.teams[team]: team for team in teams if team != OPEN}
    return [
        (number[match.home], number[match.away], match.result)
        for match in matches
        if match.home in number and match.away in number
    ]


def _as_it_was(walk: _Walk, places: Sequence[int], level: Sequence[Sequence[int]]) -> list[int]:
    """An order with those that only lots set apart as history had them: first who went on."""
    found = list(places)
    for part in level:
        at = found.index(part[0])

        def key(team: int) -> tuple[bool, int]:
            name = walk.teams[team]
            return name not in walk.on, walk.history.get(name, 0)

        found[at : at + len(part)] = sorted(part, key=key)
    return found


def _walk_bests(walk: _Walk, first: int, last: int, played: Sequence[Sequence[Played]]) -> None:
    for places in stages_of(walk.schedule):
        groups = sources(places)
        if not first <= groups[0] < last:
            continue
        of = {walk.ranked[group][places[0].rank - 1]: group for group in groups}
        rows = [(team, walk.groups[group], played[group - first]) for team, group in of.items()]
        order, level = rank_apart(rows, walk.schedule.ranking)
        team_of = {of[team]: team for team in _as_it_was(walk, order, level)[: len(places)]}
        for place, group in zip(places, assigned(walk.schedule, places, team_of), strict=True):
            walk.bests[place.number] = team_of[group]


def _walk_round(walk: _Walk, stage: Round, of: CupStage, before: int) -> RoundFound:
    ties = {tie.teams: tie for tie in of.ties}
    first = before + (stage.legs - 1) * len(stage.matches)
    drawn: set[frozenset[str]] = set()
    for number, (home, away) in enumerate(stage.matches, first + 1):
        sides = [walk.team(place) for place in (home, away)]
        pair = frozenset(walk.teams[side] for side in sides if side != OPEN)
        drawn.add(pair)
        if pair in ties and len(pair) == len(sides):
            won = walk.teams.index(walk.found.stages.through(of, ties[pair]))
            walk.winners[number] = won
            walk.losers[number] = next(side for side in sides if side != won)
    wrong = tuple(" - ".join(sorted(pair)) for pair in ties if pair not in drawn)
    return RoundFound(of.name, len(ties) - len(wrong), len(ties), wrong)


@dataclass(frozen=True, slots=True)
class CupReport:
    """What the check of a cup came to."""

    field: CupField
    found: Found
    rounds: tuple[RoundFound, ...] = ()
    """Rounds of the knock-out as the format draws them from the real results."""
    trouble: str = ""
    """Why it cannot be played; "" where it can."""
    table: str | None = None
    """The published table of thirds: "" where none is known, None where no thirds go on."""
    faults: tuple[Reason, ...] = ()
    """All that does not agree with history or keeps it from being played."""


def report_on(catalogue: Catalogue, cup: CupField, ranking: Ranking | None = None) -> CupReport:
    """Everything about a cup that can be checked without playing it; `ranking` in the place of its own."""
    found = check(cup.cup, ranking) if ranking is not None else history_of(cup.cup)
    faults = list(found.faults)
    rounds: tuple[RoundFound, ...] = ()
    shape: CupShape | None = None
    trouble: str = ""
    try:
        shape = shape_of(cup.cup, cup.name, found)
        form = cup_format(catalogue, cup, shape=shape)
        rounds = tuple(walked(cup.cup, shape.found, form.compiled().schedule))
    except (NoFormat, BadCard) as error:
        trouble = why_not(error)
    if cup.missing:
        trouble = Reason(QT_TRANSLATE_NOOP("FileReasons", "there is no nation {names}"), names=", ".join(cup.missing))
    faults += [
        Reason(
            QT_TRANSLATE_NOOP("FileReasons", "{stage}: {pairs} would not have met"),
            stage=each.name,
            pairs=", ".join(each.wrong),
        )
        for each in rounds
        if each.right < each.of
    ]
    if trouble:
        faults.append(Reason(QT_TRANSLATE_NOOP("FileReasons", "not playable: {reason}"), reason=trouble))
    return CupReport(
        cup, shape.found if shape else found, rounds, trouble, shape.table if shape else None, tuple(faults)
    )
