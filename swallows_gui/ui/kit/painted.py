"""Pictures that are painted once and kept as pixels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

Paint = Callable[[QPainter, QRectF], None]
"""Paints something into a room."""


def painted(widget: QWidget, size: QSize, paint: Paint) -> QPixmap:
    """What `paint` makes of a room of this size, at the resolution of the widget's screen and with smooth edges."""
    ratio = widget.devicePixelRatioF()
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return pixmap
