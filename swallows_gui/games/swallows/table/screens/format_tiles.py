"""The formats of tournaments as tiles in a row that scrolls by itself, each with its tree drawn on it (S10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swallows_gui.engine.tournament.schedule import THIRD_PLACE, GroupStage
from swallows_gui.models import roles
from swallows_gui.services.plain import tip
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.painting import saved, set_ink

if TYPE_CHECKING:
    from swallows_gui.engine.tournament.schedule import Schedule

Index = QModelIndex | QPersistentModelIndex

_WIDE, _HIGH, _TREE = 146, 112, 44
"""Design pixels of a tile, and the height of its tree."""
_IN_COLUMN = 8
"""Groups that stand one below the other at most."""


def paint_tree(painter: QPainter, room: QRectF, schedule: Schedule) -> None:
    """Paint how a tournament goes: groups as plates, rounds as brackets, a cup at the end."""
    t = theme()
    stages = [stage for stage in schedule.stages if isinstance(stage, GroupStage) or stage.stage != THIRD_PLACE]
    cup = room.height() * 0.5
    step = (room.width() - cup) / max(1, len(stages))
    before = 0
    for number, stage in enumerate(stages):
        left = room.left() + number * step
        if isinstance(stage, GroupStage):
            _paint_groups(painter, QRectF(left, room.top(), step * 0.8, room.height()), len(stage.groups))
            before = 0
            continue
        count = len(stage.matches)
        set_ink(painter, line=QPen(t.colour("ink"), t.px(2)))
        high = room.height() / count
        for match in range(count):
            y = room.top() + (match + 0.5) * high
            painter.drawLine(QPointF(left, y), QPointF(left + step, y))
            if before == 2 * count or not before:
                painter.drawLine(QPointF(left, y - high / 4), QPointF(left, y + high / 4))
        before = count
    paint_trophy(painter, QRectF(room.right() - cup, room.center().y() - cup / 2, cup, cup), "continental", held=True)


def _paint_groups(painter: QPainter, room: QRectF, count: int) -> None:
    """Groups as plates, in as many columns as they need."""
    t = theme()
    columns = -(-count // _IN_COLUMN)
    rows = -(-count // columns)
    wide, high = room.width() / columns, min(room.height() / rows, room.height() / 3)
    top = room.center().y() - high * rows / 2
    set_ink(painter, fill=t.colour("green"))
    for group in range(count):
        plate = QRectF(room.left() + group // rows * wide, top + group % rows * high, wide, high)
        painter.drawRect(plate.adjusted(0, t.px(1), -t.px(2), -t.px(1)))


class FormatTiles(Adaptive, QListView):
    """One of the tiles is chosen, by a click or with the arrow keys."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = QStandardItemModel(self)
        self.schedules: dict[str, Schedule] = {}
        self.setModel(self._tiles)
        self.setItemDelegate(_TileDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.chosen.emit())
        self.adapt()

    @property
    def key(self) -> str:
        """The id of the format that is chosen."""
        return str(self.currentIndex().data(roles.KEY))

    def show_formats(self, schedules: Sequence[tuple[str, Schedule]], chosen: str) -> None:
        """Show a tile for each format, by its id, and choose one; nothing is told of it."""
        self.blockSignals(True)
        self.schedules = dict(schedules)
        self._tiles.clear()
        for key in self.schedules:
            tile = QStandardItem()
            tile.setData(key, roles.KEY)
            self._tiles.appendRow(tile)
        self.choose(chosen)
        self.blockSignals(False)

    def choose(self, key: str) -> None:
        """Choose a format that has a tile."""
        keys = list(self.schedules)
        self.setCurrentIndex(self._tiles.index(keys.index(key) if key in keys else 0, 0))

    def name_format(self, key: str, name: str) -> None:
        """Say what a format is called."""
        tile = self._tiles.item(list(self.schedules).index(key))
        tile.setText(name)
        tile.setToolTip(tip(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the tournament, here as everywhere on the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(theme().px(2 * _WIDE), theme().px(_HIGH) + bar + 2 * self.frameWidth())

    minimumSizeHint = sizeHint

    def restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()


class _TileDelegate(QStyledItemDelegate):
    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(theme().px(_WIDE), theme().px(_HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t, tiles = theme(), self.parent()
        assert isinstance(tiles, FormatTiles)
        chosen = tiles.currentIndex() == index
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tile = QRectF(option.rect).adjusted(t.px(3), t.px(3), -t.px(5), -t.px(3))
            edge = t.colour("focus" if chosen and tiles.hasFocus() else "red" if chosen else "line")
            set_ink(painter, line=QPen(edge, t.px(3 if chosen else 1)), fill=t.colour("raised"))
            painter.drawRect(tile)
            inner = tile.adjusted(t.px(9), t.px(8), -t.px(9), -t.px(4))
            tree = QRectF(inner.topLeft(), QSize(round(inner.width()), t.px(_TREE)))
            paint_tree(painter, tree, tiles.schedules[str(index.data(roles.KEY))])
            painter.setFont(t.font("strong" if chosen else "small"))
            painter.setPen(t.colour("ink"))
            words = inner.adjusted(0, t.px(_TREE) + t.px(2), 0, 0)
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, str(index.data()))
