"""Tactics cards side by side, as many as fit in a row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, CardTile
from swallows_gui.games.final_whistle.table.hand import CardChoice
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.words import Adaptive


class CardGrid(Adaptive, QWidget):
    """A grid of cards as high as its rows; a card that is offered can be chosen."""

    taken = Signal(int)
    """A card by its place."""
    looked_at = Signal(int)
    """A card by its place has the focus or the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[CardTile] = []
        self._count = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: Sequence[CardChoice], chosen: Sequence[int] = ()) -> None:
        """Show cards; those with an index in `chosen` have a gold frame."""
        while len(self.tiles) < len(cards):
            tile = CardTile(self)
            tile.clicked.connect(partial(self._take, len(self.tiles)))
            tile.stepped.connect(self._step)
            tile.looked_at.connect(self._look)
            self.tiles.append(tile)
        self._count = len(cards)
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(cards))
            if place < len(cards):
                card = cards[place]
                tile.framed = place in chosen
                tile.show_card(card.look, card.said, offered=card.offered)
            else:
                tile.framed = False
                tile.forget()
        self.restyle()

    def _take(self, place: int, _checked: bool = False) -> None:
        if self.tiles[place].offered:
            self.taken.emit(place)

    def _look(self, tile: object) -> None:
        place = next((place for place, each in enumerate(self.tiles) if each is tile), None)
        if place is not None:
            self.looked_at.emit(place)

    def _step(self, tile: object, step: int) -> None:
        here = next((place for place, each in enumerate(self.tiles) if each is tile), 0)
        if 0 <= here + step < self._count:
            self.tiles[here + step].setFocus()

    def _lay(self, width: int) -> tuple[int, int, int]:
        """How many stand beside each other, how wide each is, how high all are."""
        t = theme()
        wide = min(width, t.px(WIDE))  # not as wide as they fit: lower in less width, a scroll bar would come and go
        across = max(1, width // wide)
        rows = -(-max(1, self._count) // across)
        return across, wide, round(rows * (wide * HIGH / WIDE + t.px(4)))

    def restyle(self) -> None:
        across, wide, high = self._lay(max(1, self.width()))
        row = round(wide * HIGH / WIDE + theme().px(4))
        for place, tile in enumerate(self.tiles):
            tile.setGeometry(place % across * wide, place // across * row, wide, row)
        self.setMinimumHeight(high)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(width)[2]

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme().px(500))
        return QSize(width, self._lay(width)[2])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()
