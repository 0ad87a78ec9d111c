"""Backs of cards: the colour, its shape with its sign in it, and the swallow (S0.2: backs show the colour)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from swallows_gui.games.swallows.table.cards.card_sheet import SHEET, begin_sheet, blank, draw_frame
from swallows_gui.games.swallows.table.cards.kind_signs import paint_colour_sign
from swallows_gui.services.palette import Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.marks import colour_shape, paint_swallow, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink


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
