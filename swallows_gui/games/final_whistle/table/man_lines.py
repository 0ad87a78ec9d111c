"""The men of a club, line by line: on the form for a squad, and in the album."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.options import LINES, MEN, SYMBOLS
from swallows_gui.games.final_whistle.table.man_paint import ManLook
from swallows_gui.games.final_whistle.table.man_tile import ManTile
from swallows_gui.games.final_whistle.words.outlook_words import line_name, symbol_name
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import Adaptive

_TILE = 62
"""Design pixels."""


def club_man(club: int, number: int, state: str, chip: str) -> ManLook:
    """A man of club A (0) or B (1) by his number, upright."""
    man = load().men[club][number]
    symbols = tuple(SYMBOLS[symbol] or "" for symbol in man.symbols)
    name = man.name.split()[-1]
    return ManLook(club, MEN[number], club, name, MEN[number][0], man.sides, symbols, state=state, chip=chip)


def sides_said(look: ManLook) -> str:
    """A man with his line and four sides, in words."""
    sides = ", ".join(
        f"{side} {symbol_name(symbol)}" if symbol else str(side)
        for side, symbol in zip(look.sides, look.symbols, strict=True)
    )
    return labelled(f"{look.name}, {line_name(look.line)}", sides)


class ManLines(Adaptive, QWidget):
    """The men of a club, line by line, as many beside each other as fit."""

    turned = Signal(int)
    """A man by his number."""
    looked_at = Signal(int)
    """A man by his number has the focus or the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[ManTile] = []
        self._places: list[QPointF] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_looks(self, looks: list[ManLook], said: list[str]) -> None:
        """Show these, by their numbers."""
        while len(self.tiles) < len(looks):
            tile = ManTile(self)
            tile.whole = True
            tile.tagged = True
            tile.clicked.connect(partial(self.turned.emit, len(self.tiles)))
            tile.stepped.connect(self._step)
            tile.looked_at.connect(self._look)
            self.tiles.append(tile)
        for number, tile in enumerate(self.tiles):
            tile.setVisible(number < len(looks))
            if number < len(looks):
                tile.show_look(looks[number], said[number])
            else:
                tile.forget()
        self.restyle()

    def _look(self, tile: object) -> None:
        number = next((number for number, each in enumerate(self.tiles) if each is tile), None)
        if number is not None:
            self.looked_at.emit(number)

    def _step(self, tile: object, across: int, down: int) -> None:
        here = next((number for number, each in enumerate(self.tiles) if each is tile), 0)
        if across:
            there = here + across
        else:
            place = self._places[here]
            rows = [n for n, at in enumerate(self._places) if (at.y() - place.y()) * down > 1]
            if not rows:
                return
            y = min(self._places[n].y() * down for n in rows) * down
            there = min(
                (n for n in rows if self._places[n].y() == y), key=lambda n: abs(self._places[n].x() - place.x())
            )
        if 0 <= there < len(self.tiles):
            self.tiles[there].setFocus()

    def _lay(self, width: int) -> tuple[list[QPointF], int]:
        """The rectangles of the tiles at a width, and the height of all."""
        t = theme()
        box = ManTile.box(t.px(_TILE), named=True)
        step_x, step_y = box.width(), round(box.height() + t.px(_TILE) * 0.28)
        label = t.px(26)
        across = max(1, (width - label) // step_x)
        places: list[QPointF] = []
        y = 0
        for letter in LINES:
            count = sum(man[0] == letter for man in MEN)
            places += [QPointF(label + at % across * step_x, y + at // across * step_y) for at in range(count)]
            y += -(-count // across) * step_y
        return places, y

    def restyle(self) -> None:
        t = theme()
        box = ManTile.box(t.px(_TILE), named=True)
        self._places, high = self._lay(self.width())
        room = round(box.height() + t.px(_TILE) * 0.26)
        for tile, at in zip(self.tiles, self._places, strict=False):
            tile.setGeometry(round(at.x()), round(at.y()), box.width(), room)
        self.setMinimumHeight(high)
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(width)[1]

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme().px(400))
        return QSize(width, self._lay(width)[1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.tiles or not self.tiles[0].isVisible():
            return
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.setFont(t.font("heading"))
            painter.setPen(t.colour("ink"))
            seen = set()
            for man, at in zip(MEN, self._places, strict=False):
                if man[0] not in seen:
                    seen.add(man[0])
                    painter.drawText(
                        QRectF(0, at.y(), t.px(24), t.px(_TILE)), int(Qt.AlignmentFlag.AlignCenter), man[0]
                    )
