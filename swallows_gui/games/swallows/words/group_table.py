"""The table of one group with the reason for each place (S6.2, S7.2), and the table of best thirds.

The second table may rank another place instead; it shows which of its teams go on (S10.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, Signal

from swallows_gui.engine.tournament.ranking import (
    Criterion,
    Played,
    Ranking,
    RankingFacts,
    rank,
    rank_apart,
    settled_by,
    table,
)
from swallows_gui.engine.tournament.schedule import Place
from swallows_gui.engine.tournament.thirds import sources
from swallows_gui.games.swallows.words.last_day import TeamNeeds, last_day, words
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sheet import facts, matches_of
from swallows_gui.models import roles
from swallows_gui.models.standings import TEAM, Standing, StandingsModel
from swallows_gui.services.glossary import TextTable, translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


def standings(view: SwallowsView, group: int) -> list[Standing]:
    """The table of `group` as it stands."""
    teams = [team for team in view.groups[group] if team >= 0]
    mine, known = matches_of(view, group), facts(view, group)
    ranking = view.form.schedule.ranking
    rows = table(teams, mine, ranking)
    settled = view.ranked[group] if group < len(view.ranked) else ()
    live = view.fixture.group == group and view.initiative >= 0  # not yet while it is announced
    order, _ = rank(teams, mine, ranking, facts=known)
    before = rank(teams, mine[:-1], ranking, facts=known)[0] if mine and not live else order
    if settled:
        order = list(settled)
    schedule = view.form.schedule
    best = (team for place, team in zip(schedule.bests, view.bests, strict=False) if group in place.groups)
    on = {*order[: schedule.through[group]], *best}
    lines = []
    for place, team in enumerate(order, 1):
        level = tuple(other for other in order if other != team and rows[other].points == rows[team].points)
        tie = settled_by(team, teams, mine, ranking, known) or ("lots" if settled else "open") if mine and level else ""
        moved = before.index(team) + 1 - place
        lines.append(Standing(place, rows[team], team in on, tie, level, moved))
    return lines


_TIES: Final = TextTable("Group", "ties", "swallows")
"""What has settled the order of teams level on points."""


class NationStandings(StandingsModel):
    """Place, team, played, won, drawn, lost, goals, difference, points; the tooltip explains the place."""

    needs_changed = Signal()
    """What the teams need has changed: a match is over, or the last match day has begun or ended."""

    def __init__(self, names: Names, group: int, parent: QObject | None = None) -> None:
        super().__init__(group, parent=parent)
        self.names = names

    def update(self, view: SwallowsView) -> None:
        """Update the rows by a view."""
        raise NotImplementedError

    def needs(self) -> list[str]:
        """What each team needs on the last match day, in the order of the table; empty on other days."""
        return [words for row in self.rows if (words := self.needs_of(row))]

    def needs_of(self, row: Standing) -> str:  # noqa: ARG002
        """What the team of a line needs on the last match day, "" on other days."""
        return ""

    def team_name(self, team: int) -> str:
        return self.names.team(team)

    def cell(self, row: Standing, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._with_needs(row, self.explain(row))
        if role == roles.TEAM and column == TEAM:
            return self.names.code(row.row.team)
        if role == roles.NATION and column == TEAM:
            return self.names.nation(row.row.team)
        return super().cell(row, column, role)

    def _with_needs(self, row: Standing, text: str) -> str:
        return f"{text} {self.needs_of(row)}".rstrip()

    def explain(self, row: Standing) -> str:
        """Why the team stands where it stands."""
        team = self.names.team(row.row.team)
        others = self.names.teams_listed(row.level_with)
        return _TIES(row.tie).format(team=team, others=others)

    def spoken(self, row: Standing) -> str:
        line = row.row
        text = translate("Group", "{place}. {team}: {played} played, {points} points, goals {goals}. {why}").format(
            place=row.place,
            team=self.names.team(line.team),
            played=line.played,
            points=line.points,
            goals=f"{line.goals_for}:{line.goals_against}",
            why=self.explain(row),
        )
        return self._with_needs(row, text)


class GroupModel(NationStandings):
    """The table of a group."""

    def __init__(self, names: Names, group: int, parent: QObject | None = None) -> None:
        super().__init__(names, group, parent)
        self._view: SwallowsView | None = None
        self._stage: tuple[int, bool] = (0, False)
        self._needs: dict[int, TeamNeeds] | None = None

    def update(self, view: SwallowsView) -> None:
        """Update the rows by a view."""
        self.set_rows(standings(view, self.group) if self.group < len(view.groups) else [])
        self._view = view
        stage = len(matches_of(view, self.group)), self.group < len(view.ranked)
        if stage != self._stage:
            self._stage = stage
            self._needs = None
            self.needs_changed.emit()

    def needs_of(self, row: Standing) -> str:
        if self._needs is None:
            found = [] if self._view is None else last_day(self._view, self.group)
            self._needs = {needs.team: needs for needs in found}
        needs = self._needs.get(row.row.team)
        return "" if needs is None else words(needs, self.names)

    @property
    def title(self) -> str:
        """The group's name."""
        return self.names.group(self.group)


_Line = tuple[int, Sequence[int], Sequence[Played]]
"""A team with the teams and the matches of its group."""


def bests(view: SwallowsView, places: Sequence[Place]) -> list[Standing]:
    """The teams that stand at the rank of `places` in their groups, in order; of groups that have not begun none."""
    ranking = view.form.schedule.ranking
    at = places[0].rank - 1
    lines: list[_Line] = []
    settled = True
    for group in sources(places):
        played = matches_of(view, group)
        teams = view.groups[group] if group < len(view.groups) else ()
        if not played or -1 in teams:
            continue
        over = group < len(view.ranked)
        settled = settled and over
        order = view.ranked[group] if over else rank(teams, played, ranking, facts=facts(view, group))[0]
        lines.append((order[at], teams, played))
    known = RankingFacts(dict(enumerate(view.sent_off)))
    order, _ = rank_apart(lines, ranking, facts=known)
    chosen = {team for place, team in zip(view.form.schedule.bests, view.bests, strict=False) if place in places}
    if settled and chosen:
        order.sort(key=lambda team: team not in chosen)  # lots may have decided; a stable sort changes nothing else
    rows = {team: table(teams, played, ranking)[team] for team, teams, played in lines}
    found = []
    for place, team in enumerate(order, 1):
        level = tuple(other for other in order if other != team and rows[other].points == rows[team].points)
        tie = (_settled_by(team, lines, ranking, known) or ("lots" if settled else "open")) if level else ""
        found.append(Standing(place, rows[team], place <= len(places), tie, level))
    return found


def _settled_by(team: int, lines: Sequence[_Line], ranking: Ranking, known: RankingFacts) -> Criterion | None:
    """The criterion that sets a team apart from all it is level with on points; None if only lots can."""
    criteria = ranking.apart.criteria
    for at, criterion in enumerate(criteria, 1):
        _, level = rank_apart(lines, Ranking(ranking.win, criteria[:at]), facts=known)
        if not any(team in part for part in level):
            return criterion
    return None


class BestsModel(NationStandings):
    """A line for each group; its place is that among the thirds, or the like."""

    def __init__(self, names: Names, places: Sequence[Place], parent: QObject | None = None) -> None:
        super().__init__(names, places[0].groups[0], parent)
        self._places = tuple(places)

    def update(self, view: SwallowsView) -> None:
        """Update the rows by a view."""
        self.set_rows(bests(view, self._places))

    @property
    def title(self) -> str:
        """The table's title."""
        match self._places[0].rank:
            case 2:
                return translate("Group", "Best runners-up")
            case 3:
                return translate("Group", "Best thirds")
        return translate("Group", "Best of place {place}").format(place=self._places[0].rank)
