"""The lines of a betting slip, with flags and the faces of those who manage the teams."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyleOptionViewItem

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.flag_table import FlagTable
from swallows_gui.games.swallows.table.controller import SwallowsController
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.tables import Index, ToggleDelegate

_FACE = 22
"""Design pixels."""


class SlipTable(FlagTable):
    """A cell that belongs to a seat has its face: calm, for no face gives a bet away."""

    def __init__(self, controller: SwallowsController) -> None:
        super().__init__(0, airy=True)
        self._controller = controller
        self.setItemDelegate(_SlipDelegate(self))
        self.setSelectionBehavior(FlagTable.SelectionBehavior.SelectItems)

    def sign(self, of: Nation | int) -> QIcon:
        if not isinstance(of, int):
            return super().sign(of)
        seat = self._controller.info.seats[of]
        return QIcon(face_pixmap(Person(seat.name, seat.colour), theme().px(_FACE), self.devicePixelRatioF()))


class _SlipDelegate(ToggleDelegate):
    """A face is a square, larger than a flag."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if isinstance(index.data(roles.NATION), int):
            option.decorationSize = QSize(theme().px(_FACE), theme().px(_FACE))
