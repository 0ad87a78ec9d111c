"""Portraits as large as a poster has room for: one face, two faces that meet, or the winner with a cup.

Arms and hands hold a handle, rest on something or show a coin (no rules). Places are in hundredths of the portrait's
side around the middle of the head.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from swallows_gui.models.moods import Mood
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.hats import paint_person
from swallows_gui.ui.art.motifs import stroked
from swallows_gui.ui.art.pencil import GOLD, INK, WHITE, Pencil, closed, curve, deeper, oval, slab
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.painting import Paint, painting, saved
from swallows_gui.ui.kit.take_over import INKS, ink_on, picture_room

Spot = tuple[float, float]

SHOULDER: Final = (47.0, 58.0)
_SLEEVE, _CUFF, _WRIST = 21.0, 19.0, 12.0
"""Widths of an arm's parts."""
_COIN: Final = QColor("#E3B23C")


@contextmanager
def portrayed(painter: QPainter, at: QPointF, side: float, name: str, shirt: QColor, mood: Mood) -> Iterator[Pencil]:
    """The pencil for somebody whose head is at a point, as large as in a frame of a side in pixels."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(at)
        painter.scale(side / 100, side / 100)
        painter.setPen(Qt.PenStyle.NoPen)
        yield Pencil.of(painter, looks_of(name), shirt, mood, side)


def paint_arm(pencil: Pencil, way: int, elbow: Spot, hand: Spot) -> None:
    """An arm from the shoulder over the elbow to the wrist, with a cuff; `way` is -1 for the left one."""
    shoulder = (way * SHOULDER[0], SHOULDER[1])
    pencil.shape(stroked(curve(_towards(elbow, hand, 0.7), hand), _WRIST), pencil.skin, shade=1.5)
    bones = QPainterPath(curve(shoulder, elbow))
    bones.lineTo(*_towards(elbow, hand, 0.74))
    sleeve = pencil.shirt if way < 0 else deeper(pencil.shirt)  # the right side lies in shade
    pencil.shape(stroked(bones, _SLEEVE).simplified(), sleeve, shade=3)
    inwards = shoulder[0] - way * 5, shoulder[1] + 1  # no seam parts the sleeve from the shoulder
    pencil.painter.fillPath(oval(*inwards, _SLEEVE / 2 - 0.6, _SLEEVE / 2 - 0.6), sleeve)
    dark = deeper(sleeve).darker(120)
    for part in (0.1, 0.24):
        x, y = _towards(elbow, hand, part)
        pencil.stroke(curve((x - 6, y + 2), (x, y - 1), (x + 4, y + 3)), dark, 1.2)
    trim = WHITE if pencil.shirt.lightness() < 170 else INK
    pencil.shape(_band(_towards(elbow, hand, 0.68), _towards(elbow, hand, 0.8), _CUFF), trim, shade=2)


def paint_fist(pencil: Pencil, hand: Spot, way: int, turn: float = 0.0) -> None:
    """Fingers closed around a handle that comes from above; turned by so many degrees outwards."""
    with _hand(pencil, hand, way, turn):
        pencil.shape(closed((-4, -9), ((8, -11), (11, -3)), ((11, 8), (4, 10)), ((-5, 10), (-4, -9))), pencil.skin)
        for finger in range(4):
            roll = slab(-9 + (0.8 if finger in (0, 3) else 0), -9.4 + finger * 4.7, 13, 5, 2.5)
            pencil.shape(roll, pencil.skin, shade=0, outline=1.3)
            pencil.stroke(
                curve((-6.8, -7.6 + finger * 4.7), (-7.6, -6.4 + finger * 4.7)), pencil.skin.lighter(125), 1.5
            )
        pencil.shape(closed((2, -8), ((-2, -14), (-7, -13)), ((-10, -11), (-6, -9)), ((0, -8), (4, -4))), pencil.skin,
                     shade=0, outline=1.3)  # fmt: skip


def paint_flat_hand(pencil: Pencil, hand: Spot, way: int) -> None:
    """A hand that lies on something, its fingers over the edge."""
    with _hand(pencil, hand, way, 0):
        pencil.shape(closed((12, -9), ((2, -12), (-9, -7)), ((-12, -3), (-11, 1)), ((10, 3), (13, 0))), pencil.skin)
        for finger in range(4):
            tip = slab(-11 + finger * 5.1, -4 + abs(finger - 1) * 0.5, 5.4, 12 - abs(finger - 1.4) * 1.6, 2.7)
            pencil.shape(tip, pencil.skin, shade=0, outline=1.3)
            nail = slab(-9.8 + finger * 5.1, 4.4 - abs(finger - 1) * 0.8, 3, 2.6, 1.3)
            pencil.painter.fillPath(nail, pencil.skin.lighter(122))
        pencil.shape(stroked(curve((10, -4), (15, 0), (14, 5)), 5.4), pencil.skin, shade=0, outline=1.3)


def paint_hand_with_coin(pencil: Pencil, hand: Spot, way: int) -> None:
    """A coin between thumb and first finger, held up."""
    with _hand(pencil, hand, way, 0):
        for x, y in ((6.5, -9), (9.5, -6), (11, -2)):  # the fingers that do not hold it
            pencil.shape(stroked(curve((x - 2, 2), (x + 1, y + 2), (x, y)), 5), pencil.skin, shade=0, outline=1.3)
        pencil.shape(oval(-1.5, -17, 10.5, 10.5), _COIN)
        pencil.shape(oval(-1.5, -17, 7.6, 7.6), GOLD, shade=1.5, outline=0.8)
        pencil.stroke(curve((-3.5, -19.5), (-1, -22), (-1, -12.6)), _COIN.darker(170), 2)
        pencil.shape(closed((-7, 8), ((-9, 0), (-6, -5)), ((0, -8), (7, -4)), ((11, 4), (7, 10))), pencil.skin)
        pencil.shape(stroked(curve((-4, 1), (-7.5, -4), (-6, -10)), 5.2), pencil.skin, shade=0, outline=1.3)
        pencil.shape(stroked(curve((4, -3), (5.5, -8), (2.5, -12.5)), 5.2), pencil.skin, shade=0, outline=1.3)
        pencil.painter.fillPath(oval(-1, 2, 5.5, 4.5), pencil.skin)


@contextmanager
def _hand(pencil: Pencil, hand: Spot, way: int, turn: float) -> Iterator[None]:
    with saved(pencil.painter):
        pencil.painter.translate(*hand)
        pencil.painter.scale(way, 1)
        pencil.painter.rotate(turn)
        yield


def _band(one: Spot, other: Spot, wide: float) -> QPainterPath:
    """A straight piece of so much width."""
    far = math.hypot(other[0] - one[0], other[1] - one[1])
    x, y = (one[1] - other[1]) / far * wide / 2, (other[0] - one[0]) / far * wide / 2
    return closed(
        (one[0] + x, one[1] + y),
        ((other[0] + x, other[1] + y),),
        ((other[0] - x, other[1] - y),),
        ((one[0] - x, one[1] - y),),
    )


def _towards(one: Spot, other: Spot, part: float) -> Spot:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


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
