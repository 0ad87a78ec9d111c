"""What can be looked at and chosen in a hand or on the pitch: a button that says when somebody looks at it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


class Tile(QAbstractButton):
    """A man or a card."""

    looked_at = Signal(object)
    """It has the focus or the pointer: itself; None: no more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointed = False
        """Whether the pointer has been moved over it: one that rests where a tile comes to lie means nothing."""
        self.setMouseTracking(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(None)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.pointed:
            self.pointed = True
            self.looked_at.emit(self)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed = False
        self.looked_at.emit(None)
