"""What a team needs on the last match day of its group, counted out over every way its open matches can end (S7.2).

All scores are gone through up to a margin of `WIDEST`, the real ranking deciding each; a place that only lots give, or
cards that may still be sent off, counts as open. Nothing here is a guess but the chance, which is the forecast's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.engine.tournament.ranking import Played, Ranking, RankingFacts, Score, rank
from swallows_gui.games.swallows.ai.evaluation import situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.words.so_far import facts, matches_of

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

WON, DRAWN, LOST = range(3)
"""Results of the team's own match."""
FIRST_WINS, LEVEL, SECOND_WINS = range(3)
"""Results of the group's other match."""
OUT, OPEN, THROUGH, BEST = range(4)
"""What a combination of results means: certain either way, or goals or lots decide; BEST: at most through as one of the
best of a place, such as the thirds (S10.5)."""

MOST_AT_ONCE = 2
"""Matches of a group on its last day that are counted out; more would be too many combinations."""
WIDEST = 7
"""Margins that are told apart."""
_LOW_GOALS = (0, 2)
"""Goals of the losing side that are tried with each margin."""
_SCORES = tuple(
    Score(low + max(margin, 0), low + max(-margin, 0)) for margin in range(-WIDEST, WIDEST + 1) for low in _LOW_GOALS
)


class Needs(NamedTuple):
    """What a team's last match day can bring."""

    team: int
    chance: float
    """To go on, or in a final group to win the title, by the forecast."""
    own: bool
    """Whether its own match is still open."""
    other: tuple[int, int] | None
    """Home and away of the other match, if that is still open."""
    fate: tuple[tuple[int, ...], ...]
    """By own result (one row if its match is over) and the other's (one entry if that is over): OUT, OPEN, THROUGH or
    BEST."""
    margin: int | None
    """With the other match over and all hanging on goals: by how many it must win, or may lose if negative."""
    title: bool = False
    """Whether it is about the title: in a final group."""
    best: int = 0
    """The place whose best go on too, such as 3; 0 if there is none."""


def last_day(view: SwallowsView, group: int) -> list[Needs]:
    """What each team of a group needs, in the order of its slots; empty unless its last match day is on.

    A running match counts as open, whatever it stands.
    """
    pairs = _open_pairs(view, group)
    if not pairs:
        return []
    fates = _fates(view, group, pairs)
    chances = forecast(situation(view))
    schedule = view.form.schedule
    width = len(schedule.ladder)
    title = group == schedule.final_group
    rung = width - 1 if title else _rungs_reached(view, group)
    best = next((place.rank for place in schedule.bests if group in place.groups), 0)
    return [
        _needs(team, pairs, fates[team], chances[team * width + rung])._replace(title=title, best=best)
        for team in view.groups[group]
    ]


def surely_out(view: SwallowsView, team: int, group: int) -> bool:
    """Whether a team cannot go on from its group any more, however that ends; counted from its last match day on."""
    pairs = _open_pairs(view, group)
    return pairs is not None and set(_fates(view, group, pairs)[team]) == {OUT}


def for_the_title(view: SwallowsView) -> bool:
    """Whether the running match, or the one just over, is the final or as good as one: a final group's play-off, or on
    its last day a match by which both teams could become champions, and nobody else can where another still follows."""
    group = view.form.schedule.final_group
    fixture = next((each for each in view.fixtures if each.number == view.match), None)
    if fixture is None or not view.form.economy.bets:
        return False
    if group is None or fixture.group != group or not fixture.last_day:
        return fixture.final or (group is not None and fixture.decides == group)
    fixtures = [each for each in view.fixtures if each.group == group]
    at, teams = fixtures.index(fixture), view.groups[group]
    left = fixtures[at:]
    if len(left) > MOST_AT_ONCE:
        return False
    over = matches_of(view, group)[:at]
    pairs = [(teams[one.home.rank - 1], teams[one.away.rank - 1]) for one in left]
    able = {team for team, fates in _fates(view, group, pairs, over).items() if set(fates) != {OUT}}
    return able >= {*pairs[0]} and (len(left) == 1 or able == {*pairs[0]})


def _open_pairs(view: SwallowsView, group: int) -> list[tuple[int, int]] | None:
    """Who still meets in a group on its last match day, home first; None on other days, and where the group is ranked
    or has more than two matches on that day."""
    teams = view.groups[group] if group < len(view.groups) else ()
    if not teams or -1 in teams or group < len(view.ranked):
        return None
    fixtures = [fixture for fixture in view.fixtures if fixture.group == group]
    on_last_day = sum(fixture.last_day for fixture in fixtures)
    left = fixtures[len(matches_of(view, group)) :]
    if len(left) > on_last_day or on_last_day > MOST_AT_ONCE:
        return None
    return [(teams[one.home.rank - 1], teams[one.away.rank - 1]) for one in left]


def _fates(
    view: SwallowsView, group: int, pairs: Sequence[tuple[int, int]], over: Sequence[Played] | None = None
) -> dict[int, bytes]:
    """By team of a group what becomes of it, for every combination of scores of these matches; `over`: the matches
    before them, all that are over if not given."""
    schedule = view.form.schedule
    best = frozenset(place.rank for place in schedule.bests if group in place.groups)
    known = facts(view, group)
    return _counted_out(
        view.groups[group],
        tuple(matches_of(view, group) if over is None else over),
        tuple(pairs),
        schedule.through[group],
        best,
        _certain(schedule.ranking),
        tuple(known.before.items()),
        tuple(known.play_offs),
    )


def _certain(ranking: Ranking) -> Ranking:
    """What of a ranking cannot change but by goals: cards may still be sent off."""
    if "sent_off" not in ranking.criteria:
        return ranking
    return Ranking(ranking.win, ranking.criteria[: ranking.criteria.index("sent_off")])


def _rungs_reached(view: SwallowsView, group: int) -> int:
    """How many rungs of the ladder a team of this group has reached by playing in it."""
    rung = next(fixture.rung for fixture in view.fixtures if fixture.group == group)
    return view.form.schedule.ladder.index(rung) + 1 if rung else 0


@lru_cache(maxsize=32)
def _counted_out(
    teams: tuple[int, ...],
    over: tuple[Played, ...],
    pairs: tuple[tuple[int, int], ...],
    through: int,
    best: frozenset[int],
    ranking: Ranking,
    before: tuple[tuple[int, int], ...],
    offs: tuple[Played, ...],
) -> dict[int, bytes]:
    """What becomes of each team, a byte for every combination of scores in their order."""
    found = {team: bytearray() for team in teams}
    known = RankingFacts({}, dict(before), offs)
    for scores in product(_SCORES, repeat=len(pairs)):
        played = [*over, *((home, away, score) for (home, away), score in zip(pairs, scores, strict=True))]
        order, lots = rank(teams, played, ranking, facts=known)
        fate = {
            team: THROUGH if place <= through else BEST if place in best else OUT for place, team in enumerate(order, 1)
        }
        for level in lots:
            fates_of_level = {fate[team] for team in level}
            if len(fates_of_level) > 1:
                fate.update(dict.fromkeys(level, BEST if fates_of_level == {OUT, BEST} else OPEN))
        for team, fates in found.items():
            fates.append(fate[team])
    return {team: bytes(fates) for team, fates in found.items()}


def _needs(team: int, pairs: Sequence[tuple[int, int]], fates: bytes, chance: float) -> Needs:
    mine = next((at for at, pair in enumerate(pairs) if team in pair), None)
    theirs = next((at for at, pair in enumerate(pairs) if team not in pair), None)
    seen: list[list[set[int]]] = [[set() for _ in range(3 if theirs is not None else 1)] for _ in range(3)]
    if mine is None:
        seen = seen[:1]
    by_margin: dict[int, set[int]] = {}
    for scores, fate in zip(product(_SCORES, repeat=len(pairs)), fates, strict=True):
        row = 0
        if mine is not None:
            margin = scores[mine].home - scores[mine].away
            margin = margin if pairs[mine][0] == team else -margin
            row = WON if margin > 0 else DRAWN if margin == 0 else LOST
            by_margin.setdefault(margin, set()).add(fate)
        column = 0
        if theirs is not None:
            ahead = scores[theirs].home - scores[theirs].away
            column = FIRST_WINS if ahead > 0 else LEVEL if ahead == 0 else SECOND_WINS
        seen[row][column].add(fate)
    rows = tuple(tuple(_in_all(cell) for cell in row) for row in seen)
    other = None if theirs is None else pairs[theirs]
    margin_needed = _margin(by_margin) if mine is not None and theirs is None else None
    return Needs(team, chance, mine is not None, other, rows, margin_needed)


def _in_all(fates: set[int]) -> int:
    """What a set of fates comes to."""
    if len(fates) == 1:
        return next(iter(fates))
    return BEST if fates == {OUT, BEST} else OPEN


def _margin(by_margin: dict[int, set[int]]) -> int | None:
    """The least margin from which on the team is through for certain and below which it is out, if there is one."""
    sure = [margin for margin, fates in by_margin.items() if fates == {THROUGH}]
    if not sure:
        return None
    least = min(sure)
    clear = all(fates == ({THROUGH} if margin >= least else {OUT}) for margin, fates in by_margin.items())
    return least if clear and least != -WIDEST else None
