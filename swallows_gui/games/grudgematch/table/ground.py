"""The background of the Grudge Match's table: the field stands upright at the left.

At its right, below the score, are the phases of the turn and the cards of the current kick.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from swallows_gui.games.grudgematch.table.board import BoardView
from swallows_gui.games.grudgematch.table.kick_strip import KickStrip, PhaseStrip
from swallows_gui.services.theme import theme
from swallows_gui.ui.play.plain_ground import PlainGround
from swallows_gui.ui.stage.layout import StageLayout

_GAP = 6
"""Design pixels between two of the parts beside the field."""


class GrudgeGround(PlainGround):
    """The ground of the Grudge Match's table; parts beside the field that have no room are left out,
    the cards first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = BoardView(self)
        self.phases, self.strip = PhaseStrip(self), KickStrip(self)
        self.scene.raise_()

    def arrange(self, room: QRect) -> None:
        self.field.setGeometry(room)

    def set_places(self, places: StageLayout) -> None:
        super().set_places(places)
        room = places.sums.toRect().translated(-places.room.topLeft())
        top, gap = room.top(), theme().px(_GAP)
        self.strip.set_low(room.height() < self.phases.sizeHint().height() + gap + self.strip.whole_height)
        for part in (self.phases, self.strip):
            high = part.sizeHint().height()
            part.setVisible(top + high <= room.bottom() + 1)
            part.setGeometry(room.left(), top, room.width(), high)
            top += (high + gap) * (not part.isHidden())
