"""What stands on the table's pitch besides cards and die: both goals with their nets, the ball and its trail, and the
sign of how an attack ended: gloves, flag, whistle, boot.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.ball_way import GOAL_DEPTH, GOAL_SPAN, SAMPLES, Way
from swallows_gui.ui.kit.marks import paint_ball
from swallows_gui.ui.kit.pitch_ground import Field, towards

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
        self._field = Field(self._room)
        self.setZValue(-2)

    def set_room(self, room: QRectF) -> None:
        """The room of the whole pitch."""
        if room != self._room:
            self.prepareGeometryChange()
            self._room, self._field = room, Field(room)

    def show_net(self, bulge: float, burst: float, at: float = 0.12) -> None:
        """Push the net out by a part, and let rays burst from it; `at` -1 to 1 is where along the goal."""
        if (bulge, burst, at) != (self.bulge, self.burst, self._at):
            self.bulge, self.burst, self._at = bulge, burst, at
            self.update()

    def boundingRect(self) -> QRectF:
        field = self._field
        corners = [
            towards(field, self._attacker, x, y) for x in (13, -GOAL_DEPTH * 2) for y in (-GOAL_SPAN, GOAL_SPAN * 1.3)
        ]
        return QPolygonF(corners).boundingRect().intersected(self._room.adjusted(-2, -2, 2, 2))

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

    def _spot(self, u: float, v: float) -> QPointF:
        """A knot of the net, `u` 0 to 1 from the line to the back, `v` -1 to 1 along the goal."""
        push = self.bulge * u * math.exp(-(((v - self._at) / 0.34) ** 2)) * 0.5
        return towards(self._field, self._attacker, -GOAL_DEPTH * (u + push), v * GOAL_SPAN / 2 * (1 - 0.1 * u))

    def _paint_burst(self, painter: QPainter) -> None:
        if self.burst <= 0:
            return
        centre = self._spot(0.5, self._at)
        reach = self._room.height() * 0.3 * self.burst
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme().colour("grass_line"))
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
        """Where it is seen."""
        return self.pos() - QPointF(0, self._height)

    @property
    def height(self) -> float:
        """Pixels above the ground."""
        return self._height

    def _size(self) -> float:
        """It grows as it comes up to us."""
        return self._radius * (1 + min(1.0, self._height / (self._radius * 26)))

    def boundingRect(self) -> QRectF:
        side = self._size() * 1.4
        return QRectF(-side, -self._height - side, side * 2, self._height + side * 2)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        size = self._size()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90 if self._height < 1 else 60))
        low = size * (0.5 if self._height >= 1 else 0.85)
        painter.drawEllipse(QPointF(size * 0.2, size * 0.34), size * 0.95, low * 0.8)
        painter.save()
        painter.translate(0, -self._height)
        painter.rotate(self._turn)
        paint_ball(painter, QPointF(0, 0), size, INK)
        painter.restore()


class TrailItem(QGraphicsItem):
    """The way the ball has come, dotted."""

    def __init__(self) -> None:
        super().__init__()
        self._path = QPainterPath()
        self._width = 2.0
        self.setZValue(3)

    def show_way(self, way: Way, until: float, height: float) -> None:
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


class SignItem(QGraphicsItem):
    """The sign of how an attack ended, beside or around the ball; its origin is the ball."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self._size = 40.0
        self._side = 1
        self._grown = 1.0
        self.setZValue(4.5)

    @property
    def kind(self) -> str:
        """ "gloves", "flag", "whistle", "boot", "cross", "shield", "hush", "again" or ""."""
        return self._kind

    def show_sign(self, kind: str, size: float, side: int) -> None:
        """Show a sign of a height in pixels; `side` 1 if the ball came from the left, -1 from the right."""
        self.prepareGeometryChange()
        self._kind, self._size, self._side = kind, size, side
        self._grown = 1.0
        self.setVisible(bool(kind))
        self.update()

    def grow(self, part: float) -> None:
        """Come up: 0 is nothing yet, 1 is all of it."""
        self._grown = part
        self.update()

    def boundingRect(self) -> QRectF:
        side = self._size * 1.3
        return QRectF(-side, -side, side * 2, side * 2)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if not self._kind or self._grown <= 0:
            return
        unit = self._size / 100
        painter.scale(unit * self._side, unit)
        _PAINTERS[self._kind](painter, self._grown)


def _outlined(painter: QPainter, fill: QColor, width: float = 5.0) -> None:
    pen = QPen(INK, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(fill)


def _gloves(painter: QPainter, part: float) -> None:
    """Two gloves that close around the ball, behind which they are the keeper's."""
    gold = theme().colour("gold")
    for way in (-1, 1):
        painter.save()
        painter.translate(16, way * (30 + 34 * (1 - part)))
        painter.rotate(way * (-16 - 30 * (1 - part)))
        painter.scale(1, way)
        _outlined(painter, theme().colour("blue"))
        painter.drawRoundedRect(QRectF(22, -16, 34, 30), 6, 6)
        _outlined(painter, gold)
        for finger, (y, length) in enumerate(((-19, 34), (-9, 40), (1, 38))):
            painter.drawRoundedRect(QRectF(-length + 4, y, length, 12.5), 6, 6)
            del finger
        painter.drawRoundedRect(QRectF(-4, -20, 32, 36), 10, 10)
        painter.save()
        painter.translate(4, 12)
        painter.rotate(52)
        painter.drawRoundedRect(QRectF(-6, -6, 26, 12), 6, 6)
        painter.restore()
        painter.restore()


def _flag(painter: QPainter, part: float) -> None:
    """A linesman's flag that goes up."""
    painter.rotate(-70 * (1 - part) + 8)
    _outlined(painter, INK, 2)
    painter.drawRoundedRect(QRectF(-4, -96, 8, 106), 3, 3)
    cloth = QPainterPath()
    wave = 6 * math.sin(part * 9)
    cloth.moveTo(3, -94)
    cloth.cubicTo(24, -108 + wave, 44, -78 - wave, 70, -92)
    cloth.lineTo(70, -46)
    cloth.cubicTo(44, -32 - wave, 24, -62 + wave, 3, -48)
    cloth.closeSubpath()
    _outlined(painter, theme().colour("gold"))
    painter.drawPath(cloth)
    painter.save()
    painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colour("red"))
    painter.drawRect(QRectF(3, -110, 33, 39))
    painter.drawRect(QRectF(36, -71, 40, 50))
    painter.restore()
    _outlined(painter, QColor(0, 0, 0, 0))
    painter.drawPath(cloth)


def _whistle(painter: QPainter, part: float) -> None:
    """A whistle that blows."""
    painter.translate(-4, -62)
    painter.rotate(-10 + 6 * math.sin(part * 18) * (1 - part))
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addEllipse(QPointF(0, 0), 27, 27)
    body.addRoundedRect(QRectF(-2, -27, 58, 24), 4, 4)
    _outlined(painter, theme().colour("gold"))
    painter.drawPath(body.simplified())
    _outlined(painter, INK, 2)
    painter.drawEllipse(QPointF(0, 2), 9, 9)
    painter.drawRect(QRectF(12, -27, 9, 11))
    pen = QPen(WHITE, 7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for turn in (-38, 0, 38):
        painter.save()
        painter.translate(0, -2)
        painter.rotate(turn - 150)
        painter.drawLine(QPointF(38, 0), QPointF(38 + 20 * part, 0))
        painter.restore()


def _boot(painter: QPainter, part: float) -> None:
    """A defender's boot that takes the ball."""
    painter.translate(26 + 60 * (1 - part), -6)
    painter.rotate(-8)
    painter.scale(-1, 1)
    leg = QPainterPath()
    leg.addPolygon(QPolygonF([QPointF(-34, -92), QPointF(2, -84), QPointF(-4, -22), QPointF(-32, -22)]))
    leg.closeSubpath()
    _outlined(painter, theme().colour("blue"))
    painter.drawPath(leg)
    shoe = QPainterPath()
    shoe.moveTo(-36, -28)
    shoe.lineTo(-4, -30)
    shoe.cubicTo(6, -12, 40, -14, 44, 6)
    shoe.lineTo(44, 14)
    shoe.lineTo(-36, 14)
    shoe.closeSubpath()
    _outlined(painter, INK)
    painter.drawPath(shoe)
    painter.setPen(QPen(WHITE, 5))
    for x in (2, 13, 24):
        painter.drawLine(QPointF(x - 4, 4), QPointF(x + 3, -12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    for x in (-28, -8, 16, 34):
        painter.drawRect(QRectF(x, 14, 8, 8))


def _cross(painter: QPainter, part: float) -> None:
    """The attack is off."""
    for colour, width in ((INK, 30.0), (theme().colour("red"), 20.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(-40, -40), QPointF(-40 + 80 * min(1, part * 2), -40 + 80 * min(1, part * 2)))
        if part > 0.5:
            reach = 80 * (part * 2 - 1)
            painter.drawLine(QPointF(40, -40), QPointF(40 - reach, -40 + reach))


def _shield(painter: QPainter, part: float) -> None:
    """Nobody looks at this hand, nobody is sent off."""
    painter.scale(0.4 + 0.6 * part, 0.4 + 0.6 * part)
    shape = QPainterPath(QPointF(0, -58))
    shape.cubicTo(18, -46, 36, -42, 52, -42)
    shape.cubicTo(54, 8, 34, 42, 0, 60)
    shape.cubicTo(-34, 42, -54, 8, -52, -42)
    shape.cubicTo(-36, -42, -18, -46, 0, -58)
    _outlined(painter, theme().colour("blue"), 6)
    painter.drawPath(shape)
    pen = QPen(WHITE, 13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline([QPointF(-24, 2), QPointF(-6, 22), QPointF(26, -20)])


def _hush(painter: QPainter, part: float) -> None:
    """The referee has nothing to say."""
    painter.save()
    painter.translate(4, 60)
    _whistle(painter, 1.0)
    painter.restore()
    _cross(painter, part)


def _again(painter: QPainter, part: float) -> None:
    """The same team goes on attacking: an arrow round the ball."""
    ring = QRectF(-42, -42, 84, 84)
    sweep = 300 * part
    for colour, width in ((INK, 20.0), (theme().colour("gold"), 12.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(ring, 60 * 16, round(-sweep * 16))
    turn = math.radians(-60 + sweep)
    tip = QPointF(math.cos(turn), math.sin(turn)) * 42
    painter.save()
    painter.translate(tip)
    painter.rotate(math.degrees(turn) + 90)
    _outlined(painter, theme().colour("gold"), 4)
    painter.drawPolygon(QPolygonF([QPointF(0, -24), QPointF(30, 0), QPointF(0, 24)]))
    painter.restore()
    paint_ball(painter, QPointF(0, 0), 18, INK)


_PAINTERS = {
    "gloves": _gloves,
    "flag": _flag,
    "whistle": _whistle,
    "boot": _boot,
    "cross": _cross,
    "shield": _shield,
    "hush": _hush,
    "again": _again,
}
SIGNS = {
    "keeper": "gloves",
    "flag": "flag",
    "tackled": "boot",
    "own_net": "boot",
    "whistled": "whistle",
    "called_off": "cross",
}
"""The sign that goes with where the ball comes to rest."""
