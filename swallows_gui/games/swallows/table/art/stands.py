"""Paints the surroundings of a picture: the pitch (S5.8), and crowd, boards, benches, street or cabin behind it.

The pitch is mown ground in the card's colour, with lines, goal, and the place of the attack in gold.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.table.art.sky import SLOPE, WIDTH, PictureStage
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import set_ink

_LOUD = ("roar", "cheer", "sing", "angry", "hope", "boo")
_FLAGS = ("cheer", "roar", "sing", "hope")


def _band(top: float, bottom: float) -> QPolygonF:
    """A strip across the picture that rises with the far line; heights at the left side."""
    rise = SLOPE * WIDTH
    return polygon((-2, top), (WIDTH + 2, top - rise), (WIDTH + 2, bottom - rise), (-2, bottom))


def paint_crowd(
    painter: QPainter,
    mood: str,
    top: float,
    bottom: float,
    variety: int,
    paint: Mapping[str, QColor],
    night: bool,
    fine: bool,
) -> None:
    """The stand between two heights, full of heads; arms, flags and mouths show the mood."""
    if mood == "none":
        return
    set_ink(painter, fill=QColor("#20242B") if night else QColor("#4A4F57"))
    painter.drawPolygon(_band(top, bottom))
    if not fine:
        return
    heads, coats, raised, mouths = QPainterPath(), QPainterPath(), QPainterPath(), QPainterPath()
    step = 13.0
    row_height = 12.0
    rows = max(1, int((bottom - top) / row_height))
    empty = mood in ("asleep", "silence")
    for row in range(rows):
        for seat in range(-1, int(WIDTH / step) + 1):
            number = row * 41 + seat * 17 + variety * 7
            if empty and number % 3 == 0:
                continue
            x = seat * step + (row % 2) * step / 2 + number % 3
            y = top + 8 + row * row_height - SLOPE * x
            if mood in _LOUD and number % 2:
                y -= 2.5
            tilt = 2.2 if mood == "asleep" else 0.0
            heads.addEllipse(QPointF(x + tilt, y + tilt), 3.2, 3.6)
            coats.addRoundedRect(QRectF(x - 5, y + 3.4, 10, 9), 4, 4)
            if mood in _LOUD and number % 3 != 1:
                _arms(raised, x, y, mood, number)
            if mood in ("gasp", "laugh", "roar", "sing", "boo") and number % 2 == 0:
                mouths.addEllipse(QPointF(x, y + 1.4), 1.3 if mood != "laugh" else 1.9, 1.5 if mood != "laugh" else 1.0)
    painter.fillPath(coats, QColor("#343A42") if night else QColor("#6A6F74"))
    painter.strokePath(raised, QPen(QColor("#D8B089") if not night else QColor("#8C7A68"), 2.0))
    painter.fillPath(heads, QColor("#E3BE98") if not night else QColor("#8C7A68"))
    painter.fillPath(mouths, QColor("#1A1A1A"))
    if mood in _FLAGS:
        _flags(painter, top, variety, paint)
    if mood == "asleep":
        _sleep_marks(painter, top)
    elif mood == "sing":
        _notes(painter, top, variety)


def _arms(path: QPainterPath, x: float, y: float, mood: str, number: int) -> None:
    if mood == "angry":
        path.moveTo(x + 4, y + 5)
        path.lineTo(x + 6, y - 4)
        return
    if mood == "hope":
        for side in (-4, 4):
            path.moveTo(x + side, y + 5)
            path.lineTo(x, y - 6)
        return
    if mood == "boo":
        path.moveTo(x - 4, y + 5)
        path.lineTo(x - 1.4, y + 1)
        path.moveTo(x + 4, y + 5)
        path.lineTo(x + 1.4, y + 1)
        return
    spread = 2.0 + number % 3
    path.moveTo(x - 4, y + 5)
    path.lineTo(x - 4 - spread, y - 5)
    path.moveTo(x + 4, y + 5)
    path.lineTo(x + 4 + spread, y - 5)


def _flags(painter: QPainter, top: float, variety: int, paint: Mapping[str, QColor]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(3):
        x = (number * 89 + variety * 23) % 220 + 20
        y = top + 10 - SLOPE * x
        painter.setBrush(QColor("#1A1A1A"))
        painter.drawRect(QRectF(x, y - 17, 1.3, 18))
        painter.setBrush(paint[("red", "gold", "white", "blue")[(number + variety) % 4]])
        painter.drawPolygon(polygon((x + 1, y - 17), (x + 14, y - 14), (x + 1, y - 9)))


def _sleep_marks(painter: QPainter, top: float) -> None:
    painter.setPen(QPen(QColor("#1A1A1A"), 2))
    for x in (130, 150, 172):
        y, size = top - 8 - SLOPE * x, 4 + (x - 130) / 10
        painter.drawPolyline(polygon((x, y - size), (x + size, y - size), (x, y), (x + size, y)))


def _notes(painter: QPainter, top: float, variety: int) -> None:
    set_ink(painter, line=QPen(QColor("#1A1A1A"), 1.8), fill=QColor("#1A1A1A"))
    for number in range(4):
        x = 110 + number * 30 + variety % 9
        y = top - 5 - SLOPE * x - number % 2 * 5
        painter.drawEllipse(QPointF(x, y), 2.4, 1.9)
        painter.drawLine(QPointF(x + 2.2, y), QPointF(x + 2.2, y - 9))
        painter.drawLine(QPointF(x + 2.2, y - 9), QPointF(x + 6, y - 7))


def paint_boards(painter: QPainter, top: float, height: float, variety: int, paint: Mapping[str, QColor]) -> None:
    """The boards along the line, in flat fields of colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    order = ("white", "red", "gold", "blue", "white", "ink", "gold", "red")
    x = -10.0 - variety % 30
    number = variety
    while x < WIDTH:
        wide = 34.0 + (number * 13) % 26
        painter.setBrush(paint[order[number % len(order)]])
        painter.drawPolygon(
            polygon(
                (x, top - SLOPE * x),
                (x + wide, top - SLOPE * (x + wide)),
                (x + wide, top + height - SLOPE * (x + wide)),
                (x, top + height - SLOPE * x),
            )
        )
        x += wide
        number += 1


def paint_bench(painter: QPainter, top: float, bottom: float, paint: Mapping[str, QColor]) -> None:
    """The dug-out with its roof."""
    set_ink(painter, fill=QColor("#2C3640"))
    painter.drawPolygon(_band(top, bottom))
    painter.setBrush(paint["red"])
    painter.drawPolygon(_band(top - 12, top + 2))
    painter.setBrush(QColor("#8FA3AD"))
    for post in range(6):
        x = post * 50.0
        painter.drawRect(QRectF(x, top - SLOPE * x, 3, bottom - top))
    painter.setBrush(paint["wood"])
    painter.drawPolygon(_band(bottom - 18, bottom - 11))


def paint_street(painter: QPainter, top: float, bottom: float, variety: int, paint: Mapping[str, QColor]) -> None:
    """A row of houses."""
    painter.setPen(Qt.PenStyle.NoPen)
    x, number = -8.0, variety
    while x < WIDTH:
        wide = 44.0 + number * 11 % 20
        tall = 8 + number * 17 % 30
        low = bottom - SLOPE * x + 8
        painter.setBrush(paint[("pink", "gold", "cream", "red", "sky", "tan")[number % 6]])
        painter.drawRect(QRectF(x, top - tall - SLOPE * x, wide, low - top + tall))
        painter.setBrush(paint["brown"])
        peak = top - tall - SLOPE * x
        painter.drawPolygon(polygon((x - 2, peak), (x + wide / 2, peak - 18), (x + wide + 2, peak)))
        painter.setBrush(paint["dark"])
        for window in range(3):
            for floor in range(3):
                painter.drawRect(QRectF(x + 7 + window * (wide - 14) / 2.6, peak + 9 + floor * 19, 7, 11))
        x += wide
        number += 1


def paint_cabin(painter: QPainter, top: float, bottom: float, paint: Mapping[str, QColor]) -> None:
    """The changing room: lockers and hooks."""
    painter.fillRect(QRectF(-2, -2, WIDTH + 4, bottom + 6), QColor("#E8E0CF"))
    set_ink(painter, line=QPen(QColor("#8A8A86"), 1.4), fill=paint["sky"])
    for locker in range(9):
        x = locker * 29.0 - 4
        painter.drawRect(QRectF(x, top - 34 - SLOPE * x, 27, bottom - top + 30))
        painter.drawLine(QPointF(x + 7, top - 22 - SLOPE * x), QPointF(x + 20, top - 22 - SLOPE * x))
        painter.drawLine(QPointF(x + 7, top - 17 - SLOPE * x), QPointF(x + 20, top - 17 - SLOPE * x))


_WHITE = QColor("#FFFFFF")
_FAR_Y, _NEAR_Y = 21.0, 79.0


_TOP, _BOTTOM = -0.04, 1.6
"""The parts of the field, from far to near, between which there is ground in the picture."""


def _clipped(stage: PictureStage, y: float) -> float:
    """The height in the picture of a line across the stage, moved to where there is ground."""
    return min(max(stage.across.at(y), _TOP), _BOTTOM)


def floor_polygon(stage: PictureStage) -> QPolygonF:
    """The whole ground from the far line down."""
    return polygon(
        (-2, stage.far - 4),
        (WIDTH + 2, stage.far - 4 - SLOPE * WIDTH),
        (WIDTH + 2, stage.height + 4),
        (-2, stage.height + 4),
    )


def paint_floor(painter: QPainter, stage: PictureStage, ground: QColor, darker: QColor) -> None:
    """The ground with its mown stripes."""
    set_ink(painter, fill=ground)
    painter.drawPolygon(floor_polygon(stage))
    painter.setBrush(darker)
    for stripe in range(-2, 7, 2):
        u, w = stripe / 5, (stripe + 1) / 5
        painter.drawPolygon(
            QPolygonF([stage.spot(u, -0.06), stage.spot(w, -0.06), stage.spot(w, 1.5), stage.spot(u, 1.5)])
        )


def paint_place(painter: QPainter, stage: PictureStage, area: str, tint: QColor) -> None:
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


def paint_lines(painter: QPainter, stage: PictureStage, colour: QColor, width: float) -> None:
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


def _turn(stage: PictureStage, x: float, y: float, radius: float, angle: float) -> QPointF:
    return stage.ground(x + math.cos(angle) * radius, y + math.sin(angle) * radius)


def paint_goal(painter: QPainter, stage: PictureStage, width: float, fine: bool) -> None:
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


def goal_struck(stage: PictureStage, thing: str) -> QPointF:
    """The point where a post or the crossbar is hit."""
    near, far = stage.ground(100, 56), stage.ground(100, 44)
    tall = stage.figure * 1.02
    if thing == "post":
        return near - QPointF(0, tall * 0.62)
    return (near + far) / 2 - QPointF(0, tall)


def paint_offside_line(painter: QPainter, stage: PictureStage, x: float, colour: QColor) -> None:
    """The line of the last defender but the keeper, dashed across the pitch."""
    pen = QPen(colour, 3.4)
    pen.setDashPattern([2.6, 1.6])
    painter.setPen(pen)
    u = stage.along.at(x)
    painter.drawLine(stage.spot(u, _clipped(stage, 0)), stage.spot(u, 1.5))
