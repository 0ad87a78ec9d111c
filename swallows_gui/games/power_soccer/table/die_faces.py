"""What is on the six faces of the die: 5, 10, the long pass, a whistle, a flag, a goal (P0.2)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice_tray import DieLook
from swallows_gui.ui.kit.marks import paint_ball
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred

FACES: Final = ("five", "ten", "long_pass", "foul", "offside", "penalty")
"""The faces in the order of the engine's numbers 1 to 6."""


def die_look(black: Collection[str]) -> DieLook:
    """The die whose `black` faces have a black ground (P0.3)."""
    return DieLook(paint_face, frozenset(FACES.index(face) + 1 for face in black))


def paint_face(painter: QPainter, room: QRectF, number: int, ink: QColor, ground: QColor) -> None:
    """Paint what is on the face of a number."""
    with saved(painter):
        _PAINTERS[FACES[number - 1]](painter, room, ink, ground)


def _five(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    draw_centred(painter, room, "5", theme().sized_font("number", room.height() * 0.86), ink)


def _ten(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    draw_centred(painter, room, "10", theme().sized_font("number", room.height() * 0.82), ink)


def _long_pass(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    """20 under a high ball."""
    low = QRectF(room.left(), room.top() + room.height() * 0.46, room.width(), room.height() * 0.5)
    draw_centred(painter, low, "20", theme().sized_font("number", room.height() * 0.6), ink)
    width, height = room.width(), room.height()
    start, end = room.topLeft() + QPointF(0, height * 0.4), room.topLeft() + QPointF(width * 0.92, height * 0.3)
    way = QPainterPath(start)
    way.quadTo(room.topLeft() + QPointF(width * 0.42, -height * 0.42), end)
    pen = QPen(ink, height * 0.06)
    pen.setDashPattern([1.7, 1.2])
    set_ink(painter, line=pen)
    painter.drawPath(way)
    paint_ball(painter, end, height * 0.13, QColor("#1A1A1A"))


def _foul(painter: QPainter, room: QRectF, ink: QColor, ground: QColor) -> None:
    """A whistle."""
    width, height = room.width(), room.height()
    at = room.topLeft()
    body = QPointF(at.x() + width * 0.36, at.y() + height * 0.62)
    radius = height * 0.33
    set_ink(painter, fill=ink)
    painter.drawEllipse(body, radius, radius)
    mouth = QRectF(body.x() - radius * 0.1, body.y() - radius, width * 0.74, height * 0.3)
    painter.drawRect(mouth.intersected(room.adjusted(0, 0, width * 0.05, 0)))
    painter.setBrush(ground)
    painter.drawEllipse(body, radius * 0.36, radius * 0.36)
    painter.setBrush(ink)
    painter.drawEllipse(body + QPointF(radius * 0.06, radius * 0.06), radius * 0.16, radius * 0.16)
    painter.setPen(QPen(ink, height * 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for lean in (-0.16, 0.0, 0.16):
        foot = QPointF(body.x() + lean * width, at.y() + height * 0.18)
        painter.drawLine(foot, foot + QPointF(lean * width * 0.5, -height * 0.14))


def _offside(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    """The linesman's flag: two colours, quartered."""
    width, height = room.width(), room.height()
    painter.translate(room.topLeft())
    pole = QPen(ink, height * 0.07, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    top, foot = QPointF(width * 0.3, height * 0.06), QPointF(width * 0.14, height * 0.98)
    painter.setPen(pole)
    painter.drawLine(top, foot)
    along, down = QPointF(width * 0.58, height * 0.1), (foot - top) * 0.5
    red, gold = QColor("#C8321F"), QColor("#D9A21B")
    painter.setPen(QPen(ink, height * 0.035))
    for column in range(2):
        for row in range(2):
            corner = top + along * (column / 2) + down * (row / 2)
            painter.setBrush(red if column == row else gold)
            painter.drawPolygon(
                QPolygonF([corner, corner + along / 2, corner + along / 2 + down / 2, corner + down / 2])
            )


def _penalty(painter: QPainter, room: QRectF, ink: QColor, _ground: QColor) -> None:
    """A goal with the ball on the spot."""
    width, height = room.width(), room.height()
    goal = QRectF(room.left(), room.top() + height * 0.08, width, height * 0.54)
    net = QPen(ink, max(0.7, height * 0.018))
    painter.setPen(net)
    for part in range(1, 7):
        x = goal.left() + goal.width() * part / 7
        painter.drawLine(QPointF(x, goal.top()), QPointF(x, goal.bottom()))
    for part in range(1, 4):
        y = goal.top() + goal.height() * part / 4
        painter.drawLine(QPointF(goal.left(), y), QPointF(goal.right(), y))
    frame = QPen(ink, height * 0.07)
    frame.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(frame)
    painter.drawPolyline(QPolygonF([goal.bottomLeft(), goal.topLeft(), goal.topRight(), goal.bottomRight()]))
    paint_ball(painter, QPointF(room.center().x(), room.top() + height * 0.84), height * 0.13, QColor("#1A1A1A"))


_PAINTERS = {
    "five": _five,
    "ten": _ten,
    "long_pass": _long_pass,
    "foul": _foul,
    "offside": _offside,
    "penalty": _penalty,
}
