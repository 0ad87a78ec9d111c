"""The head of a sheet: its name on ink, a pin that has it stay, and a cross that closes it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import PlainLabel, set_tip

_HIGH, _SIGN = 32, 28
"""Design pixels: the head, and each side of what is clicked in it."""


class HeadSign(Adaptive, QAbstractButton):
    """A "pin", which is down while the sheet stays, or a "cross"."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setCheckable(kind == "pin")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def name(self, words: str) -> None:
        """Say what a click does."""
        self.setAccessibleName(words)
        set_tip(self, words, repeats=True)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_SIGN), theme().px(_SIGN))

    def nextCheckState(self) -> None:
        """Whether it is down is told by the sheet alone."""

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
    """Takes the place of what Qt paints over a dock; by it the sheet is dragged where it may be."""

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
        """Say whether the sheet stays."""
        self.pin.setChecked(on)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the sheet, and what the signs do to it."""
        title = self._dock.windowTitle()
        self.words.setText(title)
        pin = translate("Sheets", "Unpin: {sheet}") if self.pin.isChecked() else translate("Sheets", "Pin: {sheet}")
        self.pin.name(pin.format(sheet=title))
        self.close_.name(translate("Sheets", "Close: {sheet}").format(sheet=title))

    def restyle(self) -> None:
        """Every size by the text scale."""
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
