"""A moment that takes a board over: rays in two colours, one word along the diagonal, a line below it.

It comes in 0.35 s, stands for 0.9 and goes in 0.35 at pace normal; whoever runs it hands in the part that is done.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text

COMES: Final = 0.35
STANDS: Final = 0.9
LASTS: Final = 2 * COMES + STANDS
"""Seconds at pace normal."""
AT_REST: Final = 0.5
"""A part in which all of it stands: what reduced motion shows."""
_RAYS = 18
_LEAN = -9.0
"""Degrees."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """What it says, and in which colours."""

    word: str
    line: str
    ground: QColor
    rays: QColor
    ink: QColor
    turned: bool = False
    """Upside down: what nobody wanted."""


def paint_take_over(painter: QPainter, room: QRectF, what: TakeOver, part: float) -> None:
    """Paint a part of it, 0 to 1, over a room."""
    come = ease(min(1.0, part * LASTS / COMES))
    gone = ease(max(0.0, (part * LASTS - COMES - STANDS) / COMES))
    if come <= 0 or gone >= 1:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    _clip_to_wipe(painter, room, come, gone)
    painter.fillRect(room, what.ground)
    _paint_rays(painter, room, what.rays, come)
    painter.translate(room.center())
    painter.rotate(_LEAN + (180 if what.turned else 0))
    scale = 0.7 + 0.3 * come + 0.05 * math.sin(math.pi * come)
    painter.scale(scale, scale)
    _paint_words(painter, room, what)
    painter.restore()


def _clip_to_wipe(painter: QPainter, room: QRectF, come: float, gone: float) -> None:
    """It comes from the left behind a slanted edge, and leaves to the right."""
    slant = room.height() * 0.6
    whole = room.width() + slant
    left, right = room.left() - slant + whole * gone, room.left() - slant + whole * come
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(left + slant, room.top()),
                QPointF(right + slant, room.top()),
                QPointF(right, room.bottom()),
                QPointF(left, room.bottom()),
            ]
        )
    )
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


def _paint_rays(painter: QPainter, room: QRectF, colour: QColor, come: float) -> None:
    reach = math.hypot(room.width(), room.height())
    centre = room.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    turn = 0.2 * (1 - come)
    for ray in range(_RAYS):
        start, end = (2 * math.pi * (ray + off) / _RAYS + turn for off in (0.0, 0.5))
        corners = [QPointF(math.cos(angle), math.sin(angle)) * reach for angle in (start, end)]
        painter.drawPolygon(QPolygonF([centre, *(centre + corner for corner in corners)]))


def _paint_words(painter: QPainter, room: QRectF, what: TakeOver) -> None:
    t = theme()

    def display(pixels: float) -> QFont:
        return t.sized_font("display", pixels, 900)

    width, height = room.width() * 0.86, room.height()
    word = fit_line(what.word, width, display, height * 0.44, 12)
    top = QRectF(-width / 2, -height * 0.34, width, height * (0.44 if what.line else 0.68))
    shade = QColor(0, 0, 0, 90)
    drop = word.pixelSize() * 0.05
    draw_centred(painter, top.translated(drop, drop), what.word, word, shade)
    draw_centred(painter, top, what.word, word, what.ink)
    if not what.line:
        return
    below = QSizeF(width * 0.92, height * 0.22)
    largest = min(height * 0.13, word.pixelSize() * 0.62)  # on a tall board the word is the larger one still
    words = fit_text(what.line, below, lambda px: t.sized_font("heading", px), largest, 9)
    if words is not None:
        for number, text in enumerate(words.lines):
            row = QRectF(-width / 2, height * 0.15 + number * words.line_height, width, words.line_height)
            draw_centred(painter, row, text, words.font, what.ink)
