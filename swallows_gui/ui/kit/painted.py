"""Pictures that are painted once and kept as pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from swallows_gui.ui.kit.painting import painting

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
