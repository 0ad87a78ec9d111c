"""Signs that a card of any language shows: its kind, its colour on a back, and its place (S0.2, S5, S5.8).

A sign is a shape in a square of 100 by 100, as those of the rules are (`rule_signs`).
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_wording import played_kind
from swallows_gui.games.swallows.table.cards.rule_signs import MOMENTS, sign_path
from swallows_gui.ui.kit.marks import polygon, swallow_path
from swallows_gui.ui.kit.painting import saved, set_ink

BOLT: Final = "bolt"
"""The sign of what is red: something that nobody expects."""
_OF_KIND: Final = {
    "attack": "ball", "swallow": "swallow", "rough": "elbow", "foul": "whistle", "offside": "flag", "goalie": "glove",
}  # fmt: skip
_OF_COLOUR: Final = {"green": "ball", "blue": "glove", "red": BOLT}


@cache
def _flag() -> QPainterPath:
    """The linesman's flag, held up."""
    path = QPainterPath()
    path.addPolygon(polygon((14, 2), (26, 2), (38, 98), (26, 98)))
    path.closeSubpath()
    path.addPolygon(polygon((27, 4), (96, 10), (88, 58), (34, 56)))
    path.closeSubpath()
    cut = QPainterPath()
    cut.addPolygon(polygon((46, 20), (65, 21), (66, 34), (48, 33)))
    cut.addPolygon(polygon((66, 34), (79, 35), (77, 47), (67, 46)))
    return path.subtracted(cut)


@cache
def _elbow() -> QPainterPath:
    """A bent arm that meets something: fist above, elbow out, two strokes where it hits."""
    arm = QPainterPath()
    arm.addPolygon(polygon((4, 58), (46, 70), (40, 24), (64, 22), (78, 84), (62, 98), (4, 84)))
    arm.closeSubpath()
    fist = QPainterPath()
    fist.addRoundedRect(QRectF(33, 0, 36, 30), 12, 12)
    strokes = QPainterPath()
    for corners in (
        ((82, 62), (98, 52), (100, 60), (86, 70)),
        ((86, 78), (100, 78), (100, 86), (86, 86)),
        ((80, 94), (90, 100), (84, 106), (74, 100)),
    ):
        strokes.addPolygon(polygon(*corners))
        strokes.closeSubpath()
    return arm.united(fist).united(strokes)


@cache
def _bolt() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(polygon((58, 0), (14, 56), (44, 56), (30, 100), (86, 38), (54, 38), (74, 0)))
    path.closeSubpath()
    return path


def sign_shape(name: str) -> QPainterPath:
    """The sign of a kind, a colour or a rule in a square of 100 by 100; KeyError if there is none of the name."""
    match name:
        case "swallow":
            return swallow_path()
        case "flag":
            return _flag()
        case "elbow":
            return _elbow()
        case "bolt":
            return _bolt()
    return sign_path(name)


def kind_sign(card: Card) -> str:
    """What stands under a card's number: the sign of its kind, or of the moment in which a special red is played."""
    kind = played_kind(card)
    if kind in _OF_KIND:
        return _OF_KIND[kind]
    return MOMENTS.get(card.when[0], "die") if card.when else BOLT


def paint_shape(painter: QPainter, name: str, room: QRectF, ink: QColor, rim: QColor | None = None) -> None:
    """Paint a sign into a square in one colour; `rim` parts it from a ground of nearly that colour."""
    place = QTransform().translate(room.left(), room.top()).scale(room.width() / 100, room.height() / 100)
    shape = place.map(sign_shape(name))
    if rim is not None:
        painter.strokePath(shape, QPen(rim, room.width() * 0.16))
    painter.fillPath(shape, ink)


def paint_colour_sign(painter: QPainter, colour: str, room: QRectF, ink: QColor) -> None:
    """Paint the sign of a card's colour, as backs and nation cards show it: ball, gloves, bolt."""
    paint_shape(painter, _OF_COLOUR[colour], room, ink)


def paint_place(painter: QPainter, room: QRectF, areas: Collection[str], paint: QColor, line: QColor) -> None:
    """Paint a penalty area seen from above, its goal at the right, and in it what places are meant."""
    with saved(painter):
        painter.translate(room.topLeft())
        painter.scale(room.width() / 32, room.height() / 24)
        box = QRectF(13, 3.5, 17, 17)
        if "outside" in areas:
            painter.fillRect(QRectF(1, 1, 9, 22), paint)
        if "inside" in areas:
            painter.fillRect(box, paint)
        if "edge" in areas:
            painter.fillRect(QRectF(9.5, 1, 7, 22), paint)
        set_ink(painter, line=QPen(line, 1.8))
        painter.drawPolyline([box.topRight(), box.topLeft(), box.bottomLeft(), box.bottomRight()])
        painter.drawLine(QPointF(30, 1), QPointF(30, 23))
        painter.setPen(QPen(line, 3))
        painter.drawLine(QPointF(31, 9), QPointF(31, 15))
