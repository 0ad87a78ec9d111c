"""Tables as the screens use them: signs before teams, no grid noise, as high as their rows if wished."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QMetaObject,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import Limited
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.row_slide import RowSlide
from swallows_gui.ui.kit.words import Adaptive

Index = QModelIndex | QPersistentModelIndex
_REMEMBERED = 2000
"""So many sizes of cells are kept at most."""
_FEW = 8
"""Rows changed at once of which each is measured by itself."""
_LEAST = 40
"""Design pixels: the least width of a column that is squeezed."""


class SignDelegate(QStyledItemDelegate):
    """Paints a sign, such as a flag, before a cell's text; bold for the running match and the winner."""

    _measuring = False
    """A size is asked for: the sign's room counts, its drawing can wait until it is seen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sizes: Limited[Hashable, QSize] = Limited(_REMEMBERED)
        """By all that they depend on: most of what a table is fitted to has stood in it before."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        parts = (roles.NATION, Qt.ItemDataRole.CheckStateRole)
        has = tuple(index.data(part) is not None for part in parts)
        look = bool(index.data(roles.CURRENT)), option.font.pixelSize(), theme().scale
        key = str(self.words(index)), has, look
        kept = self._sizes.get(key)
        if kept is None:
            kept = self._sizes[key] = self._measured(option, index)
        return QSize(kept)

    def words(self, index: Index) -> object:
        """The text of a cell."""
        return index.data(Qt.ItemDataRole.DisplayRole)

    def _measured(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self._measuring = True
        try:
            return super().sizeHint(option, index)
        finally:
            self._measuring = False

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        of, table = index.data(roles.NATION), self.parent()
        if of is not None and isinstance(table, PosterTable):
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            if not self._measuring:
                option.icon = table.sign(of)
            option.decorationSize = QSize(theme().px(20), theme().px(14))
            if option.displayAlignment & Qt.AlignmentFlag.AlignRight:
                option.decorationPosition = QStyleOptionViewItem.Position.Right
        if index.data(roles.CURRENT):
            option.font.setBold(True)


class CodeDelegate(SignDelegate):
    """As `SignDelegate`, with the team's code instead of its name, for narrow tables; the tooltip has the name."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = str(index.data(roles.TEAM) or option.text)

    def words(self, index: Index) -> object:
        return index.data(roles.TEAM) or super().words(index)


class ToggleDelegate(SignDelegate):
    """Toggles a checkable cell at a click anywhere in it, or by Space."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is None:
            super().paint(painter, option, index)
            return
        look = theme()
        px = look.px
        rect: QRect = option.rect
        flags: QStyle.StateFlag = option.state
        on = Qt.CheckState(state) == Qt.CheckState.Checked
        with saved(painter):
            if on:
                painter.fillRect(rect, look.colour("selection"))
            else:  # even where it is the chosen one: filled are the bets alone
                striped = option.features & QStyleOptionViewItem.ViewItemFeature.Alternate
                painter.fillRect(rect, look.colour("paper" if striped else "raised"))
            ink = look.colour("on_selection" if on else "ink")
            side = px(16)
            box = QRect(rect.left() + px(8), rect.center().y() - side // 2, side, side)
            set_ink(painter, line=QPen(ink, px(2)), fill=look.colour("raised"))
            painter.drawRect(box)
            if on:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(look.colour("ink"), px(3)))
                painter.drawPolyline(
                    [
                        QPointF(box.left() + side * 0.2, box.top() + side * 0.55),
                        QPointF(box.left() + side * 0.42, box.top() + side * 0.78),
                        QPointF(box.left() + side * 0.82, box.top() + side * 0.24),
                    ]
                )
            painter.setPen(ink)
            painter.setFont(look.font("strong" if on else "body"))
            words = rect.adjusted(side + px(16), 0, 0, 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter), str(index.data(Qt.ItemDataRole.DisplayRole)))
            if flags & (QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected):
                focused = flags & QStyle.StateFlag.State_HasFocus
                set_ink(painter, line=QPen(look.colour("focus" if focused else "ink"), px(2)))
                painter.drawRect(rect.adjusted(1, 1, -2, -2))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        return hint + QSize(theme().px(20), 0) if index.data(Qt.ItemDataRole.CheckStateRole) is not None else hint

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, _option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if not model.flags(index) & Qt.ItemFlag.ItemIsUserCheckable:
            return False
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            wanted = event.button() == Qt.MouseButton.LeftButton
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            wanted = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select)
        else:
            return False
        if not wanted:
            return False
        on = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked
        return model.setData(
            index, Qt.CheckState.Unchecked if on else Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole
        )


class PosterTable(Adaptive, QTableView):
    """A table without row numbers whose columns fit their contents, with some that stretch. `whole`: as high as its
    rows; `lines`: lines of text in a row; `airy`: rows use free height, up to half as much again as needed; `squeezed`:
    if width is short, stretching columns share it with shortened texts instead of scrolling; `slides`: rows that change
    places are animated; `details`: columns left out if width is short."""

    def __init__(
        self,
        *stretch: int,
        whole: bool = False,
        lines: int = 1,
        airy: bool = False,
        squeezed: bool = False,
        slides: bool = False,
        details: tuple[int, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.slide = RowSlide(self) if slides else None
        self._airy = airy
        self._squeezed = squeezed
        self._stretch = stretch
        self._details = details
        self._whole = whole
        self._lines = lines
        self._unfitted = True
        self._followed: list[QMetaObject.Connection] = []
        """What ties the table to its model."""
        self._needed: dict[int, int] = {}
        """Pixels that each column shown needs."""
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.timeout.connect(self._fit)
        self.setItemDelegate(SignDelegate(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setMinimumSectionSize(8)
        if squeezed:
            self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        if whole:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.horizontalScrollBar().rangeChanged.connect(self._resize_soon)
        self.restyle()

    def sign(self, of: Any) -> QIcon:  # noqa: ARG002 - the games' tables have signs
        """The icon before a cell; `of` is the model's sign role."""
        return QIcon()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        for connection in self._followed:
            QObject.disconnect(connection)
        self._followed = []
        super().setModel(model)
        if self.slide is not None:
            self.slide.follow()
        if model is None:
            return
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        grown = (model.rowsInserted, model.rowsRemoved, model.modelReset)
        unfitted = (model.rowsInserted, model.modelReset, model.headerDataChanged)
        self._followed = [
            *(signal.connect(self._resize_soon) for signal in grown),
            *(signal.connect(self._fit_soon) for signal in unfitted),
            model.dataChanged.connect(self._widen),
        ]
        self._fit_soon()
        if self._airy:
            self._set_row_height()
        self.updateGeometry()

    def _resize_soon(self, *_details: Any) -> None:
        self.updateGeometry()

    def _fit_soon(self, *_details: Any) -> None:
        """Fit the columns in a later turn of the event loop, or when the table is shown."""
        self._unfitted = True
        if self.isVisible():
            self._fitting.start(0)

    def _fit(self) -> None:
        """Make every column as wide as its widest cell; Qt itself would do it at each change of a cell."""
        self._unfitted = False
        header = self.horizontalHeader()
        for column in self._details:
            super().setColumnHidden(column, False)
        shown = [column for column in range(header.count()) if not self.isColumnHidden(column)]
        self._needed = {column: max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in shown}
        self._spread()

    def _spread(self) -> None:
        """Give every column what it needs and share the rest among those that stretch; if width is short, the table
        scrolls."""
        header = self.horizontalHeader()
        needed = dict(self._needed)
        tight = sum(needed.values()) > self.viewport().width()
        for column in self._details:
            super().setColumnHidden(column, tight)
            if tight:
                needed.pop(column, None)
        growing = [column for column in self._stretch if column in needed]
        spare = self.viewport().width() - sum(needed.values())
        if spare < 0 and self._squeezed and growing:
            share = (spare + sum(needed[column] for column in growing)) // len(growing)
            needed |= dict.fromkeys(growing, max(share, theme().px(_LEAST)))
        spare = max(0, spare)
        for column, width in needed.items():
            if column in growing:
                more = spare // (len(growing) - growing.index(column))
                spare -= more
                width += more
            if header.sectionSize(column) != width:
                header.resizeSection(column, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.slide is None or not self.slide.moving:
            super().paintEvent(event)
            return
        with painting(self.viewport(), smooth=False) as painter:
            self.slide.paint(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._unfitted:
            self._spread()
        if self._airy and event.size().height() != event.oldSize().height():
            self._set_row_height()

    def _widen(self, first: QModelIndex, last: QModelIndex, *_roles: Any) -> None:
        """Widen columns whose cells have changed, if necessary."""
        if self._unfitted or not self.isVisible() or last.row() - first.row() > _FEW:
            self._fit_soon()
            return
        grown = False
        for column in range(first.column(), last.column() + 1):
            if column not in self._needed:
                continue
            rows = range(first.row(), last.row() + 1)
            width = max(self.sizeHintForIndex(first.siblingAtColumn(column).siblingAtRow(row)).width() for row in rows)
            if width > self._needed[column]:
                self._needed[column] = width
                grown = True
        if grown:
            self._spread()

    def setColumnHidden(self, column: int, hide: bool) -> None:
        super().setColumnHidden(column, hide)
        self._fit_soon()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit_now()

    def fit_now(self) -> None:
        """Fit the columns before the table is shown."""
        if self._unfitted:
            self._fit()

    def restyle(self) -> None:
        """Set the row heights by the theme."""
        self._set_row_height()
        self.setIconSize(QSize(theme().px(20), theme().px(14)))
        self._fit_soon()
        self.updateGeometry()

    def _set_row_height(self) -> None:
        height = self._lines * QFontMetrics(theme().font("body")).height() + theme().px(10)
        self.verticalHeader().setMinimumSectionSize(height)
        model = self.model()
        if self._airy and model is not None and model.rowCount() > 0:
            height = max(height, min(height * 3 // 2, self.viewport().height() // model.rowCount()))
        self.verticalHeader().setDefaultSectionSize(height)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        model = self.model()
        if not self._whole or model is None:
            return hint
        rows = model.rowCount() * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar()
        extra = bar.sizeHint().height() if bar.maximum() > 0 else 0
        header = self.horizontalHeader()
        head = 0 if header.isHidden() else header.sizeHint().height()
        return QSize(hint.width(), rows + head + 2 * self.frameWidth() + extra)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(theme().px(120), self.sizeHint().height() if self._whole else hint.height())
