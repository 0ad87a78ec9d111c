"""How far each team has got in the tournament and can still get, by what everybody knows (S2.4, S9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.engine.tournament.bracket import OPEN
from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FROM_BEST,
    FROM_GROUP,
    FROM_LOSER,
    FROM_SLOT,
    FROM_WINNER,
    GroupStage,
    Place,
)
from swallows_gui.games.swallows.words.last_day import surely_out
from swallows_gui.games.swallows.words.so_far import who

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Reach(NamedTuple):
    """By team how many rungs of the schedule's ladder it has reached for certain, and how many it may still reach."""

    sure: list[int]
    possible: list[int]


def reach(view: SwallowsView) -> Reach:
    """How far each team has got, and can get, by what everybody knows."""
    return _Counting(view).reach()


class _Counting:
    """Who may play which match, worked out along the sheet."""

    def __init__(self, view: SwallowsView) -> None:
        self._view = view
        self._schedule = view.form.schedule
        self._sides: dict[int, frozenset[int]] = {}
        """By number of a match the teams that may play it."""
        self._members: dict[int, frozenset[int]] = {}
        """By group the teams that may go on from it, at whatever place."""
        self._everybody = frozenset(range(len(view.field)))

    def reach(self) -> Reach:
        """How far each team has got, and can get."""
        view, ladder = self._view, self._schedule.ladder
        sure, possible = [0] * len(view.field), [0] * len(view.field)
        for fixture in view.fixtures:
            known = [who(view, place) for place in (fixture.home, fixture.away)]
            may = self._may_play(fixture.home) | self._may_play(fixture.away)
            self._sides[fixture.number] = may
            if not fixture.rung:
                continue
            height = ladder.index(fixture.rung) + 1
            for team in known:
                if team != OPEN:
                    sure[team] = max(sure[team], height)
            for team in may:
                possible[team] = max(possible[team], height)
        self._add_title(sure, possible)
        return Reach(sure, [max(pair) for pair in zip(sure, possible, strict=True)])

    def _add_title(self, sure: list[int], possible: list[int]) -> None:
        ladder, decided = self._schedule.ladder, self._schedule.final_group
        if decided is None:
            final = Place(FROM_WINNER, self._schedule.final or self._schedule.fixtures[-1].number)
            champion = who(self._view, final)
            if champion != OPEN:
                sure[champion] = len(ladder)
            for team in self._may_play(final):
                possible[team] = len(ladder)
        elif decided < len(self._view.ranked):
            for rank, team in enumerate(self._view.ranked[decided][:-1], 1):
                sure[team] = ladder.index(CHAMPION if rank == 1 else str(rank)) + 1
        else:
            for team in self._of_group(decided):
                possible[team] = len(ladder)

    def _may_play(self, place: Place) -> frozenset[int]:
        known = who(self._view, place)
        if known != OPEN:
            return frozenset((known,))
        if place.kind in (FROM_WINNER, FROM_LOSER):
            return self._sides.get(place.number, self._everybody)
        if place.kind == FROM_SLOT:
            return self._of_slot(place)
        if place.kind == FROM_GROUP:
            return self._going_on(place.number)
        if place.kind == FROM_BEST:
            return frozenset[int]().union(*(self._going_on(group) for group in place.groups))
        return self._everybody

    def _of_slot(self, place: Place) -> frozenset[int]:
        if place.number < self._schedule.drawn:
            return self._everybody
        for stage, (first, last) in zip(self._schedule.stages, self._schedule.rounds, strict=True):
            if isinstance(stage, GroupStage) and first <= place.number < last:
                return self._may_play(stage.entrants[place.number - first][place.rank - 1])
        return self._everybody

    def _of_group(self, group: int) -> frozenset[int]:
        """Who plays in a group, or may come into it."""
        size = self._schedule.groups[group].size
        return frozenset[int]().union(*(self._may_play(Place(FROM_SLOT, group, slot)) for slot in range(1, size + 1)))

    def _going_on(self, group: int) -> frozenset[int]:
        """Who may go on from a group that is not ranked yet."""
        if group not in self._members:
            team_in = self._of_group(group)
            self._members[group] = frozenset(team for team in team_in if not surely_out(self._view, team, group))
        return self._members[group]
