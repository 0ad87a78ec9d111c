"""The picture field of a card face: the card's scene, in the nation's kit if it is a nation's own card (S5.8).

`paint_picture` is the one door to a card's art; `ui.art` draws it.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.catalogue.cards import Card
from swallows_gui.catalogue.catalogue import load
from swallows_gui.services.palette import Colours
from swallows_gui.ui.art.picture import paint_scene
from swallows_gui.ui.kit.sheet import SHEET, WEDGE
from swallows_gui.ui.kit.wording import value_mark

WIDER = 32
"""How much further the wedge reaches behind a value of two figures, in units of the sheet."""
BADGE = 34 / SHEET.width()
"""How high the flag of a nation's own card stands in the lower right corner, in parts of the sheet's width."""


def paint_picture(painter: QPainter, room: QRectF, card: Card, colours: Colours) -> None:
    """Paint the picture of a card into a room, clipped to what the painter already allows."""
    nation = load().nations.get(card.nation or "")
    paint_scene(
        painter, room, card, nation, colours=colours, wedge=wedge_of(value_mark(card)), badge=BADGE if nation else 0.0
    )


def wedge_of(mark: str) -> tuple[float, float] | None:
    """How far the wedge behind a value covers a picture's upper left corner, in parts of the sheet's width."""
    if not mark:
        return None
    wider = WIDER if len(mark) > 1 else 0
    return (WEDGE[0] + wider) / SHEET.width(), (WEDGE[1] + wider) / SHEET.width()
