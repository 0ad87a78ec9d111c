"""The stand behind the ground: rows of heads in the colours of both sides, each side's supporters at its own end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

HEAD = 17.0
"""Pixels between two rows, and between two heads."""
_GROUND, _SEAT = QColor("#10231A"), QColor("#1D3A2B")
_SKY, _GRASS = QColor("#0C1B33"), QColor("#1B4A33")
_HORIZON = 0.66
"""Where the grass begins at night, in parts of the height."""
_STRIPES = 7
"""Mown stripes from the middle to an edge."""
_SKIN = QColor("#E3BE98")
_JUMP = 0.42
"""How far a cheering head jumps, in heads; every second one does."""


def paint_stand(painter: QPainter, room: QRectF, colours: tuple[QColor, QColor], cheering: int | None) -> None:
    """Fill a rectangle with spectators. `colours` are those of the left and the right side. `cheering` is the side that
    cheers, 0 or 1; the other's heads hang."""
    with saved(painter):
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        painter.fillRect(room, _GROUND)
        tones = (*colours, QColor("#F4EFE3"), _SEAT)
        heads = [QPainterPath() for _ in tones]
        arms = QPainterPath()
        rows = int(room.height() / HEAD) + 2
        columns = int(room.width() / HEAD) + 2
        for row in range(rows):
            y = room.bottom() - HEAD * 0.5 - row * HEAD
            for column in range(columns):
                x = room.left() + column * HEAD + (row % 2) * HEAD / 2
                number = (row * 41 + column * 29 + (row * column) % 13) % 17
                side = 0 if x < room.center().x() else 1
                tone = side if number < 9 else 2 if number < 11 else 3
                offset = 0.0
                if cheering is not None and tone == side:
                    offset = -HEAD * _JUMP * (number % 2) if side == cheering else HEAD * 0.22
                    if side == cheering and number % 3:
                        _lift_arms(arms, x, y + offset)
                heads[tone].addEllipse(QPointF(x, y + offset), HEAD * 0.4, HEAD * 0.46)
        for colour, path in zip(reversed(tones), reversed(heads), strict=True):
            painter.fillPath(path, colour)
        painter.fillPath(arms, _SKIN)


def _lift_arms(path: QPainterPath, x: float, y: float) -> None:
    for way in (-1, 1):
        path.addEllipse(QPointF(x + way * HEAD * 0.42, y - HEAD * 0.42), HEAD * 0.13, HEAD * 0.24)


def paint_night(painter: QPainter, room: QRectF) -> None:
    """Fill a rectangle with the ground at night: dark sky, two cones of light, mown grass."""
    wide, high, foot = room.width(), room.height(), room.top() + room.height() * _HORIZON
    with saved(painter):
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        sky = QLinearGradient(room.topLeft(), QPointF(room.left(), foot))
        sky.setColorAt(0, _SKY)
        sky.setColorAt(1, _SKY.lighter(165))
        painter.fillRect(room, sky)
        painter.fillRect(QRectF(room.left(), foot, wide, room.bottom() - foot), _GRASS)
        middle = room.center().x()
        set_ink(painter, fill=_GRASS.lighter(116))
        for stripe in range(-_STRIPES, _STRIPES, 2):
            left, right = stripe / _STRIPES, (stripe + 1) / _STRIPES
            painter.drawPolygon(
                polygon(
                    (middle + left * wide * 0.7, foot), (middle + right * wide * 0.7, foot),
                    (middle + right * wide * 1.6, room.bottom()), (middle + left * wide * 1.6, room.bottom()),
                )
            )  # fmt: skip
        painter.setBrush(QColor(255, 255, 255, 26))
        for way in (-1, 1):
            lamp, light = middle + way * wide * 0.44, middle + way * wide * 0.2
            edge = wide * 0.012
            painter.drawPolygon(
                polygon(
                    (lamp - edge, room.top()), (lamp + edge, room.top()),
                    (light + wide * 0.2, room.top() + high), (light - wide * 0.2, room.top() + high),
                )
            )  # fmt: skip
