"""The record sheet: all matches in order with results, and the bracket of the knock-out (S3.1, S7.1, S8.1).

It holds what everybody knows of the tournament so far: results, who plays, and what ranks a group.

Matches that were added to the sheet, replays and play-offs, stand elsewhere than their numbers say (S10.6): everything
here goes by the sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from swallows_gui.engine.tournament.bracket import entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, RankingFacts
from swallows_gui.engine.tournament.schedule import Fixture, Place
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles
from swallows_gui.models.ties import AWAY, HOME, TieRow, TiesModel, placeholder, score_text
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import NationName

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


def results(view: SwallowsView) -> dict[int, Played]:
    """The finished matches by their numbers."""
    return {fixture.number: match for fixture, match in zip(view.fixtures, view.played, strict=False)}


def matches_of(view: SwallowsView, group: int) -> list[Played]:
    """The finished matches of a group; who met before or meets again elsewhere does not count."""
    return [match for fixture, match in zip(view.fixtures, view.played, strict=False) if fixture.group == group]


def facts(view: SwallowsView, group: int) -> RankingFacts:
    """The facts besides matches that a group's ranking may need."""
    before = {team: place for order in view.ranked[:group] for place, team in enumerate(order, 1)}
    offs = tuple(match for fixture, match in zip(view.fixtures, view.played, strict=False) if fixture.decides == group)
    return RankingFacts(dict(enumerate(view.sent_off)), before, offs)


def last_fixture(view: SwallowsView) -> Fixture | None:
    """The match that was over last."""
    return view.fixtures[len(view.played) - 1] if view.played else None


def who(view: SwallowsView, place: Place) -> int:
    """The team that a place of the sheet stands for, or -1 while it is open."""
    winner = winner_among(view.played, view.fixtures)
    loser = winner_among(view.played, view.fixtures, lost=True)
    return entrant(place, view.groups, view.ranked, winner, loser, view.bests)


def sheet_rows(view: SwallowsView) -> list[TieRow]:
    """The sheet as the view knows it."""
    over = results(view)
    rows = []
    for fixture in view.fixtures:
        running: tuple[int, int] | None = None
        score = None
        if fixture.number in over:
            home, away, score = over[fixture.number]
        elif fixture.number == view.match:
            home, away = view.home, view.away
            running = (view.score[0], view.score[1])
        else:
            home, away = who(view, fixture.home), who(view, fixture.away)
        rows.append(TieRow(fixture, home, away, score, running))
    return rows


class TieSheetModel(TiesModel):
    """Number, stage, home, score, away of each match. `knockout` leaves the groups out: then it is the bracket."""

    def __init__(self, names: Names, *, knockout: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._names = names
        self._knockout = knockout

    def update(self, view: SwallowsView) -> None:
        """Update the rows by a view."""
        rows = sheet_rows(view)
        self.set_rows([row for row in rows if row.fixture.group is None] if self._knockout else rows)

    def side_name(self, row: TieRow, side: int) -> NationName:
        """The team on a side (0 home, 1 away), or where it will come from."""
        team = row.away if side else row.home
        if team >= 0:
            return self._names.team(team)
        return self._names.stand_in(placeholder(row.fixture.away if side else row.fixture.home, self._names.groups))

    def group_name(self, group: int) -> str:
        return self._names.group(group)

    def cell(self, row: TieRow, column: int, role: int) -> Any:
        if role == roles.TEAM and column in (HOME, AWAY):
            return self._names.code(row.away if column == AWAY else row.home)
        if role == roles.NATION and column in (HOME, AWAY):
            return self._names.nation(row.away if column == AWAY else row.home)
        return super().cell(row, column, role)

    def spoken(self, row: TieRow) -> str:
        values = {
            "number": row.fixture.number,
            "stage": self.stage(row),
            "home": self.side_name(row, 0),
            "away": self.side_name(row, 1),
            "score": score_text(row.score, row.running),
        }
        if row.running is not None:
            text = translate("Sheet", "Match {number}, {stage}: {home:the} against {away:the}, it stands {score}.")
        elif row.score is None:
            text = translate("Sheet", "Match {number}, {stage}: {home:the} against {away:the}, not yet played.")
        else:
            text = translate("Sheet", "Match {number}, {stage}: {home:the} against {away:the}, {score}.")
        return text.format(**values)


class GroupMatches(QSortFilterProxyModel):
    """The matches of one group out of a sheet, in its columns."""

    def __init__(self, matches: TieSheetModel, group: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = matches
        self._group = group
        self.setSourceModel(matches)

    def filterAcceptsRow(self, row: int, _parent: QModelIndex | QPersistentModelIndex) -> bool:
        return self._matches.rows[row].fixture.group == self._group


class FirstMatches(QSortFilterProxyModel):
    """The matches outside the groups whose teams are known before any has been played, in the columns of a sheet."""

    def __init__(self, matches: TieSheetModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = matches
        self.setSourceModel(matches)

    def filterAcceptsRow(self, row: int, _parent: QModelIndex | QPersistentModelIndex) -> bool:
        tie = self._matches.rows[row]
        return tie.fixture.group is None and tie.home >= 0 and tie.away >= 0
