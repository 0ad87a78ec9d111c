"""Text set into a given room: the largest size that fits, measured line by line, so that nothing ever overflows."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTextLayout, QTextOption

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import saved

LEADING = 1.1
"""Line height as a multiple of the font's own."""
READABLE = 8.5
"""Smallest type on a card, in pixels at 100 % text: 6.4 points, the small print of a real card."""
LEAST = 8.0
"""Smallest type at any text scale: small letters are four pixels high, with fewer e, a and s look alike."""


def readable() -> float:
    """The smallest type on a card at the text scale in use, in pixels."""
    return max(LEAST, READABLE * theme().scale)


def smallest_type(readable: float, scale: float) -> int:
    """The smallest readable font size at a scale (pixels a unit), in whole units."""
    return max(1, math.ceil(readable / scale - 0.05))


class TextSetting(NamedTuple):
    """A text broken into lines at one size."""

    lines: tuple[str, ...]
    font: QFont
    line_height: float
    ascent: float

    @property
    def height(self) -> float:
        """The height in pixels."""
        return self.line_height * len(self.lines)

    @property
    def pixels(self) -> int:
        """The font size in pixels."""
        return self.font.pixelSize()

    def draw(self, painter: QPainter, at: QPointF, colour: QColor) -> None:
        """Draw the lines with their upper left corner at a point."""
        with saved(painter):
            painter.setFont(self.font)
            painter.setPen(colour)
            baseline = at.y() + self.ascent
            for line in self.lines:
                painter.drawText(QPointF(at.x(), baseline), line)
                baseline += self.line_height


def set_text(text: str, font: QFont, width: float) -> TextSetting | None:
    """Break a text into lines of a width; None if a word is too long."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    lines: list[str] = []
    layout.beginLayout()
    fits = True
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        if line.naturalTextWidth() > width:
            fits = False
            break
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    if not fits:
        return None
    metrics = QFontMetricsF(font)
    return TextSetting(tuple(lines), font, metrics.height() * LEADING * 0.94, metrics.ascent())


def balanced(text: str, made: TextSetting, width: float) -> TextSetting:
    """The same text in as many lines of about equal length, so that no single word is left on the last."""
    narrow, wide, best = 0, int(width), made
    while narrow < wide:
        middle = (narrow + wide) // 2
        tried = set_text(text, made.font, middle)
        if tried is not None and len(tried.lines) <= len(made.lines):
            wide, best = middle, tried
        else:
            narrow = middle + 1
    return best


def fit_text(
    text: str, room: QSizeF, font_of: Callable[[float], QFont], largest: float, smallest: float
) -> TextSetting | None:
    """The text in the largest whole-pixel size from `largest` down to `smallest` that fits; None if none does."""
    low, high = max(1, int(smallest + 0.999)), max(1, int(largest))
    best: TextSetting | None = None
    while low <= high:
        middle = (low + high) // 2
        setting = set_text(text, font_of(middle), room.width())
        if setting is not None and setting.height <= room.height():
            best = setting
            low = middle + 1
        else:
            high = middle - 1
    return best


def fit_line(text: str, width: float, font_of: Callable[[float], QFont], largest: float, smallest: float) -> QFont:
    """The font in the largest size at which one line fits the width, or in the smallest size allowed. A width below 0
    fits nothing, not even an empty line."""
    size = max(1, int(largest))
    least = min(size, math.floor(smallest))
    wide = QFontMetricsF(font_of(size)).horizontalAdvance(text)
    if size == least or wide <= width:
        return font_of(size)
    if width <= 0:
        return font_of(least)

    def fits(pixels: int) -> bool:
        return QFontMetricsF(font_of(pixels)).horizontalAdvance(text) <= width

    most, size = size, max(least, min(size - 1, int(size * width / wide)))  # each size tried costs half a millisecond
    while size + 1 < most and fits(size + 1):
        size += 1
    while size > least and not fits(size):
        size -= 1
    return font_of(size)


def fitting(offered: tuple[str, ...], free: float, most: float, least: float, role: str) -> tuple[str, QFont]:
    """The longest of the offered texts that fits a width in a readable size, and its font; else the shortest."""
    t = theme()
    for words in offered:
        font = fit_line(words, free, lambda px: t.sized_font(role, px), most, least)
        if QFontMetricsF(font).horizontalAdvance(words) <= free:
            return words, font
    words = offered[-1] if offered else ""
    return words, fit_line(words, free, lambda px: t.sized_font(role, px), most, min(least, 8.0))


def draw_centred(painter: QPainter, room: QRectF, text: str, font: QFont, colour: QColor) -> None:
    """Draw a short text with its visible shape, not its line, centred in the room."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    ink = path.boundingRect()
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center() - ink.center())
        painter.fillPath(path, colour)


def draw_ink(painter: QPainter, top_left: QPointF, text: str, font: QFont, colour: QColor) -> QRectF:
    """Draw a short text with the upper left corner of its visible shape at a point; returns that shape's rectangle."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    ink = path.boundingRect()
    path.translate(top_left - ink.topLeft())
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, colour)
    return path.boundingRect()
