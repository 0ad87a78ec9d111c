"""The one line of paper on a stage, at its foot: what the reporter said last, and the names of the sheets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget
from shiboken6 import isValid

from swallows_gui.services.plain import from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.buttons import EnteredButton
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip

_LEAST_SENTENCE = 120
"""Design pixels that the sentence keeps."""
_EDGE = 2
"""Design pixels that it keeps from the window's edge, and from the stage."""
_LARGEST, _SMALLEST = 14, 9
"""Design pixels of its letters."""


class SheetName(Adaptive, EnteredButton):
    """A button with a sheet's name: opens and closes the sheet by its action, and shows the action's key."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.clicked.connect(lambda _checked=False: action.trigger())
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the action's name and whether its sheet is open."""
        if not isValid(self._action):
            return  # its dock is about to go
        text = from_button(self._action.text())
        key = self._action.shortcut().toString()
        self.setText(text)
        self.setChecked(self._action.isChecked())
        self.setEnabled(self._action.isEnabled())
        self.setAccessibleName(f"{text} ({key})" if key else text)
        set_tip(self, self.accessibleName(), repeats=True)
        self.updateGeometry()
        self.update()

    def set_type(self, pixels: int) -> None:
        """Set the font size in pixels."""
        font = theme().sized_font("strong", pixels)
        if font != self.font():
            self.setFont(font)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(QFontMetrics(self.font()).horizontalAdvance(self.text()) + theme().px(16), theme().px(24))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 12)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            if self.isChecked() or self.underMouse():
                painter.fillRect(self.rect(), t.colour("poster" if self.isChecked() else "sunken"))
            painter.setPen(t.colour("on_poster" if self.isChecked() else "ink"))
            painter.setFont(self.font())
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
            if self.hasFocus():
                paint_focus(painter, self.rect().toRectF(), 0.0)


class FootLine(Adaptive, QWidget):
    """The line at the bottom of a stage, on paper: the last sentence, and the names of the sheets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ""
        self.sentence = PlainLabel(wrap=True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._row = fill(QHBoxLayout(self), (self.sentence, 1))
        self.names: list[SheetName] = []
        self.restyle()

    def say(self, sentence: str) -> None:
        """Show the last sentence."""
        self._sentence = sentence
        self._show()

    @property
    def said(self) -> str:
        """The whole sentence."""
        return self._sentence

    def list_sheets(self, actions: Sequence[QAction]) -> None:
        """Make a button for each action that opens a sheet."""
        for name in self.names:
            self._row.removeWidget(name)
            name.hide()
            name.deleteLater()
        self.names = [SheetName(action, self) for action in actions]
        for name in self.names:
            self._row.addWidget(name)
        self.restyle()

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        px = theme().px
        self._row.setContentsMargins(px(16), 0, px(6), 0)
        self._row.setSpacing(px(2))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make the sheets' names as large as fits without shortening them."""
        t = theme()
        pixels = t.px(14)
        free = self.width() - t.px(_LEAST_SENTENCE)
        while pixels > 9:
            metrics = QFontMetrics(t.sized_font("strong", pixels))
            if sum(metrics.horizontalAdvance(name.text()) + t.px(18) for name in self.names) <= free:
                break
            pixels -= 1
        for name in self.names:
            name.set_type(pixels)
        self._row.activate()
        self._show()

    def _show(self) -> None:
        """Show the sentence in the largest font in which it fits, in several lines if necessary; if none fits, it
        stands only in the log and the tooltip."""
        t = theme()
        margins = self._row.contentsMargins()
        high = self.height() - 2 * t.px(_EDGE)
        taken = sum(name.sizeHint().width() + self._row.spacing() for name in self.names)
        width = max(1, self.width() - margins.left() - margins.right() - taken - 2)
        room = QRect(0, 0, width, 10_000)
        shown = ""
        for pixels in range(t.px(_LARGEST), t.px(_SMALLEST) - 1, -1):
            font = t.sized_font("strong", pixels)
            flags = int(Qt.TextFlag.TextWordWrap)
            if QFontMetrics(font).boundingRect(room, flags, self._sentence).height() > high:
                continue
            self.sentence.setStyleSheet(f"font-size: {pixels}px; font-weight: {int(font.weight())};")
            self.sentence.setText(self._sentence)
            if self.sentence.heightForWidth(width) <= high:
                shown = self._sentence
                break
        if shown != self.sentence.text():
            self.sentence.setText(shown)
        self.sentence.setAccessibleName(self._sentence)
        set_tip(self.sentence, self._sentence if shown != self._sentence else "", repeats=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), t.colour("paper"))
        painter.end()
