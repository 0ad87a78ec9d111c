"""The sign of how an attack ended: gloves, flag, whistle, boot, and the emblems of what a red brings."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import saved, set_ink

INK, WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
EXTENTS = {
    "gloves": (-26, -62, 102, 124),
    "flag": (-8, -112, 82, 126),
    "whistle": (-66, -112, 126, 82),
    "boot": (-20, -100, 84, 118),
    "cross": (-56, -56, 112, 112),
}
"""Where a sign is painted about its origin, in hundredths of its height: left, top, width, height."""


def sign_room(kind: str, size: float, side: int) -> QRectF:
    """What a sign of a height in pixels takes up about its origin; `side` as in `SignItem.show_sign`."""
    left, top, width, height = (part * size / 100 for part in EXTENTS[kind])
    return QRectF(left if side > 0 else -left - width, top, width, height)


class SignItem(QGraphicsItem):
    """The sign of how an attack ended, about the ball or beside the die; its origin is where the ball would be."""

    def __init__(self) -> None:
        super().__init__()
        self._kind = ""
        self._size = 40.0
        self._side = 1
        self._grown = 1.0
        self.setZValue(6)  # above the sum's plate, which it never covers, but beside which it comes up

    @property
    def kind(self) -> str:
        """ "gloves", "flag", "whistle", "boot", "cross", "shield", "hush", "again" or ""."""
        return self._kind

    @property
    def size(self) -> float:
        """Its height in pixels."""
        return self._size

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
    set_ink(painter, line=pen, fill=fill)


def _gloves(painter: QPainter, part: float) -> None:
    """Two gloves that close around the ball, behind which they are the keeper's."""
    gold = theme().colour("gold")
    for way in (-1, 1):
        with saved(painter):
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
            with saved(painter):
                painter.translate(4, 12)
                painter.rotate(52)
                painter.drawRoundedRect(QRectF(-6, -6, 26, 12), 6, 6)


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
    with saved(painter):
        painter.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
        set_ink(painter, fill=theme().colour("red"))
        painter.drawRect(QRectF(3, -110, 33, 39))
        painter.drawRect(QRectF(36, -71, 40, 50))
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
        with saved(painter):
            painter.translate(0, -2)
            painter.rotate(turn - 150)
            painter.drawLine(QPointF(38, 0), QPointF(38 + 20 * part, 0))


def _boot(painter: QPainter, part: float) -> None:
    """A defender's boot that takes the ball."""
    painter.translate(26 + 60 * (1 - part), -6)
    painter.rotate(-8)
    painter.scale(-1, 1)
    leg = QPainterPath()
    leg.addPolygon(polygon((-34, -92), (2, -84), (-4, -22), (-32, -22)))
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
    set_ink(painter, fill=INK)
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
    """Paint a shield: nobody may look at this hand, nobody is sent off."""
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
    with saved(painter):
        painter.translate(4, 60)
        _whistle(painter, 1.0)
    _cross(painter, part)


def _again(painter: QPainter, part: float) -> None:
    """Paint an arrow round the ball: the same team attacks again."""
    ring = QRectF(-42, -42, 84, 84)
    sweep = 300 * part
    for colour, width in ((INK, 20.0), (theme().colour("gold"), 12.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        set_ink(painter, line=pen)
        painter.drawArc(ring, 60 * 16, round(-sweep * 16))
    turn = math.radians(-60 + sweep)
    tip = QPointF(math.cos(turn), math.sin(turn)) * 42
    with saved(painter):
        painter.translate(tip)
        painter.rotate(math.degrees(turn) + 90)
        _outlined(painter, theme().colour("gold"), 4)
        painter.drawPolygon(polygon((0, -24), (30, 0), (0, 24)))
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
