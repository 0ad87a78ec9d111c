"""What a team needs on the last match day of its group, counted out over every way its open matches can end (S7.2).

All scores are gone through up to a margin of `WIDEST`, the real ranking deciding each; a place that only lots give
counts as open. Nothing here is a guess but the chance, which is the forecast's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.ai.swallows.evaluation import situation
from swallows_gui.ai.swallows.forecast.chances import forecast
from swallows_gui.engine.tournament.ranking import Played, Ranking, Score, rank

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.view import SwallowsView

WON, DRAWN, LOST = range(3)
"""Results of the team's own match."""
FIRST_WINS, LEVEL, SECOND_WINS = range(3)
"""Results of the group's other match."""
OUT, OPEN, THROUGH = range(3)
"""What a combination of results means: certain either way, or goals or lots decide."""

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
    """To go on, by the forecast."""
    own: bool
    """Whether its own match is still open."""
    other: tuple[int, int] | None
    """Home and away of the other match, if that is still open."""
    fate: tuple[tuple[int, ...], ...]
    """By own result (one row if its match is over) and the other's (one entry if that is over): OUT, OPEN, THROUGH."""
    margin: int | None
    """With the other match over and all hanging on goals: by how many it must win, or may lose if negative."""


def last_day(view: SwallowsView, group: int) -> list[Needs]:
    """What each team of a group needs, in the order of its slots; empty unless its last match day is on.

    A running match counts as open, whatever it stands.
    """
    teams = view.groups[group] if group < len(view.groups) else ()
    if not teams or -1 in teams or view.ranked:
        return []
    fixtures = [fixture for fixture in view.fixtures if fixture.group == group]
    before = sum(not fixture.last_day for fixture in fixtures)
    over = [match for match, fixture in zip(view.played, view.fixtures, strict=False) if fixture.group == group]
    if len(over) < before or len(over) == len(fixtures) or len(fixtures) - before != 2:
        return []
    pairs = [(teams[f.home.rank - 1], teams[f.away.rank - 1]) for f in fixtures[len(over) :]]
    fates = _counted_out(teams, tuple(over), tuple(pairs), *_rules(view, group))
    reach = forecast(situation(view))
    width = len(view.form.schedule.ladder)
    return [_needs(team, pairs, fates[team], reach[team * width]) for team in teams]


def surely_out(view: SwallowsView, team: int) -> bool:
    """Whether a team cannot go on any more, however its group ends; counted from its last match day on."""
    group = next((number for number, teams in enumerate(view.groups) if team in teams), None)
    if group is None or -1 in view.groups[group]:
        return False
    fixtures = [fixture for fixture in view.fixtures if fixture.group == group]
    over = [match for match, fixture in zip(view.played, view.fixtures, strict=False) if fixture.group == group]
    if len(over) < sum(not fixture.last_day for fixture in fixtures) or len(fixtures) - len(over) > 2:
        return False
    teams = view.groups[group]
    pairs = [(teams[f.home.rank - 1], teams[f.away.rank - 1]) for f in fixtures[len(over) :]]
    return set(_counted_out(teams, tuple(over), tuple(pairs), *_rules(view, group))[team]) == {OUT}


def _rules(view: SwallowsView, group: int) -> tuple[int, Ranking]:
    """How many of a group go on, and what ranks it."""
    return view.form.schedule.through[group], view.form.schedule.ranking


@lru_cache(maxsize=32)
def _counted_out(
    teams: tuple[int, ...],
    over: tuple[Played, ...],
    pairs: tuple[tuple[int, int], ...],
    through: int,
    ranking: Ranking,
) -> dict[int, bytes]:
    """What becomes of each team, a byte for every combination of scores in their order."""
    found = {team: bytearray() for team in teams}
    for scores in product(_SCORES, repeat=len(pairs)):
        played = [*over, *((home, away, score) for (home, away), score in zip(pairs, scores, strict=True))]
        order, lots = rank(teams, played, ranking)
        fate = {team: THROUGH if place < through else OUT for place, team in enumerate(order)}
        for level in lots:
            if len({fate[team] for team in level}) > 1:
                fate.update(dict.fromkeys(level, OPEN))
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
    rows = tuple(tuple(next(iter(cell)) if len(cell) == 1 else OPEN for cell in row) for row in seen)
    other = None if theirs is None else pairs[theirs]
    margin_needed = _margin(by_margin) if mine is not None and theirs is None else None
    return Needs(team, chance, mine is not None, other, rows, margin_needed)


def _margin(by_margin: dict[int, set[int]]) -> int | None:
    """The least margin from which on the team is through for certain and below which it is out, if there is one."""
    sure = [margin for margin, fates in by_margin.items() if fates == {THROUGH}]
    if not sure:
        return None
    least = min(sure)
    clear = all(fates == ({THROUGH} if margin >= least else {OUT}) for margin, fates in by_margin.items())
    return least if clear and least != -WIDEST else None
