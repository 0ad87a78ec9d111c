"""Words in a picture: shouts along the diagonal, and boards with writing on them."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from swallows_gui.games.swallows.table.art.stage import SLOPE
from swallows_gui.services.fonts import load_fonts
from swallows_gui.ui.kit.painting import saved, set_ink

_INK, _PAPER = QColor("#1A1A1A"), QColor("#F4EFE3")
DIAGONAL = -math.degrees(math.atan(SLOPE))
"""Degrees, clockwise, of the card's diagonal."""
_CORNERS = 84.0
"""Card units from the top down to which value and sign stand in the corners."""
_CLEAR, _WHOLE = (84.0, 200.0), (10.0, 240.0)
"""From where to where writing goes beside the corners, and below them inside the frame."""


@lru_cache(maxsize=256)
def letters(text: str) -> QPainterPath:
    """A text in the poster face, 100 units to a line's size, its middle at x = 0, standing on y = 0."""
    fonts = load_fonts()
    font = QFont([fonts.poster, fonts.text])
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Black)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    path.translate(-path.boundingRect().center().x(), 0)
    return path


def words_room(text: str, foot: QPointF, tall: float, board: bool) -> QRectF:
    """Where a writing stands before it is turned, its line included, in card units; arguments as `paint_words`."""
    ink = letters(text).boundingRect()
    left, right = _CLEAR if foot.y() - tall < _CORNERS else _WHOLE
    wide = ink.width() + (68 if board else 22)
    scale = min(tall / 71, (right - left) / wide)
    half = wide / 2 * scale
    middle = min(max(foot.x(), left + half), right - half)
    return QRectF(middle - half, foot.y() - 71 * scale, 2 * half, 71 * scale)


def paint_words(
    painter: QPainter,
    text: str,
    foot: QPointF,
    tall: float,
    turn: float | None,
    board: bool,
    colour: QColor,
) -> None:
    """Paint a writing whose capitals are `tall` card units high, its middle over a foot."""
    path, room = letters(text), words_room(text, foot, tall, board)
    ink, scale = path.boundingRect(), room.height() / 71
    with saved(painter):
        painter.translate(room.center().x(), foot.y())
        painter.rotate(DIAGONAL if turn is None else turn)
        painter.scale(scale, scale)
        if board:
            plate = QRectF(ink.left() - 34, -71 - 30, ink.width() + 68, 71 + 60)
            set_ink(painter, line=QPen(_INK, 13), fill=_PAPER)
            painter.drawRoundedRect(plate, 9, 9)
            painter.fillPath(path, _INK)
        else:
            pen = QPen(_INK, 22, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path.translated(5, 6), pen)
            painter.strokePath(path, pen)
            painter.fillPath(path, colour)
