"""The cover of Final Whistle: two men meet as tiles on the grass, a whistle above them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.games.final_whistle.table.man_paint import TALL, ManLook, paint_man
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import saved, set_ink

INK = QColor("#1A1A1A")
MEN = (
    ManLook(0, "S9", 0, "Netz", "S", (5, 4, 2, 3), ("", "", "", "")),
    ManLook(1, "D9", 1, "Kastell", "D", (3, 3, 4, 5), ("Y", "Y", "", "")),
)
"""The two who meet, as they are in the box: a cover needs no data of its game."""


def paint_cover(painter: QPainter, room: QRectF) -> None:
    """Paint the cover; a title has room in the upper quarter, a line on the grass at the foot."""
    t = theme()
    width, height = room.width(), room.height()
    unit = min(width, height) / 100
    painter.translate(room.topLeft())
    painter.fillRect(QRectF(0, 0, width, height), QColor("#7F5FAE"))
    set_ink(painter, fill=t.colour("gold"))
    painter.drawPolygon(polygon((0, height * 0.5), (width, height * 0.3), (width, height * 0.46), (0, height * 0.6)))
    grass = QPainterPath()
    grass.addPolygon(polygon((0, height * 0.62), (width, height * 0.46), (width, height), (0, height)))
    painter.fillPath(grass, t.colour("grass"))
    with saved(painter):
        painter.setClipPath(grass, Qt.ClipOperation.IntersectClip)
        painter.setBrush(t.colour("grass_dark"))
        step = width / 8
        for stripe in range(-2, 10, 2):
            left = stripe * step
            painter.drawPolygon(
                polygon(
                    (left + step * 1.6, height * 0.4),
                    (left + step * 2.6, height * 0.4),
                    (left + step, height),
                    (left, height),
                )
            )
    wide = 33 * unit
    for man, x, y, turn in ((MEN[0], 0.31, 0.6, -9.0), (MEN[1], 0.69, 0.54, 8.0)):
        box = QRectF(width * x - wide / 2, height * y - wide * TALL / 2, wide, wide * TALL)
        with saved(painter):
            painter.translate(box.center())
            painter.rotate(turn)
            painter.translate(-box.center())
            paint_man(painter, box, man)
    paint_ball(painter, QPointF(width * 0.5, height * 0.76), 7 * unit, INK)
    _whistle(painter, QPointF(width * 0.5, height * 0.34), 8.5 * unit)


def _whistle(painter: QPainter, middle: QPointF, size: float) -> None:
    pen = QPen(INK, size * 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    set_ink(painter, line=pen, fill=QColor("#F4EFE3"))
    body = QPainterPath()
    body.addEllipse(middle, size * 0.8, size * 0.8)
    mouth = QPainterPath()
    mouth.addRect(QRectF(middle.x() - size * 0.1, middle.y() - size * 0.8, size * 1.9, size * 0.62))
    painter.drawPath(body.united(mouth))
    painter.setBrush(INK)
    painter.drawEllipse(middle, size * 0.3, size * 0.3)
    for off in (-0.9, 0.0, 0.9):
        start = middle + QPointF(off * size * 0.8 - size * 0.2, -size * 1.15)
        painter.drawLine(start, start + QPointF(off * size * 0.35, -size * 0.5))
