"""The purses of the pay-out: a face and a bar a seat that grows with every fee and bet (S9.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.models.moods import Mood
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.plot import legible

SECONDS = 0.8
"""One pay-out at pace normal, where there are few."""
_ROW, _LOW_ROW = 52, 36
"""Design pixels: a face and its bar, and the same in a low window."""
HEADROOM = 1.5
"""How far the track goes beyond the fullest purse at the start; from there on whoever leads fills it."""


class Purse(NamedTuple):
    """A seat's money, M."""

    name: str
    cash: int
    colour: str
    mood: Mood = "calm"

    def person(self) -> Person:
        """Whose it is."""
        return Person(self.name, self.colour, self.mood)


class Purses(QWidget):
    """Bars in the order of the seats; what has just been paid stands in gold at the end of its bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._purses: tuple[Purse, ...] = ()
        self._paid: dict[int, int] = {}
        """By seat: what was paid last."""
        self._part = 1.0
        self._high = _ROW
        """Design pixels of a row, as far as its words do not need more."""
        self._track = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_purses(self, purses: Sequence[Purse], name: str) -> None:
        """Show these at once. The first ones give the track its length: a scale made for the last would tell them."""
        if not self._purses:
            self._track = HEADROOM * max((purse.cash for purse in purses), default=1)
        self._purses, self._paid, self._part = tuple(purses), {}, 1.0
        self._tell(name)

    def pay(
        self, purses: Sequence[Purse], seat: int, amount: int, name: str, done: Callable[[], None], seconds: float
    ) -> None:
        """Let the purse of `seat` grow by `amount` from what `purses` says in so many seconds at pace normal; any click
        or key completes it. Until it has arrived nothing but the bar knows of it."""
        self._purses, self._paid, self._part = tuple(purses), {seat: amount}, 0.0
        self._tell(name)
        clock().run(self, seconds, self._show_part, done)

    def set_low(self, low: bool, *, lowest: bool = False) -> None:
        """Whether there is little height, or hardly any."""
        row = 0 if lowest else _LOW_ROW if low else _ROW
        if row != self._high:
            self._high = row
            self.updateGeometry()
            self.update()

    def _shown(self, seat: int) -> float:
        """What a bar stands at."""
        return self._purses[seat].cash + self._paid.get(seat, 0) * self._part

    def _tell(self, name: str) -> None:
        money = language().money
        self.setAccessibleName(name)
        told = [", ".join(f"{purse.name} {money(purse.cash)}" for purse in self._purses)]
        told += [purse.person().words() for purse in self._purses if purse.mood != "calm"]
        self.setAccessibleDescription(". ".join(told))
        self.updateGeometry()
        self.update()

    def _show_part(self, part: float) -> None:
        self._part = part
        self.update()

    def _row(self) -> int:
        return max(theme().px(self._high), QFontMetrics(theme().font("strong")).height() + theme().px(12))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), self._row() * max(1, len(self._purses)) + theme().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.setFont(t.font("strong"))
            metrics = painter.fontMetrics()
            money = language().money
            names = min(
                self.width() * 0.3, max((metrics.horizontalAdvance(purse.name) for purse in self._purses), default=0)
            )
            sums = metrics.horizontalAdvance(money(-1000)) + t.px(12)
            side = self._row() - t.px(4)
            face = side + t.px(10)
            left = face + names + t.px(10)
            room = max(t.px(20), self.width() - left - sums)
            most = max(1.0, self._track, *(self._shown(seat) for seat in range(len(self._purses))))
            for seat, purse in enumerate(self._purses):
                row = QRectF(0, seat * self._row() + t.px(3), self.width(), self._row() - t.px(6))
                painter.setPen(t.colour("ink"))
                name = metrics.elidedText(purse.name, Qt.TextElideMode.ElideRight, int(names) + 1)
                painter.drawPixmap(
                    QPointF(0, seat * self._row() + t.px(2)),
                    face_pixmap(purse.person(), side, self.devicePixelRatioF()),
                )
                named = QRectF(face, row.top(), names + 1, row.height())
                painter.drawText(named, int(Qt.AlignmentFlag.AlignVCenter), name)
                shown = self._shown(seat)
                high = min(t.px(28), row.height())
                track = QRectF(left, row.center().y() - high / 2, room, high)
                self._bar(painter, track, purse.colour, shown, shown - purse.cash, room / most)
                end = QRectF(self.width() - sums, row.top(), sums, row.height())
                painter.setPen(t.colour("ink"))
                painter.drawText(
                    end, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), money(round(shown))
                )

    def _bar(self, painter: QPainter, room: QRectF, colour: str, shown: float, fresh: float, unit: float) -> None:
        """`fresh` of what is `shown` has just come; `unit` is the width of 1M."""
        t = theme()
        lean = room.height() * 0.22
        whole = max(0.0, shown) * unit
        set_ink(painter, line=QPen(t.colour("ink"), t.px(1.5)), fill=legible(colour, t.colour("raised")))
        painter.drawPolygon(_slanted(room, 0, whole, lean))
        if fresh > 0:
            painter.setBrush(t.colour("gold"))
            painter.drawPolygon(_slanted(room, max(0.0, shown - fresh) * unit, whole, lean))


def _slanted(room: QRectF, start: float, end: float, lean: float) -> QPolygonF:
    """A piece of a bar, its ends leaning like the buttons'."""
    left, right = room.left() + start, room.left() + max(end, start + 1)
    slant = min(lean, right - left)
    return polygon(
        (left, room.top()),
        (right, room.top()),
        (right - slant, room.bottom()),
        (max(room.left(), left - (lean if start else 0)), room.bottom()),
    )
