"""How the parts of the table share its room: field and panel beside each other, or field and cards in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from swallows_gui.games.grudgematch.table.hand import FULL, hand_height
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.layouts import add_layout, fill
from swallows_gui.ui.kit.switches import SegmentedControl

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.table.table import GrudgeTable

_SMALL, _LOW = 700, 430
"""Design pixels: in a narrower or lower table field and cards share one place."""


class TableLayout(QObject):
    """Arranges the parts of one table; `whole` holds all of them."""

    def __init__(self, table: GrudgeTable) -> None:
        super().__init__(table)
        self._table = table
        self.small = False
        """Whether field and cards share one place; `tabs` say which of them is there."""
        self.whole = QWidget()
        self.tabs = SegmentedControl()
        self._sides = QHBoxLayout(self.whole)
        self._sides.setContentsMargins(0, 0, 0, 0)
        left, right = QWidget(), QWidget()
        self._left_column = fill(QVBoxLayout(left), self.tabs, margins=0)
        self._pages = QStackedLayout()
        cards_page = QWidget()
        self._cards_column = QVBoxLayout(cards_page)
        self._cards_column.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(table.field)
        self._pages.addWidget(cards_page)
        add_layout(self._left_column, self._pages, 1)
        self._panel = fill(
            QVBoxLayout(right),
            table.band,
            table.phases,
            table.strip,
            table.prompt,
            (table.portrait, 1),
            (table.hand, 4),
            margins=0,
        )
        fill(self._sides, (left, 11), (right, 10))
        self.tabs.hide()
        self.tabs.changed.connect(self.turn_page)

    def restyle(self) -> None:
        """Every gap by the text scale."""
        px = theme().px
        self._sides.setSpacing(px(10))
        self._panel.setSpacing(px(5))
        self._left_column.setSpacing(px(4))

    def fit(self, wide: float, tall: float) -> None:
        """In a narrow table field and cards share the left half; in a low one everything is lower."""
        table = self._table
        small = wide < _SMALL or tall < _LOW
        if small != self.small:
            self._move_cards(small)
        low = tall < 620
        table.band.set_low(low or small)
        table.strip.set_low(low and not small)
        table.strip.set_stacked(small and tall >= 300)
        table.portrait.setVisible(not small)
        self._panel.setStretchFactor(table.prompt, int(small))
        table.phases.setVisible(not small or tall >= 420)
        table.prompt.set_dense(small or tall < 540, why=small)
        table.prompt.set_large(tall >= 700 and wide >= 1000)
        panel = wide * 10 / 21 - 20
        table.hand.setMaximumHeight(theme().px(FULL if small else hand_height(panel)))
        least = 0 if small else 176 if tall < 620 else 214
        table.prompt.setMinimumHeight(theme().px(least))

    def _move_cards(self, small: bool) -> None:
        self.small = small
        parts = (self._table.strip, self._table.hand)
        for part in parts:
            part.setParent(None)
        if small:
            fill(self._cards_column, parts[0], (parts[1], 1))
        else:
            self._panel.insertWidget(2, parts[0])
            self._panel.addWidget(parts[1], 1)
            self.turn_page("field")
        for part in parts:
            part.show()
        self.tabs.setVisible(small)

    def show_page(self, key: str) -> None:
        """Where they share one place: "field" or "cards"."""
        self.tabs.set_key(key)
        self.turn_page(self.tabs.key)

    def turn_page(self, key: str) -> None:
        """Show the page that a tab stands for."""
        self._pages.setCurrentIndex(1 if key == "cards" and self.small else 0)
