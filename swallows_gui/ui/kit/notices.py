"""What the program says to the player: the prompt (who must do what, and why) and the bar for errors and news."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import icon_pixmap
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import fill, paint_plate, set_gaps
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip


def announce(widget: QWidget, sentence: str, urgent: bool = False) -> None:
    """Have a screen reader say a sentence, if one is active."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # a start that has no news does without them

    if not sentence or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class TroubleLine(PlainLabel):
    """A line for an error, hidden while there is none; a screen reader says it when it appears."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, wrap=True)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence and announce it."""
        self.setText(sentence)
        self.show()
        announce(self, sentence)


class SaidSoon:
    """Announces a question after the focus has moved to it, because a screen reader reads the focused widget and would
    cut off an earlier sentence."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._sentence, self._urgent = "", False
        self._soon = SingleShotTimer(widget, self._say)

    def say(self, sentence: str, urgent: bool = False) -> None:
        """Announce a sentence in the next turn of the event loop; "" cancels the one that waits."""
        self._sentence, self._urgent = sentence, urgent
        if sentence:
            self._soon.start()
        else:
            self._soon.stop()

    def _say(self) -> None:
        announce(self._widget, self._sentence, self._urgent)


def tell_item(view: QAbstractItemView, number: int) -> None:
    """Tell a screen reader which item of a view has the focus, by its number, for views that lay out their items
    themselves and of which Qt has no number."""
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    if QAccessible.isActive():
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(number)
        QAccessible.updateAccessibility(event)


class PromptBand(Adaptive, QFrame):
    """The band above the hand: who is asked, what, and why. Buttons go into `buttons`."""

    rule_requested = Signal(str)
    """The clause to open in the rule book, such as `"S5.1"`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour: str | None = None
        self._clause = ""
        self._asking = False
        self._who, self._what, self._why = PlainLabel(), PlainLabel(), PlainLabel()
        for label, role in ((self._who, "label"), (self._what, "heading"), (self._why, "small")):
            set_role(label, role)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._rule = PosterButton("", "quiet", "rules")
        self._rule.clicked.connect(lambda: self.rule_requested.emit(self._clause))
        self._words = QVBoxLayout()
        self._top = fill(QHBoxLayout(), self._who, 1)
        fill(self._words, self._top, self._what, self._why)
        self.buttons = QHBoxLayout()
        side = fill(QHBoxLayout(), (self._rule, 0, Qt.AlignmentFlag.AlignVCenter), self.buttons)
        self._row = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self._words, 1), side)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.restyle()
        self.rest("")

    def ask(self, who: str, what: str, why: str = "", clause: str = "", colour: str | None = None) -> None:
        """Show a question. `colour`: the seat's, as `#rrggbb`; `clause`: the rule behind it."""
        before = self.text() if self._asking else ""
        self._asking = True
        self._colour, self._clause = colour, clause
        self._show(who, what, why)
        if self.text() != before:
            heard = (what, why) if what.startswith(who) else (who, what, why)
            announce(self, " ".join(part for part in heard if part))

    def rest(self, text: str) -> None:
        """Show what is going on while no person is asked."""
        self._asking = False
        self._colour, self._clause = None, ""
        self._show("", text, "")

    def text(self) -> str:
        """The whole text in one line."""
        return " ".join(part.text() for part in (self._who, self._what, self._why) if part.text())

    def set_low(self, low: bool) -> None:
        """Put the reason beside who is asked, where height is short."""
        beside = self._top.indexOf(self._why) >= 0
        if low == beside:
            return
        if low:
            self._words.removeWidget(self._why)
            self._top.insertWidget(1, self._why, 1)
        else:
            self._top.removeWidget(self._why)
            self._words.addWidget(self._why)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where width is short."""
        super().resizeEvent(event)
        wide = self.width() >= theme().px(640)
        turn = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != turn:
            self._row.setDirection(turn)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_plate(self, self._asking, self._colour)

    def _show(self, who: str, what: str, why: str) -> None:
        for label, text in ((self._who, who), (self._what, what), (self._why, why)):
            label.setText(text)
            label.setVisible(bool(text))
        self.retranslate()
        self._rule.setVisible(bool(self._clause))
        self.setAccessibleName(self.text())
        self.update()

    def retranslate(self) -> None:
        self._rule.setText(self._clause)
        name = translate("PromptBand", "Open rule {clause}").format(clause=self._clause)
        self._rule.setAccessibleName(name)
        set_tip(self._rule, name, repeats=True)

    def restyle(self) -> None:
        t = theme()
        set_gaps(self._row, (28, 8, 12, 8), 10)
        self._words.setSpacing(t.px(1))
        self._top.setSpacing(t.px(14))
        self.buttons.setSpacing(t.px(8))
        self.update()


class NoticeBar(Adaptive, QFrame):
    """A line at the top of a window for an error, a warning or news, until it is closed."""

    closed = Signal()
    acted = Signal()
    """The button of the notice was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = "info"
        self._sign = PlainLabel()
        self._words, self._details = PlainLabel(), PlainLabel()
        set_role(self._words, "strong")
        set_role(self._details, "small")
        for label in (self._words, self._details):
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self._close = PosterButton("", "quiet", "close")
        self._close.clicked.connect(self._dismiss)
        self._action = PosterButton("")
        self._action.setAutoDefault(True)
        self._action.clicked.connect(self.acted)
        column = fill(QVBoxLayout(), self._words, self._details, spacing=0)
        self._row = fill(
            QHBoxLayout(self),
            (self._sign, 0, Qt.AlignmentFlag.AlignTop),
            (column, 1),
            (self._action, 0, Qt.AlignmentFlag.AlignTop),
            (self._close, 0, Qt.AlignmentFlag.AlignTop),
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.adapt()
        self.hide()

    def show_notice(self, text: str, kind: str = "error", details: str = "", action: str = "") -> None:
        """Show a notice of kind `"error"`, `"warning"` or `"info"`. `action` labels its button; "" for none."""
        self._kind = kind
        self._words.setText(text)
        self._details.setText(details)
        self._details.setVisible(bool(details))
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(f"{text} {details}".strip())
        self.restyle()
        self.show()
        announce(self, text, urgent=kind == "error")

    def text(self) -> str:
        """The notice's text, "" while closed."""
        return "" if self.isHidden() else self._words.text()

    @property
    def passes(self) -> bool:
        """Whether the notice is mere news, outdated by the next event: of kind info and without a button."""
        return not self.isHidden() and self._kind == "info" and self._action.isHidden()

    def clear(self) -> None:
        """Close it without a signal."""
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("raised"))
            bar = {"error": "bad", "warning": "gold", "info": "focus"}[self._kind]
            painter.fillRect(QRectF(0, 0, t.px(8), self.height()), t.colour(bar))
            painter.fillRect(QRectF(0, self.height() - t.px(2), self.width(), t.px(2)), t.colour("ink"))

    def _dismiss(self) -> None:
        self._close.clearFocus()  # else Qt hands it on to whatever is next in the window
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        self._close.setAccessibleName(translate("NoticeBar", "Close this notice"))

    def restyle(self) -> None:
        t = theme()
        set_gaps(self._row, (20, 8, 8, 10), 12)
        if self._words.text():
            self._sign.setPixmap(icon_pixmap(self._kind, t.px(22), self.devicePixelRatioF()))
        self.update()
