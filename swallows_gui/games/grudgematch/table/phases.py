"""The phases of the turn in a row: which one runs, the ball, the dice of the run, the worth of the kick."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import fit_line

_HIGH = 28


@dataclass(frozen=True, slots=True)
class PhaseCell:
    """One phase."""

    name: str
    words: str = ""
    dice: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    """Dice that somebody has run with."""
    now: bool = False


class PhaseStrip(QWidget):
    """Painted as a whole; its name says all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: tuple[PhaseCell, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cells(self, cells: tuple[PhaseCell, ...]) -> None:
        """Show these."""
        if cells == self.cells:
            return
        self.cells = cells
        said = []
        for cell in cells:
            dice = ", ".join(map(str, cell.dice))
            said.append(" ".join(part for part in (cell.name, cell.words, dice) if part))
        self.setAccessibleName("; ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), theme().px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.cells:
            return
        with painting(self) as painter:
            wide = self.width() / len(self.cells)
            for number, cell in enumerate(self.cells):
                self._paint_cell(painter, QRectF(number * wide, 0, wide, self.height()), cell, first=number == 0)

    @staticmethod
    def _paint_cell(painter: QPainter, room: QRectF, cell: PhaseCell, *, first: bool) -> None:
        t = theme()
        lean = room.height() * 0.28
        left = 0.0 if first else lean
        set_ink(painter, fill=t.colour("poster" if cell.now else "sunken"))
        gap = t.px(2)
        painter.drawPolygon(
            QPolygonF(
                [
                    room.topLeft() + QPointF(left, 0),
                    room.topRight() + QPointF(lean - gap, 0),
                    room.bottomRight() - QPointF(gap, 0),
                    room.bottomLeft(),
                ]
            )
        )
        inner = room.adjusted(left + t.px(6), 0, -t.px(4), 0)
        ink = t.colour("on_poster" if cell.now else "ink")
        named = QFontMetricsF(t.sized_font("strong", t.px(11))).horizontalAdvance(cell.name) + t.px(2)
        side = min(room.height() * 0.72, max(t.px(9), (inner.width() - named) / max(1, len(cell.dice)) - t.px(3)))
        dice = len(cell.dice) * (side + t.px(3))
        beside = dice or (inner.width() * 0.48 if cell.words else 0.0)
        font = fit_line(cell.name, inner.width() - beside, lambda px: t.sized_font("strong", px), t.px(13), t.px(8))
        painter.setFont(font)
        painter.setPen(ink)
        if QFontMetricsF(font).horizontalAdvance(cell.name) <= inner.width() - dice:
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), cell.name)
        name = QFontMetricsF(font).horizontalAdvance(cell.name) + t.px(6)
        if cell.dice:
            for place, die in enumerate(cell.dice):
                x = inner.right() - dice + place * (side + t.px(3)) + t.px(2)
                painter.setOpacity(0.35 if place < len(cell.used) and cell.used[place] else 1.0)
                paint_die(painter, QRectF(x, room.center().y() - side / 2, side, side), die)
            painter.setOpacity(1.0)
        elif cell.words:
            free = inner.width() - name
            small = fit_line(cell.words, free, lambda px: t.sized_font("small", px), t.px(13), t.px(7))
            painter.setFont(small)
            painter.setPen(t.colour("on_poster" if cell.now else "soft"))
            text = QFontMetricsF(small).elidedText(cell.words, Qt.TextElideMode.ElideRight, free)
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), text)
