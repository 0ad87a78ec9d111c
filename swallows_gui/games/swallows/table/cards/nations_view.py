"""Nation cards lying side by side, chosen with mouse or keys."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QScrollArea, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swallows_gui.games.swallows.table.cards.card_back import corner
from swallows_gui.games.swallows.table.cards.nation_face import lay_side_by_side, nation_face
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_shade
from swallows_gui.ui.kit.painting import DrawsAhead, saved
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive

TALLEST, LOWEST = 330, 172
"""Design pixels: the height of a card where few lie on the table, and the least at which it can be read."""
_GAP = 12
"""Design pixels between two cards."""


class _NationDelegate(QStyledItemDelegate):
    def __init__(self, view: NationsView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._view.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = self._view.card_box()
        rect = self._view.card_rect(index)
        with saved(painter):
            gone = str(index.data(roles.GONE) or "")
            if self._view.is_lifted(index):
                painter.setPen(QPen(theme().colours.of("outline"), theme().px(1)))
                painter.drawRect(rect)
                return
            dpr = painter.device().devicePixelRatioF()
            painter.drawPixmap(rect, _face(index, box, dpr))
            if gone or index.data(roles.PLAYABLE) is False:
                paint_shade(painter, QRectF(rect), corner(rect.width()))
            if gone:
                self._paint_holder(painter, rect, gone)
            state: QStyle.StateFlag = option.state
            if state & QStyle.StateFlag.State_Selected:
                painter.setPen(QPen(theme().colours.of("gold"), theme().px(5)))
                painter.drawRect(rect)
            if state & QStyle.StateFlag.State_HasFocus:
                painter.setPen(QPen(theme().colours.of("focus"), theme().px(2)))
                painter.drawRect(rect.adjusted(-2, -2, 2, 2))

    @staticmethod
    def _paint_holder(painter: QPainter, rect: QRect, by: str) -> None:
        """Who has a card that is gone, on a strip of paper between its flag and its name."""
        look = theme()
        strip = QRectF(rect.left(), rect.top() + rect.height() * 0.45 - look.px(14), rect.width(), look.px(28))
        painter.fillRect(strip, look.colours.of("raised"))
        painter.setPen(QPen(look.colours.of("ink"), look.px(1)))
        painter.drawRect(strip)
        room = strip.adjusted(look.px(4), 0, -look.px(4), 0)
        font = fit_line(by, room.width(), lambda px: look.sized_font("strong", px), look.px(16), look.px(9))
        draw_centred(painter, room, by, font, look.colours.of("ink"))


def _face(index: QModelIndex | QPersistentModelIndex, box: QSize, ratio: float) -> QPixmap:
    """A row's card, with the name of the day where the field is a past cup."""
    return nation_face(index.data(roles.NATION), box, ratio, str(index.data()))


class NationsView(Adaptive, DrawsAhead, QListView):
    """The cards of a `DraftModel`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lay_side_by_side(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet("QListView { background: transparent; border: 0; }")
        self._height = theme().px(LOWEST)
        self._whole = False
        self._high = 0
        self._lifted = ""
        self._page: QScrollArea | None = None
        self.setItemDelegate(_NationDelegate(self))

    def restyle(self) -> None:
        self.fit()

    def draws_ahead(self) -> Iterator[None]:
        """Draw the cards before they are painted, one in each piece."""
        for row in range(self.model().rowCount()):
            _face(self.model().index(row, 0), self.card_box(), self.devicePixelRatioF())
            yield

    def card_box(self) -> QSize:
        """The size of a card: as large as all can be seen at once, if that can be read."""
        return _box(self._height)

    def card_rect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        """The rectangle of a row's card in the viewport."""
        room, box = self.visualRect(index), self.card_box()
        return QRect(room.center().x() - box.width() // 2, room.center().y() - box.height() // 2, *box.toTuple())

    def lift(self, code: str) -> None:
        """Leave the place of a card empty that is on its way; "": of none."""
        if code == self._lifted:
            return
        before, self._lifted = self._lifted, code
        for row in range(self.model().rowCount()):
            index = self.model().index(row, 0)
            if index.data(roles.TEAM) in (before, code):
                self.update(index)

    def is_lifted(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a card is on its way."""
        return bool(self._lifted) and index.data(roles.TEAM) == self._lifted

    def set_whole(self, whole: bool, high: int = 0) -> None:
        """Set whether all cards lie open, on a page that scrolls, or the view scrolls itself. `high`: height in pixels
        to fill with open cards; without, they are as small as possible."""
        if (whole, high) != (self._whole, self._high):
            self._whole, self._high = whole, high
            bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if whole else Qt.ScrollBarPolicy.ScrollBarAsNeeded
            self.setVerticalScrollBarPolicy(bar)
            if not whole:
                self.setMinimumHeight(0)
            self.fit()

    def lie_on(self, page: QScrollArea) -> None:
        """Have a page bring the chosen card into sight where the cards do not scroll by themselves."""
        self._page = page
        when_chosen(self, self._follow)

    def _follow(self) -> None:
        page = self._page
        inside = page.widget() if page is not None else None
        if page is None or inside is None or not self._whole:
            return
        card = self.visualRect(chosen(self))
        place = self.viewport().mapTo(inside, card.center())
        page.ensureVisible(place.x(), place.y(), 0, card.height() // 2)

    def fit(self) -> None:
        """Choose the size and spread the columns evenly over the width."""
        px = theme().px
        model = self.model()
        count = model.rowCount() if model is not None else 0
        room, gap = self.maximumViewportSize(), px(_GAP)
        tallest = px(TALLEST if self._high or not self._whole else LOWEST)
        if self._whole:
            room.setHeight(self._high - gap)  # what it has below the last row
        wide = room.width() - self.verticalScrollBar().sizeHint().width() - 2  # Qt keeps the room of a bar free
        room.setWidth(wide)
        self._height = next(
            (tall for tall in range(tallest, px(LOWEST), -2) if _fits(count, tall, gap, room)), px(LOWEST)
        )
        least = self.card_box() + QSize(gap, gap)
        most = max(1, wide // least.width())
        rows = max(1, -(-count // most))
        across = max(1, -(-count // rows))  # full rows look better than one with a gap
        width = max(least.width(), min(wide // across, least.width() * 3 // 2))
        self.setGridSize(QSize(width, least.height()))
        self.verticalScrollBar().setSingleStep(max(1, least.height() // 4))
        if self._whole:
            self.setMinimumHeight(rows * least.height() + gap)
        self.doItemsLayout()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            model.modelReset.connect(self.fit)
            model.rowsInserted.connect(self.fit)
            model.rowsRemoved.connect(self.fit)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter, which activates a card; it is not passed on to a parent."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)


def _box(height: int) -> QSize:
    return QSize(height * 5 // 7, height)


def _fits(count: int, height: int, gap: int, room: QSize) -> bool:
    """Whether so many cards of a height lie in a room without scrolling."""
    cell = _box(height) + QSize(gap, gap)
    across = max(1, room.width() // cell.width())
    return -(-count // across) * cell.height() <= room.height()
