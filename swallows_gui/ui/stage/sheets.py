"""Sheets: docks that slide over a quarter of a stage on request, one at a time.

A pinned sheet stays while play goes on; from `BESIDE_FROM` pixels on it stands beside the stage, where it can be moved
and taken out of the window. Another one closes on Escape or a click on the table. Its head has its name, a pin and a
cross.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QHBoxLayout, QMainWindow, QSizePolicy, QWidget
from shiboken6 import isValid

from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import decode_bytes, encode_bytes, settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.clock import Motion, clock
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip
from swallows_gui.ui.stage.foot import SheetName

_HIGH, _SIGN = 32, 28
"""Design pixels: the head, and each side of what is clicked in it."""


class HeadSign(Adaptive, QAbstractButton):
    """A sign in a sheet's head: a "pin", pressed while the sheet stays, or a "cross"."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setCheckable(kind == "pin")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def name(self, words: str) -> None:
        """Set the accessible name and tooltip."""
        self.setAccessibleName(words)
        set_tip(self, words, repeats=True)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_SIGN), theme().px(_SIGN))

    def nextCheckState(self) -> None:
        """Do nothing on a click: only the sheet sets whether it is pressed."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, room = theme(), QRectF(self.rect()).adjusted(2, 2, -2, -2)
        side = room.width()
        with painting(self) as painter:
            ground = t.colour("gold" if self.isChecked() else "slate")
            if self.underMouse():
                ground = ground.lighter(140)
            ink = t.colour("on_gold" if self.isChecked() else "on_slate")
            painter.fillRect(room, ground)
            painter.translate(room.topLeft())
            if self._kind == "pin":
                set_ink(painter, fill=ink)
                painter.drawRect(QRectF(side * 0.26, side * 0.18, side * 0.48, side * 0.12))
                painter.drawPolygon(
                    polygon(*((side * x, side * y) for x, y in ((0.36, 0.3), (0.64, 0.3), (0.74, 0.58), (0.26, 0.58))))
                )
                painter.drawRect(QRectF(side * 0.465, side * 0.58, side * 0.07, side * 0.28))
            else:
                set_ink(painter, line=QPen(ink, side * 0.11))
                painter.drawLine(round(side * 0.28), round(side * 0.28), round(side * 0.72), round(side * 0.72))
                painter.drawLine(round(side * 0.72), round(side * 0.28), round(side * 0.28), round(side * 0.72))
            painter.resetTransform()
            if self.hasFocus():
                paint_focus(painter, room, 0.0)


class SheetTitle(Adaptive, QWidget):
    """A sheet's head, used as title bar of its dock; the sheet is dragged by it."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        self.words = PlainLabel()
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.pin, self.close_ = HeadSign("pin", self), HeadSign("cross", self)
        self._row = fill(QHBoxLayout(self), (self.words, 1), self.pin, self.close_, spacing=0)
        dock.windowTitleChanged.connect(self.retranslate)
        self.adapt()

    def show_pinned(self, on: bool) -> None:
        """Show whether the sheet is pinned."""
        self.pin.setChecked(on)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the sheet's name and the names of the signs in the language in use."""
        title = self._dock.windowTitle()
        self.words.setText(title)
        pin = translate("Sheets", "Unpin: {sheet}") if self.pin.isChecked() else translate("Sheets", "Pin: {sheet}")
        self.pin.name(pin.format(sheet=title))
        self.close_.name(translate("Sheets", "Close: {sheet}").format(sheet=title))

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        px = theme().px
        self.setFixedHeight(px(_HIGH))
        self._row.setContentsMargins(px(12), 0, px(4), 0)
        font = theme().sized_font("strong", px(15))
        self.words.setStyleSheet(
            f"color: {theme().colour('on_slate').name()}; font-size: {px(15)}px; font-weight: {int(font.weight())};"
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), theme().colour("slate"))


BESIDE_FROM = 1600
"""Design pixels of the window's width from which pinned sheets stand beside the stage."""
SHARE = 0.25
"""Of the stage's width that a sheet lies over."""
_LEAST, _MOST = 260, 0.36
"""Design pixels that it has at least, and the share of the width that it then takes at most."""
_SECONDS = 0.16
"""What sliding takes at pace normal."""
_VERSION = 1
_OVER = QDockWidget.DockWidgetFeature.DockWidgetClosable
_BESIDE = _OVER | QDockWidget.DockWidgetFeature.DockWidgetMovable | QDockWidget.DockWidgetFeature.DockWidgetFloatable


class Sheets(QObject):
    """Shows the docks of one game with a stage as sheets."""

    left = Signal()
    """One that had the focus has been closed."""
    lies = Signal(object)
    """A `QRect`, pixels of the window: what the open sheet lies over; empty, nothing."""

    def __init__(self, window: QMainWindow, room: Callable[[], tuple[QWidget, QRect]]) -> None:
        """`room` returns the widget under the sheets and the part of it at whose right they may lie."""
        super().__init__(window)
        self._window, self._room = window, room
        self._homes: dict[QDockWidget, Qt.DockWidgetArea] = {}
        self._titles: dict[QDockWidget, SheetTitle] = {}
        self._running: Sequence[QDockWidget] = ()
        self._key = ""
        self._pinned: set[str] = set()
        """By the names of the docks as objects."""
        self._last: list[str] = []
        """Those that were open when all were put away."""
        self._beside = False
        self._moving: Motion | None = None
        self._leaves_focus = False
        self._listening = False
        self._soon = SingleShotTimer(self, self._place)

    def take(self, dock: QDockWidget, home: Qt.DockWidgetArea) -> None:
        """Make a dock a sheet. `home` is the area beside the stage where it stands when pinned, until the player moves
        it."""
        self._homes[dock] = home
        title = self._titles[dock] = SheetTitle(dock)
        dock.setTitleBarWidget(title)
        dock.setAutoFillBackground(True)
        dock.setFeatures(_OVER)
        dock.hide()
        dock.installEventFilter(self)
        dock.topLevelChanged.connect(self._soon.start)
        title.pin.clicked.connect(lambda _checked=False: self.pin(dock, not self.is_pinned(dock)))
        title.close_.clicked.connect(lambda _checked=False: dock.close())

    # The game's

    def show(self, docks: Sequence[QDockWidget], key: str) -> None:
        """Start to manage these docks and restore which were pinned and open under this key."""
        self._running, self._key = docks, key
        pinned, open_ = self._remembered()
        self._pinned, self._beside = set(pinned), self._wide
        self._lay()
        if self._beside and (state := self._kept("beside")):
            self._window.restoreState(decode_bytes(state), _VERSION)
            self._lay()
        self._open([name for name in open_ if name in self._pinned])

    def hide(self) -> None:
        """Hide all sheets and remember which were pinned and open."""
        self.remember()
        self._last = []
        for dock in self._running:
            dock.hide()
        self._running = ()

    def remember(self) -> None:
        """Save in the settings which are pinned and open."""
        if not self._running:
            return
        kept = {"pinned": sorted(self._pinned), "open": self._names_open()}
        layouts = {**settings().now.layouts, f"docks-sheets{self._key}": encode_bytes(json.dumps(kept).encode())}
        if self._beside:
            layouts[f"docks-beside{self._key}"] = encode_bytes(self._window.saveState(_VERSION))
        settings().change(layouts=layouts)

    def forget(self) -> None:
        """Unpin and close all sheets."""
        self._pinned = set()
        self._lay()
        for dock in self._running:
            dock.hide()

    def _remembered(self) -> tuple[list[str], list[str]]:
        """The saved pinned and open sheets; none if the settings are damaged."""
        try:
            kept = json.loads(bytes(decode_bytes(self._kept("sheets")).data()) or b"{}")
            names = [[name for name in kept.get(key, ()) if isinstance(name, str)] for key in ("pinned", "open")]
        except (ValueError, AttributeError, TypeError):
            return [], []
        return names[0], names[1]

    def _kept(self, what: str) -> str:
        return settings().now.layouts.get(f"docks-{what}{self._key}", "")

    # Open and pinned

    def is_pinned(self, dock: QDockWidget) -> bool:
        """Whether a sheet stays open while play goes on."""
        return dock.objectName() in self._pinned

    def pin(self, dock: QDockWidget, on: bool) -> None:
        """Pin a sheet, beside the stage where there is room, or unpin it."""
        (self._pinned.add if on else self._pinned.discard)(dock.objectName())
        focus = self._window.focusWidget()
        self._lay()
        dock.show()
        dock.raise_()
        if focus is not None:
            focus.setFocus()
        self._listen()
        self.remember()

    def toggle_all(self) -> None:
        """Close all sheets, or reopen those closed last; if there were none, open the last of the list."""
        if open_ := self._names_open():
            self._last = open_
            for dock in self._running:
                dock.close()
        else:
            self._open(self._last or [dock.objectName() for dock in self._running[-1:]])

    def _names_open(self) -> list[str]:
        return [dock.objectName() for dock in self._running if not dock.isHidden()]

    def _open(self, names: Sequence[str]) -> None:
        for dock in self._running:
            if dock.objectName() in names and (self._is_laid(dock) or self._lying() is None):
                dock.show()

    def _lying(self) -> QDockWidget | None:
        """The sheet that lies over the stage, None for none."""
        over = [dock for dock in self._running if not (dock.isHidden() or dock.isFloating() or self._is_laid(dock))]
        return over[0] if over else None

    # Where they are

    @property
    def _wide(self) -> bool:
        return self._window.width() >= theme().px(BESIDE_FROM)

    def _is_laid(self, dock: QDockWidget) -> bool:
        return self._window.dockWidgetArea(dock) != Qt.DockWidgetArea.NoDockWidgetArea

    def fit(self) -> None:
        """Adapt to a changed size of window, text or table."""
        if not self._running:
            return
        if self._wide != self._beside:
            self.remember()
            open_ = self._names_open()
            self._beside = self._wide
            self._lay()
            self._open(open_)
        self._soon.start()

    def _lay(self) -> None:
        """Put all pinned sheets beside the stage if there is room, and no others."""
        for dock in self._running:
            beside, shown = self._beside and self.is_pinned(dock), not dock.isHidden()
            if beside == self._is_laid(dock):
                continue
            if beside:
                dock.setFeatures(_BESIDE)
                self._window.addDockWidget(self._homes[dock], dock)
                dock.setVisible(shown)
                self._window.resizeDocks([dock], [self._wide_as(self._window.width())], Qt.Orientation.Horizontal)
            else:
                dock.setFloating(False)
                self._window.removeDockWidget(dock)
                dock.setFeatures(_OVER)
        for dock in self._running:
            self._titles[dock].show_pinned(self.is_pinned(dock))

    @staticmethod
    def _wide_as(stage: int) -> int:
        return max(round(stage * SHARE), min(theme().px(_LEAST), round(stage * _MOST)))

    def _rect(self) -> QRect:
        below, room = self._room()
        room = room.translated(below.mapTo(self._window, below.rect().topLeft()))
        wide = min(self._wide_as(below.width()), room.width())
        return QRect(room.right() + 1 - wide, room.top(), wide, room.height())

    def _place(self) -> None:
        """Move the open sheet to its place."""
        dock = self._lying()
        if dock is not None:
            if self._moving is not None and not self._moving.over:
                self._moving.again()
            else:
                dock.setGeometry(self._rect())
            dock.raise_()
        self._tell()

    def _slide_in(self, dock: QDockWidget) -> None:
        for other in self._running:
            if other is not dock and not (other.isHidden() or other.isFloating() or self._is_laid(other)):
                other.hide()
        if self._moving is not None:
            self._moving.cancel()
        dock.setGeometry(self._rect())
        dock.raise_()

        def step(part: float) -> None:
            room = self._rect()
            dock.setGeometry(room.translated(round(room.width() * (1 - part)), 0))

        self._moving = clock().run(dock, _SECONDS, step)

    def _tell(self) -> None:
        lying = self._lying()
        self._listen()
        self.lies.emit(QRect() if lying is None else self._rect())

    # What closes them

    def _listen(self) -> None:
        """Watch clicks and keys while an unpinned sheet is open, so that a click on the table closes it."""
        lying = self._lying()
        wanted = lying is not None and not self.is_pinned(lying)
        application = QCoreApplication.instance()
        if wanted != self._listening and application is not None:
            self._listening = wanted
            (application.installEventFilter if wanted else application.removeEventFilter)(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(watched) or not isinstance(watched, QWidget):
            return False
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            if self._on_the_table(watched) and not isinstance(watched, SheetName):
                self._put_back()
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self._listening and self._hears_keys(watched):
                self._put_back()
                return True
        elif isinstance(watched, QDockWidget) and watched in self._running:
            self._dock_event(watched, kind)
        return False

    def _dock_event(self, dock: QDockWidget, kind: QEvent.Type) -> None:
        if kind == QEvent.Type.ShowToParent:
            if not dock.isFloating() and not self._is_laid(dock):
                self._slide_in(dock)
            self._tell()
        elif kind == QEvent.Type.Close:
            focus = self._window.focusWidget()
            self._leaves_focus = focus is not None and dock.isAncestorOf(focus)
        elif kind == QEvent.Type.HideToParent:
            self._tell()
            if self._leaves_focus:
                self._leaves_focus = False
                self.left.emit()

    def _on_the_table(self, widget: QWidget) -> bool:
        below, _room = self._room()
        return widget is below or below.isAncestorOf(widget)

    def _hears_keys(self, widget: QWidget) -> bool:
        dock = self._lying()
        inside = dock is not None and (widget is dock or dock.isAncestorOf(widget))
        return widget is self._window.focusWidget() and (inside or self._on_the_table(widget))

    def _put_back(self) -> None:
        dock = self._lying()
        if dock is not None and not self.is_pinned(dock):
            dock.close()
