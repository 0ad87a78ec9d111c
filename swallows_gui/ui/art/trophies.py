"""The four trophies as pictures: in gold where somebody holds one, as an outline where nobody does."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from swallows_gui.competition.cup import Trophy
from swallows_gui.services.theme import theme

_METALS: Final[dict[Trophy, tuple[str, str, str]]] = {
    "town": ("#E7B98A", "#B87333", "#7A4A1E"),
    "league": ("#F4F6F8", "#B8C0C8", "#737C86"),
    "national": ("#FFEFA8", "#E0B02C", "#8F6A10"),
    "continental": ("#FFF3B8", "#E8BC38", "#96700E"),
}
"""Light, middle and dark of bronze, silver and gold."""


def paint_trophy(painter: QPainter, room: QRectF, trophy: Trophy, *, held: bool) -> None:
    """Paint a trophy into a room, whole and in the middle."""
    side = min(room.width(), room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    painter.scale(side / 100, side / 100)
    ink = theme().colour("ink" if held else "outline")
    painter.setPen(QPen(ink, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    metal = _metal(trophy) if held else None
    if metal is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 2.2, Qt.PenStyle.DashLine))
    else:
        painter.setBrush(metal)
    _SHAPES[trophy](painter, held)
    painter.restore()


def _metal(trophy: Trophy) -> QLinearGradient:
    light, middle, dark = (QColor(name) for name in _METALS[trophy])
    metal = QLinearGradient(-30, 0, 30, 0)
    for at, colour in ((0.0, middle), (0.3, light), (0.62, middle), (1.0, dark)):
        metal.setColorAt(at, colour)
    return metal


def _bowl(top: float, wide: float, deep: float) -> QPainterPath:
    path = QPainterPath(QPointF(-wide, top))
    path.lineTo(wide, top)
    path.cubicTo(wide, top + deep * 0.75, wide * 0.45, top + deep, 0, top + deep)
    path.cubicTo(-wide * 0.45, top + deep, -wide, top + deep * 0.75, -wide, top)
    path.closeSubpath()
    return path


def _handles(painter: QPainter, top: float, wide: float, reach: float, deep: float) -> None:
    brush, pen = painter.brush(), painter.pen()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for sign in (-1, 1):
        path = QPainterPath(QPointF(sign * wide, top + 3))
        path.cubicTo(sign * (wide + reach), top, sign * (wide + reach), top + deep, sign * wide * 0.72, top + deep)
        if brush.style() != Qt.BrushStyle.NoBrush:
            painter.setPen(QPen(pen.color(), 7.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawPath(path)
            painter.setPen(QPen(brush, 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawPath(path)
            painter.setPen(pen)
        else:
            painter.drawPath(path)
    painter.setBrush(brush)


def _stem(painter: QPainter, top: float, bottom: float, thin: float, foot: float) -> None:
    path = QPainterPath(QPointF(-thin, top))
    path.cubicTo(-thin, bottom - 8, -foot * 0.6, bottom - 3, -foot, bottom)
    path.lineTo(foot, bottom)
    path.cubicTo(foot * 0.6, bottom - 3, thin, bottom - 8, thin, top)
    path.closeSubpath()
    painter.drawPath(path)


def _plinth(painter: QPainter, top: float, wide: float, high: float, held: bool) -> None:
    brush = painter.brush()
    if held:
        painter.setBrush(theme().colour("poster"))
    painter.drawRect(QRectF(-wide, top, 2 * wide, high))
    if held:
        painter.setBrush(theme().colour("gold"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRect(QRectF(-wide * 0.5, top + high * 0.3, wide, high * 0.4))
    painter.setBrush(brush)


def _town(painter: QPainter, held: bool) -> None:
    """A mug with two handles."""
    _handles(painter, -22, 22, 16, 22)
    painter.drawPath(_bowl(-26, 22, 42))
    _stem(painter, 14, 30, 4, 16)
    _plinth(painter, 30, 18, 10, held)


def _league(painter: QPainter, held: bool) -> None:
    """A round shield."""
    painter.drawEllipse(QPointF(0, 0), 42, 42)
    painter.drawEllipse(QPointF(0, 0), 31, 31)
    for turn in range(12):
        painter.save()
        painter.rotate(30 * turn)
        painter.drawEllipse(QPointF(0, -36.5), 2.2, 2.2)
        painter.restore()
    if held:
        painter.setBrush(theme().colour("gold"))
    painter.drawPath(_star(17))


def _star(size: float) -> QPainterPath:
    path = QPainterPath()
    for at in range(10):
        angle, reach = radians(36 * at), size if at % 2 == 0 else size * 0.42
        point = QPointF(reach * sin(angle), -reach * cos(angle))
        if at:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _national(painter: QPainter, held: bool) -> None:
    """A tall cup with a lid and a knob."""
    _handles(painter, -24, 24, 20, 34)
    painter.drawPath(_bowl(-26, 24, 48))
    lid = QPainterPath(QPointF(-26, -26))
    lid.cubicTo(-22, -40, 22, -40, 26, -26)
    lid.closeSubpath()
    painter.drawPath(lid)
    painter.drawEllipse(QPointF(0, -41), 4.6, 4.6)
    _stem(painter, 20, 34, 4.5, 18)
    _plinth(painter, 34, 22, 11, held)


def _continental(painter: QPainter, held: bool) -> None:
    """Two arms that hold up a globe."""
    for sign in (-1, 1):
        arm = QPainterPath(QPointF(sign * 15, 33))
        arm.cubicTo(sign * 2, 12, sign * 30, 2, sign * 25, -20)
        arm.cubicTo(sign * 18, -8, sign * 6, -2, sign * 3, 33)
        arm.closeSubpath()
        painter.drawPath(arm)
    painter.drawEllipse(QPointF(0, -20), 24, 24)
    brush = painter.brush()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = painter.pen()
    painter.setPen(QPen(pen.color(), 1.4))
    for wide in (9.0, 18.0):
        painter.drawEllipse(QPointF(0, -20), wide, 24)
    for high in (-31.0, -20.0, -9.0):
        half = (24.0**2 - (high + 20) ** 2) ** 0.5
        painter.drawLine(QPointF(-half, high), QPointF(half, high))
    painter.setPen(pen)
    painter.setBrush(brush)
    _plinth(painter, 33, 20, 12, held)


_SHAPES: Final = {"town": _town, "league": _league, "national": _national, "continental": _continental}
