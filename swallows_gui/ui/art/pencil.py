"""What a portrait is drawn with: a shape in a colour and, from 200 px on, its shade and its outline (no rules).

Lines and shapes that have been asked for once are kept: nobody may change one that he was given.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.ui.kit.painting import saved, set_ink

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from swallows_gui.models.moods import Mood
    from swallows_gui.ui.art.cast import Looks

LARGE: Final = 200
"""Pixels of a side from which on a portrait has a second level of drawing."""
INK, WHITE, GOLD, RED = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#F2D24B"), QColor("#C8321F")
_LINE: Final = 2.4
"""Pixels of an inner line of the second level."""


@dataclass(frozen=True, slots=True)
class Pencil:
    """Draws somebody in hundredths of the side of his portrait, around the middle of his head."""

    painter: QPainter
    looks: Looks
    shirt: QColor
    mood: Mood
    line: float = 0.0
    """Width of an inner line; 0 on the first level of drawing."""

    @classmethod
    def of(cls, painter: QPainter, looks: Looks, shirt: QColor, mood: Mood, side: float) -> Pencil:
        """The pencil for a portrait of a side in pixels."""
        line = min(1.1, max(0.6, _LINE * 100 / side)) if side >= LARGE else 0.0
        return cls(painter, looks, shirt, mood, line)

    @property
    def close(self) -> bool:
        """Whether the second level is drawn."""
        return self.line > 0

    @property
    def skin(self) -> QColor:
        return QColor(self.looks.skin)

    @property
    def hair(self) -> QColor:
        return QColor(self.looks.hair)

    def shape(self, path: QPainterPath, colour: QColor, *, shade: float = 2.6, outline: float = 1.5) -> None:
        """Fill a shape; close to it with a shade down its right side, so many hundredths wide, and an outline."""
        self.painter.fillPath(path, colour)
        if self.close:
            if shade:
                self.painter.fillPath(path.subtracted(path.translated(-shade, -shade * 0.3)), deeper(colour))
            self.outline(path, outline)

    def outline(self, path: QPainterPath, width: float = 1.5) -> None:
        """The ink around a shape, `width` inner lines wide."""
        self.painter.strokePath(path, pen(INK, self.line * width))

    def stroke(self, path: QPainterPath, colour: QColor, width: float = 1.0) -> None:
        """An inner line along a path."""
        self.painter.strokePath(path, pen(colour, self.line * width))

    def dot(self, x: float, y: float, wide: float, high: float, colour: QColor) -> None:
        """An ellipse without an outline."""
        set_ink(self.painter, fill=colour)
        self.painter.drawEllipse(QPointF(x, y), wide, high)

    def strands(self, within: QPainterPath, lines: Iterable[QPainterPath]) -> None:
        """Locks of hair inside a shape, each second one in light."""
        light, dark = self.hair.lighter(128) if self.hair.lightness() > 60 else QColor("#4A4644"), deeper(self.hair)
        with saved(self.painter):
            self.painter.setClipPath(within, Qt.ClipOperation.IntersectClip)
            for number, line in enumerate(lines):
                self.stroke(line, light if number % 2 else dark, 1.2)


def pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and corners."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@lru_cache(maxsize=256)
def ink(width: float) -> QPen:
    """The pen for a line in ink."""
    return pen(INK, width)


def deeper(colour: QColor) -> QColor:
    """The colour in shade; black lies in a shade of its own."""
    return colour.darker(120) if colour.lightness() > 40 else QColor("#0C0C0E")


def cloth_of(shirt: QColor) -> QColor:
    """What hats and headscarves are made of that go with a shirt."""
    return shirt.darker(120) if shirt.lightness() > 40 else QColor("#4A4338")


@lru_cache(maxsize=1024)
def curve(*points: tuple[float, float]) -> QPainterPath:
    """A line from the first point: with two a straight one, with three and four bent by those between."""
    path = QPainterPath(QPointF(*points[0]))
    _lead_on(path, points[1:])
    return path


@lru_cache(maxsize=1024)
def closed(start: tuple[float, float], *pieces: tuple[tuple[float, float], ...]) -> QPainterPath:
    """A shape around which each piece leads on: to one point straight, to the last of two or three in a bend."""
    path = QPainterPath(QPointF(*start))
    for piece in pieces:
        _lead_on(path, piece)
    path.closeSubpath()
    return path


def _lead_on(path: QPainterPath, points: Sequence[tuple[float, float]]) -> None:
    """Go on to the last of one to three points, bent by those before it."""
    ends = [QPointF(*point) for point in points]
    if len(ends) == 1:
        path.lineTo(ends[0])
    elif len(ends) == 2:
        path.quadTo(ends[0], ends[1])
    else:
        path.cubicTo(ends[0], ends[1], ends[2])


@lru_cache(maxsize=1024)
def oval(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """An ellipse around a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, high)
    return path


@lru_cache(maxsize=1024)
def slab(x: float, y: float, wide: float, high: float, corner: float = 0.0) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, wide, high), corner, corner)
    return path
