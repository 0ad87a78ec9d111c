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
    """A context manager with an antialiased painter for a widget or image, in the widget's text direction. It ends the
    painter."""
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
    """A context manager that restores the painter's transformation, pen, brush, font and clipping."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def leftward(widget: QWidget) -> bool:
    """Whether the widget's text runs from right to left, so that painted content is mirrored too."""
    return widget.layoutDirection() == Qt.LayoutDirection.RightToLeft


def from_start(widget: QWidget, room: QRectF) -> QRectF:
    """A rectangle given from the left, mirrored in a widget with right-to-left text."""
    if not leftward(widget):
        return room
    return QRectF(widget.width() - room.right(), room.top(), room.width(), room.height())


def set_ink(painter: QPainter, *, line: Line = Qt.PenStyle.NoPen, fill: Fill = Qt.BrushStyle.NoBrush) -> None:
    """Set pen and brush; a missing one is switched off."""
    painter.setPen(line)
    painter.setBrush(fill)


Paint = Callable[[QPainter, QRectF], None]
"""Paints something into a room."""


class FlyIn(NamedTuple):
    """A picture with a flying part: what lies behind it, what flies, and what is in front. Painted over each other,
    with `flying` at 1, they are the whole picture."""

    behind: Paint
    flying: Callable[[QPainter, QRectF, float], None]
    """Gets besides how much of the flight is over, 0 to 1."""
    before: Paint


class ClausePicture(NamedTuple):
    """A picture below the title of a clause in the rule book."""

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
    """Width divided by height of a row of `number` equal rooms, as `in_a_row` makes it."""
    return number * ratio + (number - 1) * _GAP


def in_a_row(room: QRectF, number: int, ratio: float = 1.0) -> list[QRectF]:
    """`number` equal rectangles with a ratio (width by height) in a row from the left, with gaps; lower than the room
    if necessary."""
    high = min(room.height(), room.width() / row_ratio(number, ratio))
    step = high * (ratio + _GAP)
    return [QRectF(room.left() + at * step, room.top(), high * ratio, high) for at in range(number)]


def painted(widget: QWidget, size: QSize, paint: Paint) -> QPixmap:
    """A pixmap of this size painted by `paint`, antialiased and in the resolution of the widget's screen."""
    ratio = widget.devicePixelRatioF()
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        paint(painter, QRectF(0, 0, size.width(), size.height()))
    return pixmap


class DrawsAhead:
    """A mixin for widgets whose pictures take long to paint."""

    def draws_ahead(self) -> Iterator[None]:
        """Paint the pictures before the widget is shown, one in each piece."""
        raise NotImplementedError
