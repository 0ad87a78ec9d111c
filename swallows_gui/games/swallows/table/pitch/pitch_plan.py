"""The end of a football pitch seen from above, in metres: lines, zones of place (S5.8), and the ball's way.

Metres run from the goal line back into the field (`x`, 0 at the goal) and across (`y`, 0 on the axis of the goal).
A `Plan` maps them into a room, leaning like a poster.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import saved, set_ink

AREA_DEPTH, AREA_WIDTH = 16.5, 40.3
GOAL_AREA_DEPTH, GOAL_AREA_WIDTH = 5.5, 18.3
SPOT, CIRCLE, GOAL_WIDTH, FIELD_WIDTH = 11.0, 9.15, 7.3, 68.0
EDGE_BAND = 2.6
"""How far to both sides of the area's line the edge is drawn, in metres."""


class Plan:
    """A view of the goal end with the goal to the right, `deep` metres of it, the goal line at `goal_at`."""

    def __init__(self, room: QRectF, deep: float = 42, lean: float = 0.14, goal_at: float = 0.86) -> None:
        self.room = room
        self.scale = room.width() * goal_at / deep
        origin = QPointF(room.left() + room.width() * goal_at, room.center().y())
        self.map = QTransform(-self.scale, 0, lean * self.scale, self.scale, origin.x(), origin.y())

    def at(self, x: float, y: float) -> QPointF:
        """The point of a room for a point of the pitch."""
        return self.map.map(QPointF(x, y))

    def polygon(self, points: Sequence[tuple[float, float]]) -> QPolygonF:
        """Points of the pitch as a polygon in the room."""
        return self.map.map(QPolygonF([QPointF(x, y) for x, y in points]))

    def box(self, depth: float, width: float, front: float = 0) -> QPolygonF:
        """A rectangle before the goal, from `front` to `depth` metres, `width` wide."""
        return self.polygon([(front, -width / 2), (depth, -width / 2), (depth, width / 2), (front, width / 2)])

    def clamp(self, point: QPointF, margin: float) -> QPointF:
        """A point of the room, moved inside it by a margin."""
        r = self.room.adjusted(margin, margin, -margin, -margin)
        return QPointF(min(max(point.x(), r.left()), r.right()), min(max(point.y(), r.top()), r.bottom()))

    def paint_lines(self, painter: QPainter, pen: QPen) -> None:
        """The lines of the pitch: goal line, both areas, spot, arc, side lines, and the goal with its net."""
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(self.room, Qt.ClipOperation.IntersectClip)
            set_ink(painter, line=pen)
            half = FIELD_WIDTH / 2
            for start, end in (
                ((0.0, -half), (0.0, half)),
                ((0.0, -half), (80.0, -half)),
                ((0.0, half), (80.0, half)),
                ((52.5, -half), (52.5, half)),
            ):
                painter.drawLine(self.at(*start), self.at(*end))
            painter.drawPolygon(self.box(AREA_DEPTH, AREA_WIDTH))
            painter.drawPolygon(self.box(GOAL_AREA_DEPTH, GOAL_AREA_WIDTH))
            painter.drawPolyline(self.polygon(_arc()))
            set_ink(painter, fill=pen.brush())
            painter.drawEllipse(self.at(SPOT, 0), pen.widthF() * 1.1, pen.widthF() * 1.1)
            self._paint_goal(painter, pen)

    def _paint_goal(self, painter: QPainter, pen: QPen) -> None:
        depth = -3.4
        thin = QPen(pen)
        thin.setWidthF(pen.widthF() * 0.45)
        painter.setPen(thin)
        half = GOAL_WIDTH / 2
        for step in range(1, 5):
            y = -half + GOAL_WIDTH * step / 5
            painter.drawLine(self.at(0, y), self.at(depth, y))
        for step in (1, 2):
            x = depth * step / 3
            painter.drawLine(self.at(x, -half), self.at(x, half))
        strong = QPen(pen)
        strong.setWidthF(pen.widthF() * 1.7)
        strong.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(strong)
        painter.drawPolyline(self.polygon([(0, -half), (depth, -half), (depth, half), (0, half)]))

    def paint_way(self, painter: QPainter, way: Sequence[QPointF], pen: QPen, head: float) -> None:
        """The ball's way as a smooth arrow through points of the room."""
        if len(way) < 2:
            return
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            set_ink(painter, line=pen)
            painter.drawPath(smooth(way, head))
            tip, before = way[-1], way[-2]
            set_ink(painter, fill=pen.brush())
            painter.drawPolygon(arrow_head(before, tip, head))


def smooth(way: Sequence[QPointF], short: float = 0) -> QPainterPath:
    """A curve through the points, ending `short` pixels before the last."""
    points = list(way)
    last = points[-1] - points[-2]
    length = math.hypot(last.x(), last.y()) or 1
    points[-1] = points[-1] - last * (min(short, length * 0.8) / length)
    path = QPainterPath(points[0])
    if len(points) == 2:
        path.lineTo(points[1])
        return path
    for index in range(1, len(points) - 1):
        middle = (points[index] + points[index + 1]) / 2 if index < len(points) - 2 else points[index + 1]
        path.quadTo(points[index], middle)
    return path


def arrow_head(before: QPointF, tip: QPointF, size: float) -> QPolygonF:
    """The triangle at the end of an arrow."""
    along = tip - before
    length = math.hypot(along.x(), along.y()) or 1
    unit = along / length
    across = QPointF(-unit.y(), unit.x())
    base = tip - unit * size * 1.25
    return QPolygonF([tip, base + across * size * 0.62, base - across * size * 0.62])


def paint_way_and_ball(
    plan: Plan, painter: QPainter, way: Sequence[QPointF], colour: QColor, ink: QColor, radius: float
) -> None:
    """The arrow of the ball's way with the ball at its start."""
    pen = QPen(colour, radius * 0.5)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    plan.paint_way(painter, way, pen, radius * 1.5)
    paint_ball(painter, way[0], radius, ink)


def _arc() -> list[tuple[float, float]]:
    reach = math.acos((AREA_DEPTH - SPOT) / CIRCLE)
    steps = 14
    return [
        (SPOT + CIRCLE * math.cos(reach * (step / steps * 2 - 1)), CIRCLE * math.sin(reach * (step / steps * 2 - 1)))
        for step in range(steps + 1)
    ]


def ring(outer: QPolygonF, hole: QPolygonF | None = None) -> QPainterPath:
    """A polygon without the one inside it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for polygon in (outer, hole):
        if polygon is not None:
            path.addPolygon(polygon)
            path.closeSubpath()
    return path


def paint_mown(painter: QPainter, plan: Plan, ground: QColor) -> None:
    """Stripes of a mown lawn, in two close tones of the ground."""
    set_ink(painter, fill=ground.darker(109))
    lawn = QPolygonF(plan.room)
    for stripe in range(-2, 12, 2):
        front = stripe * 5.5
        painter.drawPolygon(plan.box(front + 5.5, 200, front).intersected(lawn))
