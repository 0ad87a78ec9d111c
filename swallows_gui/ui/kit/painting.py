"""How painting begins and ends: a painter for a device, a state that is put back, pen and brush in one step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPaintDevice, QPainter, QPen
from PySide6.QtWidgets import QWidget

Line = QPen | QColor | Qt.PenStyle | Qt.GlobalColor
Fill = QBrush | QColor | QGradient | Qt.BrushStyle | Qt.GlobalColor


@contextmanager
def painting(device: QPaintDevice, smooth: bool = True) -> Iterator[QPainter]:
    """A painter for a widget or picture, with smooth edges; lines begin where they do in the widget. The device is free
    again behind the block."""
    painter = QPainter(device)
    if isinstance(device, QWidget):
        painter.setLayoutDirection(device.layoutDirection())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Behind the block the painter has its place, pen, brush, font and clipping of before."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def leftward(widget: QWidget) -> bool:
    """Whether lines begin at the right in a widget: what is painted at its start stands at the right, too."""
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft


def from_start(widget: QWidget, room: QRectF) -> QRectF:
    """A room that is meant from the left, as it lies in a widget where lines may begin at the right."""
    if not leftward(widget):
        return room
    return QRectF(widget.width() - room.right(), room.top(), room.width(), room.height())


def set_ink(painter: QPainter, *, line: Line = Qt.PenStyle.NoPen, fill: Fill = Qt.BrushStyle.NoBrush) -> None:
    """Draw outlines with `line` and what is inside with `fill` from here on; without one of them there is none."""
    painter.setPen(line)
    painter.setBrush(fill)
