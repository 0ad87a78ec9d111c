"""The cover: Nietzsche and Descartes over the grass, a card between them and the ball on its way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.games.grudgematch.table.heads import SHAPE, paint_back, paint_card, paint_man
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_NIETZSCHE, _DESCARTES = 0, 4
_KING_OF_CLUBS, _QUEEN_OF_DIAMONDS = 12, 24


def paint_cover(painter: QPainter, room: QRectF) -> None:
    """Paint the cover; a title has room in the upper quarter, a line on the grass at the foot."""
    t = theme()
    width, height = room.width(), room.height()
    unit = min(width, height) / 100
    painter.translate(room.topLeft())
    painter.fillRect(QRectF(0, 0, width, height), t.colour("red"))
    set_ink(painter, fill=t.colour("gold"))
    painter.drawPolygon(polygon((0, height * 0.5), (width, height * 0.36), (width, height * 0.5), (0, height * 0.6)))
    grass = polygon((0, height * 0.76), (width, height * 0.62), (width, height), (0, height))
    painter.setBrush(t.colour("grass"))
    painter.drawPolygon(grass)
    _paint_hand(painter, width, height, unit)
    side = 36 * unit
    paint_man(painter, QRectF(width * 0.26 - side / 2, height * 0.66 - side / 2, side, side), _NIETZSCHE)
    paint_man(painter, QRectF(width * 0.77 - side / 2, height * 0.6 - side / 2, side, side), _DESCARTES)
    way = QPainterPath(QPointF(width * 0.1, height * 0.9))
    way.quadTo(QPointF(width * 0.5, height * 0.66), QPointF(width * 0.86, height * 0.76))
    pen = QPen(t.colour("on_colour"), 1.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.2, 2.2])
    set_ink(painter, line=pen)
    painter.drawPath(way)
    paint_ball(painter, QPointF(width * 0.86, height * 0.76), 5.4 * unit, QColor("#1A1A1A"))


def _paint_hand(painter: QPainter, width: float, height: float, unit: float) -> None:
    """Three cards fan out behind the heads."""
    high = 50 * unit
    wide = high * SHAPE
    for turn, kind in ((-20.0, "back"), (-2.0, "king"), (16.0, "queen")):
        with saved(painter):
            painter.translate(width * 0.52, height * 0.68)
            painter.rotate(turn)
            at = QRectF(-wide / 2, -high * 0.86, wide, high)
            if kind == "back":
                paint_back(painter, at)
            elif kind == "queen":
                paint_card(painter, at, _QUEEN_OF_DIAMONDS, 1)
            else:
                paint_card(painter, at, _KING_OF_CLUBS, 0)
