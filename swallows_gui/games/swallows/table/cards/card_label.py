"""One card by itself as a widget, with focus and spoken text, and the zoom that shows a card as large as the window.

The zoom gives the card's rules in plain words, German and English side by side.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.catalogue.languages import SOURCE
from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.table.cards.card_back import CARD_RATIO, card_size
from swallows_gui.games.swallows.table.cards.card_face import face
from swallows_gui.games.swallows.table.cards.kind_signs import effect_line, kind_line, spoken
from swallows_gui.games.swallows.table.cards.nation_face import nation_face, nation_words
from swallows_gui.games.swallows.words.phrases import card_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip


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


_PICTURE, _WORDS = 5, 4
"""Shares of the width."""
_TWO_COLUMNS = 380
"""Design pixels that two languages need beside each other."""
_ROOMY = 600
"""Design pixels of height from which on the words are set large."""
_ROLES = ("strong", "heading"), ("heading", "title")
"""Type of a line below a title, and of what is its own title; where there is little room, and where there is enough."""


class CardZoom(Adaptive, QWidget):
    """An overlay over a window with one card. Esc, Space, Enter or a click beside the words closes it. Meanwhile the
    table's keys do nothing and Tab stays inside, so that nobody plays what they do not see."""

    closed = Signal()
    covers_window = True
    """For the sheet of keys: only its own are in use on the screen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._back_to: QWidget | None = None
        self._card: Card | None = None
        self._nation: Nation | None = None
        self._extra = ""
        self._picture = CardLabel()
        self._picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._kind, self._source, self._other = PlainLabel(), PlainLabel(), PlainLabel(), PlainLabel()
        self._source_name, self._other_name = PlainLabel(), PlainLabel()
        self._rules, self._more = PlainLabel(), PlainLabel()
        for label, role in (
            (self._title, "heading"),
            (self._kind, "label"),
            (self._source_name, "label"),
            (self._other_name, "label"),
            (self._source, "heading"),
            (self._other, "heading"),
            (self._rules, "body"),
            (self._more, "strong"),
        ):
            set_role(label, role)
            label.setWordWrap(True)
        self._both = Switch()
        self._both.toggled.connect(lambda on: settings().change(**{"swallows.both_languages": on}))
        self._both.toggled.connect(self.retranslate)
        self._close = PosterButton("", "primary")
        self._close.clicked.connect(self.hide)
        self._build()
        window.installEventFilter(self)
        self.hide()

    def show_card(self, card: Card, extra: str = "") -> None:
        """Show a card; `extra` is what else is to be said of it here, such as its chance."""
        self._card, self._nation, self._extra = card, None, extra
        self._picture.set_card(card)
        self._open()

    def show_nation(self, nation: Nation, extra: str = "") -> None:
        """Show a nation card."""
        self._card, self._nation, self._extra = None, nation, extra
        self._picture.set_nation(nation)
        self._open()

    def forget(self) -> None:
        """Close it; no card, no word stays."""
        self._card, self._nation, self._extra = None, None, ""
        self._picture.set_card(None)
        for label in (self._title, self._kind, self._source, self._other, self._rules, self._more):
            label.clear()
        self.setAccessibleName("")
        self.hide()

    def text(self) -> str:
        """All words beside the card, in reading order."""
        labels = (self._title, self._kind, self._source, self._other, self._rules, self._more)
        return "\n".join(label.text() for label in labels if label.text() and not label.isHidden())

    def _open(self) -> None:
        self._both.setChecked(settings().now.on("swallows.both_languages"))
        window = self.parentWidget()
        if not self.isVisible():
            self._back_to = window.focusWidget() if window is not None else None
        self.retranslate()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _build(self) -> None:
        words = QWidget()
        column = fill(QVBoxLayout(words), 1)
        self._lines = QGridLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        fill(column, self._title, self._kind, self._lines, self._rules, self._more, 1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(words)
        self._column = column
        side = fill(QVBoxLayout(), (self._scroll, 1), self._both, (self._close, 0, Qt.AlignmentFlag.AlignLeft))
        self._row = fill(QHBoxLayout(self), (self._picture, _PICTURE), (side, _WORDS))

    def retranslate(self) -> None:
        speech = language()
        names = speech.language_name(SOURCE), speech.language_name(speech.other)
        both_words = translate("CardZoom", "{first} and {second} side by side")
        self._both.setText(both_words.format(first=names[0], second=names[1]))
        self._close.setText(translate("CardZoom", "Close"))
        self._source_name.setText(names[0])
        self._other_name.setText(names[1])
        both = self._both.isChecked()
        if self._card is not None:
            source, other = speech.both(self._card.id, self._card.text)
            self._title.setText(self._title_of(self._card, both))
            self._kind.setText(kind_line(self._card))
            self._rules.setText(effect_line(self._card))
            self.setAccessibleName(spoken(self._card))
        elif self._nation is not None:
            source, other = (speech.nation_name(self._nation, code) for code in (SOURCE, speech.other))
            self._title.setText("")
            self._kind.setText("")
            self._rules.setText(nation_words(self._nation))
            self.setAccessibleName(nation_words(self._nation))
        else:
            return
        self._source.setText(source)
        self._other.setText(other)
        for label in (self._source, self._source_name):
            label.setVisible(both or (label is self._source and speech.code == SOURCE))
        for label in (self._other, self._other_name):
            label.setVisible(both or (label is self._other and speech.code != SOURCE))
        self._more.setText(self._extra)
        for label in (self._title, self._kind, self._rules, self._more):
            label.setVisible(bool(label.text()))
        self.restyle()

    def _title_of(self, card: Card, both: bool) -> str:
        """The card's title, in both languages if both are shown and differ."""
        source, other = language().both_titles(card.id, card.title)
        if not card.title:
            return ""
        return " · ".join(dict.fromkeys((source, other))) if both else card_title(card)

    def restyle(self) -> None:
        window = self.parentWidget()
        if window is None:
            return
        self.setGeometry(window.rect())
        t = theme()
        margin = max(t.px(16), min(self.width(), self.height()) // 16)
        self._row.setContentsMargins(margin, margin, margin, margin)
        self._row.setSpacing(t.px(32))
        self._column.setSpacing(t.px(8))
        room = (self.width() - 2 * margin - t.px(32)) * _WORDS // (_PICTURE + _WORDS)
        beside = room >= t.px(_TWO_COLUMNS)
        self._lay_lines(beside)
        roomy = beside and self.height() >= t.px(_ROOMY)
        for label in (self._source, self._other):
            set_role(label, _ROLES[self._title.isHidden()][roomy])
        set_role(self._title, _ROLES[True][roomy])
        set_role(self._rules, "heading" if roomy else "body")
        self._claim(room - self._scroll.verticalScrollBar().sizeHint().width() - t.px(4), beside)
        self._picture.set_height((self.height() - 2 * margin) / t.scale)

    def _lay_lines(self, beside: bool) -> None:
        """Two languages in two columns, or one below the other."""
        grid = self._lines
        beside = beside and self._both.isChecked()
        for number, pair in enumerate(((self._source_name, self._source), (self._other_name, self._other))):
            for row, label in enumerate(pair):
                grid.removeWidget(label)
                at = (row, number) if beside else (2 * number + row, 0)
                grid.addWidget(label, *at, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1 if beside else 0)
        grid.setHorizontalSpacing(theme().px(20) if beside else 0)
        grid.setVerticalSpacing(theme().px(8))

    def _claim(self, width: int, beside: bool) -> None:
        """Claim the height that every word needs: a scroll area would rather squeeze wrapped labels."""
        two = beside and self._both.isChecked()
        column = (width - self._lines.horizontalSpacing()) // 2 if two else width
        for label in (self._source_name, self._source, self._other_name, self._other):
            label.setMinimumHeight(max(0, label.heightForWidth(column)))
        for label in (self._kind, self._rules, self._more):
            label.setMinimumHeight(max(0, label.heightForWidth(width)))

    def sizeHint(self) -> QSize:
        window = self.parentWidget()
        return window.size() if window is not None else QSize(800, 600)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._back_to is not None and self._back_to.isVisible():
            self._back_to.setFocus(Qt.FocusReason.PopupFocusReason)
        self._back_to = None
        if self.isHidden():
            self.forget()
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.restyle()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), theme().colour("paper"))
            painter.fillRect(0, 0, self.width(), theme().px(8), theme().colour("red"))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
            if not held and event.text():
                event.accept()
                return True
        return super().event(event)

    def focusNextPrevChild(self, onward: bool) -> bool:
        if not self.isVisible():
            return super().focusNextPrevChild(onward)
        stops = (self._both, self._close)
        at = self.window().focusWidget()
        now = next((number for number, stop in enumerate(stops) if stop is at), -1 if onward else 0)
        reason = Qt.FocusReason.TabFocusReason if onward else Qt.FocusReason.BacktabFocusReason
        stops[(now + (1 if onward else -1)) % len(stops)].setFocus(reason)
        return True

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [(key, translate("Keys", "Close the large card")) for key in ("Esc", "Space", "Return")] + [
            ("Up", translate("Keys", "Scroll the words up")),
            ("Down", translate("Keys", "Scroll the words down")),
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self._scroll.verticalScrollBar()
            down = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown)
            bar.setValue(bar.value() + (1 if down else -1) * bar.pageStep() // 2)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()
