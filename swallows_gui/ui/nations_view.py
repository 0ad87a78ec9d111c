"""Nation cards lying side by side, chosen with mouse or keys."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swallows_gui.catalogue import load
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.card_grid import lay_side_by_side
from swallows_gui.ui.kit.nation_face import nation_face

CARD_HEIGHT = 196
"""Design pixels."""


def card_box() -> QSize:
    """The size of a nation card on the table."""
    height = theme().px(CARD_HEIGHT)
    return QSize(height * 5 // 7, height)


class _NationDelegate(QStyledItemDelegate):
    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        gap = theme().px(12)
        return card_box() + QSize(gap, gap)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        catalogue = load()
        code = str(index.data(roles.TEAM))
        box = card_box()
        room: QRect = option.rect
        rect = QRect(room.center().x() - box.width() // 2, room.center().y() - box.height() // 2, *box.toTuple())
        painter.save()
        if index.data(roles.PLAYABLE) is False:
            painter.setOpacity(0.4)
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, nation_face(catalogue.nations[code], catalogue.stars(code), box, dpr))
        painter.setOpacity(1.0)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(theme().colours.of("gold"), theme().px(5)))
            painter.drawRect(rect)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme().colours.of("focus"), theme().px(2)))
            painter.drawRect(rect.adjusted(-2, -2, 2, 2))
        painter.restore()


class NationsView(QListView):
    """The cards of a `DraftModel`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lay_side_by_side(self)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setItemDelegate(_NationDelegate(self))
        theme().changed.connect(self.doItemsLayout)
