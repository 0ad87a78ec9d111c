"""Tables with the flags of nations before their names."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.flags import flag_icon
from swallows_gui.ui.kit.tables import PosterTable


class FlagTable(PosterTable):
    """A poster table some of whose cells belong to a nation."""

    def sign(self, of: Nation) -> QIcon:
        return flag_icon(of)
