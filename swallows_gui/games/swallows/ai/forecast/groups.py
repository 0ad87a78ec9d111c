"""The final places of a group, computed from the likely results of its open matches (S7.2).

Also the chances of each result between two teams, given by how many goals a match one is better, and the public facts
and list of stages on which a forecast rests (S7, S8).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from functools import lru_cache
from math import exp, factorial
from operator import add

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.ranking import Played, Score, rank
from swallows_gui.engine.tournament.schedule import Fixture
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import Tables

GOALS = 1.25
"""Goals an average team scores in a match."""

STEP = 0.1
"""Ratings are told apart in steps of so many goals."""
WIDEST = 40


def poisson(mean: float, upto: int) -> tuple[float, ...]:
    """Chances of 0, 1, ... goals; the last entry takes all beyond."""
    chances = [exp(-mean) * mean**k / factorial(k) for k in range(upto)]
    return (*chances, max(0.0, 1.0 - sum(chances)))


@lru_cache(maxsize=4096)
def margins_after(home: int, away: int) -> tuple[float, ...]:
    """Chances of the goal differences -5 to 5 when the teams are to score `home` and `away` tenths of a goal."""
    chances = [0.0] * 11
    away_goals = poisson(away / 10, 7)
    for h, p in enumerate(poisson(home / 10, 7)):
        for a, q in enumerate(away_goals):
            chances[max(0, min(10, h - a + 5))] += p * q
    return tuple(chances)


def _results_at(step: int) -> tuple[float, ...]:
    edge = step * STEP / 2
    chances = margins_after(round(10 * max(0.15, GOALS + edge)), round(10 * max(0.15, GOALS - edge)))
    return sum(chances[7:]), chances[6], chances[5], chances[4], sum(chances[:4])


_RESULT_CHANCES = tuple(_results_at(step) for step in range(-WIDEST, WIDEST + 1))
BEAT = tuple(row[0] + row[1] + row[2] / 2 for row in _RESULT_CHANCES)


def _step(edge: float) -> int:
    return max(0, min(2 * WIDEST, round(edge / STEP) + WIDEST))


def result_chances(edge: float) -> tuple[float, ...]:
    """Chances that the home team wins by two or more, by one, draws, loses by one, by more, `edge` goals better."""
    return _RESULT_CHANCES[_step(edge)]


def beats(edge: float) -> float:
    """The chance to win a match that must be won by someone, `edge` goals better."""
    return BEAT[_step(edge)]


Reach = tuple[float, ...]
"""Chances to reach each stage of the ladder, all teams in one row: team * stages + stage."""


def must_bet_on(tables: Tables, form: Format, field: Sequence[int]) -> int:
    """Germany's team, on which every seat must bet (S2.3); -1 if it is not in the field, or there are no bets."""
    return field.index(tables.germany) if form.economy.bets and tables.germany in field else -1


@dataclass(frozen=True, slots=True)
class ForecastFacts:
    """The public facts that a forecast rests on."""

    form: Format = dataclass_field(hash=False)
    fixtures: tuple[Fixture, ...] = dataclass_field(hash=False)
    groups: tuple[tuple[int, ...], ...]
    """Group: teams by slot."""
    played: tuple[Played, ...]
    ranked: tuple[tuple[int, ...], ...]
    """Group: final order, () before."""
    ratings: tuple[int, ...]
    """Team: rating in tenths of a goal."""
    bests: tuple[int, ...] = ()
    """The teams at the places of the best thirds and the like, as far as they are known."""


Places = dict[tuple[int, int], dict[int, float]]
"""Group and rank from 1: chances of teams."""

Scenarios = list[tuple[float, tuple[int, ...]]]
"""Chance and what each slot's key grows by in the open matches."""

_RESULTS = ((2, 0), (1, 0), (1, 1), (0, 1), (0, 2))
"""The scores that stand for all results of a match not played yet."""
_COUNTED_OUT = 3
"""So many open matches of a group are counted out in full; more are sampled."""
_SAMPLES = 96
_POINT, _GOAL, _SCORED = 16_000_000, 16_000, 16
"""A key orders a table: points, goal difference, goals (S7.2); a format that ranks otherwise is guessed so too. Its
lowest four bits have room for the slot, so that sorted keys say whose they are."""
_APART = 8
"""Keys of a group of four that differ by less are level."""


def _keys(home: int, away: int) -> tuple[int, int]:
    """What a result adds to the two teams' keys."""
    home_points = 3 if home > away else home == away
    away_points = 3 if away > home else home == away
    return (
        home_points * _POINT + (home - away) * _GOAL + home * _SCORED,
        away_points * _POINT + (away - home) * _GOAL + away * _SCORED,
    )


_RESULT_KEYS = tuple(_keys(home, away) for home, away in _RESULTS)


def group_places(situation: ForecastFacts, group: int, ratings: Sequence[float]) -> Places:
    """Who may stand where at the end of a group: (group, rank from 1) to chances."""
    if group < len(situation.ranked) and situation.ranked[group]:
        return {(group, place + 1): {team: 1.0} for place, team in enumerate(situation.ranked[group])}
    teams = situation.groups[group]
    groups = tuple(teams if number == group else () for number in range(len(situation.groups)))
    fixtures = situation.fixtures
    if situation.form.schedule.simple:
        played = tuple(match for match in situation.played if match[0] in teams)
    else:
        played = tuple(matches_of(situation, group))
        fixtures = tuple(fixture for fixture in fixtures if fixture.group == group)
    alone = ForecastFacts(
        situation.form, fixtures, groups, played, (), tuple(round(10 * ratings[team]) for team in teams)
    )
    return _remembered(alone, group)


def matches_of(situation: ForecastFacts, group: int) -> Sequence[Played]:
    """The matches that the group has played."""
    schedule = situation.form.schedule
    if schedule.simple:
        teams = situation.groups[group]
        return [match for match in situation.played[: schedule.group_matches] if match[0] in teams]
    sheet = zip(situation.fixtures, situation.played, strict=False)
    return [match for fixture, match in sheet if fixture.group == group]


@lru_cache(maxsize=256)
def _remembered(alone: ForecastFacts, group: int) -> Places:
    """The same for a situation that holds this group only, its ratings by slot."""
    teams = alone.groups[group]
    ratings = [0.0] * (max(teams) + 1)
    for team, tenth in zip(teams, alone.ratings, strict=True):
        ratings[team] = tenth / 10
    matches = [fixture for fixture in alone.fixtures if fixture.group == group]
    start = len(alone.fixtures)
    if len(alone.played) < len(matches):
        start = alone.fixtures.index(matches[len(alone.played)])
    return place_chances(alone, group, endings(alone, group, ratings, start), None)


def endings(situation: ForecastFacts, group: int, ratings: Sequence[float], start: int) -> Scenarios:
    """How the group's matches from index `start` of the sheet may end."""
    teams = situation.groups[group]
    open_matches = [
        (fixture.home.rank - 1, fixture.away.rank - 1)
        for fixture in situation.fixtures[start:]
        if fixture.group == group
    ]
    chances = [result_chances(ratings[teams[h]] - ratings[teams[a]]) for h, a in open_matches]
    nothing = (0,) * len(teams)
    if len(open_matches) <= _COUNTED_OUT:
        counted: Scenarios = [(1.0, nothing)]
        for (h, a), shares in zip(open_matches, chances, strict=True):
            counted = [
                (chance * share, _grown(grown, h, a, keys))
                for chance, grown in counted
                for share, keys in zip(shares, _RESULT_KEYS, strict=True)
            ]
        return counted
    chance_door = Seeded(group)
    sampled: Scenarios = []
    for _ in range(_SAMPLES):
        grown = nothing
        for (h, a), shares in zip(open_matches, chances, strict=True):
            mark = chance_door.below(1 << 16) / (1 << 16)
            for share, keys in zip(shares, _RESULT_KEYS, strict=True):  # noqa: B007
                mark -= share
                if mark < 0:
                    break
            grown = _grown(grown, h, a, keys)
        sampled.append((1 / _SAMPLES, grown))
    return sampled


def _grown(grown: tuple[int, ...], h: int, a: int, keys: tuple[int, int]) -> tuple[int, ...]:
    changed = list(grown)
    changed[h] += keys[0]
    changed[a] += keys[1]
    return tuple(changed)


def _standing(situation: ForecastFacts, group: int) -> list[int]:
    """Each slot's key by the matches played."""
    teams = situation.groups[group]
    slot = {team: index for index, team in enumerate(teams)}
    keys = [0] * len(teams)
    for home, away, score in matches_of(situation, group):
        if home in slot and away in slot:
            for_home, for_away = _keys(score.home, score.away)
            keys[slot[home]] += for_home
            keys[slot[away]] += for_away
    return keys


def forget() -> None:
    """Empty the cache, for measurements."""
    _remembered.cache_clear()


def place_chances(
    situation: ForecastFacts, group: int, scenarios: Scenarios, running: tuple[int, int, int, int] | None
) -> Places:
    """Chances of the final places, the running match (teams, then goals) ended so."""
    teams = situation.groups[group]
    places = range(len(teams))
    keys = _standing(situation, group)
    if running is not None:
        home, away, home_goals, away_goals = running
        for_home, for_away = _keys(home_goals, away_goals)
        keys[teams.index(home)] += for_home
        keys[teams.index(away)] += for_away
    if len(scenarios) == 1:
        return _settled(situation, group, running)
    counts = [[0.0] * len(teams) for _ in places]
    marked = [key + slot for slot, key in enumerate(keys)]
    four = len(teams) == 4
    for chance, grown in scenarios:
        final = sorted(map(add, marked, grown), reverse=True)
        if four:
            first, second, third, last = final
            if first - second >= _APART and second - third >= _APART and third - last >= _APART:
                counts[0][first & 15] += chance
                counts[1][second & 15] += chance
                counts[2][third & 15] += chance
                counts[3][last & 15] += chance
                continue
        order = [key & 15 for key in final]
        final = [key + more for key, more in zip(keys, grown, strict=True)]
        start = 0
        while start < len(order):
            end = start + 1
            while end < len(order) and final[order[end]] == final[order[start]]:
                end += 1
            share = chance / (end - start)
            for place in range(start, end):
                for slot in order[start:end]:
                    counts[place][slot] += share
            start = end
    return {
        (group, place + 1): {team: chance for team, chance in zip(teams, counts[place], strict=True) if chance}
        for place in places
    }


def _settled(situation: ForecastFacts, group: int, running: tuple[int, int, int, int] | None) -> Places:
    """The final places when no other match is open: by the rule itself, lots shared out evenly."""
    teams = situation.groups[group]
    played = list(matches_of(situation, group))
    if running is not None:
        home, away, home_goals, away_goals = running
        played.append((home, away, Score(home_goals, away_goals)))
    order, lots = rank(teams, played, situation.form.schedule.ranking)
    slots = {(group, place + 1): {team: 1.0} for place, team in enumerate(order)}
    for level in lots:
        share = {team: 1 / len(level) for team in level}
        for team in level:
            slots[(group, order.index(team) + 1)] = share
    return slots
