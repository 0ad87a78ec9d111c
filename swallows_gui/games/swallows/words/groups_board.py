"""The groups of a field before the game: a column each, its teams in their slots, which can change places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from swallows_gui.games.swallows.words.past_cup import DayName
from swallows_gui.models import roles
from swallows_gui.models.rows import Index
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.catalogue import Catalogue

_NOWHERE = QModelIndex()


class GroupsBoardModel(QAbstractTableModel):
    """Teams by their codes; a name that is none stands as it is, without a flag."""

    moved = Signal(str, str)
    """Two teams have changed places: their names."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.groups: list[list[str]] = []
        self.movable = False
        self.taken: tuple[int, int] | None = None
        """Slot and group of the team that is held to change places with another."""
        self._called: Mapping[str, DayName] = {}
        self._in_groups = True

    def show(
        self, groups: Sequence[Sequence[str]], called: Mapping[str, DayName], *, movable: bool, in_groups: bool = True
    ) -> None:
        """Show these teams; where not `in_groups`, a column is a match of the first round."""
        self.beginResetModel()
        self.groups = [list(group) for group in groups]
        self._called, self.movable, self._in_groups, self.taken = called, movable, in_groups, None
        self.endResetModel()

    @property
    def field(self) -> list[str]:
        """All teams, group after group."""
        return [team for group in self.groups for team in group]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else max(map(len, self.groups), default=0)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.groups)

    def team(self, index: Index) -> str:
        """The code in a cell, "" for a slot that the group lacks."""
        if not index.isValid() or index.row() >= len(self.groups[index.column()]):
            return ""
        return self.groups[index.column()][index.row()]

    def name(self, code: str) -> str:
        """What a team is called."""
        nation = self._catalogue.nations.get(code)
        return code if nation is None else str(language().nation_name(self._called.get(code, nation)))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not self.team(index):
            return Qt.ItemFlag.NoItemFlags
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsDropEnabled if self.movable else plain

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        code = self.team(index)
        if not code:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self.name(code)
            case Qt.ItemDataRole.AccessibleTextRole:
                return translate("GroupsBoard", "{team}, {group}").format(
                    team=self.name(code), group=self._column_name(index.column())
                )
            case roles.TEAM:
                return code
            case roles.NATION:
                return self._catalogue.nations.get(code)
            case roles.CURRENT:
                return (index.row(), index.column()) == self.taken
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
        ):
            return None
        if role == Qt.ItemDataRole.DisplayRole and len(self.groups) > 6:
            return chr(ord("A") + section) if self._in_groups else str(section + 1)
        return self._column_name(section)

    def _column_name(self, column: int) -> str:
        if self._in_groups:
            return translate("GroupsBoard", "Group {letter}").format(letter=chr(ord("A") + column))
        return translate("GroupsBoard", "Match {number}").format(number=column + 1)

    def take(self, index: Index) -> None:
        """Hold the team of a cell, or none."""
        self.taken = (index.row(), index.column()) if self.team(index) and self.movable else None
        self._all_changed()

    def swap(self, one: Index, other: Index) -> bool:
        """Let two teams change places."""
        first, second = self.team(one), self.team(other)
        self.taken = None
        if not self.movable or not first or not second or first == second:
            self._all_changed()
            return False
        self.groups[one.column()][one.row()] = second
        self.groups[other.column()][other.row()] = first
        self._all_changed()
        self.moved.emit(self.name(first), self.name(second))
        return True

    def retranslate(self) -> None:
        """Names in the language in use."""
        self._all_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, len(self.groups) - 1))

    def _all_changed(self) -> None:
        if self.groups:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
