"""Covers the whole window between human seats before anything private of the next seat is built.

It opens only by a deliberate act of the named seat, with the seat's PIN if it has one. While the window is covered
everything in it is hidden, disabled and out of reach of screen readers, tooltips, shortcuts and the clipboard, and so
is whatever is added, shown or raised meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QChildEvent, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QClipboard,
    QColor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QMenu,
    QMenuBar,
    QTabBar,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import for_button
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.stylesheet import contrast, ink_on
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import paint_swallow, polygon
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import Paint, painting, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.pin_field import PinCheck, PinField, refusal_words
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

LEAVE = "curtain-leave"
"""Name of the button that leads out of the game."""
PUBLIC = "public"
"""Property of actions and shortcuts that stay on behind the curtain: they show nothing private (quit, language)."""


def cards_shown(name: str) -> str:
    """The default words of the button that opens the privacy screen."""
    return translate("PrivacyScreen", "I am {name}: show my cards").format(name=name)


_PORTRAIT, _PORTRAIT_PART = 132, 0.2
"""The side of a portrait in design pixels, and what part of the curtain's height it takes at most."""


class PrivacyScreen(Adaptive, QWidget):
    """Covers a window for a seat until that seat opens it."""

    closing = Signal()
    """Drop everything private now: nothing of the seat before may outlive the curtain."""
    opened = Signal()
    """The seat that was named has opened it: build its view now."""
    left = Signal()
    """Somebody wants to leave the game with the hand unseen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._name = ""
        self._colour: str | None = None
        self._pin_check: PinCheck | None = None
        self._why = ""
        self._button_words: Callable[[str], str] = cards_shown
        self._wrong = False
        self._hidden: list[QWidget] = []
        self._disabled: list[QAction | QShortcut] = []
        self._barred: list[QTabBar | QAbstractButton] = []
        self._watched: list[QWidget] = []
        self._portrait = _Portrait()
        self._turn, self._line, self._refusal = PlainLabel(), PlainLabel(), PlainLabel()
        for label in (self._turn, self._line, self._refusal):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._pin = PinField()
        self._pin.returnPressed.connect(self._try)
        self._open = PosterButton("", "primary", "eye")
        self._open.clicked.connect(self._try)
        self._leave = PosterButton("", "plain", "close")
        self._leave.setObjectName(LEAVE)
        self._leave.clicked.connect(self.left)
        self._tick = SingleShotTimer(self, self._count_down, 250)
        self._build()
        window.installEventFilter(self)
        self._open.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keep_focus)
        self.hide()

    @property
    def closed(self) -> bool:
        """Whether the window is covered."""
        return not self.isHidden()

    def close_for(
        self,
        name: str,
        *,
        colour: str | None = None,
        pin_check: PinCheck | None = None,
        why: str = "",
        button_words: Callable[[str], str] = cards_shown,
        portrait: Paint | None = None,
    ) -> None:
        """Cover the window for a seat. `colour`: the seat's, `#rrggbb`; `pin_check`: the check of its PIN, if it has
        one; `why`: the reason; `button_words`: the words of the button, from the seat's name, asked again in every
        language; `portrait` paints the seat's face."""
        self._name, self._colour, self._pin_check, self._why = name, colour, pin_check, why
        self._button_words = button_words
        self._wrong = self._pause > 0
        self._portrait.show_face(portrait, name)
        drop_what_floats()
        self.closing.emit()
        self._cover()
        self._pin.clear()
        self._pin.setVisible(pin_check is not None)
        self.retranslate()
        self.setGeometry(self._window().rect())
        self.restyle()
        self.show()
        self.raise_()
        self._take_focus()
        self._count_down()
        announce(self, f"{self._turn.text()} {self._line.text()}", urgent=True)

    def take_down(self) -> None:
        """Uncover the window without emitting `opened`, because the game is closed. Does nothing if not covered."""
        if self.closed:
            self._pin.clear()
            self._uncover()
            self.hide()

    def _window(self) -> QWidget:
        window = self.parentWidget()
        if window is None:
            raise RuntimeError("a curtain hangs in a window")
        return window

    def _take_focus(self) -> None:
        """Focus the button or the PIN field, so that Enter opens."""
        (self._open if self._pin_check is None else self._pin).setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Take the focus back from hidden widgets behind the cover: a key would be lost there, or have an effect."""
        if now is None or isinstance(now, QMenuBar) or now.window() is not self.window():
            return
        if self.closed and not self.isAncestorOf(now):
            self._take_focus()

    @property
    def _pause(self) -> float:
        """The seconds until the next PIN attempt."""
        return 0.0 if self._pin_check is None else self._pin_check.pause()

    def _count_down(self) -> None:
        """Update the remaining wait every second."""
        if self.closed and self._wrong:
            self.retranslate()
            if self._pause > 0:
                self._tick.start()

    def _try(self) -> None:
        if self._pin_check is not None and not self._pin_check.fits(self._pin.text()):
            self._wrong = True
            self._pin.clear()
            self._count_down()
            self._pin.setFocus()
            announce(self, self._refusal.text(), urgent=True)
            return
        self._pin.clear()
        self._uncover()
        for part in (self._open, self._leave, self._pin):
            part.clearFocus()  # else Qt hands it on to whatever is next in the window, as if somebody were there
        self.hide()
        self.opened.emit()

    def _cover(self) -> None:
        """Hide the window's contents and disable its menus and shortcuts, remembering them for `_uncover`."""
        window = self._window()
        if (focused := window.focusWidget()) is not None:
            focused.clearFocus()  # else Qt hands it on from part to part as they go, as if somebody were there
        for child in window.children():
            self._guard(child)
        switches: list[QAction | QShortcut] = [*window.findChildren(QAction), *window.findChildren(QShortcut)]
        for switch in switches:
            if switch.isEnabled() and not switch.property(PUBLIC):
                switch.setEnabled(False)
                self._disabled.append(switch)

    def _guard(self, child: QObject) -> None:
        """Hide a part of the window and make sure nothing shows it again. A dock keeps its place, which the window
        remembers, and loses its contents. Tab bars and dock buttons, which the window lays out itself, are disabled and
        stay below the cover."""
        if child is self or not isinstance(child, QWidget) or isinstance(child, QMenuBar | QMenu):
            return
        if child.isWindow() and not isinstance(child, QDockWidget):
            return
        self._watch(child)
        if isinstance(child, QDockWidget):
            for inside in child.children():
                if isinstance(inside, QAbstractButton):
                    self._bar(inside)
                elif isinstance(inside, QWidget):
                    self._watch(inside)
                    self._put_away(inside)
        elif isinstance(child, QTabBar):
            self._bar(child)
        else:
            self._put_away(child)

    def _bar(self, part: QTabBar | QAbstractButton) -> None:
        if part.isEnabled():
            part.setEnabled(False)
            self._barred.append(part)

    def _watch(self, part: QWidget) -> None:
        if part not in self._watched:
            part.installEventFilter(self)
            self._watched.append(part)

    def _put_away(self, part: QWidget) -> None:
        """Hide a visible part until `_uncover`."""
        if part.isHidden() or (isinstance(part, QAbstractButton) and isinstance(part.parent(), QDockWidget)):
            return
        policy = part.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        part.setSizePolicy(policy)
        part.hide()
        self._hidden.append(part)

    def _uncover(self) -> None:
        hidden, disabled, barred, watched = self._hidden, self._disabled, self._barred, self._watched
        self._hidden, self._disabled, self._barred, self._watched = [], [], [], []
        for part in watched:
            if isValid(part):
                part.removeEventFilter(self)
        for widget in hidden:
            if isValid(widget) and widget.parent() is not None:
                widget.show()
        for switch in disabled:
            if isValid(switch):
                switch.setEnabled(True)
        for part in barred:
            if isValid(part):
                part.setEnabled(True)

    def _build(self) -> None:
        row = fill(QHBoxLayout(), self._pin, self._open, 1)
        self._column = fill(
            QVBoxLayout(self),
            3,
            self._portrait,
            self._turn,
            self._line,
            row,
            self._refusal,
            2,
            (self._leave, 0, Qt.AlignmentFlag.AlignLeft),
        )
        self._row = row

    def retranslate(self) -> None:
        self._turn.setText(translate("PrivacyScreen", "{name} is next").format(name=self._name))
        line = translate("PrivacyScreen", "Only {name} should look at the screen now.").format(name=self._name)
        self._line.setText(f"{self._why} {line}".strip())
        self._open.setText(for_button(self._button_words(self._name)))
        self._leave.setText(translate("PrivacyScreen", "Leave the game"))
        self._pin.name_question(self._name)
        self._refusal.setText(refusal_words(self._name, self._pause) if self._wrong else "")
        self.setAccessibleName(self._turn.text())
        self.setAccessibleDescription(self._line.text())

    def _ground(self) -> QColor:
        """The seat's colour if text is readable on it, else the theme's."""
        if self._colour is not None and theme().name != "contrast":
            return QColor(self._colour)
        return theme().colour("curtain")

    def restyle(self) -> None:
        t = theme()
        ground = self._ground()
        ink = ink_on(ground)
        for label, role in ((self._turn, "display"), (self._line, "heading"), (self._refusal, "heading")):
            label.setFont(t.font(role))
            label.setStyleSheet(
                f"color: {ink.name()}; font-size: {t.font(role).pixelSize()}px; "
                f'font-family: "{t.fonts.poster}"; font-weight: {t.font(role).weight().value};'
            )
        for button in (self._open, self._leave):
            button.set_plate(ground)
        face = round(min(t.px(_PORTRAIT), self.height() * _PORTRAIT_PART))
        self._portrait.setFixedSize(face, face)
        self._pin.setMinimumWidth(t.px(90))
        self._pin.setMaximumWidth(t.px(170))
        self._pin.setMinimumHeight(t.px(38))
        side = max(t.px(28), self.width() // 12)
        edge = min(t.px(28), self.height() // 25)  # a low window at a large text leaves its room to the words
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(min(t.px(16), self.height() // 40))
        self._row.setSpacing(t.px(12))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            ground = self._ground()
            painter.fillRect(self.rect(), ground)
            width, height = float(self.width()), float(self.height())
            set_ink(painter, fill=ground.darker(115))
            painter.drawPolygon(polygon((0, height), (width, height * 0.42), (width, height), (0, height)))
            bird = QColor(ink_on(ground))
            if contrast(bird, ground) > 4:
                bird.setAlpha(235)
            above = height * 0.05
            side = min(min(width, height) * 0.42, self._turn.y() - above - theme().px(6))  # it flies above the words
            if not self._portrait.isHidden():  # and beside the face
                side = min(side, (width - self._portrait.geometry().right() - theme().px(16)) / 1.12)
            paint_swallow(painter, QRectF(width - side * 1.12, above, side, side), bird)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._open:
            # a key that is held down was meant for what was shown before
            return kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if watched is self.parentWidget():
            if kind == QEvent.Type.Resize:
                self.setGeometry(self._window().rect())
                self.restyle()
            elif kind == QEvent.Type.ChildPolished and self.closed and isinstance(event, QChildEvent):
                self._guard(event.child())
                self.raise_()
        elif kind == QEvent.Type.ChildPolished and isinstance(watched, QDockWidget) and isinstance(event, QChildEvent):
            self._guard(watched)
        elif kind == QEvent.Type.ShowToParent and isinstance(watched, QWidget) and self.closed:
            if isinstance(watched.parent(), QDockWidget):
                self._put_away(watched)
            elif not isinstance(watched, QDockWidget | QTabBar):
                watched.hide()
            self.raise_()
        elif kind == QEvent.Type.ZOrderChange and self.closed:
            self.raise_()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Swallow keys: opening must be deliberate."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class _Portrait(QWidget):
    """The face of the seat that is waited for; hidden if there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._paint: Paint | None = None
        self.hide()

    def show_face(self, paint: Paint | None, name: str) -> None:
        """Show a face painted by `paint`, with the seat's name for screen readers."""
        self._paint = paint
        self.setAccessibleName(name)
        self.setVisible(paint is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._paint is None:
            return
        with painting(self, smooth=False) as painter:
            self._paint(painter, QRectF(self.rect()))


def drop_what_floats() -> None:
    """Close an open menu and the tooltip, and clear clipboard and selection. A tooltip would stay a third of a second
    with its text."""
    while (popup := QApplication.activePopupWidget()) is not None and popup.isVisible():
        popup.close()
        if popup.isVisible():
            break
    QToolTip.hideText()
    for top in QApplication.topLevelWidgets():
        if isinstance(top, QLabel) and top.inherits("QTipLabel"):
            top.clear()
            top.close()
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)
