"""The die as painted, how it tumbles to its number (S0.4), and bars of how often each face came.

A line on the bars marks what was to be expected.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting, saved, set_ink

TUMBLE = 0.9
"""Seconds at pace normal."""
SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_TUMBLES = (2, 5, 1, 6, 3, 4)
"""Faces seen while it rolls; the order says nothing about the result."""
_FACES, _STOPS = 8, 0.8
"""Faces that go by, and the part of the roll after which the last one lies on top."""


class Tumble(NamedTuple):
    """A frame of a rolling die."""

    face: int
    turn: float = 0.0
    """Degrees."""
    along: float = 0.0
    """How far it is still away from where it stops, from 1 to 0."""
    up: float = 0.0
    """How high it bounces, in its own sides."""
    squash: float = 1.0
    """How much of its height is seen while it tips over."""


def tumbling(part: float, number: int) -> Tumble:
    """The frame at a share of a roll that ends on a number: the die slows down and bounces lower and lower."""
    if part >= 1:
        return Tumble(number)
    away = (1 - part) ** 2
    run = (1 - away) * _FACES
    stopped = part >= _STOPS
    face = number if stopped else _TUMBLES[int(run) % len(_TUMBLES)]
    bounce = abs(math.sin(run * math.pi / 2)) * away**0.7
    tipping = 1.0 if stopped else 0.62 + 0.38 * abs(math.cos(run * math.pi))
    return Tumble(face, -away * 620, away, bounce * 0.9, tipping)


def paint_die(
    painter: QPainter, room: QRectF, number: int | None, turn: float = 0, colour: str = "#FFFFFF", squash: float = 1.0,
    up: float = 0.0,
) -> None:  # fmt: skip
    """Paint a die face into a square, turned by degrees; None paints an empty face. While it tips over (`squash` below
    1) a second face shows below the first. `up` is its height in sides of the die; its shadow shrinks as it comes down.
    """
    side = min(room.width(), room.height())
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        if up > 0:
            spread = 1 + up * 0.5
            set_ink(painter, fill=QColor(0, 0, 0, round(60 / spread)))
            below = QPointF(0, side * (0.5 + up * 0.9))
            painter.drawEllipse(below, side * 0.48 * spread, side * 0.11 * spread)
        painter.rotate(turn)
        high = side * squash
        whole = QRectF(-side / 2, -side / 2, side, side)
        set_ink(painter, fill=QColor(0, 0, 0, 50))
        painter.drawRoundedRect(whole.translated(side * 0.03, side * 0.05), side * 0.14, side * 0.14)
        if squash < 1:
            painter.setBrush(QColor(colour).darker(122))
            painter.drawRoundedRect(whole, side * 0.14, side * 0.14)
            _paint_spots(painter, QRectF(-side / 2, -side / 2 + high, side, side - high), _beside(number or 1))
        top = QRectF(-side / 2, -side / 2, side, high)
        set_ink(painter, fill=QColor(colour))
        painter.drawRoundedRect(top, side * 0.14, side * 0.14)
        _paint_spots(painter, top, number or 0)


def _beside(number: int) -> int:
    """A face adjacent to this one: neither itself nor the opposite one."""
    return next(face for face in _TUMBLES if face not in (number, 7 - number))


def _paint_spots(painter: QPainter, room: QRectF, number: int) -> None:
    set_ink(painter, fill=QColor("#1A1A1A"))
    wide, high = room.width(), room.height()
    for x, y in SPOTS.get(number, ()):
        middle = room.center() + QPointF(x * wide * 0.27, y * high * 0.27)
        painter.drawEllipse(middle, wide * 0.105, high * 0.105)


FacePainter = Callable[[QPainter, QRectF, int], None]
"""Paints a die with a number (from 1) on top into a square room."""


class DiceBars(QWidget):
    """A bar for each face of a die, with the face at its foot."""

    def __init__(self, paint: FacePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint_face = paint
        self._counts: tuple[int, ...] = (0,) * 6
        self._expected = 0.0

    def show_counts(self, counts: Sequence[int], expected: float, names: Sequence[str]) -> None:
        """Show how often each face came, and how often it was expected; `names` are the faces' names."""
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
