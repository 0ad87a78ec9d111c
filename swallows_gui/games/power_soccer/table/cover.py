"""The cover of Power Soccer: a black die and a white one, thrown over the grass, the white one showing the penalty."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.games.power_soccer.table.faces import FACES, paint_face
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import DieLook, paint_faced_die
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_LOOK = DieLook(paint_face, frozenset((2,)))
_LARGE, _FAR = FACES.index("long_pass") + 1, FACES.index("ten") + 1


def paint_cover(painter: QPainter, room: QRectF) -> None:
    """Paint the cover; a title has room in the upper quarter, a line on the grass at the foot."""
    t = theme()
    width, height = room.width(), room.height()
    unit = min(width, height) / 100
    painter.translate(room.topLeft())
    painter.fillRect(QRectF(0, 0, width, height), t.colour("blue"))
    set_ink(painter, fill=t.colour("gold"))
    painter.drawPolygon(polygon((0, height * 0.74), (width, height * 0.46), (width, height * 0.6), (0, height * 0.8)))
    _paint_grass(painter, width, height)
    way = QPainterPath(QPointF(width * 0.04, height * 0.86))
    way.quadTo(QPointF(width * 0.3, height * 0.28), QPointF(width * 0.9, height * 0.5))
    pen = QPen(t.colour("on_colour"), 1.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.2, 2.2])
    set_ink(painter, line=pen)
    painter.drawPath(way)
    paint_ball(painter, QPointF(width * 0.9, height * 0.5), 5 * unit, QColor("#1A1A1A"))
    far, near = 30 * unit, 42 * unit
    _die(painter, QPointF(width * 0.3, height * 0.5), far, _FAR, -16)
    _die(painter, QPointF(width * 0.62, height * 0.66), near, _LARGE, 12)


def _paint_grass(painter: QPainter, width: float, height: float) -> None:
    t = theme()
    grass = QPainterPath()
    grass.addPolygon(polygon((0, height * 0.8), (width, height * 0.56), (width, height), (0, height)))
    painter.fillPath(grass, t.colour("grass"))
    with saved(painter):
        painter.setClipPath(grass, Qt.ClipOperation.IntersectClip)
        set_ink(painter, fill=t.colour("grass_dark"))
        step = width / 9
        for stripe in range(-2, 11, 2):
            left = stripe * step
            painter.drawPolygon(
                polygon(
                    (left + step * 0.9, height * 0.5),
                    (left + step * 1.9, height * 0.5),
                    (left + step, height),
                    (left, height),
                )
            )


def _die(painter: QPainter, middle: QPointF, side: float, number: int, turn: float) -> None:
    room = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_faced_die(painter, room, _LOOK, Tumble(number, turn=turn))
