"""The lists beside the board: what can be chosen, with what it leads to; dice, cards and signs."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swallows_gui.games.tactics_board.rules.tables import PAWNS, ROLE_OF
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS, YELLOW, paint_booking, paint_flag, paint_pawn
from swallows_gui.games.tactics_board.words.bundle import StateLine, StateModel, TargetsModel, short_square
from swallows_gui.games.tactics_board.words.targets import Target
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.words import Adaptive

Index = QModelIndex | QPersistentModelIndex
_RED = "#C8321F"


class _DockRows(Adaptive, QListView):
    """A list whose rows are as wide as the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def empty_words(self) -> str:
        """What stands there while there are no rows."""
        return ""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        model = self.model()
        if model is None or model.rowCount():
            return
        t, painter = theme(), QPainter(self.viewport())
        painter.setFont(t.font("small"))
        painter.setPen(t.colour("soft"))
        edge = t.px(12)
        room = self.viewport().rect().adjusted(edge, t.px(8), -edge, -t.px(4))
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), self.empty_words())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(264), theme().px(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(150), theme().px(70))


class TargetsList(_DockRows):
    """All that can be chosen; its current row is what the board shows the way to."""

    def __init__(self, model: TargetsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_TargetDelegate(self))
        self.setModel(model)
        self.retranslate()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName(self.tr("Targets, the best first"))

    def empty_words(self) -> str:
        return self.tr("What can be chosen on the board, as soon as something can.")


class _TargetDelegate(QStyledItemDelegate):
    """Paints a target: half, square, kind, consequence, and a figure."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        target: Target = index.data(roles.LINE)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        t = theme()
        rows = QFontMetrics(t.font("strong")).height()
        line = self._line_room(target, width)
        return QSize(width, rows + (line.height() if target.line else 0) + t.px(10))

    @staticmethod
    def _line_room(target: Target, width: int) -> QRect:
        t = theme()
        room = QRect(0, 0, max(40, width - t.px(66)), 10_000)
        return QFontMetrics(t.font("small")).boundingRect(room, int(Qt.TextFlag.TextWordWrap), target.line)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t, rect = theme(), option.rect
        target: Target = index.data(roles.LINE)
        state: QStyle.StateFlag = option.state
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            if chosen:
                painter.fillRect(rect, t.colour("selection"))
            ink = t.colour("on_selection" if chosen else "ink")
            half, name = short_square(target.square)
            lean = t.px(4)
            set_ink(painter, fill=QColor(COLOURS[half]))
            top, foot = rect.top() + t.px(5), rect.bottom() - t.px(5)
            painter.drawPolygon(
                polygon(
                    (rect.left() + t.px(5) + lean, top),
                    (rect.left() + t.px(12) + lean, top),
                    (rect.left() + t.px(12), foot),
                    (rect.left() + t.px(5), foot),
                )
            )
            painter.setPen(ink)
            painter.setFont(t.sized_font("number", t.px(18)))
            square = QRect(rect.left() + t.px(20), rect.top(), t.px(34), rect.height())
            painter.drawText(square, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
            left = rect.left() + t.px(58)
            strong = QFontMetrics(t.font("strong"))
            high = strong.height()
            wide = strong.horizontalAdvance(target.figure)
            painter.setFont(t.font("strong"))
            figure = QRect(rect.right() - wide - t.px(6), rect.top() + t.px(4), wide + t.px(4), high)
            painter.drawText(figure, int(Qt.AlignmentFlag.AlignLeft), target.figure)
            room = figure.left() - left - t.px(6)
            title = strong.elidedText(target.title, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRect(left, rect.top() + t.px(4), room, high), int(Qt.AlignmentFlag.AlignLeft), title)
            if target.line:
                painter.setFont(t.font("small"))
                painter.setPen(ink if chosen else t.colour("soft"))
                below = QRect(left, rect.top() + t.px(4) + high, rect.right() - left - t.px(4), rect.height() - high)
                painter.drawText(below, int(Qt.TextFlag.TextWordWrap), target.line)
            painter.setPen(t.colour("focus" if state & QStyle.StateFlag.State_HasFocus else "line"))
            if state & QStyle.StateFlag.State_HasFocus:
                painter.drawRect(rect.adjusted(0, 0, -1, -1))
            else:
                painter.drawLine(left, rect.bottom(), rect.right() - t.px(8), rect.bottom())


class StateList(_DockRows):
    """Dice of this set, cards, flags."""

    def __init__(self, model: StateModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_StateDelegate(self))
        self.setModel(model)
        self.retranslate()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName(self.tr("Dice and cards"))

    def empty_words(self) -> str:
        return self.tr("The last rolls, cards, and who may not touch the ball.")


class _StateDelegate(QStyledItemDelegate):
    """A sign and a sentence that wraps."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view, t = self.parent(), theme()
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        room = QRect(0, 0, max(40, width - t.px(66)), 10_000)
        box = QFontMetrics(t.font("body")).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
        return QSize(width, max(t.px(36), box.height() + t.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t, rect = theme(), option.rect
        line: StateLine = index.data(roles.LINE)
        state: QStyle.StateFlag = option.state
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = t.colour("ink")
            if state & QStyle.StateFlag.State_Selected:
                painter.fillRect(rect, t.colour("selection"))
                ink = t.colour("on_selection")
            sign = QRectF(rect.left() + t.px(10), rect.center().y() - t.px(13), t.px(40), t.px(26))
            _paint_sign(painter, sign, line)
            painter.setFont(t.font("body"))
            painter.setPen(ink)
            room = QRect(rect.left() + t.px(58), rect.top(), rect.width() - t.px(64), rect.height())
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter), line.text)


def _paint_sign(painter: QPainter, room: QRectF, line: StateLine) -> None:
    high = room.height()
    if line.sign in ("die", "ball_die"):
        colour = "#E3B040" if line.sign == "ball_die" else "#FFFFFF"
        paint_die(painter, QRectF(room.left(), room.top(), high, high), line.number, colour=colour)
        return
    if line.sign == "round":
        set_ink(painter, line=QPen(theme().colour("ink"), 2))
        painter.drawEllipse(QRectF(room.left(), room.top(), high, high))
        return
    pawn = line.number
    role = ROLE_OF[pawn % PAWNS]
    paint_pawn(painter, QPointF(room.left() + high / 2, room.center().y()), high / 2, pawn, role)
    beside = QPointF(room.left() + high * 1.12, room.top() + high * 0.14)
    if line.sign in ("yellow", "red"):
        paint_booking(painter, beside, high * 0.66, QColor(_RED) if line.sign == "red" else YELLOW)
    elif line.sign == "flag":
        paint_flag(painter, QPointF(room.left() + high * 1.2, room.bottom() - high * 0.1), high * 0.8)


def current_target(view: QListView) -> Any:
    """The target of the current row, or None."""
    index = view.currentIndex()
    return index.data(roles.LINE) if index.isValid() else None
