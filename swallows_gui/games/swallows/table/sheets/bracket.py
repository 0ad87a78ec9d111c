"""The bracket of a tournament of nations, with their flags (S8.1)."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.models import roles
from swallows_gui.models.ties import AWAY, HOME
from swallows_gui.ui.kit.bracket import BracketView, Index


class NationsBracket(BracketView):
    """A bracket with a flag before each nation."""

    def paint_sign(self, painter: QPainter, rect: QRect, index: Index, side: int) -> bool:
        nation = index.sibling(index.row(), AWAY if side else HOME).data(roles.NATION)
        paint_flag(painter, rect.toRectF(), nation)
        return True
