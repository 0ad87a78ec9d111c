"""Backs of cards: the colour, its shape with its sign in it, and the swallow (S0.2: backs show the colour).

The sheet of 250 by 350 units on which every face and back is laid out, and its outline.

Marks on a card of a hand, painted into its room: chosen, to be added or added, looked at, spoken of.

A room is a card's face in the painter's pixels. Each mark has a form of its own beside its colour.

The flat corner of a card's colour: its number in it, and the sign of its kind on the tab that hangs below.

It has one shape at all sizes. The tab ends round on green, square on blue and in a point on red, so that no colour has
to be seen to be told (S0.2).

The picture field of a card face: the card's scene, in the nation's kit if it is a nation's own card (S5.8).

`paint_picture` is the one door to a card's art; `ui.art` draws it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.kind_signs import (
    BOLT,
    kind_sign,
    paint_colour_sign,
    paint_shape,
    value_mark,
)
from swallows_gui.games.swallows.table.cards.rule_signs import TINTED
from swallows_gui.services.stylesheet import Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.icons import colour_shape, paint_swallow, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_ink

CARD_RATIO = 5 / 7
"""Width over height."""
SHEET = QSizeF(250, 350)
_CORNER = 12
"""Radius of the outline's corners, in units."""
RISE = 28
"""How much higher a picture's diagonal lower edge meets the right side than the left, in units."""


def card_size(height: float) -> QSize:
    """The size of a card of a height in pixels."""
    return QSize(max(1, round(height * CARD_RATIO)), max(1, round(height)))


def corner(width: float) -> float:
    """The radius of the corners of a card of a width, pixels both."""
    return width * _CORNER / SHEET.width()


def blank(size: QSize, ratio: float) -> QImage:
    """A clear image of a size in device-independent pixels."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def begin_sheet(painter: QPainter, room: QRectF) -> None:
    """Map the sheet's units into a room and clip to the card's rounded outline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(room.topLeft())
    painter.scale(room.width() / SHEET.width(), room.height() / SHEET.height())
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(QPointF(0, 0), SHEET), _CORNER, _CORNER)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)


FRAME = 7
"""Units of a card's border."""


def draw_frame(painter: QPainter, colour: QColor) -> None:
    """The border of a card, inside its rounded outline."""
    set_ink(painter, line=QPen(colour, FRAME))
    painter.drawRoundedRect(QRectF(3.5, 3.5, SHEET.width() - 7, SHEET.height() - 7), 9, 9)


def picture_edge(low: float) -> QPainterPath:
    """The outline of a picture field whose lower edge meets the left side at `low` units."""
    path = QPainterPath()
    path.addPolygon(polygon((0, 0), (250, 0), (250, low - RISE), (0, low)))
    path.closeSubpath()
    return path


def back(colour: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The back of a `"green"`, `"blue"` or `"red"` card; `size` in device-independent pixels."""
    return cached(("back", colour, size.toTuple(), ratio, theme().name), lambda: _render(colour, size, ratio))


def _render(colour: str, size: QSize, ratio: float) -> QImage:
    image = blank(size, ratio)
    with painting(image, smooth=False) as painter:
        paint_back(painter, QRectF(0, 0, size.width(), size.height()), colour, theme().colours)
    return image


def paint_back(painter: QPainter, room: QRectF, colour: str, colours: Colours) -> None:
    """Paint a back into a room of the ratio of a card."""
    with saved(painter):
        begin_sheet(painter, room)
        ground = colours.of(colour)
        painter.fillRect(QRectF(QPointF(0, 0), SHEET), ground)
        set_ink(painter, fill=ground.darker(118))
        for stripe in range(-2, 6):
            low = 60.0 + stripe * 92
            painter.drawPolygon(polygon((0, low + 150), (250, low), (250, low + 46), (0, low + 196)))
        paper = colours.of("card")
        shape = QRectF(45, 88, 160, 160)
        painter.fillPath(colour_shape(colour, shape), paper)
        paint_colour_sign(painter, colour, QRectF(79, 122, 92, 92), ground)
        paint_swallow(painter, QRectF(164, 20, 62, 62), paper)
        paint_swallow(painter, QRectF(24, 268, 62, 62), paper, 180)
        draw_frame(painter, QColor(paper))
        set_ink(painter, line=QPen(ground, 3))
        painter.drawRoundedRect(QRectF(1.5, 1.5, SHEET.width() - 3, SHEET.height() - 3), 11, 11)


def paint_chosen(painter: QPainter, room: QRectF) -> None:
    """A frame inside the edge."""
    width = min(max(3.0, room.width() * 0.035), max(3.0, theme().px(5)))
    _frame(painter, room, QPen(theme().colour("gold"), width), -width / 2)


def paint_modifier(painter: QPainter, room: QRectF, *, added: bool) -> None:
    """A badge: a plus on a card that can be added to the chosen one, a tick on one that has been."""
    side = room.width() * 0.2
    badge = QRectF(room.right() - side * 1.15, room.height() * 0.22, side, side)
    set_ink(painter, fill=theme().colour("gold"))
    painter.drawEllipse(badge)
    painter.setPen(QPen(theme().colour("on_gold"), side * 0.16))
    c, arm = badge.center(), side * 0.27
    if added:
        painter.drawLine(c + QPointF(-arm, 0), c + QPointF(-arm * 0.2, arm * 0.8))
        painter.drawLine(c + QPointF(-arm * 0.2, arm * 0.8), c + QPointF(arm, -arm * 0.8))
    else:
        painter.drawLine(c + QPointF(-arm, 0), c + QPointF(arm, 0))
        painter.drawLine(c + QPointF(0, -arm), c + QPointF(0, arm))


def paint_focused(painter: QPainter, room: QRectF) -> None:
    """A frame outside the edge."""
    _frame(painter, room, QPen(theme().colour("focus"), max(3, theme().px(3))), 2.0)


def paint_spoken_of(painter: QPainter, room: QRectF) -> None:
    """A frame round the card, and an arrow up to its number, where no other card covers it."""
    t = theme()
    width = max(4.0, t.px(4))
    _frame(painter, room, QPen(t.colour("focus"), width), width / 2)
    tip = room.topLeft() + QPointF(room.width() * 0.2, room.width() * 0.42)
    half, high = room.width() * 0.13, room.width() * 0.2
    set_ink(painter, line=QPen(t.colour("raised"), t.px(2)), fill=t.colour("focus"))
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(half, high), tip + QPointF(-half, high)]))


def _frame(painter: QPainter, room: QRectF, pen: QPen, beyond: float) -> None:
    """A frame round a card, its middle so many pixels `beyond` the edge."""
    set_ink(painter, line=pen)
    radius = corner(room.width())
    painter.drawRoundedRect(room.adjusted(-beyond, -beyond, beyond, beyond), radius, radius)


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
    """The corner with its tab in card units; without a card colour no tab."""
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
    """Paint a corner with a number and no tab, for something that is no card of a colour."""
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
    """Paint the number and sign of a card's corner in one colour."""
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


CORNER = (REACH[0] / SHEET.width(), REACH[1] / SHEET.width())
"""How far the corner reaches along a picture's upper and left edge, in parts of its width."""
BADGE = 34 / SHEET.width()
"""How high the flag of a nation's own card stands in the lower right corner, in parts of the sheet's width."""


def paint_picture(painter: QPainter, room: QRectF, card: Card, colours: Colours, language: str = "de") -> None:
    """Paint the picture of a card into a room, clipped to what the painter already allows."""
    nation = card.owner
    badge = BADGE if nation else 0.0
    paint_scene(painter, room, card, nation, colours=colours, wedge=CORNER, badge=badge, language=language)
