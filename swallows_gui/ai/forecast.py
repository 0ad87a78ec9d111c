"""A fast forecast of the tournament from what everybody knows: who reaches which stage (S6, S7, S8).

A team's *rating* is how many goals a match it should be better than a team without cards. Groups are counted out by
the likely results of their open matches, the bracket by each pair's chances. Nothing here knows a seat or its money:
`worth.py` turns stages into M. All answers are pure functions of their arguments and remembered for a while.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp, factorial
from operator import add

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament import (
    FROM_FIELD,
    FROM_GROUP,
    FROM_SLOT,
    FROM_WINNER,
    Fixture,
    Format,
    Played,
    Score,
    rank,
)

MARGINS = (-3, -2, -1, 0, 1, 2, 3)
"""Goal differences of a match (home minus away) that are told apart; the outer ones stand for all beyond."""

RAISE = 0.5
"""By how many goals a match a team is made better to see what that would be worth."""

GOALS = 1.25
"""Goals an average team scores in a match."""

_RESULTS = ((2, 0), (1, 0), (1, 1), (0, 1), (0, 2))
"""The scores that stand for all results of a match not played yet."""
_COUNTED_OUT = 3
"""So many open matches of a group are counted out in full; more are sampled."""
_SAMPLES = 96
_SHARPER = 1.2
"""Before the groups are over, an edge counts so much more in the knock-out: the strong come through with more cards."""
_STEP = 0.1
"""Ratings are told apart in steps of so many goals."""
_WIDEST = 40

Reach = tuple[float, ...]
"""Chances to reach each stage of the ladder, all teams in one row: team * stages + stage."""


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
    edge = step * _STEP / 2
    chances = margins_after(round(10 * max(0.15, GOALS + edge)), round(10 * max(0.15, GOALS - edge)))
    return sum(chances[7:]), chances[6], chances[5], chances[4], sum(chances[:4])


_RESULT_CHANCES = tuple(_results_at(step) for step in range(-_WIDEST, _WIDEST + 1))
_BEAT = tuple(row[0] + row[1] + row[2] / 2 for row in _RESULT_CHANCES)


def _step(edge: float) -> int:
    return max(0, min(2 * _WIDEST, round(edge / _STEP) + _WIDEST))


def result_chances(edge: float) -> tuple[float, ...]:
    """Chances that the home team wins by two or more, by one, draws, loses by one, by more, `edge` goals better."""
    return _RESULT_CHANCES[_step(edge)]


def beats(edge: float) -> float:
    """The chance to win a match that must be won by someone, `edge` goals better."""
    return _BEAT[_step(edge)]


def stages(form: Format) -> tuple[str, ...]:
    """The ladder: stages of the knock-out in order, then "champion"."""
    names: list[str] = []
    for stage, _ in form.rounds:
        if stage not in names:
            names.append(stage)
    return (*names, "champion")


@dataclass(frozen=True, slots=True)
class Situation:
    """The public facts that a forecast rests on."""

    form: Format = field(hash=False)
    fixtures: tuple[Fixture, ...] = field(hash=False)
    groups: tuple[tuple[int, ...], ...]
    """Group: teams by slot."""
    played: tuple[Played, ...]
    ranked: tuple[tuple[int, ...], ...]
    """Group: final order, () before."""
    ratings: tuple[int, ...]
    """Team: rating in tenths of a goal."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the running match decides, as everybody could work it out."""

    match: int
    home: int
    away: int
    ladder: tuple[str, ...]
    by_margin: tuple[Reach, ...]
    """In the groups for each of MARGINS; in the knock-out if the away team and if the home team wins."""
    knockout: bool
    expected: Reach
    """With the match still open."""
    home_up: Reach
    """As `expected`, with the home team's rating higher by `RAISE` goals in all later matches."""
    away_up: Reach
    later: tuple[float, float]
    """Matches that the home and the away team may expect after this one."""


def forecast(situation: Situation) -> Reach:
    """Chances of every team to reach every stage, from here on."""
    ratings = tuple(tenth / 10 for tenth in situation.ratings)
    slots: dict[tuple[int, int], dict[int, float]] = {}
    for group in range(len(situation.groups)):
        slots.update(_group_slots(situation, group, ratings))
    return _bracket(situation, slots, ratings, {})


@lru_cache(maxsize=64)
def outlook(situation: Situation, margin: int, level: int) -> Outlook:
    """What the match after `situation.played` means.

    `margin` is its present goal difference and `level` the goals that both teams have, as far as they may count in
    the ranking. The match is the next on the record sheet and both its teams are settled.
    """
    fixture = situation.fixtures[len(situation.played)]
    if fixture.group is None:
        return _knockout_outlook(situation, fixture)
    return _group_outlook(situation, fixture, margin, level)


def forget() -> None:
    """Drop what is remembered, for measurements."""
    outlook.cache_clear()
    _remembered_slots.cache_clear()


def match_teams(situation: Situation) -> tuple[int, int]:
    """The home and away team of the next match."""
    fixture = situation.fixtures[len(situation.played)]
    certain = [max(_source(situation, source, {}, {}).items(), key=lambda item: item[1])[0] for source in fixture[3:5]]
    return certain[0], certain[1]


def _group_outlook(situation: Situation, fixture: Fixture, margin: int, level: int) -> Outlook:
    group = fixture.group
    assert group is not None
    home, away = match_teams(situation)
    ratings = tuple(tenth / 10 for tenth in situation.ratings)
    slots: dict[tuple[int, int], dict[int, float]] = {}
    for other in range(len(situation.groups)):
        if other != group:
            slots.update(_group_slots(situation, other, ratings))
    scenarios = _scenarios(situation, group, ratings, len(situation.played) + 1)
    by_margin = []
    for result in MARGINS:
        slots.update(_rank_slots(situation, group, scenarios, _ended(home, away, result, level)))
        by_margin.append(_bracket(situation, slots, ratings, {}))
    chances = _margin_chances(ratings[home] - ratings[away], margin)
    expected = _mix(by_margin, chances)
    raised = []
    for team in (home, away):
        changed = tuple(rating + RAISE * (team == number) for number, rating in enumerate(ratings))
        more = _scenarios(situation, group, changed, len(situation.played) + 1)
        parts = []
        for result in (-1, 0, 1):
            slots.update(_rank_slots(situation, group, more, _ended(home, away, result, level)))
            parts.append(_bracket(situation, slots, changed, {}))
        lost, drawn = sum(chances[:3]), chances[3]
        raised.append(_mix(parts, (lost, drawn, 1 - lost - drawn)))
    ladder = stages(situation.form)
    later = _later(situation, fixture, expected, (home, away), ladder)
    return Outlook(fixture.number, home, away, ladder, tuple(by_margin), False, expected, raised[0], raised[1], later)


def _ended(home: int, away: int, margin: int, level: int) -> tuple[int, int, int, int]:
    """Teams and goals of a match that ends with this goal difference, both having scored `level`."""
    return home, away, max(margin, 0) + level, max(-margin, 0) + level


def _knockout_outlook(situation: Situation, fixture: Fixture) -> Outlook:
    home, away = match_teams(situation)
    ratings = tuple(tenth / 10 for tenth in situation.ratings)
    ladder = stages(situation.form)
    won = [_bracket(situation, {}, ratings, {fixture.number: {team: 1.0}}) for team in (away, home)]
    chance = beats(ratings[home] - ratings[away])
    open_winner = {fixture.number: {home: chance, away: 1 - chance}}
    raised = []
    for team in (home, away):
        changed = tuple(rating + RAISE * (team == number) for number, rating in enumerate(ratings))
        raised.append(_bracket(situation, {}, changed, open_winner))
    expected = _mix(won, (1 - chance, chance))
    later = _later(situation, fixture, expected, (home, away), ladder)
    return Outlook(fixture.number, home, away, ladder, tuple(won), True, expected, raised[0], raised[1], later)


def _later(
    situation: Situation, fixture: Fixture, expected: Reach, sides: tuple[int, int], ladder: tuple[str, ...]
) -> tuple[float, float]:
    """How many matches each side may expect after this one."""
    first = ladder.index(fixture.stage) + 1 if fixture.stage in ladder else 0
    counts = []
    for team in sides:
        knockout = sum(expected[team * len(ladder) + first : (team + 1) * len(ladder) - 1])
        counts.append(_group_matches_left(situation, fixture, team) + knockout)
    return counts[0], counts[1]


def _group_matches_left(situation: Situation, fixture: Fixture, team: int) -> int:
    if fixture.group is None:
        return 0
    slot = situation.groups[fixture.group].index(team) + 1
    return sum(
        1
        for later in situation.fixtures[fixture.number :]
        if later.group == fixture.group and slot in (later.home.rank, later.away.rank)
    )


def _mix(parts: Sequence[Reach], shares: Sequence[float]) -> Reach:
    mixed = [0.0] * len(parts[0])
    for part, share in zip(parts, shares, strict=True):
        if share:
            for index, chance in enumerate(part):
                mixed[index] += share * chance
    return tuple(mixed)


def _margin_chances(edge: float, margin: int) -> tuple[float, ...]:
    """Chances of MARGINS for a running match with this edge over all of it and this goal difference now."""
    share = 0.6 if margin else 1.0
    chances = margins_after(
        round(10 * max(0.15, share * (GOALS + edge / 2))), round(10 * max(0.15, share * (GOALS - edge / 2)))
    )
    spread = [0.0] * len(MARGINS)
    for index, chance in enumerate(chances):
        spread[max(0, min(6, index - 5 + margin + 3))] += chance
    return tuple(spread)


# Groups

Scenarios = list[tuple[float, tuple[int, ...]]]
"""Chance and what each slot's key grows by in the open matches."""

_POINT, _GOAL, _SCORED = 16_000_000, 16_000, 16
"""A key orders a table: points, goal difference, goals (S7.2). Its lowest four bits have room for the slot, so that
sorted keys say whose they are."""
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


def _scenarios(situation: Situation, group: int, ratings: Sequence[float], start: int) -> Scenarios:
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


def _standing(situation: Situation, group: int) -> list[int]:
    """Each slot's key by the matches played."""
    teams = situation.groups[group]
    slot = {team: index for index, team in enumerate(teams)}
    keys = [0] * len(teams)
    for home, away, score in situation.played[: _group_match_count(situation)]:
        if home in slot and away in slot:
            for_home, for_away = _keys(score.home, score.away)
            keys[slot[home]] += for_home
            keys[slot[away]] += for_away
    return keys


def _group_match_count(situation: Situation) -> int:
    form = situation.form
    return len(form.groups) * sum(len(day) for day in form.match_days)


def _group_slots(situation: Situation, group: int, ratings: Sequence[float]) -> dict[tuple[int, int], dict[int, float]]:
    """Who may stand where at the end of a group: (group, rank from 1) to chances."""
    if situation.ranked and situation.ranked[group]:
        return {(group, place + 1): {team: 1.0} for place, team in enumerate(situation.ranked[group])}
    teams = situation.groups[group]
    groups = tuple(teams if number == group else () for number in range(len(situation.groups)))
    played = tuple(match for match in situation.played if match[0] in teams)
    alone = Situation(
        situation.form, situation.fixtures, groups, played, (), tuple(round(10 * ratings[team]) for team in teams)
    )
    return _remembered_slots(alone, group)


@lru_cache(maxsize=256)
def _remembered_slots(alone: Situation, group: int) -> dict[tuple[int, int], dict[int, float]]:
    """The same for a situation that holds this group only, its ratings by slot."""
    teams = alone.groups[group]
    ratings = [0.0] * (max(teams) + 1)
    for team, tenth in zip(teams, alone.ratings, strict=True):
        ratings[team] = tenth / 10
    matches = [fixture for fixture in alone.fixtures if fixture.group == group]
    start = matches[len(alone.played)].number - 1 if len(alone.played) < len(matches) else len(alone.fixtures)
    return _rank_slots(alone, group, _scenarios(alone, group, ratings, start), None)


def _rank_slots(
    situation: Situation, group: int, scenarios: Scenarios, running: tuple[int, int, int, int] | None
) -> dict[tuple[int, int], dict[int, float]]:
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
        return _settled_slots(situation, group, running)
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


def _settled_slots(
    situation: Situation, group: int, running: tuple[int, int, int, int] | None
) -> dict[tuple[int, int], dict[int, float]]:
    """The final places when no other match is open: by the rule itself, lots shared out evenly."""
    teams = situation.groups[group]
    played = [match for match in situation.played[: _group_match_count(situation)] if match[0] in teams]
    if running is not None:
        home, away, home_goals, away_goals = running
        played.append((home, away, Score(home_goals, away_goals)))
    order, lots = rank(teams, played)
    slots = {(group, place + 1): {team: 1.0} for place, team in enumerate(order)}
    for level in lots:
        share = {team: 1 / len(level) for team in level}
        for team in level:
            slots[(group, order.index(team) + 1)] = share
    return slots


# The bracket


def _source(
    situation: Situation,
    source: tuple[str, int, int],
    slots: dict[tuple[int, int], dict[int, float]],
    winners: dict[int, dict[int, float]],
) -> dict[int, float]:
    """Who may come from a source of the bracket."""
    kind, number, place = source
    if kind == FROM_WINNER:
        if number <= len(situation.played):
            home, away, score = situation.played[number - 1]
            return {away if score.winner == 1 else home: 1.0}
        return winners[number]
    if kind == FROM_GROUP:
        if situation.ranked and situation.ranked[number]:
            return {situation.ranked[number][place - 1]: 1.0}
        return slots[(number, place)]
    if kind == FROM_SLOT:
        return {situation.groups[number][place - 1]: 1.0}
    if kind == FROM_FIELD:
        return {number: 1.0}
    everyone = [team for group in situation.groups for team in group]
    return {team: 1 / len(everyone) for team in everyone}


def _bracket(
    situation: Situation,
    slots: dict[tuple[int, int], dict[int, float]],
    ratings: Sequence[float],
    fixed: dict[int, dict[int, float]],
) -> Reach:
    """Walk the knock-out: chances of every team to reach every stage. `fixed`: who wins a match for certain."""
    ladder = stages(situation.form)
    width = len(ladder)
    reach = [0.0] * (width * len(ratings))
    winners: dict[int, dict[int, float]] = {}
    sharpness = 1.0 if situation.ranked and all(situation.ranked) else _SHARPER
    for fixture in situation.fixtures[_group_match_count(situation) :]:
        home = _source(situation, fixture.home, slots, winners)
        away = _source(situation, fixture.away, slots, winners)
        column = ladder.index(fixture.stage)
        for side in (home, away):
            for team, chance in side.items():
                reach[team * width + column] += chance
        if fixture.number <= len(situation.played):
            winner = _source(situation, (FROM_WINNER, fixture.number, 0), slots, winners)
        else:
            winner = fixed.get(fixture.number) or _winners(home, away, ratings, sharpness)
        winners[fixture.number] = winner
        last = winner
    for team, chance in last.items():
        reach[team * width + width - 1] += chance
    return tuple(reach)


def _winners(
    home: dict[int, float], away: dict[int, float], ratings: Sequence[float], sharpness: float
) -> dict[int, float]:
    """Who wins a match between these; edges count `sharpness` times."""
    winners: dict[int, float] = {}
    lost = dict.fromkeys(away, 0.0)
    beat, widest, scale = _BEAT, 2 * _WIDEST, sharpness / _STEP
    for team, chance in home.items():
        own = ratings[team] * scale + _WIDEST + 0.5
        won = 0.0
        for other, likely in away.items():
            step = int(own - ratings[other] * scale)
            better = likely * beat[0 if step < 0 else widest if step > widest else step]
            won += better
            lost[other] += chance * better
        winners[team] = chance * won
    for other, likely in away.items():
        winners[other] = winners.get(other, 0.0) + likely - lost[other]
    return winners
