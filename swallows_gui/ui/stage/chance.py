"""The chance of the card that is looked at: it hangs on the card, large on ink, with the reason small beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import TextSetting, draw_centred, fit_text
from swallows_gui.ui.kit.words import PlainLabel

_FIGURE, _REASON, _WIDE = 46, 14, 190
"""Design pixels: the figure, the reason, and the width of the reason beside it."""
_LEAN = 8


class ChanceTag(PlainLabel):
    """A label with a chance beside a card. A screen reader says the whole reason. It lets clicks through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.figure = self.reason = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hang(self, figure: str, reason: str, card: QRect, bounds: QRect, kept_free: Sequence[QRect]) -> None:
        """Show a chance at the right or left of a card, where it covers none of `kept_free`; without a `reason` hide
        it. Rectangles are in the parent's pixels."""
        self.figure, self.reason = figure, reason
        self.setAccessibleName(reason)
        if not reason or card.isEmpty():
            self.hide()
            return
        size = self._size()
        low = card.bottom() - size.height()
        tops = card.top() + round(card.height() * 0.05), card.top() - size.height(), low
        places = [
            QRect(x, y, size.width(), size.height())
            for y in tops
            for x in (card.right() - theme().px(8), card.left() + theme().px(8) - size.width())
        ]
        free = (*kept_free, card.adjusted(24, 24, -24, -24))
        self.setGeometry(max(places, key=lambda place: _merit(place, bounds, free)).intersected(bounds))
        self.show()
        self.raise_()
        self.update()

    def _size(self) -> QRect:
        t = theme()
        figure = self._figure_width()
        words = self._set(10_000)
        high = max(t.px(_FIGURE) if figure else 0, words.height if words is not None else 0)
        return QRect(0, 0, round(figure + t.px(_WIDE + 2 * _LEAN + 14)), round(high + t.px(18)))

    def _figure_width(self) -> float:
        if not self.figure:
            return 0.0
        metrics_of = theme().sized_font("number", theme().px(_FIGURE))

        return QFontMetricsF(metrics_of).horizontalAdvance(self.figure) + theme().px(12)

    def _set(self, high: float) -> TextSetting | None:
        t = theme()
        return fit_text(
            self.reason, QSizeF(t.px(_WIDE), high), lambda px: t.sized_font("strong", px), t.px(_REASON), t.px(9)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, room = theme(), QRectF(self.rect())
        lean = t.px(_LEAN)
        with painting(self) as painter:
            set_ink(painter, fill=t.colour("slate"))
            painter.drawPolygon(
                polygon(
                    (room.left() + lean, room.top()),
                    (room.right(), room.top()),
                    (room.right() - lean, room.bottom()),
                    (room.left(), room.bottom()),
                )
            )
            left = room.left() + 2 * lean
            if self.figure:
                wide = self._figure_width()
                spot = QRectF(left, room.top(), wide - t.px(12), room.height())
                draw_centred(painter, spot, self.figure, t.sized_font("number", t.px(_FIGURE)), t.colour("gold"))
                left += wide
            words = self._set(room.height() - t.px(8))
            if words is not None:
                words.draw(painter, QPointF(left, room.center().y() - words.height / 2), t.colour("on_slate"))


def _merit(place: QRect, bounds: QRect, kept_free: Sequence[QRect]) -> tuple[int, int]:
    """The quality of a place: mainly how much of it is on the stage, then how little it covers."""
    inside = place.intersected(bounds)
    covered = 2 * sum((lambda r: r.width() * r.height())(place.intersected(each)) for each in kept_free)
    return inside.width() * inside.height() - covered, 0
