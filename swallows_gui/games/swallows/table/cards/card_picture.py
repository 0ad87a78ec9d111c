"""The picture field of a card face: the card's scene, in the nation's kit if it is a nation's own card (S5.8).

`paint_picture` is the one door to a card's art; `ui.art` draws it.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.art.picture import paint_scene
from swallows_gui.games.swallows.table.cards.card_sheet import SHEET, WEDGE
from swallows_gui.games.swallows.table.cards.card_wording import value_mark
from swallows_gui.services.palette import Colours

WIDER = 32
"""How much further the wedge reaches behind a value of two figures, in units of the sheet."""
BADGE = 34 / SHEET.width()
"""How high the flag of a nation's own card stands in the lower right corner, in parts of the sheet's width."""


def paint_picture(
    painter: QPainter, room: QRectF, card: Card, colours: Colours, size: float = 1.0, language: str = "de",
    below: float = 0.0,
) -> None:  # fmt: skip
    """Paint the picture of a card into a room, clipped to what the painter already allows; `size` as in `wedge_of`.

    `below` is how much of the room, in units of the sheet, lies under the picture's slanting edge, behind the words.
    """
    nation = card.owner
    wedge = wedge_of(value_mark(card), size)
    covered = (wedge[0] / SHEET.width(), wedge[1] / SHEET.width()) if wedge is not None else None
    badge = BADGE if nation else 0.0
    paint_scene(
        painter, room, card, nation, colours=colours, wedge=covered, badge=badge, below=below / SHEET.width(),
        language=language,
    )  # fmt: skip


def wedge_of(mark: str, size: float = 1.0) -> tuple[float, float] | None:
    """Where the wedge behind a value meets a picture's upper and left edge, in units of the sheet.

    `size` is its size in parts of the largest, which a face without words has.
    """
    if not mark:
        return None
    wider = WIDER if len(mark) > 1 else 0
    return (WEDGE[0] + wider) * size, (WEDGE[1] + wider) * size
