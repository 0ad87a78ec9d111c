"""Cards as they lie: turned, with their shadow, made once and then only copied to the screen.

The number of a card in the shade stays bright. Turning a picture costs ten times its copying, and a fan is painted
whenever anything near it changes.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import SHEET, blank, corner, paint_number
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import FaceCache
from swallows_gui.ui.kit.icons import paint_shade
from swallows_gui.ui.kit.painting import painting, saved

LIMIT = 12 * 1024 * 1024
"""Bytes of pixels: about 150 cards of a fan, the backs of every colour in every turn among them."""
_EDGE = 5.0
"""Pixels around a card, for its shadow and the smooth edge."""

_lying = FaceCache(LIMIT)


class Shadow(NamedTuple):
    """What a card throws on the ground."""

    x: float
    y: float
    dark: int
    """0 to 255."""


IN_HAND, ON_PITCH, NONE = Shadow(-1.5, 2.5, 46), Shadow(2, 4, 60), Shadow(0, 0, 0)


def tilted(
    card: QPixmap,
    size: QSizeF,
    turn: float,
    *,
    shadow: Shadow = IN_HAND,
    shaded: Card | None = None,
    crossed: bool = False,
) -> QPixmap:
    """The picture of a card with this face or back, turned by degrees. `shaded`: the card, if it is darkened because it
    cannot be played; `crossed`: a red that has been used in this match."""
    size, turn = QSizeF(round(size.width()), round(size.height())), round(turn, 1)  # a hair more is not another picture
    key = (card.cacheKey(), size.toTuple(), turn, shadow, shaded is not None, crossed, theme().name)
    kept = _lying.get(key)
    if kept is None:
        kept = _lying.put(key, _render(card, size, turn, shadow, shaded, crossed))
    return kept


def put_down(painter: QPainter, picture: QPixmap, centre: QPointF) -> None:
    """Draw a picture with its middle at `centre`, on whole pixels of the screen."""
    ratio = picture.devicePixelRatio()
    left = centre.x() - picture.width() / ratio / 2
    top = centre.y() - picture.height() / ratio / 2
    painter.drawPixmap(QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio), picture)


def _render(card: QPixmap, size: QSizeF, turn: float, shadow: Shadow, shaded: Card | None, crossed: bool) -> QImage:
    angle = math.radians(abs(turn))
    wide = size.width() * math.cos(angle) + size.height() * math.sin(angle) + 2 * _EDGE
    high = size.width() * math.sin(angle) + size.height() * math.cos(angle) + 2 * _EDGE
    image = blank(QSize(_even(wide), _even(high)), card.devicePixelRatio())
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(_even(wide) / 2, _even(high) / 2)
        painter.rotate(turn)
        room = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
        radius = corner(size.width())
        painter.setPen(Qt.PenStyle.NoPen)
        if shadow.dark:
            painter.setBrush(QColor(0, 0, 0, shadow.dark))
            painter.drawRoundedRect(room.translated(shadow.x, shadow.y), radius, radius)
        painter.drawPixmap(room, card, QRectF(card.rect()))
        if shaded is not None:
            paint_shade(painter, room, radius)
            with saved(painter):
                painter.translate(room.topLeft())
                painter.scale(size.width() / SHEET.width(), size.height() / SHEET.height())
                paint_number(painter, shaded, theme().colour("on_colour"))
        if crossed:
            painter.setPen(QPen(theme().colour("ink"), size.width() * 0.05))
            painter.drawLine(room.bottomLeft() + QPointF(8, -8), room.topRight() + QPointF(-8, 8))
    return image


def _even(length: float) -> int:
    """The next even number of pixels, so that the middle lies on a whole one."""
    return 2 * math.ceil(length / 2)
