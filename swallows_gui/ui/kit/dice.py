"""The die: painted, and as a widget that tumbles and stops on its number (S0.4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

TUMBLE = 0.9
"""Seconds at pace normal."""
_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_TUMBLES = (2, 5, 1, 6, 3, 4)
"""Faces seen while it rolls; the order says nothing about the result."""


def paint_die(painter: QPainter, room: QRectF, number: int | None, turn: float = 0, colour: str = "#FFFFFF") -> None:
    """Paint a die face into a square room, turned by degrees; None paints an empty face."""
    side = min(room.width(), room.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    painter.rotate(turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(
        QRectF(-side / 2 + side * 0.03, -side / 2 + side * 0.05, side, side), side * 0.14, side * 0.14
    )
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(-side / 2, -side / 2, side, side), side * 0.14, side * 0.14)
    painter.setBrush(QColor("#1A1A1A"))
    for x, y in _SPOTS.get(number or 0, ()):
        painter.drawEllipse(QPointF(x * side * 0.27, y * side * 0.27), side * 0.105, side * 0.105)
    painter.restore()


def tumbling(part: float, number: int) -> tuple[int, float]:
    """The face seen and the turn in degrees at a part of a roll that ends on a number."""
    if part >= 0.82:
        return number, -14 * (1 - (part - 0.82) / 0.18)
    step = int(part * 11)
    return _TUMBLES[step % len(_TUMBLES)], (part * 720) % 360
