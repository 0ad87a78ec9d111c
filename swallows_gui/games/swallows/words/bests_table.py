"""The table of the best thirds, or of the best of another place: who of them goes on (S10.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.engine.tournament.ranking import Criterion, Played, Ranking, RankingFacts, rank, rank_apart, table
from swallows_gui.engine.tournament.schedule import Place
from swallows_gui.engine.tournament.thirds import sources
from swallows_gui.games.swallows.words.group_table import NationStandings
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.so_far import facts, matches_of
from swallows_gui.models.standings import Standing
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

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
        """Follow the view, row by row."""
        self.set_rows(bests(view, self._places))

    @property
    def title(self) -> str:
        """What the table is called."""
        match self._places[0].rank:
            case 2:
                return translate("Group", "Best runners-up")
            case 3:
                return translate("Group", "Best thirds")
        return translate("Group", "Best of place {place}").format(place=self._places[0].rank)
