"""The background of Final Whistle's table: the stand, and the pitch with the men on it.

Where there is room, the running attack stands at the right, with what the highlighted choice leads to.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.games.final_whistle.table.legend import Legend
from swallows_gui.games.final_whistle.table.pitch import PitchView
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.play.plain_ground import PlainGround

_COLUMN = 236
"""Design pixels: the width of what stands at the right."""
_KEPT = 300
"""Design pixels: a pitch at least so high keeps its height from question to question."""
_WIDE, _TALL = 1040, 560
"""Design pixels: the least stage that has room for it."""


class FinalGround(PlainGround):
    """The ground of Final Whistle's table with the pitch and what stands beside it."""

    def __init__(self, pitch: PitchView, beside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pitch = pitch
        pitch.setParent(self)
        self.column = QWidget(self)
        self.legend = Legend()
        self._stacked = fill(QVBoxLayout(self.column), (beside, 100), self.legend, margins=0, spacing=0)
        self._stacked.addStretch(1)
        self.scene.raise_()

    @staticmethod
    def has_column(size: QSize) -> bool:
        """Whether a stage of a size in pixels has room beside the pitch."""
        t = theme()
        return size.width() >= t.px(_WIDE) and size.height() >= t.px(_TALL)

    def put_below(self, part: QWidget) -> None:
        """Have something stand in the column, below all else."""
        if self._stacked.indexOf(part) < 0:
            self._stacked.insertWidget(self._stacked.count() - 1, part)

    @property
    def least(self) -> int:
        """The height below which the pitch scrolls, so that it is equally high at every question."""
        return theme().px(_KEPT)

    def arrange(self, room: QRect) -> None:
        beside = self.has_column(self.size())
        wide = theme().px(_COLUMN) if beside else 0
        self.pitch.setGeometry(room.adjusted(0, 0, -wide, 0))
        column = room.adjusted(room.width() - wide, 0, 0, 0)
        if self.coach.intersects(column):
            column.setBottom(self.coach.top() - 1)
        self.column.setGeometry(column)
        self.column.setVisible(beside)
