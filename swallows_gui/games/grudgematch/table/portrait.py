"""The man who is asked about, large beside the question."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.grudgematch.table.heads import paint_man
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting

_LEAST = 64
"""Design pixels: smaller he is not shown."""
_MOST = 190


class Portrait(QWidget):
    """Takes whatever height is left over; the question beside it says who he is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.men: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def show_men(self, men: tuple[int, ...]) -> None:
        """Show these, or nobody."""
        if men != self.men:
            self.men = men
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(200), 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        gap = t.px(10)
        free = self.width() - t.px(16)
        side = min(float(self.height() - t.px(14)), t.px(_MOST), (free + gap) / max(1, len(self.men)) - gap)
        if side < t.px(_LEAST) or not self.men:
            return
        with painting(self) as painter:
            left = (self.width() - len(self.men) * side - (len(self.men) - 1) * gap) / 2
            top = (self.height() - side) / 2
            for place, man in enumerate(self.men):
                paint_man(painter, QRectF(left + place * (side + gap), top, side, side), man)
