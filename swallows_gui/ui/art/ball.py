"""The ball and its way: a dashed curve with an arrow through the points of a scene."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.ui.kit.painting import set_ink

_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")


def way_path(points: Sequence[QPointF]) -> QPainterPath:
    """A smooth curve through the points."""
    path = QPainterPath(points[0])
    last = len(points) - 1
    if last == 1:
        a, b = points
        bend = QPointF((b.y() - a.y()) * 0.12, -abs(b.x() - a.x()) * 0.12)
        path.quadTo((a + b) / 2 + bend, b)
        return path
    for index in range(last):
        before = points[max(0, index - 1)]
        a, b = points[index], points[index + 1]
        after = points[min(last, index + 2)]
        path.cubicTo(a + (b - before) / 6, b - (after - a) / 6, b)
    return path


def paint_way(painter: QPainter, path: QPainterPath, width: float) -> None:
    """The dashed curve and its arrow head, dark-edged so that it stands out on any ground."""
    if path.length() < 8:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((_INK, width * 2.0), (_WHITE, width)):
        pen = QPen(colour, wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([7.0 / wide, 6.4 / wide])
        painter.setPen(pen)
        painter.drawPath(path)
    tip = path.pointAtPercent(1)
    back = path.pointAtPercent(max(0.0, 1 - 8 / path.length()))
    angle = math.atan2(tip.y() - back.y(), tip.x() - back.x())
    for colour, size in ((_INK, 11.5), (_WHITE, 8.2)):
        set_ink(painter, fill=colour)
        nose = tip + QPointF(math.cos(angle), math.sin(angle)) * (size * 0.55)
        painter.drawPolygon(
            QPolygonF(
                [nose]
                + [nose - QPointF(math.cos(angle + side), math.sin(angle + side)) * size * 1.25 for side in (-0.5, 0.5)]
            )
        )


def paint_ball(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The ball: white with black patches."""
    set_ink(painter, line=QPen(_INK, radius * 0.2), fill=_WHITE)
    painter.drawEllipse(middle, radius, radius)
    set_ink(painter, fill=_INK)
    painter.drawPolygon(_patch(middle, radius * 0.42, -math.pi / 2))
    for patch in range(5):
        turn = -math.pi / 2 + math.tau * patch / 5
        at = middle + QPointF(math.cos(turn), math.sin(turn)) * (radius * 0.86)
        painter.drawPolygon(
            QPolygonF(
                [at + QPointF(math.cos(turn + side) * radius * size, math.sin(turn + side) * radius * size)
                 for side, size in ((2.5, 0.3), (1.4, 0.24), (-1.4, 0.24), (-2.5, 0.3))]
            )
        )  # fmt: skip


def _patch(middle: QPointF, radius: float, start: float) -> QPolygonF:
    return QPolygonF(
        [
            middle + QPointF(math.cos(start + math.tau * i / 5) * radius, math.sin(start + math.tau * i / 5) * radius)
            for i in range(5)
        ]
    )
