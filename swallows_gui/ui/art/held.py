"""What a pose has in its hand: flag, card, whistle, newspaper, sausage, telephone, comb."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.ui.art.head import Bones
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_GOLD, _RED = QColor("#E8B62C"), QColor("#C8321F")


def paint_held(painter: QPainter, thing: str, shape: Bones) -> None:
    """Paint a thing of `Pose.holds` into the near hand."""
    hand, elbow = shape.near_arm[2], shape.near_arm[1]
    with saved(painter):
        painter.translate(*hand)
        if thing == "flag":
            painter.rotate(math.degrees(math.atan2(hand[0] - elbow[0], elbow[1] - hand[1])))
        painter.setPen(Qt.PenStyle.NoPen)
        _HELD[thing](painter)


def _flag(painter: QPainter) -> None:
    painter.fillRect(QRectF(-0.9, -30, 1.8, 36), _INK)
    painter.setBrush(_GOLD)
    painter.drawPolygon(polygon((0.9, -30), (24, -27), (22, -11), (0.9, -12)))
    painter.setBrush(_RED)
    painter.drawPolygon(polygon((0.9, -30), (12.4, -28.5), (12, -20), (0.9, -21)))
    painter.drawPolygon(polygon((12, -20), (23, -19), (22, -11), (11.4, -11.5)))


def _card(painter: QPainter) -> None:
    set_ink(painter, line=QPen(_INK, 1), fill=_GOLD)
    painter.drawRoundedRect(QRectF(-6, -20, 12, 17), 1.4, 1.4)


def _whistle(painter: QPainter) -> None:
    painter.setBrush(_GOLD)
    painter.drawEllipse(QPointF(1, -1), 3.6, 3.6)
    painter.drawRect(QRectF(-4, -4.4, 6, 3))


def _newspaper(painter: QPainter) -> None:
    set_ink(painter, line=QPen(_INK, 1), fill=_WHITE)
    painter.drawPolygon(polygon((-8, -16), (6, -12), (6, 10), (-8, 7)))
    painter.drawPolygon(polygon((6, -12), (18, -17), (18, 6), (6, 10)))
    painter.setPen(QPen(_INK, 1.6))
    painter.drawLine(QPointF(-5, -11), QPointF(3, -9))
    painter.drawLine(QPointF(9, -9), QPointF(15, -11.6))
    painter.setPen(QPen(_INK, 0.8))
    for row in (-5, -1, 3):
        painter.drawLine(QPointF(-5, row - 1), QPointF(3, row + 1))
        painter.drawLine(QPointF(9, row + 1), QPointF(15, row - 1))


def _sausage(painter: QPainter) -> None:
    painter.setPen(QPen(QColor("#E0B778"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-4, 1), QPointF(6, -2))
    painter.setPen(QPen(_RED, 3.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-8, 0), QPointF(10, -5))


def _telephone(painter: QPainter) -> None:
    painter.setPen(QPen(_INK, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-1, -7), QPointF(1, 7))
    painter.setPen(QPen(_INK, 6.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPoint(QPointF(1.6, -7))
    painter.drawPoint(QPointF(3, 7))


def _comb(painter: QPainter) -> None:
    painter.translate(2, -8)
    painter.rotate(-8)
    set_ink(painter, line=QPen(_INK, 1), fill=_GOLD)
    painter.drawRect(QRectF(-19, -4, 22, 3.4))
    for tooth in range(7):
        painter.drawRect(QRectF(-18 + tooth * 2.5, -1, 1.3, 5.4))


_HELD: Mapping[str, Callable[[QPainter], None]] = {
    "flag": _flag,
    "card": _card,
    "whistle": _whistle,
    "newspaper": _newspaper,
    "sausage": _sausage,
    "telephone": _telephone,
    "comb": _comb,
}
