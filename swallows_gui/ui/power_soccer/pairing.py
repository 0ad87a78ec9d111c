"""The picture beside the set-up: two dice over the grass."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.power_soccer.cover import paint_cover


class DicePicture(QWidget):
    """As high as the form beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(160))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cover(painter, QRectF(self.rect()))
        painter.end()
