"""What makes a card a nation's own: the band of its kit's second colour along the seam (its ground: `art.kits`)."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.art.kits import kit_colours
from swallows_gui.games.swallows.table.cards.card_sheet import RISE, SHEET
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import set_ink

BAND = 13.0
"""Units of the band above the seam."""
_LINE = 2.4


def paint_band(painter: QPainter, nation: Nation, low: float) -> None:
    """The band along the slanting lower edge of the picture, between two lines of the shirt's colour; `low` as in
    `picture_edge`."""
    first, second = kit_colours(nation)
    wide, high = SHEET.width(), low - RISE
    for top, foot, paint in ((BAND, 0.0, first), (BAND - _LINE, _LINE, second)):
        set_ink(painter, fill=QColor(paint))
        painter.drawPolygon(polygon((0, low - top), (wide, high - top), (wide, high - foot), (0, low - foot)))
