"""The flat corner of a card's colour: its number in it, and the sign of its kind on the tab that hangs below.

It has one shape at all sizes. The tab ends round on green, square on blue and in a point on red, so that no colour has
to be seen to be told (S0.2).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_sheet import SHEET
from swallows_gui.games.swallows.table.cards.card_wording import value_mark
from swallows_gui.games.swallows.table.cards.kind_signs import BOLT, kind_sign, paint_shape
from swallows_gui.games.swallows.table.cards.rule_signs import TINTED
from swallows_gui.services.palette import Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.text_fit import draw_ink

WIDE: Final = 84.0
HIGH: Final = 70.0
TAB: Final = 46.0
LOW: Final = 112.0
"""Units: the corner's upper edge, its left edge down to the tab, the tab's width, and how far down its sign may be."""
REACH: Final = (152.0, 140.0)
"""Where a line across the corner's steps meets the upper and the left edge: what is beyond it is seen, in units."""
_AT: Final = QPointF(14, 12)
_NUMBER: Final = (72, 50)
"""Units of type: of one figure, of two."""
_SIGN: Final = QRectF(9, 75, 30, 30)
_FOLD: Final = 2.4
_INK: Final = QColor("#1A1A1A")


@cache
def corner_shape(colour: str) -> QPainterPath:
    """The corner and its tab in units; without a colour of a card there is no tab."""
    path = QPainterPath()
    path.addPolygon(polygon((0, 0), (WIDE, 0), (WIDE - 12, HIGH), (0, HIGH)))
    path.closeSubpath()
    tab = QPainterPath()
    half = TAB / 2
    if colour == "green":
        tab.addRect(QRectF(0, HIGH - 1, TAB, 88 - HIGH + 1))
        tab.addEllipse(QPointF(half, 88), half, half + 2)
        tab.setFillRule(tab.fillRule().WindingFill)
    elif colour == "blue":
        tab.addRect(QRectF(0, HIGH - 1, TAB, LOW - HIGH + 1))
    elif colour == "red":
        tab.addPolygon(polygon((0, HIGH - 1), (TAB, HIGH - 1), (TAB, 101), (half, 122), (0, 101)))
        tab.closeSubpath()
    return path.united(tab.simplified())


def paint_corner(painter: QPainter, mark: str, paint: QColor, ink: QColor) -> None:
    """Paint the corner of what is no card of a colour: a number, and no tab."""
    painter.fillPath(corner_shape(""), paint)
    _paint_mark(painter, mark, ink)


def paint_card_corner(painter: QPainter, card: Card, colours: Colours) -> None:
    """Paint the corner of a card: its number or, without one, a bolt, and the sign of its kind.

    A fold's shade parts it from a picture of its own colour.
    """
    shape, paint = corner_shape(card.colour), colours.of(card.colour)
    painter.fillPath(shape.translated(_FOLD, _FOLD), mixed(paint, _INK, 0.45))
    painter.fillPath(shape, paint)
    ink, sign = colours.of("on_colour"), kind_sign(card)
    paint_number(painter, card, ink)
    if sign in TINTED:
        paint_shape(painter, sign, _SIGN.adjusted(2, 2, -2, -2), colours.of(TINTED[sign]), ink)


def paint_number(painter: QPainter, card: Card, ink: QColor) -> None:
    """Paint what stands in a card's corner in one colour."""
    _paint_mark(painter, value_mark(card), ink)
    sign = kind_sign(card)
    if sign not in TINTED:
        paint_shape(painter, sign, _SIGN, ink)


def _paint_mark(painter: QPainter, mark: str, ink: QColor) -> None:
    if mark:
        draw_ink(painter, _AT, mark, theme().sized_font("number", _NUMBER[len(mark) > 1]), ink)
    else:
        paint_shape(painter, BOLT, QRectF(13, 10, 50, 52), ink)


def number_room() -> QRectF:
    """The corner of a face that must be seen in a hand: number and sign, in parts of the card."""
    return QRectF(0, 0, 66 / SHEET.width(), LOW / SHEET.height())
