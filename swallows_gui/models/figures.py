"""A plain table of figures: the other way to read a plot."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.models.roles import SPELT_OUT, RowsModel
from swallows_gui.models.vocabulary import labelled


class FigureRow(NamedTuple):
    """One row; the first cell names it."""

    number: int
    cells: tuple[str, ...]


class FiguresModel(RowsModel[FigureRow]):
    """A table of figures with the given headings; the first column is left-aligned, the others right-aligned."""

    def __init__(self, columns: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self._headings: tuple[str, ...] = ("",) * columns
        self._spelt_out = self._headings

    def show(
        self, headings: Sequence[str], rows: Sequence[Sequence[str]], *, first: str, spelt_out: Sequence[str] = ()
    ) -> None:
        """Show other figures; `first`: what the cells name that head the rows, `spelt_out`: the other headings in
        words, where they are signs."""
        self._headings = tuple(headings)
        self._spelt_out = (first, *(spelt_out or headings[1:]))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columns - 1)
        self.set_rows([FigureRow(number, tuple(cells)) for number, cells in enumerate(rows)])

    def key(self, row: FigureRow) -> Hashable:
        return row.number

    def cell(self, row: FigureRow, column: int, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.cells[column]
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                named = [labelled(head, text) for head, text in zip(self._headings[1:], row.cells[1:], strict=True)]
                return f"{row.cells[0]}. {', '.join(named)}."
            case Qt.ItemDataRole.TextAlignmentRole if column:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def heading(self, column: int, role: int) -> Any:
        if role in SPELT_OUT:
            return self._spelt_out[column]
        return self._headings[column] if role == Qt.ItemDataRole.DisplayRole else None
