"""How painting begins and ends: a painter for a device, a state that is put back, pen and brush in one step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPaintDevice, QPainter, QPen

Line = QPen | QColor | Qt.PenStyle | Qt.GlobalColor
Fill = QBrush | QColor | QGradient | Qt.BrushStyle | Qt.GlobalColor


@contextmanager
def painting(device: QPaintDevice, smooth: bool = True) -> Iterator[QPainter]:
    """A painter for a widget or picture, with smooth edges; the device is free again behind the block."""
    painter = QPainter(device)
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


def set_ink(painter: QPainter, *, line: Line = Qt.PenStyle.NoPen, fill: Fill = Qt.BrushStyle.NoBrush) -> None:
    """Draw outlines with `line` and what is inside with `fill` from here on; without one of them there is none."""
    painter.setPen(line)
    painter.setBrush(fill)
