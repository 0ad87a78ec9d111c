"""Tables with the flags of nations before their names."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from swallows_gui.catalogue.swallows import Nation
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.swallows.cards.flags import flag_icon


class FlagTable(PosterTable):
    """A poster table some of whose cells belong to a nation."""

    def sign(self, of: Nation) -> QIcon:
        return flag_icon(of)
