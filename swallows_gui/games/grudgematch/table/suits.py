"""The four suits as shapes, and their colours: clubs and spades black, diamonds and hearts red."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.games.grudgematch.rules.tables import CLUBS, DIAMONDS, HEARTS
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

BLACK, RED = QColor("#1A1A1A"), QColor("#C8321F")
PAPER = QColor("#FFFFFF")


def suit_colour(suit: int) -> QColor:
    """Black or red."""
    return RED if suit in (DIAMONDS, HEARTS) else BLACK


@cache
def _path(suit: int) -> QPainterPath:
    """In a square from -1 to 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == DIAMONDS:
        path.addPolygon(polygon((0, -1), (0.74, 0), (0, 1), (-0.74, 0)))
        path.closeSubpath()
        return path
    if suit == HEARTS:
        path.moveTo(0, 0.95)
        path.cubicTo(-1.5, -0.05, -0.9, -1.15, 0, -0.42)
        path.cubicTo(0.9, -1.15, 1.5, -0.05, 0, 0.95)
        return path
    if suit == CLUBS:
        for x, y in ((0.0, -0.5), (-0.5, 0.22), (0.5, 0.22)):
            path.addEllipse(QPointF(x, y), 0.46, 0.46)
        path.addRect(QRectF(-0.2, -0.3, 0.4, 0.6))
    else:
        path.moveTo(0, -1)
        path.cubicTo(-0.3, -0.4, -0.95, -0.15, -0.9, 0.3)
        path.cubicTo(-0.85, 0.75, -0.25, 0.7, 0, 0.36)
        path.cubicTo(0.25, 0.7, 0.85, 0.75, 0.9, 0.3)
        path.cubicTo(0.95, -0.15, 0.3, -0.4, 0, -1)
    foot = QPainterPath(QPointF(-0.1, 0.2))
    foot.quadTo(-0.06, 0.8, -0.42, 0.98)
    foot.lineTo(0.42, 0.98)
    foot.quadTo(0.06, 0.8, 0.1, 0.2)
    foot.closeSubpath()
    path.addPath(foot)
    return path


def paint_suit(painter: QPainter, room: QRectF, suit: int, colour: QColor | None = None) -> None:
    """Paint a suit as large as fits the room, in its own colour unless another is named."""
    half = min(room.width(), room.height()) / 2
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(half, half)
        painter.fillPath(_path(suit), colour or suit_colour(suit))


def paint_badge(painter: QPainter, middle: QPointF, radius: float, suit: int) -> None:
    """Paint a suit in a white disc."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_ink(painter, line=QPen(suit_colour(suit), max(1.0, radius * 0.14)), fill=PAPER)
        painter.drawEllipse(middle, radius, radius)
        side = radius * 0.66
        paint_suit(painter, QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), suit)
