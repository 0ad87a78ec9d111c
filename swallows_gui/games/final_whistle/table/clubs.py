"""The two clubs: their colours, and their crests with what they are named after: a cabbage, and fog over water."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.ui.kit.painting import saved, set_ink

COLOURS = ("#C8321F", "#1F4E9E")
"""Of club A and club B."""
INK, PAPER, GOLD = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#D9A21B")


def club_colour(clubs: str, seat: int) -> QColor:
    """The colour of the club that a seat leads."""
    from swallows_gui.games.final_whistle.words.names import club_of  # a cover asks nobody, and needs no data

    return QColor(COLOURS[club_of(clubs, seat)])


def _shield(room: QRectF) -> QPainterPath:
    path = QPainterPath(room.topLeft())
    path.lineTo(room.topRight())
    path.lineTo(room.right(), room.top() + room.height() * 0.5)
    path.quadTo(QPointF(room.right(), room.top() + room.height() * 0.86), QPointF(room.center().x(), room.bottom()))
    path.quadTo(QPointF(room.left(), room.top() + room.height() * 0.86), QPointF(room.left(), room.center().y()))
    path.closeSubpath()
    return path


def paint_crest(painter: QPainter, room: QRectF, club: int) -> None:
    """Paint the crest of club A (0) or B (1) into a square room."""
    side = min(room.width(), room.height())
    inner = QRectF(room.center().x() - side * 0.42, room.center().y() - side * 0.48, side * 0.84, side * 0.96)
    shield = _shield(inner)
    colour = QColor(COLOURS[club])
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(shield, colour)
        with saved(painter):
            painter.setClipPath(shield, Qt.ClipOperation.IntersectClip)
            if club == 0:
                half = QPainterPath(inner.topRight())
                half.lineTo(inner.bottomRight())
                half.lineTo(inner.bottomLeft())
                half.closeSubpath()
                painter.fillPath(half, QColor("#F4EFE3"))
                _cabbage(painter, inner.center(), side * 0.27)
            else:
                _fog(painter, inner, side)
        set_ink(painter, line=QPen(INK, max(1.4, side * 0.045)))
        painter.drawPath(shield)


def _cabbage(painter: QPainter, middle: QPointF, radius: float) -> None:
    set_ink(painter, line=QPen(INK, radius * 0.1), fill=QColor("#2E7D4F"))
    painter.drawEllipse(middle, radius, radius)
    set_ink(painter, line=QPen(QColor("#CFE6C8"), radius * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(0, radius * 0.8), middle - QPointF(0, radius * 0.6))
    for turn in (-1, 1):
        for height in (0.45, 0.0, -0.4):
            start = middle + QPointF(0, radius * height)
            angle = math.radians(50)
            reach = radius * (0.62 if height > -0.2 else 0.4)
            painter.drawLine(start, start + QPointF(turn * math.sin(angle) * reach, -math.cos(angle) * reach))


def _fog(painter: QPainter, inner: QRectF, side: float) -> None:
    set_ink(painter, fill=GOLD)
    sun = QPointF(inner.center().x(), inner.top() + inner.height() * 0.46)
    painter.drawEllipse(sun, side * 0.22, side * 0.22)
    painter.setBrush(QColor(COLOURS[1]))
    painter.drawRect(QRectF(inner.left(), sun.y(), inner.width(), inner.height()))
    pen = QPen(PAPER, side * 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for number, part in enumerate((0.34, 0.28, 0.18)):
        y = sun.y() + side * (0.04 + 0.12 * number)
        shift = side * 0.05 * (-1) ** number
        painter.drawLine(QPointF(sun.x() - side * part + shift, y), QPointF(sun.x() + side * part + shift, y))
