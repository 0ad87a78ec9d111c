"""Figures of two sides: a row for each thing that is counted, its name in the middle, a bar for each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

_ROW = 30
"""Design pixels."""


class Counted(NamedTuple):
    """One row: a count for each side."""

    name: str
    numbers: tuple[int, int]
    gold: bool = False
    """Whether it is what counts in the end."""


class TwoSides(QWidget):
    """Rows that compare two sides; the accessible name reads them."""

    def __init__(self, parent: QWidget | None = None, *, words: int = 84) -> None:
        """`words` is the width for the names in the middle, in design pixels."""
        super().__init__(parent)
        self._sides = ("", "")
        self._words = words
        self._rows: tuple[Counted, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, sides: tuple[str, str], rows: Sequence[Counted]) -> None:
        """Show rows for two sides."""
        self._sides, self._rows = sides, tuple(rows)
        said = [
            translate("TwoSides", "{what}: {a} {number_a}, {b} {number_b}").format(
                what=row.name, a=sides[0], number_a=row.numbers[0], b=sides[1], number_b=row.numbers[1]
            )
            for row in rows
        ]
        self.setAccessibleName("; ".join(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(_ROW * (len(self._rows) + 1) + 6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            row, width = t.px(_ROW), float(self.width())
            middle, words = width / 2, t.px(self._words)
            for side, name in enumerate(self._sides):
                left = 0.0 if side == 0 else middle + words / 2
                room = QRectF(left, 0, middle - words / 2, row)
                font = fit_line(name, room.width(), lambda px: t.sized_font("strong", px), t.px(15), t.px(8))
                draw_centred(painter, room, name, font, t.colour("ink"))
            most = max([1, *(number for each in self._rows for number in each.numbers)])
            for number, each in enumerate(self._rows, 1):
                top = row * number
                font = fit_line(each.name, words - t.px(6), lambda px: t.sized_font("body", px), t.px(14), t.px(8))
                draw_centred(painter, QRectF(middle - words / 2, top, words, row), each.name, font, t.colour("ink"))
                for side, count in enumerate(each.numbers):
                    long = (middle - words / 2 - t.px(34)) * count / most
                    x = middle - words / 2 - long if side == 0 else middle + words / 2
                    bar = QRectF(x, top + t.px(5), long, row - t.px(10))
                    painter.fillRect(bar, t.colour("gold" if each.gold else "line"))
                    painter.setFont(t.font("strong"))
                    painter.setPen(t.colour("ink"))
                    at = QRectF(x - t.px(32) if side == 0 else x + long + t.px(4), top, t.px(28), row)
                    align = Qt.AlignmentFlag.AlignRight if side == 0 else Qt.AlignmentFlag.AlignLeft
                    painter.drawText(at, int(align | Qt.AlignmentFlag.AlignVCenter), language().locale.toString(count))
