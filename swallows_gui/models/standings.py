"""The table of a group: place, team, matches, goals and points (S6.2, S7.2)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.engine.tournament.ranking import Row
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.roles import SPELT_OUT, RowsModel
from swallows_gui.services.glossary import TextList, translate

PLACE, TEAM, PLAYED, WON, DRAWN, LOST, GOALS, DIFFERENCE, POINTS = range(9)


class Standing(NamedTuple):
    """A line of the table. `tie`: what settled it among teams level on points: "", a criterion of the ranking, "lots"
    or "open"."""

    place: int
    row: Row
    through: bool
    tie: str = ""
    level_with: tuple[int, ...] = ()
    moved: int = 0
    """Places won (positive) or lost since the last match of the group."""


_LONG: Final = TextList("Group", "long")


class StandingsModel(RowsModel[Standing]):
    """A line for each side, in the order of the table; `sides` are their names, `group` counts from 0."""

    columns = 9

    def __init__(self, group: int, sides: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.group = group
        self._sides = tuple(sides)

    @property
    def title(self) -> str:
        """The group's name."""
        return translate("Sheet", "Group {letter}").format(letter=chr(ord("A") + self.group))

    def team_name(self, team: int) -> str:
        """The name of a team."""
        return self._sides[team]

    def spoken(self, row: Standing) -> str:
        """The line in a sentence."""
        line = row.row
        return translate("Group", "{place}. {team}: {played} played, {points} points, goals {goals}.").format(
            place=row.place,
            team=self.team_name(line.team),
            played=line.played,
            points=line.points,
            goals=f"{line.goals_for}:{line.goals_against}",
        )

    def key(self, row: Standing) -> Hashable:
        return row.row.team

    def cell(self, row: Standing, column: int, role: int) -> Any:
        line = row.row
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                f"{row.place}.",
                self.team_name(line.team),
                str(line.played),
                str(line.won),
                str(line.drawn),
                str(line.lost),
                f"{line.goals_for}:{line.goals_against}",
                vocabulary.signed(line.difference) if line.difference else "0",
                str(line.points),
            )[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column != TEAM:
            return Qt.AlignmentFlag.AlignCenter
        if role in SPELT_OUT:
            return self.spoken(row)
        if role == roles.THROUGH:
            return row.through
        return None

    def heading(self, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._short(column)
        if role in SPELT_OUT:
            return _LONG(column)
        return None

    def _short(self, column: int) -> str:
        match column:
            case 0:
                return ""
            case 1:
                return self.title
            case 2:
                return translate("Group", "P", "played, one letter")
            case 3:
                return translate("Group", "W", "won, one letter")
            case 4:
                return translate("Group", "D", "drawn, one letter")
            case 5:
                return translate("Group", "L", "lost, one letter")
            case 6:
                return translate("Group", "Goals")
            case 7:
                return translate("Group", "+/–", "goal difference, short")
        return translate("Group", "Pts", "points, short")
