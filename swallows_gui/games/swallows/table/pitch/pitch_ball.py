"""Both goals of the table's pitch with their nets, the ball and its trail."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swallows_gui.games.swallows.table.pitch.ball_way import GOAL_DEPTH, GOAL_SPAN, SAMPLES, BallWay
from swallows_gui.games.swallows.table.pitch.pitch_ground import MownField, towards
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import saved, set_ink

INK, WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_MESH_ALONG, _MESH_ACROSS = 4, 8


class GoalItem(QGraphicsItem):
    """A goal seen from above; `bulge` says how far its net is pushed out, and `burst` how far a goal's rays reach."""

    def __init__(self, attacker: str) -> None:
        super().__init__()
        self._attacker = attacker
        """The side that shoots at it."""
        self._room = QRectF(0, 0, 10, 10)
        self.bulge = 0.0
        self.burst = 0.0
        self._at = 0.12
        self._field = MownField(self._room)
        self.setZValue(-2)

    def set_room(self, room: QRectF) -> None:
        """The room of the whole pitch."""
        if room != self._room:
            self.prepareGeometryChange()
            self._room, self._field = room, MownField(room)

    def show_net(self, bulge: float, burst: float, at: float = 0.12) -> None:
        """Stretch the net by a share, with rays; `at`, -1 to 1, is the place along the goal."""
        if (bulge, burst, at) != (self.bulge, self.burst, self._at):
            self.prepareGeometryChange()
            self.bulge, self.burst, self._at = bulge, burst, at
            self.update()

    def boundingRect(self) -> QRectF:
        field = self._field
        corners = [
            towards(field, self._attacker, x, y) for x in (13, -GOAL_DEPTH * 2) for y in (-GOAL_SPAN, GOAL_SPAN * 1.3)
        ]
        room = QPolygonF(corners).boundingRect()
        if self.burst > 0:
            reach = self._reach + 2
            centre = self._spot(0.5, self._at)
            room = room.united(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach))
        return room

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        self.paint_goal(painter)

    def paint_goal(self, painter: QPainter) -> None:
        """Paint it as it is now, into the ground too: a net is forty lines, and mostly at rest."""
        white = theme().colour("grass_line")
        self._paint_burst(painter)
        outline = [
            self._spot(u, v / 8 - 1) for u, v in ((0, 0), (1, 0), *((1, v) for v in range(1, 16)), (1, 16), (0, 16))
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        veil = QColor(white)
        veil.setAlpha(64)
        painter.setBrush(veil)
        painter.drawPolygon(QPolygonF(outline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        thin = max(0.7, self._room.height() / 420)
        mesh = QColor(white)
        mesh.setAlpha(190)
        painter.setPen(QPen(mesh, thin))
        for along in range(1, _MESH_ALONG):
            painter.drawPolyline(QPolygonF([self._spot(along / _MESH_ALONG, v / 8 - 1) for v in range(17)]))
        for across in range(1, _MESH_ACROSS):
            v = across / _MESH_ACROSS * 2 - 1
            painter.drawPolyline(QPolygonF([self._spot(u / 4, v) for u in range(5)]))
        pen = QPen(white, thin * 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(outline))
        painter.setPen(QPen(INK, thin * 6.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(self._spot(0, -1), self._spot(0, 1))
        painter.setPen(QPen(WHITE, thin * 4.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(self._spot(0, -1), self._spot(0, 1))

    @property
    def _reach(self) -> float:
        """The greatest length of a goal's rays, in pixels."""
        return self._room.height() * 0.3

    def _spot(self, u: float, v: float) -> QPointF:
        """A knot of the net, `u` 0 to 1 from the line to the back, `v` -1 to 1 along the goal."""
        push = self.bulge * u * math.exp(-(((v - self._at) / 0.34) ** 2)) * 0.5
        return towards(self._field, self._attacker, -GOAL_DEPTH * (u + push), v * GOAL_SPAN / 2 * (1 - 0.1 * u))

    def _paint_burst(self, painter: QPainter) -> None:
        if self.burst <= 0:
            return
        centre = self._spot(0.5, self._at)
        reach = self._reach * self.burst
        set_ink(painter, fill=theme().colour("grass_line"))
        for ray in range(12):
            turn = math.radians(ray * 30 + 15)
            way, side = QPointF(math.cos(turn), math.sin(turn)), QPointF(-math.sin(turn), math.cos(turn))
            length = reach * (1.0 if ray % 2 else 0.74)
            wide = side * length * 0.085
            painter.drawPolygon(QPolygonF([centre, centre + way * length - wide, centre + way * length + wide]))


class BallItem(QGraphicsItem):
    """The ball above the ground; its origin is the ground below it."""

    def __init__(self) -> None:
        super().__init__()
        self._radius = 8.0
        self._height = 0.0
        self._turn = 0.0
        self.setZValue(4)

    def set_radius(self, radius: float) -> None:
        """Set its size on the ground, in pixels."""
        if radius != self._radius:
            self.prepareGeometryChange()
            self._radius = radius

    def put(self, ground: QPointF, height: float, turn: float = 0.0) -> None:
        """Put it above a spot, `height` pixels high, turned by degrees."""
        if height != self._height:
            self.prepareGeometryChange()
        self._height, self._turn = height, turn
        self.setPos(ground)
        self.update()

    @property
    def seen(self) -> QPointF:
        """Its position on the screen, height included."""
        return self.pos() - QPointF(0, self._height)

    @property
    def height(self) -> float:
        """The height above the ground in pixels."""
        return self._height

    def _size(self) -> float:
        """Its radius, which grows with height."""
        return self._radius * (1 + min(1.0, self._height / (self._radius * 26)))

    def boundingRect(self) -> QRectF:
        side = self._size() * 1.4
        return QRectF(-side, -self._height - side, side * 2, self._height + side * 2)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        size = self._size()
        set_ink(painter, fill=QColor(0, 0, 0, 90 if self._height < 1 else 60))
        low = size * (0.5 if self._height >= 1 else 0.85)
        painter.drawEllipse(QPointF(size * 0.2, size * 0.34), size * 0.95, low * 0.8)
        with saved(painter):
            painter.translate(0, -self._height)
            painter.rotate(self._turn)
            paint_ball(painter, QPointF(0, 0), size, INK)


class TrailItem(QGraphicsItem):
    """The way the ball has come, dotted."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._width = 2.0
        self.setZValue(-1)  # below the cards, whose words it would cross out

    def show_way(self, way: BallWay, until: float, height: float) -> None:
        """Draw a way up to a part, `height` being that of the room."""
        self.prepareGeometryChange()
        self.setVisible(True)
        self._path = QPainterPath()
        self._width = max(1.6, height / 90)
        steps = max(1, round(SAMPLES * until))
        for step in range(steps + 1):
            ground, rise = way.at(until * step / steps)
            point = ground - QPointF(0, rise * height)
            if step == 0:
                self._path.moveTo(point)
            else:
                self._path.lineTo(point)
        self.update()

    def clear(self) -> None:
        """Draw none."""
        self.setVisible(False)
        self.prepareGeometryChange()
        self._path = QPainterPath()

    def boundingRect(self) -> QRectF:
        edge = self._width * 2
        return self._path.controlPointRect().adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((INK, self._width * 1.7), (WHITE, self._width)):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.1 * self._width / width, 2.6 * self._width / width])
            painter.setPen(pen)
            painter.drawPath(self._path)
