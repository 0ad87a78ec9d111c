"""Sheets that slide over a quarter of a stage from its right side.

One is open at a time, and Esc puts it away; one that is pinned stays. From `BESIDE` pixels of width on a pinned sheet
stands beside the stage, which is narrower by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.clock import Motion, clock, ease
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import PlainLabel, set_tip

BESIDE: Final = 1600
"""Pixels of width from which pinned sheets stand beside the stage."""
_SHARE, _LEAST, _MOST = 0.26, 300, 430
"""A sheet's share of the width, and its least and most, design pixels."""
_PINNED: Final = "sheets"
"""Under which the settings keep the names of what is pinned."""
SECONDS: Final = 0.18
"""What sliding takes at pace normal."""


class Sheet(Adaptive, QWidget):
    """A page with a heading, a pin and a cross; `toggleViewAction` opens and closes it, with its key."""

    visibilityChanged = Signal(bool)
    pinned_changed = Signal()

    def __init__(self, name: str, title: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self._title = name, title
        self._widget: QWidget | None = None
        self.setObjectName(f"sheet-{name}")
        self.heading = PlainLabel(role="heading")
        self.pin, self.cross = PosterButton("", kind="quiet"), PosterButton("", kind="quiet", icon="close")
        self.pin.setCheckable(True)
        self._top = fill(QHBoxLayout(), (self.heading, 1), self.pin, self.cross)
        self._column = fill(QVBoxLayout(self), self._top, margins=0)
        self._toggle = QAction(self)
        self._toggle.setCheckable(True)
        self._toggle.triggered.connect(lambda checked=False: self.setVisible(checked))
        self.pin.toggled.connect(lambda _on: self.pinned_changed.emit())
        self.cross.clicked.connect(lambda _checked=False: self.hide())
        self.hide()
        self.retranslate()
        self.restyle()

    def widget(self) -> QWidget | None:
        """What stands on it."""
        return self._widget

    def setWidget(self, widget: QWidget) -> None:
        """Put something on it."""
        self._widget = widget
        self._column.addWidget(widget, 1)
        widget.show()

    def toggleViewAction(self) -> QAction:
        """Opens and closes it."""
        return self._toggle

    @property
    def pinned(self) -> bool:
        """Whether it stays."""
        return self.pin.isChecked()

    def retranslate(self) -> None:
        self.heading.setText(self._title())
        self.setAccessibleName(self._title())
        self.setWindowTitle(self._title())
        self._toggle.setText(self._title())
        pin = translate("Sheets", "Pin")
        self.pin.setText(pin)
        set_tip(self.pin, translate("Sheets", "Pin: the sheet stays, and in a wide window stands beside the table"))
        close = translate("Sheets", "Put away (Esc)")
        self.cross.setAccessibleName(close)
        set_tip(self.cross, close, repeats=True)

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._top, (14, 6, 6, 4), 6)
        for button in (self.pin, self.cross):
            button.setMaximumHeight(px(28))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._toggle.setChecked(True)
        self.visibilityChanged.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isHidden():
            self._toggle.setChecked(False)
            self.visibilityChanged.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), t.colour("paper"))
            painter.fillRect(0, 0, t.px(3), self.height(), t.colour("ink"))


class Sheets(QWidget):
    """All sheets of one stage, above each other; itself it is only as large as those that are open."""

    changed = Signal()
    """One has been opened, closed or pinned."""
    left = Signal()
    """The last one has been put away while it had the focus."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self._stage = stage
        self._room = QRect()
        self._motion: Motion | None = None
        self._slid = 1.0
        self._arranging = False
        self.listed: list[Sheet] = []
        self.hide()
        stage.installEventFilter(self)

    def add(self, name: str, title: Callable[[], str], widget: QWidget | None = None) -> Sheet:
        """Add a sheet, closed; pinned as it was left."""
        sheet = Sheet(name, title, self)
        if widget is not None:
            sheet.setWidget(widget)
        if name in pinned_names():
            sheet.pin.setChecked(True)
            sheet.show()
        sheet.visibilityChanged.connect(lambda shown, sheet=sheet: self._follow(sheet, shown))
        sheet.pinned_changed.connect(lambda sheet=sheet: self._remember(sheet))
        self.listed.append(sheet)
        self.arrange(self._room)
        return sheet

    def take_out(self, sheet: Sheet) -> None:
        """Let go of a sheet."""
        self.listed.remove(sheet)
        sheet.hide()
        sheet.setParent(None)
        sheet.deleteLater()

    def sheet(self, name: str) -> Sheet | None:
        """The sheet of a name."""
        return next((sheet for sheet in self.listed if sheet.name == name), None)

    def open(self, name: str) -> None:
        """Open a sheet."""
        found = self.sheet(name)
        if found is not None:
            found.show()

    @property
    def open_ones(self) -> list[Sheet]:
        """Those that are open."""
        return [sheet for sheet in self.listed if not sheet.isHidden()]

    @property
    def width_beside(self) -> int:
        """Pixels that pinned sheets take beside the stage; 0: they lie over it."""
        wide = self._room.width()
        pinned = any(sheet.pinned for sheet in self.open_ones)
        return self._width(wide) if pinned and wide >= BESIDE else 0

    @staticmethod
    def _width(wide: int) -> int:
        px = theme().px
        return min(max(round(wide * _SHARE), px(_LEAST)), px(_MOST), round(wide * 0.9))

    def arrange(self, room: QRect) -> None:
        """Stand at the right side of a room in pixels of the stage; open sheets share its height."""
        self._room = room
        shown = self.open_ones
        self._arranging = True
        if not shown or room.isEmpty():
            self.hide()
        else:
            wide = self._width(room.width())
            aside = 0 if self.width_beside else round((1 - self._slid) * wide)
            self.setGeometry(room.right() + 1 - wide + aside, room.top(), wide, room.height())
            each = room.height() // len(shown)
            for at, sheet in enumerate(shown):
                sheet.setGeometry(0, at * each, wide, each)
            self.show()
            self.raise_()
        self._arranging = False

    def close_loose(self) -> None:
        """Put away what is not pinned."""
        for sheet in self.open_ones:
            if not sheet.pinned:
                sheet.hide()

    def _follow(self, sheet: Sheet, shown: bool) -> None:
        if self._arranging or sheet.isHidden() == shown:
            return
        if shown:
            for other in self.open_ones:
                if other is not sheet and not other.pinned:
                    other.hide()
            self._slide()
        else:
            if sheet.pinned:
                sheet.pin.setChecked(False)
            focus = self.window().focusWidget()
            if focus is None or not focus.isVisible() or sheet.isAncestorOf(focus):
                self.left.emit()
        self.arrange(self._room)
        self.changed.emit()

    def _slide(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
        self._slid = 0.0
        self._motion = clock().run(self, SECONDS, self._step, curve=ease)

    def _step(self, part: float) -> None:
        self._slid = part
        self.arrange(self._room)

    def _remember(self, sheet: Sheet) -> None:
        kept = [name for name in pinned_names() if name != sheet.name]
        names = ",".join([*kept, sheet.name] if sheet.pinned else kept)
        settings().change(layouts={**settings().now.layouts, _PINNED: names})
        self.arrange(self._room)
        self.changed.emit()


def pinned_names() -> list[str]:
    """The names of the sheets that were left pinned."""
    return [name for name in settings().now.layouts.get(_PINNED, "").split(",") if name]
