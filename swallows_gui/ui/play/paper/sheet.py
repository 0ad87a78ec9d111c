"""What every score sheet has: a red band with its title, and rules between its rows. Lengths are tenths of a
millimetre."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.play.paper.page import GOLD, RED, write_line

BAND = 190.0
"""From the top of the page to what stands below the band."""


def paint_band(painter: QPainter, room: QRectF, title: str, line: str) -> None:
    """Paint the band with the sheet's title and a line below it."""
    set_ink(painter, fill=RED)
    low = QPointF(room.right(), room.top() + BAND - 70)
    painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight(), low, QPointF(room.left(), room.top() + BAND - 42)]))
    painter.setPen(QPen(GOLD, 8))
    painter.drawLine(QPointF(room.left(), room.top() + BAND - 34), QPointF(room.right(), low.y() + 8))
    painter.setPen(QColor("#FFFFFF"))
    wide = room.width() - 60
    write_line(painter, QRectF(room.left() + 24, room.top() + 10, wide, 70), title, "title", 58)
    write_line(painter, QRectF(room.left() + 24, room.top() + 76, wide, 36), line, "strong", 30)


def rule(painter: QPainter, room: QRectF, y: float, colour: QColor, width: float) -> None:
    """Draw a line across the page."""
    painter.setPen(QPen(colour, width))
    painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
