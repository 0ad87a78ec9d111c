"""A table model that goes from one list of rows to the next by moving, inserting, removing and changing single rows.

So focus, selection and screen readers stay where they are; nothing is ever reset. Each row has a key that stays.
"""

# ruff: noqa: ARG002 - the base names arguments that its subclasses use

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.services.glossary import Glossary
from swallows_gui.services.language import language
from swallows_gui.services.plain import tip

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

R = TypeVar("R")


class RowsModel(QAbstractTableModel, Generic[R]):
    """Rows of type `R` under keys; subclasses say what stands in a cell. Texts are made when shown."""

    columns = 1
    headings: ClassVar[Glossary[int] | None] = None
    """The words at the head of each column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[R] = []
        self._keys: list[Hashable] = []
        language().changed.connect(self.retranslate)

    def key(self, row: R) -> Hashable:
        """What stays the same while the row changes or moves."""
        raise TypeError(f"{type(self).__name__} names no key")

    def cell(self, row: R, column: int, role: int) -> Any:
        """The data of one cell."""
        raise TypeError(f"{type(self).__name__} shows nothing")

    def heading(self, column: int, role: int) -> Any:
        """The data of a column's head: by itself its words, if it has any."""
        if self.headings is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.headings(column)

    def set_rows(self, rows: Sequence[R]) -> None:
        """Make `rows` the content, row by row; of those that change, neighbours are told as one."""
        keys = [self.key(row) for row in rows]
        wanted = set(keys)
        for at in range(len(self._keys) - 1, -1, -1):
            if self._keys[at] not in wanted:
                self.beginRemoveRows(_NOWHERE, at, at)
                del self._keys[at], self.rows[at]
                self.endRemoveRows()
        changed: list[int] = []
        there = set(self._keys)
        for at, (key, row) in enumerate(zip(keys, rows, strict=True)):
            if at == len(self._keys):  # all that is left is new
                self.beginInsertRows(_NOWHERE, at, len(keys) - 1)
                self._keys += keys[at:]
                self.rows += rows[at:]
                self.endInsertRows()
                break
            known = self._keys[at] == key
            if not known and key in there:
                self._move(self._keys.index(key, at), at)
                known = True
            if known:
                if self.rows[at] != row:
                    self.rows[at] = row
                    changed.append(at)
            else:
                self.beginInsertRows(_NOWHERE, at, at)
                self._keys.insert(at, key)
                self.rows.insert(at, row)
                there.add(key)
                self.endInsertRows()
        for _gap, run in groupby(enumerate(changed), key=lambda both: both[1] - both[0]):
            neighbours = [at for _number, at in run]
            self.dataChanged.emit(self.index(neighbours[0], 0), self.index(neighbours[-1], self.columns - 1))

    def _move(self, source: int, to: int) -> None:
        self.beginMoveRows(_NOWHERE, source, source, _NOWHERE, to)
        self._keys.insert(to, self._keys.pop(source))
        self.rows.insert(to, self.rows.pop(source))
        self.endMoveRows()

    def retranslate(self) -> None:
        """Have every text read again: names and words are in another language now."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, self.columns - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columns - 1)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        return _shown(self.cell(self.rows[index.row()], index.column(), int(role)), role)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columns:
            return None
        heading = _shown(self.heading(section, int(role)), role)
        if heading is None and role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(section)
        return heading

    def _aligned(self, column: int) -> Any:
        """A head stands as the cells below it do."""
        cell = self.cell(self.rows[0], column, int(Qt.ItemDataRole.TextAlignmentRole)) if self.rows else None
        return cell if cell is not None else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _shown(cell: Any, role: int) -> Any:
    """Names in a tooltip are shown as they read."""
    return tip(cell) if role == Qt.ItemDataRole.ToolTipRole and isinstance(cell, str) else cell
