"""How often each face of a die came, with a line at what was to be expected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting

FacePainter = Callable[[QPainter, QRectF, int], None]
"""Paints a die with a number (from 1) on top into a square room."""


class DiceBars(QWidget):
    """A bar over each face; `paint` paints the dice at its foot."""

    def __init__(self, paint: FacePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint_face = paint
        self._counts: tuple[int, ...] = (0,) * 6
        self._expected = 0.0

    def show_counts(self, counts: Sequence[int], expected: float, names: Sequence[str]) -> None:
        """Show how often each face came, and was to be expected to; `names` are those of the faces."""
        self._counts, self._expected = tuple(counts), expected
        self.setAccessibleName(", ".join(labelled(name, count) for name, count in zip(names, counts, strict=True)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(280), theme().px(210))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(170))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            step = self.width() / len(self._counts)
            side = min(step * 0.72, t.px(48))
            high = max(t.px(40), self.height() - side - t.px(34))
            most = max(self._expected * 1.2, *self._counts, 1)
            free = QRegion(self.rect())
            for number, count in enumerate(self._counts, 1):
                middle = step * (number - 0.5)
                tall = high * count / most
                bar = QRectF(middle - side * 0.36, t.px(20) + high - tall, side * 0.72, tall)
                painter.fillRect(bar, t.colour("ink"))
                painter.setFont(t.font("strong"))
                painter.setPen(t.colour("ink"))
                above = QRectF(middle - step / 2, bar.top() - t.px(20), step, t.px(18))
                said = language().locale.toString(count)
                painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), said)
                free -= QRegion(painter.boundingRect(above, int(Qt.AlignmentFlag.AlignCenter), said).toAlignedRect())
                self.paint_face(painter, QRectF(middle - side / 2, self.height() - side - t.px(5), side, side), number)
            y = t.px(20) + high - high * self._expected / most
            pen = QPen(t.colour("red"), t.px(2))
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setClipRegion(free)  # a number that the line went through could not be read
            painter.drawLine(0, round(y), self.width(), round(y))
