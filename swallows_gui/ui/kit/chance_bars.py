"""What may follow from a choice, as bars: a row a choice, a part of it for each outcome, and one figure that counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.models.prospects import Prospect
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

_ROW = 34
"""Design pixels from one bar to the next."""


class Outcome(NamedTuple):
    """A part of a bar: one outcome."""

    words: str
    chance: float
    tone: str
    """"black", "white" or "gold": what counts."""


class ChanceRow(NamedTuple):
    """A choice with its outcomes and the figure at the end of its bar."""

    label: str
    outcomes: tuple[Outcome, ...]
    figure: str
    said: str
    """All of it in words, for a screen reader."""


def bar_rows(prospects: Iterable[Prospect], said_of: Callable[[Prospect], str]) -> list[ChanceRow]:
    """Rows for prospects; `said_of` words one of them."""
    return [
        ChanceRow(each.label, tuple(Outcome(*part) for part in each.parts), per_cent(each.figure), said_of(each))
        for each in prospects
    ]


class ChanceBars(QWidget):
    """Bars of chances, with a heading and a key to the figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = self._key = ""
        self._bare = self._dark = False
        self._rows: tuple[ChanceRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bare(self, bare: bool) -> None:
        """Leave out the heading where height is short."""
        if bare != self._bare:
            self._bare = bare
            self.updateGeometry()
            self.update()

    def set_dark(self) -> None:
        """Paint a dark ground of its own, for use over a picture."""
        self._dark = True
        self.update()

    @property
    def _head(self) -> int:
        """The height of the heading in pixels."""
        return 0 if self._bare or not (self._heading or self._key) else theme().px(22)

    @property
    def rows(self) -> tuple[ChanceRow, ...]:
        """The rows shown."""
        return self._rows

    def show_rows(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        """Show rows; `key` explains the gold part and the figures."""
        self._heading, self._key, self._rows = heading, key, tuple(rows)
        self.setAccessibleName(" ".join(row.said for row in rows))
        self.updateGeometry()
        self.update()

    def height_of(self, rows: int) -> int:
        """The height that so many rows need, in pixels."""
        return self._head + theme().px(_ROW) * rows

    def sizeHint(self) -> QSize:
        return QSize(theme().px(400), self.height_of(len(self._rows)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._rows:
            return
        t = theme()
        with painting(self) as painter:
            edge = t.px(12) if self._dark else 0.0
            if self._dark:
                self._paint_slip(painter)
            painter.translate(edge, 0)
            width, head = self.width() - 2 * edge, self._head
            ink = t.colour("on_slate" if self._dark else "ink")
            label_font, figure_font = t.font("strong"), t.sized_font("number", t.px(20))
            metrics = QFontMetricsF(label_font)
            labels = min(width * 0.3, max(metrics.horizontalAdvance(row.label) for row in self._rows) + t.px(12))
            figures = max(QFontMetricsF(figure_font).horizontalAdvance(row.figure) for row in self._rows) + t.px(14)
            room = QRectF(labels, 0, max(10.0, width - labels - figures), head)
            if head:
                self._paint_head(painter, room, width)
            for number, row in enumerate(self._rows):
                top = head + t.px(_ROW) * number
                line = QRectF(0, top, labels - t.px(8), t.px(_ROW) - t.px(4))
                font = fit_line(row.label, line.width(), lambda px: t.sized_font("strong", px), t.px(14), t.px(8))
                painter.setFont(font)
                painter.setPen(ink)
                painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), row.label)
                inset = t.px(4) if self._dark else 0
                self._paint_bar(
                    painter, QRectF(room.left(), top + inset, room.width(), t.px(_ROW) - t.px(4) - inset), row, ink
                )
                painter.setFont(figure_font)
                painter.setPen(ink)
                end = QRectF(room.right(), top, figures, t.px(_ROW) - t.px(4))
                painter.drawText(end, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), row.figure)

    def _paint_slip(self, painter: QPainter) -> None:
        wide, high, lean = float(self.width()), self.height_of(len(self._rows)), theme().px(8)
        set_ink(painter, fill=theme().colour("slate"))
        painter.drawPolygon(polygon((lean, 0), (wide, 0), (wide - lean, high), (0, high)))

    def _paint_head(self, painter: QPainter, room: QRectF, width: float) -> None:
        t = theme()
        painter.setFont(t.font("small"))
        painter.setPen(t.colour("soft"))
        metrics = QFontMetricsF(t.font("small"))
        key = metrics.horizontalAdvance(self._key)
        free = width - room.left() - key - t.px(30)
        heading = metrics.elidedText(self._heading, Qt.TextElideMode.ElideRight, free)
        painter.drawText(QRectF(room.left(), 0, free, room.height()), int(Qt.AlignmentFlag.AlignVCenter), heading)
        if self._key:
            painter.drawText(QRectF(width - key, 0, key, room.height()), int(Qt.AlignmentFlag.AlignVCenter), self._key)
            side = t.px(11)
            box = QRectF(width - key - side - t.px(7), room.center().y() - side / 2, side, side)
            set_ink(painter, line=QPen(t.colour("ink"), 1), fill=t.colour("gold"))
            painter.drawRect(box)

    @staticmethod
    def _paint_bar(painter: QPainter, room: QRectF, row: ChanceRow, edge: QColor) -> None:
        t = theme()
        looks = {
            "black": (QColor("#1A1A1A"), QColor("#FFFFFF")),
            "white": (QColor("#FFFFFF"), QColor("#1A1A1A")),
            "gold": (t.colour("gold"), t.colour("on_gold")),
        }
        left, lean = room.left(), room.height() * 0.24
        shown = [outcome for outcome in row.outcomes if outcome.chance > 0.0005]
        for number, outcome in enumerate(shown):
            ground, ink = looks[outcome.tone]
            last = number == len(shown) - 1
            right = room.right() if last else left + room.width() * outcome.chance
            start = 0.0 if number == 0 else lean
            set_ink(painter, fill=ground)
            painter.drawPolygon(
                polygon(
                    (left + start / 2, room.top()),
                    (right + (0 if last else lean / 2), room.top()),
                    (right - (0 if last else lean / 2), room.bottom()),
                    (left - start / 2, room.bottom()),
                )
            )
            inner = QRectF(left + lean / 2 + t.px(4), room.top(), right - left - lean - t.px(8), room.height())
            font = t.sized_font("strong", t.px(13))
            if QFontMetricsF(font).horizontalAdvance(outcome.words) > inner.width():
                font = fit_line(outcome.words, inner.width(), lambda px: t.sized_font("strong", px), t.px(13), t.px(9))
            if QFontMetricsF(font).horizontalAdvance(outcome.words) <= inner.width():
                draw_centred(painter, inner, outcome.words, font, ink)
            left = right
        set_ink(painter, line=QPen(edge, t.px(2)))
        painter.drawRect(room.adjusted(t.px(1), t.px(1), -t.px(1), -t.px(1)))
