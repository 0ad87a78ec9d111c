"""The special die: its six faces show 0, 1, 1, 2, 2, 3 (F0.3)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.ui.kit.dice_tray import DieLook
from swallows_gui.ui.kit.painting import set_ink

_PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1))}


def die_value(number: int) -> int:
    """What the special die shows for 1 to 6."""
    return load().die[number - 1]


def paint_face(painter: QPainter, room: QRectF, number: int, ink: QColor, _ground: QColor) -> None:
    """Paint the pips of a number; nought is an empty ring."""
    side, value = room.width(), die_value(number)
    middle = room.center()
    if not value:
        set_ink(painter, line=QPen(ink, side * 0.12))
        painter.drawEllipse(middle, side * 0.26, side * 0.26)
        return
    set_ink(painter, fill=ink)
    for x, y in _PIPS[value]:
        painter.drawEllipse(middle + QPointF(x * side * 0.32, y * side * 0.32), side * 0.14, side * 0.14)


LOOK = DieLook(paint_face, ())
"""A white die with these faces."""
