"""Somebody as large as a poster has room for: the face alone, two faces that meet, or the winner with a cup."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.hands import paint_arm, paint_fist, portrayed
from swallows_gui.ui.art.medallion import paint_person
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.painted import Paint
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import INKS, ink_on, picture_room

EVENING: Final = QColor("#3A5A8C")
"""Behind a cup: its foot is black."""
_CUP: Final = 0.46
"""The side of the room of a cup, in parts of the height."""
_CHEST: Final = 0.4
"""Half the width of the shirt below a face, in sides of its frame."""
_HANDLES: Final = 0.33
"""How far a handle is from the middle of the cup, in parts of that side."""


def poster_canvas(size: QSize, ratio: float) -> tuple[QImage, QRectF]:
    """An image for the part of a poster that a picture takes, and its room."""
    part = picture_room(QRectF(QPointF(0, 0), size.toSizeF()))
    room = QRectF(0, 0, max(1.0, part.width()), max(1.0, part.height()))
    image = QImage(room.size().toSize() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    return image, room


def paint_holder(
    painter: QPainter, head: QPointF, side: float, person: Person, handle: QPointF, paint_cup: Callable[[], None]
) -> None:
    """Somebody glad, as large as in a frame of a side in pixels, and before him a cup that `paint_cup` paints, with a
    fist at each handle; `handle`: the right one, the left one is as far on the other side of the head's middle."""
    grip = (handle.x() - head.x()) * 100 / side, (handle.y() - head.y()) * 100 / side
    shirt = QColor(person.colour)
    with portrayed(painter, head, side, person.name, shirt, "glad") as pencil:
        paint_person(pencil)
    paint_cup()
    with portrayed(painter, head, side, person.name, shirt, "glad") as pencil:
        for way in (-1, 1):
            hand = way * grip[0], grip[1]
            paint_arm(pencil, way, (way * (grip[0] + 22), grip[1] + 40), hand)
            paint_fist(pencil, hand, way, -14)


def portrait_picture(person: Person, size: QSize, ratio: float, head: Paint | None = None) -> QImage:
    """A face for the part of a poster of a size that a picture takes; `head` paints another one, into a square."""
    image, room = poster_canvas(size, ratio)
    image.fill(_behind(person))
    with painting(image) as painter:
        side = min(room.height() * 0.9, room.width() * 1.1)
        at = QPointF(room.width() * 0.58, room.height() * 0.55)
        if head is not None:
            head(painter, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
            return image
        with portrayed(painter, at, side, person.name, QColor(person.colour), person.mood) as pencil:
            paint_person(pencil)
    return image


def winner_picture(person: Person, size: QSize, ratio: float) -> QImage:
    """Who has won, with a cup in two hands."""
    image, room = poster_canvas(size, ratio)
    image.fill(EVENING)
    with painting(image) as painter:
        paint_winner(painter, room, person)
    return image


def paint_winner(painter: QPainter, room: QRectF, person: Person) -> None:
    """Paint who has won into a room whose ground is there."""
    wide, high = room.width(), room.height()
    cup = min(high * _CUP, wide * 0.55)
    head, side = QPointF(wide * 0.6, high * 0.33), min(high * 0.58, wide * 0.74)
    place = QRectF(head.x() - cup / 2, high * 0.985 - cup * 0.9, cup, cup)
    handle = QPointF(head.x() + cup * _HANDLES, place.center().y() - cup * 0.16)

    def paint_before() -> None:
        chest = QRectF(head.x() - _CHEST * side, head.y() + 0.48 * side, 2 * _CHEST * side, high)
        painter.fillRect(chest & room, QColor(person.colour))
        paint_trophy(painter, place, "national", held=True)

    paint_holder(painter, head, side, person, handle, paint_before)


def meeting_picture(people: Sequence[Person], size: QSize, ratio: float) -> QImage:
    """Two faces on the two halves of a poster."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        paint_meeting(painter, QRectF(QPointF(0, 0), size.toSizeF()), people)
    return image


def paint_meeting(painter: QPainter, room: QRectF, people: Sequence[Person]) -> None:
    """Paint two faces onto the two halves of a room."""
    for place, person in zip((0.24, 0.76), people, strict=True):
        at = QPointF(room.width() * place, room.height() * 0.36)
        side = min(room.height() * 0.6, room.width() * 0.36)
        with portrayed(painter, at, side, person.name, QColor(person.colour), person.mood) as pencil:
            paint_person(pencil)


def _behind(person: Person) -> QColor:
    """A deeper or lighter shade of somebody's colour: letters that read on that read here."""
    ground = QColor(person.colour)
    return ground.darker(145) if ink_on(ground) == INKS[0] else ground.lighter(135)
