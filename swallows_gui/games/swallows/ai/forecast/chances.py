"""A fast forecast of the tournament from what everybody knows: who reaches which stage (S6, S7, S8).

A team's *rating* is how many goals a match it should be better than a team without cards. Groups are counted out by
the likely results of their open matches, the bracket by each pair's chances. Nothing here knows a seat or its money:
`worth.py` turns stages into M. All answers are pure functions of their arguments and remembered for a while.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.ranking import RankingFacts, Score, rank
from swallows_gui.engine.tournament.schedule import Fixture
from swallows_gui.games.swallows.ai.forecast import groups
from swallows_gui.games.swallows.ai.forecast.bracket import bracket
from swallows_gui.games.swallows.ai.forecast.groups import (
    GOALS,
    ForecastFacts,
    Places,
    Reach,
    beats,
    endings,
    group_places,
    margins_after,
    matches_of,
    place_chances,
)

MARGINS = (-3, -2, -1, 0, 1, 2, 3)
"""Goal differences of a match (home minus away) that are told apart; the outer ones stand for all beyond."""

RAISE = 0.5
"""By how many goals a match a team is made better to see what that would be worth."""


@dataclass(frozen=True, slots=True)
class TeamOutlook:
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


def forecast(situation: ForecastFacts) -> Reach:
    """Chances of every team to reach every stage, from here on."""
    ratings = tuple(tenth / 10 for tenth in situation.ratings)
    slots: Places = {}
    for group in known_groups(situation):
        slots.update(group_places(situation, group, ratings))
    return bracket(situation, slots, ratings, {})


@lru_cache(maxsize=64)
def outlook(situation: ForecastFacts, margin: int, level: int) -> TeamOutlook:
    """What the match after `situation.played` means.

    `margin` is its present goal difference and `level` the goals that both teams have, as far as they may count in
    the ranking. The match is the next on the record sheet and both its teams are settled.
    """
    fixture = situation.fixtures[len(situation.played)]
    if fixture.group is None:
        return _knockout_outlook(situation, fixture)
    return _group_outlook(situation, fixture, margin, level)


def forget() -> None:
    """Empty the caches, for measurements."""
    outlook.cache_clear()
    groups.forget()


def match_teams(situation: ForecastFacts) -> tuple[int, int]:
    """The home and away team of the next match."""
    fixture = situation.fixtures[len(situation.played)]
    winner = winner_among(situation.played, situation.fixtures)
    loser = winner_among(situation.played, situation.fixtures, lost=True)
    home, away = (
        entrant(place, situation.groups, situation.ranked, winner, loser, situation.bests)
        for place in (fixture.home, fixture.away)
    )
    return home, away


def known_groups(situation: ForecastFacts) -> list[int]:
    """The groups whose teams are known."""
    return [group for group, teams in enumerate(situation.groups) if OPEN not in teams]


def _group_outlook(situation: ForecastFacts, fixture: Fixture, margin: int, level: int) -> TeamOutlook:
    group = fixture.group
    assert group is not None
    home, away = match_teams(situation)
    ratings = tuple(tenth / 10 for tenth in situation.ratings)
    slots: Places = {}
    for other in known_groups(situation):
        if other != group:
            slots.update(group_places(situation, other, ratings))
    scenarios = endings(situation, group, ratings, len(situation.played) + 1)
    by_margin = []
    for result in MARGINS:
        slots.update(place_chances(situation, group, scenarios, _ended(home, away, result, level)))
        by_margin.append(bracket(situation, slots, ratings, {}))
    chances = _margin_chances(ratings[home] - ratings[away], margin)
    expected = _mix(by_margin, chances)
    raised = []
    for team in (home, away):
        changed = tuple(rating + RAISE * (team == number) for number, rating in enumerate(ratings))
        more = endings(situation, group, changed, len(situation.played) + 1)
        parts = []
        for result in (-1, 0, 1):
            slots.update(place_chances(situation, group, more, _ended(home, away, result, level)))
            parts.append(bracket(situation, slots, changed, {}))
        lost, drawn = sum(chances[:3]), chances[3]
        raised.append(_mix(parts, (lost, drawn, 1 - lost - drawn)))
    ladder = situation.form.schedule.ladder
    later = _later(situation, fixture, expected, (home, away), ladder)
    return TeamOutlook(
        fixture.number, home, away, ladder, tuple(by_margin), False, expected, raised[0], raised[1], later
    )


def _ended(home: int, away: int, margin: int, level: int) -> tuple[int, int, int, int]:
    """Teams and goals of a match that ends with this goal difference, both having scored `level`."""
    return home, away, max(margin, 0) + level, max(-margin, 0) + level


def _knockout_outlook(situation: ForecastFacts, fixture: Fixture) -> TeamOutlook:
    home, away = match_teams(situation)
    ratings = tuple(tenth / 10 for tenth in situation.ratings)
    ladder = situation.form.schedule.ladder
    number = fixture.replay_of or fixture.number
    slots: Places = {}
    if not situation.form.schedule.simple:
        for group in known_groups(situation):
            slots.update(group_places(situation, group, ratings))
    ended = [_knocked_out(situation, fixture, slots, team) for team in (away, home)]
    won = [
        bracket(situation, after, ratings, {number: {team: 1.0}})
        for after, team in zip(ended, (away, home), strict=True)
    ]
    chance = beats(ratings[home] - ratings[away])
    open_winner = {number: {home: chance, away: 1 - chance}}
    raised = []
    for team in (home, away):
        changed = tuple(rating + RAISE * (team == number) for number, rating in enumerate(ratings))
        raised.append(bracket(situation, ended[ratings[home] >= ratings[away]], changed, open_winner))
    expected = _mix(won, (1 - chance, chance))
    later = _later(situation, fixture, expected, (home, away), ladder)
    return TeamOutlook(fixture.number, home, away, ladder, tuple(won), True, expected, raised[0], raised[1], later)


def _knocked_out(situation: ForecastFacts, fixture: Fixture, slots: Places, winner: int) -> Places:
    """The places of the groups once `winner` has won the match: only a play-off changes any."""
    if fixture.decides < 0:
        return slots
    group = fixture.decides
    teams = situation.groups[group]
    home, away = match_teams(situation)
    facts = RankingFacts(play_offs=((home, away, Score(int(winner == home), int(winner == away))),))
    order, _ = rank(teams, matches_of(situation, group), situation.form.schedule.ranking, facts=facts)
    return slots | {(group, place): {team: 1.0} for place, team in enumerate(order, 1)}


def _later(
    situation: ForecastFacts, fixture: Fixture, expected: Reach, sides: tuple[int, int], ladder: tuple[str, ...]
) -> tuple[float, float]:
    """How many matches each side may expect after this one."""
    first = ladder.index(fixture.rung) + 1 if fixture.rung in ladder else 0
    counts = []
    for team in sides:
        knockout = sum(expected[team * len(ladder) + first : (team + 1) * len(ladder) - 1])
        counts.append(_group_matches_left(situation, fixture, team) + knockout)
    return counts[0], counts[1]


def _group_matches_left(situation: ForecastFacts, fixture: Fixture, team: int) -> int:
    if fixture.group is None:
        return 0
    slot = situation.groups[fixture.group].index(team) + 1
    return sum(
        1
        for later in situation.fixtures[len(situation.played) + 1 :]
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
