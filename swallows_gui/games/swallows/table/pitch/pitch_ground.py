"""The ground of the table's pitch, in perspective: stand, mown grass, lines and the place of play (S5.8)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient, QTransform

from swallows_gui.games.swallows.table.pitch.pitch_plan import (
    AREA_DEPTH,
    AREA_WIDTH,
    CIRCLE,
    EDGE_BAND,
    FIELD_WIDTH,
    GOAL_AREA_DEPTH,
    GOAL_AREA_WIDTH,
    SPOT,
    ring,
)
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import saved, set_ink

LENGTH = 105.0
_DARKNESS = QColor(96, 112, 150)
"""What the grass is multiplied with by night."""
_LIT = 118
"""Grass under floodlights, percent of its brightness."""
_FAR, _NEAR = 0.156, -0.042
"""Where the far and the near touch line begin, in parts of the room's width."""
BEHIND, _BEFORE = 3.4, 64.0
"""Metres of grass behind the far touch line, and before the near one."""
_START = {
    "inside": (10.5, 6.0),
    "edge": (16.5, 6.0),
    "outside": (27.0, 4.0),
    "spot": (SPOT, 0.0),
    "mark": (24.0, 3.0),
    "start": (50.0, 6.0),
}
"""Metres from the goal attacked, and across, at which the ball lies for a place; "mark" is that of a free kick."""


class MownField:
    """Maps metres of a whole pitch (0 to 105 along, 0 at its axis across) into a room, seen from the main stand: its
    upper edge is the far touch line, its lower edge the near one."""

    def __init__(self, room: QRectF) -> None:
        self.room = room
        half = FIELD_WIDTH / 2
        metres = QPolygonF([QPointF(0, -half), QPointF(LENGTH, -half), QPointF(LENGTH, half), QPointF(0, half)])
        far, near = room.width() * _FAR, room.width() * _NEAR
        seen = QPolygonF(
            [
                QPointF(room.left() + far, room.top()),
                QPointF(room.right() - far, room.top()),
                QPointF(room.right() - near, room.bottom()),
                QPointF(room.left() + near, room.bottom()),
            ]
        )
        found = QTransform.quadToQuad(metres, seen)
        self._map = found if isinstance(found, QTransform) else QTransform()

    def at(self, x: float, y: float) -> QPointF:
        """The screen point of a point of the field."""
        return self._map.map(QPointF(x, y))

    def box(self, x0: float, x1: float, width: float) -> QPolygonF:
        """A rectangle of the pitch around its axis."""
        half = width / 2
        return self.strip(x0, x1, -half, half)

    def strip(self, x0: float, x1: float, y0: float, y1: float) -> QPolygonF:
        """A rectangle of the pitch as a polygon of the picture."""
        return QPolygonF([self.at(x0, y0), self.at(x1, y0), self.at(x1, y1), self.at(x0, y1)])


def towards(field: MownField, attacker: str, distance: float, across: float) -> QPointF:
    """A point so many metres from the goal attacked: home attacks the one at the right."""
    return field.at(LENGTH - distance, across) if attacker == "home" else field.at(distance, -across)


def ball_place(room: QRectF, attacker: str, place: str | None) -> QPointF:
    """The ball's position."""
    return towards(MownField(room), attacker, *_START[place or "outside"])


def distance_of(place: str | None) -> float:
    """The ball's distance from the attacked goal in metres."""
    return _START[place or "outside"][0]


def paint_turf(painter: QPainter, room: QRectF, lines: QRectF, *, night: bool = False) -> None:
    """Paint the grass of a pitch into a room, its lines being in a part of it; by `night` it lies under four
    floodlights."""
    t = theme()
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(room, t.colour("grass"))
        field = MownField(lines)
        set_ink(painter, fill=t.colour("grass_dark"))
        half = FIELD_WIDTH / 2
        for stripe in range(-6, 30, 2):
            begin = (stripe - 1) * LENGTH / 20
            painter.drawPolygon(field.strip(begin, begin + LENGTH / 20, -half - BEHIND * 4, half + _BEFORE))
        if night:
            _paint_night(painter, room, t.colour("grass"))


def paint_marks(painter: QPainter, lines: QRectF, attacker: str | None, area: str | None) -> None:
    """Paint the lines of a pitch, the place of play in gold."""
    field = MownField(lines)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if attacker is not None and area is not None:
            _paint_zone(painter, field, attacker, area, theme().colour("gold"))
        _paint_lines(painter, field, theme().colour("grass_line"), max(1.6, lines.height() / 154))


def _paint_night(painter: QPainter, room: QRectF, grass: QColor) -> None:
    """Paint darkness over the grass, and the light of masts beyond its corners."""
    with saved(painter):
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(room, _DARKNESS)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        lit, gone = grass.lighter(_LIT), grass.lighter(_LIT)
        lit.setAlpha(170)
        gone.setAlpha(0)
        reach = math.hypot(room.width(), room.height()) * 0.6
        for x in (room.left(), room.right()):
            for y in (room.top(), room.bottom()):
                inwards = QPointF(math.copysign(1.0, room.center().x() - x), math.copysign(1.0, room.center().y() - y))
                light = QRadialGradient(QPointF(x, y), reach)
                light.setColorAt(0.0, lit)
                light.setColorAt(1.0, gone)
                painter.setBrush(light)
                along, across = inwards.x() * reach, inwards.y() * reach
                mast = QPointF(x - inwards.x() * 8, y - inwards.y() * 8)
                painter.drawPolygon(
                    QPolygonF([mast, mast + QPointF(along, across * 0.12), mast + QPointF(along * 0.42, across)])
                )


def _paint_zone(painter: QPainter, field: MownField, attacker: str, area: str, gold: QColor) -> None:
    def box(deep: float, width: float) -> QPolygonF:
        return field.box(LENGTH - deep, LENGTH, width) if attacker == "home" else field.box(0, deep, width)

    inner = box(AREA_DEPTH - EDGE_BAND, AREA_WIDTH - 2 * EDGE_BAND)
    outer = box(AREA_DEPTH + EDGE_BAND, AREA_WIDTH + 2 * EDGE_BAND)
    if area == "inside":
        painter.fillPath(ring(inner), gold)
    elif area == "edge":
        painter.fillPath(ring(outer, inner), gold)
    else:
        with saved(painter):
            painter.setClipPath(ring(box(LENGTH / 2, FIELD_WIDTH), outer), Qt.ClipOperation.IntersectClip)
            step = field.room.height() / 14
            painter.setPen(QPen(gold, step * 0.3))
            x = field.room.left() - field.room.height()
            while x < field.room.right():
                painter.drawLine(QPointF(x, field.room.bottom()), QPointF(x + field.room.height(), field.room.top()))
                x += step


def _paint_lines(painter: QPainter, field: MownField, colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    set_ink(painter, line=pen)
    painter.drawPolygon(field.box(0, LENGTH, FIELD_WIDTH))
    painter.drawLine(field.at(LENGTH / 2, -FIELD_WIDTH / 2), field.at(LENGTH / 2, FIELD_WIDTH / 2))
    painter.drawPolygon(_circle(field))
    for goal, inwards in ((0.0, 1.0), (LENGTH, -1.0)):
        painter.drawPolygon(field.box(goal, goal + inwards * AREA_DEPTH, AREA_WIDTH))
        painter.drawPolygon(field.box(goal, goal + inwards * GOAL_AREA_DEPTH, GOAL_AREA_WIDTH))
        with saved(painter):
            painter.setBrush(colour)
            painter.drawEllipse(field.at(goal + inwards * SPOT, 0), width * 0.9, width * 0.6)


def _circle(field: MownField) -> QPolygonF:
    turns = [math.tau * step / 64 for step in range(64)]
    return QPolygonF([field.at(LENGTH / 2 + CIRCLE * math.cos(turn), CIRCLE * math.sin(turn)) for turn in turns])
