"""What stands at the right of a poster: a canvas of its size, and the cup."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from swallows_gui.games.swallows.data.art import house_art
from swallows_gui.games.swallows.table.art import things
from swallows_gui.services.palette import LIGHT
from swallows_gui.ui.art.paints import paints
from swallows_gui.ui.kit.painting import saved
from swallows_gui.ui.kit.take_over import picture_room

EVENING: Final = QColor("#3A5A8C")
"""Behind the cup: its foot is black."""
_CUP: Final = "trophy"
_OUTLINE: Final = QColor("#1A1A1A")


def poster_canvas(size: QSize, ratio: float) -> tuple[QImage, QRectF]:
    """An image for the part of a poster that a picture takes, and its room."""
    part = picture_room(QRectF(QPointF(0, 0), size.toSizeF()))
    room = QRectF(0, 0, max(1.0, part.width()), max(1.0, part.height()))
    image = QImage(room.size().toSize() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    return image, room


def paint_cup(painter: QPainter, foot: QPointF, height: float) -> None:
    """The cup, standing on a point."""
    thing = house_art().things[_CUP]
    box = things.box(thing)
    with saved(painter):
        painter.translate(foot)
        painter.scale(height / box.height(), height / box.height())
        painter.translate(-box.center().x(), 0)
        things.paint_thing(painter, thing, paints(LIGHT), _OUTLINE)


def cup_width(height: float) -> float:
    """How wide the cup is, with its handles, at a height."""
    box = things.box(house_art().things[_CUP])
    return height * box.width() / box.height()
