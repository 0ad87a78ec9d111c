"""The purses of the pay-out: a bar a seat that grows with every fee and bet (S9.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.plot import legible

SECONDS = 0.8
"""One pay-out at pace normal."""


class Purse(NamedTuple):
    """A seat's money, M."""

    name: str
    cash: int
    colour: str


class Purses(QWidget):
    """Bars in the order of the seats; what has just been paid stands in gold at the end of its bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._purses: tuple[Purse, ...] = ()
        self._paid: dict[int, int] = {}
        """By seat: what was paid last."""
        self._part = 1.0
        self._most = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme().changed.connect(self.updateGeometry)

    def set_most(self, most: int) -> None:
        """The largest purse there will be, so that the scale stands still."""
        self._most = max(1, most)

    def show_purses(self, purses: Sequence[Purse], name: str) -> None:
        """Show these at once."""
        self._purses, self._paid, self._part = tuple(purses), {}, 1.0
        self._tell(name)

    def pay(self, purses: Sequence[Purse], seat: int, amount: int, name: str, done: Callable[[], None]) -> None:
        """Let the purse of `seat` grow by `amount` to what `purses` says; any click or key completes it."""
        self._purses, self._paid = tuple(purses), {seat: amount}
        self._tell(name)
        clock().run(self, SECONDS if amount else SECONDS / 2, self._show_part, done)

    def _tell(self, name: str) -> None:
        money = language().money
        self.setAccessibleName(name)
        self.setAccessibleDescription(", ".join(f"{purse.name} {money(purse.cash)}" for purse in self._purses))
        self.updateGeometry()
        self.update()

    def _show_part(self, part: float) -> None:
        self._part = part
        self.update()

    def _row(self) -> int:
        return max(theme().px(34), QFontMetrics(theme().font("strong")).height() + theme().px(12))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), self._row() * max(1, len(self._purses)) + theme().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(t.font("strong"))
        metrics = painter.fontMetrics()
        money = language().money
        names = min(
            self.width() * 0.35, max((metrics.horizontalAdvance(purse.name) for purse in self._purses), default=0)
        )
        sums = metrics.horizontalAdvance(money(-1000)) + t.px(12)
        left = names + t.px(10)
        room = max(t.px(20), self.width() - left - sums)
        for seat, purse in enumerate(self._purses):
            row = QRectF(0, seat * self._row() + t.px(3), self.width(), self._row() - t.px(6))
            painter.setPen(t.colour("ink"))
            name = metrics.elidedText(purse.name, Qt.TextElideMode.ElideRight, int(names) + 1)
            painter.drawText(QRectF(0, row.top(), names + 1, row.height()), int(Qt.AlignmentFlag.AlignVCenter), name)
            paid = self._paid.get(seat, 0)
            shown = purse.cash - paid + paid * self._part
            self._bar(painter, QRectF(left, row.top(), room, row.height()), purse, shown, paid * self._part)
            end = QRectF(self.width() - sums, row.top(), sums, row.height())
            painter.setPen(t.colour("ink"))
            painter.drawText(end, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), money(round(shown)))
        painter.end()

    def _bar(self, painter: QPainter, room: QRectF, purse: Purse, shown: float, fresh: float) -> None:
        t = theme()
        unit = room.width() / self._most
        lean = room.height() * 0.22
        whole = max(0.0, shown) * unit
        painter.setPen(QPen(t.colour("ink"), t.px(1.5)))
        painter.setBrush(legible(purse.colour, t.colour("raised")))
        painter.drawPolygon(_slanted(room, 0, whole, lean))
        if fresh > 0:
            painter.setBrush(t.colour("gold"))
            painter.drawPolygon(_slanted(room, max(0.0, shown - fresh) * unit, whole, lean))


def _slanted(room: QRectF, start: float, end: float, lean: float) -> QPolygonF:
    """A piece of a bar, its ends leaning like the buttons'."""
    left, right = room.left() + start, room.left() + max(end, start + 1)
    slant = min(lean, right - left)
    return QPolygonF(
        [
            QPointF(left, room.top()),
            QPointF(right, room.top()),
            QPointF(right - slant, room.bottom()),
            QPointF(max(room.left(), left - (lean if start else 0)), room.bottom()),
        ]
    )
