"""A link that stands by itself: underlined words that open a rule, a card or a team.

It is a button, so that a screen reader finds it and can press it, the keyboard reaches it, and its focus can be seen.
A link within the text of a label would have no element of its own in the tree that screen readers see.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from swallows_gui.services.plain import for_button, from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.painting import painting

_EDGE = 3
"""Design pixels around the words: room for the frame of the focus."""


class LinkButton(QPushButton):
    """A link; a click, or Enter or Space with the focus, emits `clicked`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(True)
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str, said: str = "") -> None:
        """Set the text, and what a screen reader says instead."""
        if (from_button(self.text()), self.accessibleName()) != (words, said):
            self.setText(for_button(words))
            self.setAccessibleName(said)
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(theme().font("body"))
        edge = 2 * theme().px(_EDGE)
        return QSize(metrics.horizontalAdvance(from_button(self.text())) + edge + 1, metrics.height() + edge)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            font = QFont(theme().font("body"))
            font.setUnderline(True)
            painter.setFont(font)
            painter.setPen(theme().colour("focus"))
            words = QFontMetrics(font).elidedText(from_button(self.text()), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), words)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0.0)
