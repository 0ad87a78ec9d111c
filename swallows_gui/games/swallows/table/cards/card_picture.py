"""The picture field of a card face: the card's scene, in the nation's kit if it is a nation's own card (S5.8).

`paint_picture` is the one door to a card's art; `ui.art` draws it.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.card_corner import REACH
from swallows_gui.games.swallows.table.cards.card_sheet import SHEET
from swallows_gui.services.palette import Colours

CORNER = (REACH[0] / SHEET.width(), REACH[1] / SHEET.width())
"""How far the corner reaches along a picture's upper and left edge, in parts of its width."""
BADGE = 34 / SHEET.width()
"""How high the flag of a nation's own card stands in the lower right corner, in parts of the sheet's width."""


def paint_picture(painter: QPainter, room: QRectF, card: Card, colours: Colours, language: str = "de") -> None:
    """Paint the picture of a card into a room, clipped to what the painter already allows."""
    nation = card.owner
    badge = BADGE if nation else 0.0
    paint_scene(painter, room, card, nation, colours=colours, wedge=CORNER, badge=badge, language=language)
