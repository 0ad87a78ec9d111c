"""A moment that takes a board over: rays in two colours, one word along the diagonal, a line below it; with a picture
that stands behind a slanted edge at the right, the words are at the left.

It comes in 0.35 s, stands for 0.9 and goes in 0.35 at pace normal; whoever runs it hands in the part that is done.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPolygonF

from swallows_gui.services.palette import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import ease
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line, fit_text, readable

COMES: Final = 0.35
STANDS: Final = 0.9
LASTS: Final = 2 * COMES + STANDS
"""Seconds at pace normal."""
AT_REST: Final = 0.5
"""A part in which all of it stands: what reduced motion shows."""
INKS: Final = (QColor("#F4EFE3"), QColor("#1A1A1A"))
"""Paper and black: the colours of letters."""
_RAYS = 18
_LEAN = -9.0
"""Degrees."""
_EDGE: Final = (0.66, 0.5)
"""Where the edge of a picture meets top and foot, in parts of the width."""
_FOOT: Final = 0.62
"""Where the rays rise above line and small letters, in parts of the height."""
_LOW_FOOT: Final = 0.8
"""The same above a line alone."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """What it says, and in which colours."""

    word: str
    line: str
    ground: QColor
    rays: QColor
    ink: QColor
    turned: bool = False
    """The word stands upside down: what nobody wanted."""
    picture: QImage | None = None
    """What stands at the right."""
    small: str = ""
    """What stands in small letters below the line, where there is a picture and room for it."""
    brief: str = ""
    """The line where it has little room beside a picture."""


def coloured_poster(word: str, line: str, colour: str) -> TakeOver:
    """White words on one colour, the rays in a darker shade of it."""
    ground = QColor(colour)
    return TakeOver(word, line, ground, ground.darker(118), QColor("#FFFFFF"))


def ink_on(ground: QColor) -> QColor:
    """The letters that read better on a colour."""
    return max(INKS, key=lambda each: contrast(each, ground))


def paint_take_over(painter: QPainter, room: QRectF, what: TakeOver, part: float, stands: float = STANDS) -> None:
    """Paint a part of it, 0 to 1, over a room; `stands` seconds lie between coming and going."""
    seconds = part * (2 * COMES + stands)
    come = ease(min(1.0, seconds / COMES))
    gone = ease(max(0.0, (seconds - COMES - stands) / COMES))
    if come <= 0 or gone >= 1:
        return
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        _clip_to_wipe(painter, room, come, gone)
        painter.fillRect(room, what.ground)
        foot_at = _FOOT if what.picture is not None else _LOW_FOOT if what.line else 0.5
        rise = QPointF(room.center().x(), room.top() + room.height() * foot_at)  # not behind the letters
        _paint_rays(painter, room, rise, what.rays, come)
        scale = 0.7 + 0.3 * come + 0.05 * math.sin(math.pi * come)
        if what.picture is not None:
            _paint_picture(painter, room, what.picture)
            _paint_words_beside(painter, room, what, scale)
        else:
            _paint_words(painter, room, what, scale)


def picture_room(room: QRectF) -> QRectF:
    """The part of a board that a picture takes, before its slanted edge is cut off."""
    left = room.width() * _EDGE[1]
    return room.adjusted(left, 0, 0, 0)


def _paint_picture(painter: QPainter, room: QRectF, picture: QImage) -> None:
    """As large as it must be to fill its part; what is too much is cut off on both sides."""
    top, foot = (room.left() + room.width() * part for part in _EDGE)
    edge = [QPointF(top, room.top()), room.topRight(), room.bottomRight(), QPointF(foot, room.bottom())]
    path = QPainterPath()
    path.addPolygon(QPolygonF(edge))
    path.closeSubpath()
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        part = picture_room(room)
        size = QSizeF(picture.size()).scaled(part.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(part.center())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, picture)


def _paint_words_beside(painter: QPainter, room: QRectF, what: TakeOver, scale: float) -> None:
    """The word across most of the board, over the picture's edge; line and small letters upright below it."""
    t = theme()
    width, height = room.width(), room.height()
    word = fit_line(what.word, width * 0.66, lambda px: t.sized_font("display", px, 900), height * 0.46, 12)
    shade = INKS[1] if what.ink.lightness() > 128 else INKS[0]
    with saved(painter):
        painter.translate(room.left() + width * 0.37, room.top() + height * 0.36)
        painter.rotate(_LEAN + (180 if what.turned else 0))
        painter.scale(scale, scale)
        drop = max(2.0, word.pixelSize() * 0.045) * (-1 if what.turned else 1)
        row = QRectF(-width / 2, -height / 4, width, height / 2)
        draw_centred(painter, row.translated(drop, drop), what.word, word, shade)
        draw_centred(painter, row, what.word, word, what.ink)
    left, wide = room.left() + width * 0.04, width * (_EDGE[1] - 0.05)
    rows = ((what.line, what.brief, "heading", 0.66, 0.13), (what.small, "", "strong", 0.83, 0.085))
    for text, brief, role, top, most in rows:
        font_of = functools.partial(t.sized_font, role)
        words, font = text, fit_line(text, wide, font_of, height * most, readable())
        if brief and QFontMetricsF(font).horizontalAdvance(text) > wide:
            words, font = brief, fit_line(brief, wide, font_of, height * most, 9)
        long = QFontMetricsF(font).horizontalAdvance(words)
        if words and long <= wide:
            foot = QRectF(room.left(), room.top() + height * top, left - room.left() + long, height * most)
            _paint_slip(painter, foot.adjusted(0, -height * 0.03, width * 0.02, height * 0.01), what.ground)
            draw_ink(painter, QPointF(left, room.top() + height * top), words, font, what.ink)


def _paint_slip(painter: QPainter, room: QRectF, ground: QColor) -> None:
    """One colour below letters as small as these, with a slanted end."""
    slant = QPointF(room.height() * 0.3, 0)
    set_ink(painter, fill=ground)
    painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight() + slant, room.bottomRight(), room.bottomLeft()]))


def _clip_to_wipe(painter: QPainter, room: QRectF, come: float, gone: float) -> None:
    """It comes from the left behind a slanted edge, and leaves to the right."""
    slant = room.height() * 0.6
    whole = room.width() + slant
    left, right = room.left() - slant + whole * gone, room.left() - slant + whole * come
    path = QPainterPath()
    path.addPolygon(
        polygon((left + slant, room.top()), (right + slant, room.top()), (right, room.bottom()), (left, room.bottom()))
    )
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


def _paint_rays(painter: QPainter, room: QRectF, centre: QPointF, colour: QColor, come: float) -> None:
    """From a centre in all directions, beyond the room's edges."""
    reach = math.hypot(room.width(), room.height())
    set_ink(painter, fill=colour)
    turn = 0.2 * (1 - come)
    for ray in range(_RAYS):
        start, end = (2 * math.pi * (ray + off) / _RAYS + turn for off in (0.0, 0.5))
        corners = [QPointF(math.cos(angle), math.sin(angle)) * reach for angle in (start, end)]
        painter.drawPolygon(QPolygonF([centre, *(centre + corner for corner in corners)]))


def _paint_words(painter: QPainter, room: QRectF, what: TakeOver, scale: float) -> None:
    """The word in the middle; the line upright at the foot, where a lean would push its ends out of a low board."""
    t = theme()

    def display(pixels: float) -> QFont:
        return t.sized_font("display", pixels, 900)

    width, height = room.width() * 0.86, room.height()
    word = fit_line(what.word, width, display, height * 0.44, 12)
    below = QSizeF(width, height * 0.22)
    largest = min(height * 0.13, word.pixelSize() * 0.62)  # on a tall board the word is the larger one still
    lines = fit_text(what.line, below, lambda px: t.sized_font("heading", px), largest, 9) if what.line else None
    if lines is not None:
        deep = len(lines.lines) * lines.line_height
        first = room.bottom() - height * 0.04 - deep
        foot = QRectF(room.left(), first - height * 0.04, room.width(), room.bottom() - first + height * 0.04)
        painter.fillRect(foot, what.ground)  # letters as small as these want one colour below them
        for number, text in enumerate(lines.lines):
            row = QRectF(room.left(), first + number * lines.line_height, room.width(), lines.line_height)
            draw_centred(painter, row, text, lines.font, what.ink)
    painter.translate(room.center())
    painter.translate(0, -height * 0.12 if lines is not None else 0.0)
    painter.rotate(_LEAN + (180 if what.turned else 0))
    painter.scale(scale, scale)
    row = QRectF(-width / 2, -height * 0.34, width, height * 0.68)
    drop = word.pixelSize() * 0.05
    draw_centred(painter, row.translated(drop, drop), what.word, word, QColor(0, 0, 0, 90))
    draw_centred(painter, row, what.word, word, what.ink)
