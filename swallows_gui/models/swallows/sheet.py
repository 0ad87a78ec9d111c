"""The record sheet: all matches in order with their results, and the bracket of the knock-out (S3.1, S7.1, S8.1)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt

from swallows_gui.engine.tournament.bracket import entrant, winner_among
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.engine.tournament.schedule import FROM_GROUP, FROM_SLOT, FROM_WINNER, Fixture, Place
from swallows_gui.models import roles
from swallows_gui.models.rows import RowsModel
from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.names import Names
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary
from swallows_gui.services.grammar import NationName

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.view import SwallowsView

NUMBER, STAGE, HOME, SCORE, AWAY = range(5)


class SheetRow(NamedTuple):
    """A match on the sheet; teams are -1 while nobody knows who plays."""

    fixture: Fixture
    home: int
    away: int
    score: Score | None
    running: tuple[int, int] | None
    """The score of the match that runs now."""


def sheet_rows(view: SwallowsView) -> list[SheetRow]:
    """The sheet as the view knows it."""
    rows = []
    for fixture in view.fixtures:
        running: tuple[int, int] | None = None
        score = None
        if fixture.number <= len(view.played):
            home, away, score = view.played[fixture.number - 1]
        elif fixture.number == view.match:
            home, away = view.home, view.away
            running = (view.score[0], view.score[1])
        else:
            home, away = who(view, fixture.home), who(view, fixture.away)
        rows.append(SheetRow(fixture, home, away, score, running))
    return rows


def who(view: SwallowsView, place: Place) -> int:
    """The team that a place of the sheet stands for, or -1 while it is open."""
    return entrant(place, view.groups, view.ranked, winner_among(view.played))


def placeholder(source: Place) -> str:
    """Who will play, while it is open: "first of group A", "winner of match 25"."""
    letter = chr(ord("A") + source.number)
    if source.kind == FROM_GROUP and source.rank == 1:
        return QCoreApplication.translate("Sheet", "Winner of group {letter}").format(letter=letter)
    if source.kind == FROM_GROUP and source.rank == 2:
        return QCoreApplication.translate("Sheet", "Runner-up of group {letter}").format(letter=letter)
    if source.kind == FROM_WINNER:
        return QCoreApplication.translate("Sheet", "Winner of match {number}").format(number=source.number)
    if source.kind == FROM_SLOT:
        return QCoreApplication.translate("Sheet", "Group {letter}, slot {slot}").format(
            letter=letter, slot=source.rank
        )
    return QCoreApplication.translate("Sheet", "open")


def score_text(score: Score | None, running: tuple[int, int] | None = None) -> str:
    """ "2:1", with a mark for extra time or the shoot-out."""
    if running is not None:
        return f"{running[0]}:{running[1]}"
    if score is None:
        return "–:–"
    plain = f"{score.home}:{score.away}"
    if score.shootout is not None:
        return QCoreApplication.translate("Sheet", "{score} ({kicks} on penalties)").format(
            score=plain, kicks=f"{score.shootout[0]}:{score.shootout[1]}"
        )
    if score.after == "extra":
        return QCoreApplication.translate("Sheet", "{score} a.e.t.").format(score=plain)
    return plain


_HEADINGS: Final = Glossary[int](
    "Sheet",
    {
        0: QT_TRANSLATE_NOOP("Sheet", "No."),
        1: QT_TRANSLATE_NOOP("Sheet", "Round"),
        2: QT_TRANSLATE_NOOP("Sheet", "Home"),
        3: QT_TRANSLATE_NOOP("Sheet", "Result"),
    },
    QT_TRANSLATE_NOOP("Sheet", "Away"),
)


class SheetModel(RowsModel[SheetRow]):
    """Number, stage, home, score, away of each match. `knockout` leaves the groups out: then it is the bracket."""

    columns = 5

    def __init__(self, names: Names, *, knockout: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._knockout = knockout

    def update(self, view: SwallowsView) -> None:
        """Follow the view, row by row."""
        rows = sheet_rows(view)
        self.set_rows([row for row in rows if row.fixture.group is None] if self._knockout else rows)

    def key(self, row: SheetRow) -> Hashable:
        return row.fixture.number

    def side_name(self, row: SheetRow, side: int) -> NationName:
        """The team on a side (0 home, 1 away), or where it will come from."""
        team = row.away if side else row.home
        if team >= 0:
            return self._names.team(team)
        return self._names.stand_in(placeholder(row.fixture.away if side else row.fixture.home))

    def stage(self, row: SheetRow) -> str:
        """The group or the round."""
        if row.fixture.group is not None:
            return self._names.group(row.fixture.group)
        return phrases.stage_name(row.fixture.stage)

    def cell(self, row: SheetRow, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            match column:
                case 0:
                    return str(row.fixture.number)
                case 1:
                    return self.stage(row)
                case 2:
                    return self.side_name(row, 0)
                case 3:
                    return score_text(row.score, row.running)
                case 4:
                    return self.side_name(row, 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            if column == SCORE:
                return Qt.AlignmentFlag.AlignCenter
            if column in (NUMBER, HOME):
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            return None
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._spoken(row)
        if role == roles.TEAM and column in (HOME, AWAY):
            return self._names.code(row.away if column == AWAY else row.home)
        if role == roles.NATION and column in (HOME, AWAY):
            return self._names.nation(row.away if column == AWAY else row.home)
        if role == roles.WINNER:
            return row.score.winner if row.score else None
        if role == roles.CURRENT:
            return row.running is not None
        if role == roles.STAGE:
            return row.fixture.stage
        if role == roles.KEY:
            return row.fixture.number
        return None

    def _spoken(self, row: SheetRow) -> str:
        values = {
            "number": row.fixture.number,
            "stage": self.stage(row),
            "home": self.side_name(row, 0),
            "away": self.side_name(row, 1),
            "score": score_text(row.score, row.running),
        }
        if row.running is not None:
            text = QCoreApplication.translate(
                "Sheet", "Match {number}, {stage}: {home:the} against {away:the}, it stands {score}."
            )
        elif row.score is None:
            text = QCoreApplication.translate(
                "Sheet", "Match {number}, {stage}: {home:the} against {away:the}, not yet played."
            )
        else:
            text = QCoreApplication.translate(
                "Sheet", "Match {number}, {stage}: {home:the} against {away:the}, {score}."
            )
        return text.format(**values)

    def heading(self, column: int, role: int) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return _HEADINGS(column)
