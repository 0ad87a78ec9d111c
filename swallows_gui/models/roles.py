"""A table model that changes row by row, and the data roles that all models and views share.

The model goes from one list of rows to the next by moving, inserting, removing and changing single rows, and is never
reset, so that focus, selection and screen readers keep their place. Each row has a key that stays.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.services.glossary import Glossary
from swallows_gui.services.language import language
from swallows_gui.services.plain import tip

_FIRST = int(Qt.ItemDataRole.UserRole)

CARD = _FIRST + 1
"""The catalogue's card, or None for a card that lies face down."""
BACK = _FIRST + 2
"""The colour of a card's back: "green", "blue" or "red"."""
PLAYABLE = _FIRST + 3
"""True, False, or None while nothing is asked."""
REASON = _FIRST + 4
"""Why the card cannot be played now, a sentence, or ""."""
MODIFIER = _FIRST + 5
"""True if the card can be added to the chosen card."""
USED = _FIRST + 6
"""True for a red that was used in this match and lies open."""
NEEDS = _FIRST + 7
"""What the card needs: "goal on a 3 or more, 67 %", or ""."""
COPY = _FIRST + 8
"""The physical card, the engine's number, or -1 for one that is not known."""

EVENT = _FIRST + 20
"""The event (a JSON object) that a line of the log tells."""
SEAT = _FIRST + 21
TEAM = _FIRST + 22
"""FIFA code of the row's team."""
STAGE = _FIRST + 23
WINNER = _FIRST + 24
"""0 the home team, 1 the away team, None while open or for a draw."""
CURRENT = _FIRST + 25
"""True for the match that runs, and for what is one's own in a list of everybody's."""
THROUGH = _FIRST + 26
"""True for a team in a place that goes on."""
KEY = _FIRST + 27
LINE = _FIRST + 28
"""A whole line of advice (`hints.Line`)."""
NATION = _FIRST + 30
"""Whose sign stands before the cell: a nation of the game's catalogue, the number of a seat, or None."""
GONE = _FIRST + 29
"""Who took a nation card, or where it was placed; "" while it lies on the table."""


# ruff: noqa: ARG002 - the base names arguments that its subclasses use


SPELT_OUT = frozenset({int(Qt.ItemDataRole.ToolTipRole), int(Qt.ItemDataRole.AccessibleTextRole)})
"""The roles in which a letter or a sign is said in words."""

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

R = TypeVar("R")


class RowsModel(QAbstractTableModel, Generic[R]):
    """A table model of rows of type `R` with keys; subclasses provide the cells. Texts are made when shown."""

    columns = 1
    headings: ClassVar[Glossary[int] | None] = None
    """The words at the head of each column."""
    spelt_out: ClassVar[Glossary[int] | None] = None
    """The same where there is room, for those who point at a head or hear it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[R] = []
        self._keys: list[Hashable] = []
        language().changed.connect(self.retranslate)

    def key(self, row: R) -> Hashable:
        """The key of a row, which stays the same when the row changes or moves."""
        raise TypeError(f"{type(self).__name__} names no key")

    def cell(self, row: R, column: int, role: int) -> Any:
        """The data of one cell."""
        raise TypeError(f"{type(self).__name__} shows nothing")

    def heading(self, column: int, role: int) -> Any:
        """The data of a column's head: by itself its words, if it has any."""
        if self.spelt_out is not None and role in SPELT_OUT:
            return self.spelt_out(column)
        if self.headings is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.headings(column)

    def set_rows(self, rows: Sequence[R]) -> None:
        """Change the content to `rows` row by row; changes of neighbouring rows are announced together."""
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
        heading = self.heading(section, int(role))
        if heading is None and role == Qt.ItemDataRole.TextAlignmentRole:
            return self._aligned(section)
        if heading is None and role in SPELT_OUT:
            heading = self.heading(section, int(Qt.ItemDataRole.DisplayRole))
        return _shown(heading, role)

    def _aligned(self, column: int) -> Any:
        """A head stands as the cells below it do."""
        cell = self.cell(self.rows[0], column, int(Qt.ItemDataRole.TextAlignmentRole)) if self.rows else None
        return cell if cell is not None else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def _shown(cell: Any, role: int) -> Any:
    """The content of a cell; in tooltips names are escaped."""
    return tip(cell) if role == Qt.ItemDataRole.ToolTipRole and isinstance(cell, str) else cell
