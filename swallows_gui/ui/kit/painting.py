"""Helpers for painting: open and close a painter, save its state, set pen and brush; and pictures cached as pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPaintDevice, QPainter, QPen, QPixmap
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


Paint = Callable[[QPainter, QRectF], None]
"""Paints something into a room."""


class FlyIn(NamedTuple):
    """A picture into which something flies: what lies behind it, what flies, and what stands before it.

    One over the other, with `flying` at part 1, they are the whole picture.
    """

    behind: Paint
    flying: Callable[[QPainter, QRectF, float], None]
    """Gets besides how much of the flight is over, 0 to 1."""
    before: Paint


class ClausePicture(NamedTuple):
    """What the rule book shows below the title of a clause."""

    words: Callable[[], str]
    """What is seen, in the language in use: a caption for everybody, and for those who see no pictures."""
    paint: Paint
    high: int
    """Design pixels."""
    ratio: float
    """Width by height."""


_GAP = 0.12
"""Between things in a row, in their heights."""


def row_ratio(number: int, ratio: float = 1.0) -> float:
    """Width by height of as many rooms of a ratio beside one another as `in_a_row` makes."""
    return number * ratio + (number - 1) * _GAP


def in_a_row(room: QRectF, number: int, ratio: float = 1.0) -> list[QRectF]:
    """Rooms of the same ratio (width by height) beside one another, from the left, with gaps between them; lower than
    the room if they are too many for it."""
    high = min(room.height(), room.width() / row_ratio(number, ratio))
    step = high * (ratio + _GAP)
    return [QRectF(room.left() + at * step, room.top(), high * ratio, high) for at in range(number)]


def painted(widget: QWidget, size: QSize, paint: Paint) -> QPixmap:
    """What `paint` makes of a room of this size, at the resolution of the widget's screen and with smooth edges."""
    ratio = widget.devicePixelRatioF()
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        paint(painter, QRectF(0, 0, size.width(), size.height()))
    return pixmap


class DrawsAhead:
    """Stands among the bases of a widget whose pictures take long."""

    def draws_ahead(self) -> Iterator[None]:
        """Draw them before the widget is painted first, one in each piece."""
        raise NotImplementedError
