"""What makes a card a nation's own: a picture that goes on behind the words, frame, bars, flag and a star.

The picture is darkened behind the words, which stand on it in the colour of the card's paper.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.card_sheet import RISE, SHEET
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.services.palette import SCHEMES, Colours
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.kit.marks import polygon, star_path
from swallows_gui.ui.kit.painting import set_ink

_INK = QColor("#1A1A1A")
_VEIL, _THICK = 0.7, 0.9
"""How much of what lies behind the words is ink; where everything has much contrast."""


def veil(colours: Colours) -> QColor:
    """What darkens the picture behind the words, so that they stand out by 4.5 : 1 or more even where it is white."""
    ink = QColor(_INK)
    ink.setAlphaF(_THICK if colours is SCHEMES["contrast"] else _VEIL)
    return ink


def on_veil(colours: Colours) -> tuple[QColor, QColor]:
    """The colours of the line and of the rules on it."""
    return colours.of("card"), mixed(colours.of("card"), _INK, 0.08)


def paint_veil(painter: QPainter, colours: Colours, low: float) -> None:
    """Darken what lies below a picture's slanting lower edge; `low` as in `picture_edge`."""
    set_ink(painter, fill=veil(colours))
    wide, high = SHEET.width(), SHEET.height()
    painter.drawPolygon(polygon((0, low), (wide, low - RISE), (wide, high), (0, high)))


def paint_nation_frame(painter: QPainter, nation: Nation) -> None:
    """The nation's frame inside the gold: shirt, trim and shorts."""
    kit = nation.kit
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, wide, paint in ((7.8, 3.4, kit.shirt), (9.9, 1.2, kit.trim), (11.0, 1.2, kit.shorts)):
        painter.setPen(QPen(QColor(paint), wide))
        corner = 14 - inset
        painter.drawRoundedRect(QRectF(QPointF(0, 0), SHEET).adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_band(painter: QPainter, nation: Nation, low: float) -> None:
    """Bars in the colours of the nation's kit along the slanting lower edge of the picture; `low` as for the veil."""
    high = low - RISE
    painter.setPen(Qt.PenStyle.NoPen)
    for bar, paint in enumerate((nation.kit.shirt, nation.kit.shorts, nation.kit.trim)):
        lift = 5.0 * (3 - bar)
        painter.setBrush(QColor(paint))
        painter.drawPolygon(polygon((0, low - lift), (250, high - lift), (250, high - lift + 5), (0, low - lift + 5)))


def paint_flag_and_star(painter: QPainter, nation: Nation, colours: Colours, low: float) -> None:
    """The nation's flag on the bars at the right, and a star before it; `low` as for the bars."""
    high = low - RISE
    flag = QRectF(192, high - 11, 42, 28)
    painter.fillRect(flag.adjusted(-1.6, -1.6, 1.6, 1.6), _INK)
    paint_flag(painter, flag, nation)
    star = star_path(QPointF(175, high + 5), 13)
    painter.strokePath(star, QPen(_INK, 4))
    painter.fillPath(star, colours.of("gold"))
