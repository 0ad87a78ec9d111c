"""Rows of a table that has been put into another order slide to their new places, on the animation clock.

The model moves its rows first, so that focus and screen readers are where they belong at once; only what is painted
follows. Under reduced motion and at pace instant the rows stand where they will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QMetaObject, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, ease, even, late
from swallows_gui.ui.kit.painting import painting

SLIDE: Final = 0.35
"""Seconds at pace normal."""


class RowSlide(QObject):
    """Animates the rows of one table when they change places."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self._away: list[tuple[QPersistentModelIndex, float]] = []
        """Rows, and how many pixels above (negative) or below their places they start."""
        self._stood: list[tuple[QPersistentModelIndex, float]] = []
        self._part = 1.0
        self._motion: Motion | None = None
        self._followed: list[QMetaObject.Connection] = []
        self._pictures: dict[int, QPixmap] = {}
        """Of the rows, while they slide: each is painted once."""

    @property
    def moving(self) -> bool:
        """Whether a row is moving."""
        return self._motion is not None and not self._motion.over

    def follow(self) -> None:
        """Follow the table's new model."""
        self.stop()
        for connection in self._followed:
            QObject.disconnect(connection)
        model = self._table.model()
        self._followed = []
        if model is not None:
            self._followed = [
                model.rowsAboutToBeMoved.connect(self._note),
                model.rowsMoved.connect(self._moved),
                model.dataChanged.connect(self._forget_pictures),
                self._table.selectionModel().selectionChanged.connect(self._forget_pictures),
                *(each.connect(self.stop) for each in (model.modelReset, model.rowsInserted, model.rowsRemoved)),
            ]

    def offset(self, row: int) -> float:
        """The pixels by which a row is below its place (negative: above)."""
        away = next((away for index, away in self._away if index.isValid() and index.row() == row), 0.0)
        return away * (1 - self._part)

    def slide_from(self, before: Sequence[int], wait: float = 0.0) -> None:
        """Animate every row from a former place to its own, `wait` seconds later at pace normal."""
        height, model = self._table.verticalHeader().defaultSectionSize(), self._table.model()
        if model is None or len(before) != model.rowCount():
            return
        self._away = [
            (QPersistentModelIndex(model.index(row, 0)), float(height * (old - row))) for row, old in enumerate(before)
        ]
        self._run(wait)

    def stop(self, *_details: object) -> None:
        """Stop: every row stands at its place."""
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self._away, self._stood, self._part = [], [], 1.0
        self._pictures.clear()
        self._table.viewport().update()

    def _forget_pictures(self, *_details: object) -> None:
        self._pictures.clear()

    def _note(self, *_details: object) -> None:
        """Remember where each row is before rows change places."""
        model, table = self._table.model(), self._table
        rows = range(model.rowCount()) if table.isVisible() else ()
        self._stood = [
            (QPersistentModelIndex(model.index(row, 0)), table.rowViewportPosition(row) + self.offset(row))
            for row in rows
        ]

    def _moved(self, *_details: object) -> None:
        """Start the animation after rows have changed places."""
        table = self._table
        self._away = [
            (index, stood - table.rowViewportPosition(index.row())) for index, stood in self._stood if index.isValid()
        ]
        self._stood = []
        self._run(0.0)

    def _run(self, wait: float) -> None:
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self._pictures.clear()
        if not any(away for _index, away in self._away):
            return
        step = partial(self._step, wait)
        motion = clock().run(self._table, wait + SLIDE, step, self.stop, curve=even)
        self._motion = None if motion.over else motion

    def _step(self, wait: float, part: float) -> None:
        self._part = ease(late(part, wait, SLIDE))
        self._table.viewport().update()

    def paint(self, painter: QPainter) -> None:
        """Paint all rows, moving ones over the others."""
        table = self._table
        rows = range(table.model().rowCount())
        for row in sorted(rows, key=lambda row: abs(self.offset(row))):
            top = table.rowViewportPosition(row) + round(self.offset(row))
            painter.drawPixmap(0, top, self._picture(row))

    def _picture(self, row: int) -> QPixmap:
        """A picture of a row."""
        table = self._table
        size, ratio = QSize(table.viewport().width(), table.rowHeight(row)), table.devicePixelRatioF()
        kept = self._pictures.get(row)
        if kept is None or kept.size() != size * ratio:
            kept = self._pictures[row] = QPixmap(size * ratio)
            kept.setDevicePixelRatio(ratio)
            with painting(kept, smooth=False) as painter:
                painter.setFont(table.font())
                self._paint_row(painter, row)
        return kept

    def _paint_row(self, painter: QPainter, row: int) -> None:
        """Paint a row at the top of a picture."""
        table, look = self._table, theme()
        option = QStyleOptionViewItem()
        table.initViewItemOption(option)
        striped = table.alternatingRowColors() and row % 2 == 1
        whole = QRect(0, 0, table.viewport().width(), table.rowHeight(row))
        painter.fillRect(whole, look.colour("paper" if striped else "raised"))
        if striped:
            option.features |= QStyleOptionViewItem.ViewItemFeature.Alternate
        state = option.state
        for column in range(table.model().columnCount()):
            if table.isColumnHidden(column):
                continue
            index = table.model().index(row, column)
            option.rect = QRect(table.columnViewportPosition(column), 0, table.columnWidth(column), whole.height())
            option.state = state | self._state_of(index)
            table.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewRow, option, painter, table)
            table.itemDelegateForIndex(index).paint(painter, option, index)

    def _state_of(self, index: QModelIndex) -> QStyle.StateFlag:
        table, state = self._table, QStyle.StateFlag.State_None
        if table.selectionModel().isSelected(index):
            state |= QStyle.StateFlag.State_Selected
        if table.hasFocus() and table.currentIndex() == index:
            state |= QStyle.StateFlag.State_HasFocus
        if not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            state &= ~QStyle.StateFlag.State_Enabled
        return state
