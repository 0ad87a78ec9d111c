"""A list of sentences that wrap: the log, the story of a result, the pay-out."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import saved

Index = QModelIndex | QPersistentModelIndex

LOUD = {"goal", "match_started", "match_ended", "period_started", "game_ended", "referee_banned", "sent_off"}
"""Events whose line is set bold."""
MARKS = {"goal": "red", "match_started": "ink", "match_ended": "ink", "sent_off": "red", "awarded": "gold",
         "bribe_accepted": "gold", "attack_played": "green", "defence_played": "blue"}  # fmt: skip
"""Colour of the stripe before a line; it repeats what the words say."""


class StoryDelegate(QStyledItemDelegate):
    """A stripe and a wrapped sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[str, str, int, float], int] = {}
        """By sentence, font, width and scale: the few sentences of a story are laid out again and again."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        return QSize(width, self._height(index, width))

    def _font(self, index: Index) -> str:
        event = index.data(roles.EVENT) or {}
        return "strong" if event.get("type") in LOUD else "body"

    def _room(self, width: int) -> int:
        return max(theme().px(60), width - theme().px(20))

    def _height(self, index: Index, width: int) -> int:
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        key = text, self._font(index), self._room(width), theme().scale
        if key not in self._heights:
            metrics = QFontMetrics(theme().font(key[1]))
            box = metrics.boundingRect(QRect(0, 0, key[2], 10_000), int(Qt.TextFlag.TextWordWrap), text)
            self._heights[key] = box.height() + theme().px(8)
        return self._heights[key]

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme()
        px = look.px
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        with saved(painter):
            ink = "ink"
            if state & QStyle.StateFlag.State_Selected:
                painter.fillRect(rect, look.colours.of("selection"))
                ink = "on_selection"
            event = index.data(roles.EVENT) or {}
            mark = MARKS.get(str(event.get("type")))
            if mark:
                painter.fillRect(
                    QRect(rect.left() + px(4), rect.top() + px(4), px(4), rect.height() - px(8)), look.colours.of(mark)
                )
            painter.setFont(look.font(self._font(index)))
            painter.setPen(look.colours.of(ink))
            room = QRect(rect.left() + px(14), rect.top() + px(4), self._room(rect.width()), rect.height())
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), str(index.data(Qt.ItemDataRole.DisplayRole) or ""))
            if state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(look.colours.of("focus"))
                painter.drawRect(rect.adjusted(0, 0, -1, -1))


class StoryView(QListView):
    """Lines of a log or story, each as high as its text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(StoryDelegate(self))
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(60)
        self._whole = False
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def set_whole(self, whole: bool) -> None:
        """Whether it takes only the height of its lines."""
        self._whole = whole
        vertical = QSizePolicy.Policy.Maximum if whole else QSizePolicy.Policy.Expanding
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self.updateGeometry()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            for signal in (model.modelReset, model.rowsInserted):
                signal.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        model = self.model()
        if not self._whole or model is None:
            return super().sizeHint()
        lines = sum(self.sizeHintForRow(row) for row in range(model.rowCount()))
        return QSize(super().sizeHint().width(), lines + theme().px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
            if self._whole:
                self.updateGeometry()
