"""The pitch of a picture: mown ground in the card's colour, the place of attack in gold, lines, goal (S5.8)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.table.art.stage import SLOPE, WIDTH, Stage
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import set_ink

_WHITE = QColor("#FFFFFF")
_FAR_Y, _NEAR_Y = 21.0, 79.0


_TOP, _BOTTOM = -0.04, 1.6
"""The parts of the field, from far to near, between which there is ground in the picture."""


def _clipped(stage: Stage, y: float) -> float:
    """Where a line across the stage lies, moved to where there is ground."""
    return min(max(stage.across.at(y), _TOP), _BOTTOM)


def floor_polygon(stage: Stage) -> QPolygonF:
    """The whole ground from the far line down."""
    return polygon(
        (-2, stage.far - 4),
        (WIDTH + 2, stage.far - 4 - SLOPE * WIDTH),
        (WIDTH + 2, stage.height + 4),
        (-2, stage.height + 4),
    )


def paint_floor(painter: QPainter, stage: Stage, ground: QColor, darker: QColor) -> None:
    """The ground with its mown stripes."""
    set_ink(painter, fill=ground)
    painter.drawPolygon(floor_polygon(stage))
    painter.setBrush(darker)
    for stripe in range(-2, 7, 2):
        u, w = stripe / 5, (stripe + 1) / 5
        painter.drawPolygon(
            QPolygonF([stage.spot(u, -0.06), stage.spot(w, -0.06), stage.spot(w, 1.5), stage.spot(u, 1.5)])
        )


def paint_place(painter: QPainter, stage: Stage, area: str, tint: QColor) -> None:
    """The place of an attack: the whole area, a band along its edge, or stripes outside of it."""
    painter.setPen(Qt.PenStyle.NoPen)
    far, near = _clipped(stage, _FAR_Y), _clipped(stage, _NEAR_Y)
    edge, line = stage.along.at(84), stage.along.at(100)

    def part(u0: float, u1: float, v0: float, v1: float) -> QPolygonF:
        return QPolygonF([stage.spot(u0, v0), stage.spot(u1, v0), stage.spot(u1, v1), stage.spot(u0, v1)])

    painter.setBrush(tint)
    if area == "inside":
        painter.drawPolygon(part(edge, line, far, near))
    elif area == "edge":
        painter.drawPolygon(part(edge - 0.085, edge + 0.085, far - 0.02, near + 0.02))
    else:
        for step in range(12):
            v = step * 0.13 - 0.03
            painter.drawPolygon(part(-0.6, edge, v, v + 0.065))


def paint_lines(painter: QPainter, stage: Stage, colour: QColor, width: float) -> None:
    """Side lines, goal lines, penalty area, goal area, spot, halfway line and circle, as far as they are near."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    set_ink(painter, line=pen)
    path = QPainterPath()

    def stroke(points: Sequence[QPointF]) -> None:
        path.addPolygon(QPolygonF(list(points)))

    def along(u0: float, u1: float, *ys: float) -> None:
        for y in ys:
            v = stage.across.at(y)
            if _TOP <= v <= _BOTTOM:
                stroke([stage.spot(u0, v), stage.spot(u1, v)])

    def across(u: float, y0: float, y1: float) -> None:
        stroke([stage.spot(u, _clipped(stage, y0)), stage.spot(u, _clipped(stage, y1))])

    line = stage.along.at(100)
    along(-0.5, line, 0, 100)
    across(line, 0, 100)
    edge = stage.along.at(84)
    if edge < 1.3:
        across(edge, _FAR_Y, _NEAR_Y)
        along(edge, line, _FAR_Y, _NEAR_Y)
        six = stage.along.at(94)
        across(six, 36, 64)
        along(six, line, 36, 64)
        stroke([_turn(stage, 89, 50, 9.15, math.radians(degree)) for degree in range(125, 236, 10)])
    middle = stage.along.at(50)
    if -0.2 < middle < 1.2:
        across(middle, 0, 100)
        circle = [_turn(stage, 50, 50, 9.15, math.radians(degree)) for degree in range(0, 361, 15)]
        highest = stage.far - 4
        stroke([point for point in circle if point.y() + SLOPE * point.x() > highest])
    if stage.along.knots[0] < 20:
        own, own_edge = stage.along.at(0), stage.along.at(16)
        across(own, 0, 100)
        across(own_edge, _FAR_Y, _NEAR_Y)
        along(own, own_edge, _FAR_Y, _NEAR_Y)
    painter.drawPath(path)
    if edge < 1.3:
        set_ink(painter, fill=colour)
        painter.drawEllipse(stage.ground(89, 50), width * 1.5, width)


def _turn(stage: Stage, x: float, y: float, radius: float, angle: float) -> QPointF:
    return stage.ground(x + math.cos(angle) * radius, y + math.sin(angle) * radius)


def paint_goal(painter: QPainter, stage: Stage, width: float, fine: bool) -> None:
    """The goal on its line, its net behind it, open to the left."""
    far, near = stage.ground(100, 44), stage.ground(100, 56)
    tall = stage.figure * 1.02
    up = QPointF(0, -tall)
    back = QPointF(min(stage.figure * 0.42, 44.0), -SLOPE * 40)
    net = QPen(QColor(255, 255, 255, 150), width * 0.42)
    set_ink(painter, fill=QColor(255, 255, 255, 46))
    painter.drawPolygon(QPolygonF([near, near + up, far + up, far + up + back * 0.55, far + back, near + back]))
    painter.setPen(net)
    strings = QPainterPath()

    def string(a: QPointF, b: QPointF) -> None:
        strings.moveTo(a)
        strings.lineTo(b)

    count = 6 if fine else 3
    for step in range(count + 1):
        part = step / count
        foot, head = near + back * part, near + up + back * (0.55 * part)
        string(foot, head)
        across = far + (near - far) * part
        string(across + up, across + up + back * 0.55)
        string(across + up + back * 0.55, across + back)
        string(near + up * part, near + up * part + back * (1 - 0.45 * part))
        string(far + up * part + back * (1 - 0.45 * part), near + up * part + back * (1 - 0.45 * part))
    painter.drawPath(strings)
    frame = QPen(QColor("#1A1A1A"), width * 2.5)
    frame.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    frame.setCapStyle(Qt.PenCapStyle.FlatCap)
    bars = QPolygonF([far, far + up, near + up, near])
    painter.setPen(frame)
    painter.drawPolyline(bars)
    frame.setColor(_WHITE)
    frame.setWidthF(width * 1.6)
    painter.setPen(frame)
    painter.drawPolyline(bars)


def goal_struck(stage: Stage, thing: str) -> QPointF:
    """Where a post or the crossbar is hit."""
    near, far = stage.ground(100, 56), stage.ground(100, 44)
    tall = stage.figure * 1.02
    if thing == "post":
        return near - QPointF(0, tall * 0.62)
    return (near + far) / 2 - QPointF(0, tall)


def paint_offside_line(painter: QPainter, stage: Stage, x: float, colour: QColor) -> None:
    """The line of the last defender but the keeper, dashed across the pitch."""
    pen = QPen(colour, 3.4)
    pen.setDashPattern([2.6, 1.6])
    painter.setPen(pen)
    u = stage.along.at(x)
    painter.drawLine(stage.spot(u, _clipped(stage, 0)), stage.spot(u, 1.5))
