"""The bracket of a tournament of nations, with their flags, at night under floodlights (S8.1)."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.models import roles
from swallows_gui.models.ties import AWAY, HOME
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.bracket import BracketView, Index
from swallows_gui.ui.stage.stand import paint_night


class NationsBracket(BracketView):
    """A bracket with flags, and winners' ways in the colour of their shirts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint_cup = lambda painter, room, won: paint_trophy(painter, room, "continental", held=won)
        self.paint_ground = paint_night

    def way_colour(self, index: Index, side: int) -> QColor:
        nation: Nation | None = index.sibling(index.row(), AWAY if side else HOME).data(roles.NATION)
        return super().way_colour(index, side) if nation is None else QColor(nation.kit.shirt)

    def paint_sign(self, painter: QPainter, rect: QRect, index: Index, side: int) -> bool:
        nation = index.sibling(index.row(), AWAY if side else HOME).data(roles.NATION)
        paint_flag(painter, rect.toRectF(), nation)
        return True
