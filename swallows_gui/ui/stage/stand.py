"""The stand behind the ground: rows of heads in the colours of both sides, each side's supporters at its own end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from swallows_gui.ui.kit.painting import saved

HEAD = 17.0
"""Pixels between two rows, and between two heads."""
_GROUND, _SEAT = QColor("#10231A"), QColor("#1D3A2B")
_SKIN = QColor("#E3BE98")
_JUMP = 0.42
"""How far a cheering head jumps, in heads; every second one does."""


def paint_stand(painter: QPainter, room: QRectF, colours: tuple[QColor, QColor], cheering: int | None) -> None:
    """Fill a room with spectators. `colours`: of the side at the left and of that at the right. `cheering`: the side
    that has a reason to, 0 or 1; its heads are up, and those of the other hang."""
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
