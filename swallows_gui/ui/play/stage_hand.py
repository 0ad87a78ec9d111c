"""What stands in the hand's place on a stage: the chances of what is asked, and below them what is chosen from."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.chance_bars import ChanceBars
from swallows_gui.ui.kit.layouts import fill, set_gaps

_GAP, _EDGE = 6, 6
"""Design pixels between chances and hand, and around both."""


class StageHand(Adaptive, QWidget):
    """The chances keep their room while there are none, so that nothing moves between two questions."""

    resized = Signal()
    """It needs another height than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars = ChanceBars()
        self.bars.set_bare(True)
        self.bars.set_dark()
        self.rows = 2
        """So many chances have room."""
        self._held: QWidget | None = None
        self._column = fill(QVBoxLayout(self), self.bars)

    def hold(self, hand: QWidget) -> None:
        """Take what is chosen from."""
        self._held = hand
        policy = hand.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        hand.setSizePolicy(policy)
        self._column.addWidget(hand, 1)
        self.restyle()

    def keep_room(self, rows: int) -> None:
        """Have room for so many chances."""
        if rows != self.rows:
            self.rows = rows
            self.restyle()

    def height_for(self, width: int, _most: int) -> int:
        """The height that it needs in a width."""
        held = 0
        if self._held is not None:
            high = self._held.heightForWidth(width - theme().px(2 * _EDGE))
            held = high if high >= 0 else self._held.sizeHint().height()
        if not held and not self.rows:
            return 0
        return self._bars_high + held + theme().px(_GAP + 2 * _EDGE)

    @property
    def _bars_high(self) -> int:
        return self.bars.height_of(self.rows)

    def restyle(self) -> None:
        """Every size by the text scale."""
        set_gaps(self._column, (_EDGE, _EDGE, _EDGE, _EDGE), _GAP)
        self.bars.setFixedHeight(self._bars_high)
        self.bars.setVisible(self.rows > 0)
        self.resized.emit()
