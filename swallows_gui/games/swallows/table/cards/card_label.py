"""One card by itself as a widget: a face, a back or a nation card, which can be focused, zoomed and heard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.card_face import face
from swallows_gui.games.swallows.table.cards.card_sheet import CARD_RATIO, card_size
from swallows_gui.games.swallows.table.cards.card_wording import spoken
from swallows_gui.games.swallows.table.cards.nation_face import nation_face, nation_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import set_tip


class CardLabel(Adaptive, QWidget):
    """Shows one card as large as its room allows. Space or a click asks for the zoom, Enter activates."""

    zoom_requested = Signal()
    activated = Signal()

    def __init__(self, height: float = 200, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self._card: Card | None = None
        self._nation: Nation | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def card(self) -> Card | None:
        """The card whose face is shown."""
        return self._card

    def set_card(self, card: Card | None) -> None:
        """Show a face; None shows an empty place."""
        self._card, self._nation = card, None
        self.retranslate()

    def set_nation(self, nation: Nation) -> None:
        """Show a nation card."""
        self._card, self._nation = None, nation
        self.retranslate()

    def set_height(self, height: float) -> None:
        """Ask for another height, in design pixels."""
        self._height = height
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return card_size(theme().px(self._height))

    def minimumSizeHint(self) -> QSize:
        return card_size(min(theme().px(self._height), 90))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width / CARD_RATIO)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            size = self._card_size()
            corner = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
            pixmap = self._pixmap(size)
            if pixmap is not None:
                painter.drawPixmap(corner, pixmap)
            else:
                pen = QPen(theme().colour("line"), theme().px(2), Qt.PenStyle.DashLine)
                painter.setPen(pen)
                inset = theme().px(2)
                radius = size.width() * 0.05
                painter.drawRoundedRect(
                    QRectF(corner, size.toSizeF()).adjusted(inset, inset, -inset, -inset), radius, radius
                )
            if self.hasFocus():
                set_ink(painter, line=QPen(QColor(theme().colours.focus), theme().px(4)))
                radius = size.width() * 0.05
                painter.drawRoundedRect(QRectF(corner, size.toSizeF()).adjusted(2, 2, -2, -2), radius, radius)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.zoom_requested.emit()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.zoom_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def _card_size(self) -> QSize:
        height = min(self.height(), self.width() / CARD_RATIO)
        return card_size(height)

    def _pixmap(self, size: QSize) -> QPixmap | None:
        ratio = self.devicePixelRatioF()
        if self._card is not None:
            return face(self._card, size, ratio)
        if self._nation is not None:
            return nation_face(self._nation, size, ratio)
        return None

    def retranslate(self) -> None:
        if self._card is not None:
            words = spoken(self._card)
        elif self._nation is not None:
            words = nation_words(self._nation)
        else:
            words = translate("CardLabel", "no card")
        self.setAccessibleName(words)
        set_tip(self, words, repeats=True)
        self.updateGeometry()
        self.update()
