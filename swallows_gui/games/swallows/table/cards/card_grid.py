"""Cards lying side by side on the whole of a view: faces or nation cards, walked through with the arrow keys.

Faces come from the kit's cache, a few new ones a turn of the event loop, so scrolling never waits for painting.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swallows_gui.games.swallows.table.cards.card_face import CARD_RATIO, face_soon
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.painting import saved

TALLEST, LOWEST = 266, 150
"""Design pixels: the height of a card in a high view and in a low one."""
_GAP = 14
"""Design pixels between two cards."""


class _CardDelegate(QStyledItemDelegate):
    """Draws a row's card and a frame round the current one."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._grid.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = self._grid.card_box()
        room: QRect = option.rect
        rect = QRect(room.center().x() - box.width() // 2, room.center().y() - box.height() // 2, *box.toTuple())
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(rect, _picture(index, box, painter.device().devicePixelRatioF()))
            state: QStyle.StateFlag = option.state
            if state & QStyle.StateFlag.State_Selected:
                focused = bool(state & QStyle.StateFlag.State_HasFocus) and self._grid.hasFocus()
                wide = theme().px(4 if focused else 2)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(theme().colours.of("focus" if focused else "gold"), wide))
                painter.drawRoundedRect(rect.adjusted(-wide, -wide, wide - 1, wide - 1), wide * 2, wide * 2)


def _picture(index: QModelIndex | QPersistentModelIndex, box: QSize, ratio: float) -> QPixmap:
    card = index.data(roles.CARD)
    if card is not None:
        return face_soon(card, box, ratio)
    return nation_face(index.data(roles.NATION), box, ratio)


def lay_side_by_side(view: QListView) -> None:
    """Have a list show its rows as cards in as many columns as there is room for, one of them chosen."""
    view.setViewMode(QListView.ViewMode.IconMode)
    view.setMovement(QListView.Movement.Static)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setUniformItemSizes(True)
    view.setSelectionMode(QListView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)


class CardGrid(Adaptive, QListView):
    """A grid over a model with the roles CARD, or NATION for nation cards."""

    zoom_requested = Signal(QModelIndex)
    """By Space, Enter or a click on a card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lay_side_by_side(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setItemDelegate(_CardDelegate(self))
        self.setStyleSheet("QListView { background: transparent; border: 0; }")
        self.clicked.connect(self.zoom_requested)
        paint_queue().ready.connect(self.viewport().update)
        self.fit()

    def card_box(self) -> QSize:
        """The size of a card, by the room there is."""
        px = theme().px
        height = max(px(LOWEST), min(px(TALLEST), self.viewport().height() - px(_GAP + 8)))
        return QSize(round(height * CARD_RATIO), height)

    def fit(self) -> None:
        """Spread the columns evenly over the width."""
        box, gap = self.card_box(), theme().px(_GAP)
        least = box.width() + gap
        room = max(least, self.viewport().width() - 2)
        width = room // max(1, room // least)
        self.setGridSize(QSize(width, box.height() + gap))
        self.verticalScrollBar().setSingleStep(max(1, box.height() // 6))
        self.viewport().update()

    def restyle(self) -> None:
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [("Space", translate("FanView", "Look at the card closely"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.zoom_requested.emit(index)
            event.accept()
            return
        super().keyPressEvent(event)
