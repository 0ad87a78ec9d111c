"""Small nation cards: kit, flag, code and strength, for a shelf on which many of them stand (S0.3, S1.3)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap, QPolygonF

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.card_sheet import blank
from swallows_gui.games.swallows.table.cards.flags import NEUTRAL_RATIO, paint_flag
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_FOOT = 0.36
"""What code and strength take of the height."""
_STRENGTH = 0.4
"""What the strength takes of the width."""


def nation_tile(nation: Nation, side: int, ratio: float = 1.0) -> QPixmap:
    """The small card of a nation, as wide as it is high; `side` in device-independent pixels."""

    def render() -> QImage:
        image = blank(QSize(side, side), ratio)
        with painting(image, smooth=False) as painter:
            paint_tile(painter, QRectF(0, 0, side, side), nation)
        return image

    return cached(("tile", nation.code, side, ratio, theme().name), render)


def paint_tile(painter: QPainter, room: QRectF, nation: Nation) -> None:
    """Paint a small nation card into a square."""
    colours, side = theme().colours, room.width()
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(room, colours.of("card"))
        top = side * (1 - _FOOT)
        _paint_kit(painter, room, top, nation)
        high = top * 0.72
        flag = QRectF(0, 0, min(high * NEUTRAL_RATIO, side * 0.8), high)
        flag.moveCenter(QPointF(room.center().x(), room.top() + top * 0.47))
        painter.fillRect(flag.adjusted(-1, -1, 1, 1), _WHITE)
        paint_flag(painter, flag, nation)
        foot = QRectF(room.left(), room.top() + top, side, side - top)
        plate = foot.adjusted(side * (1 - _STRENGTH), 0, 0, 0)
        painter.fillRect(plate, _INK)
        _write(painter, foot.adjusted(side * 0.04, 0, -side * _STRENGTH, 0), nation.code, colours.of("card_ink"))
        _write(painter, plate, str(nation.strength), _WHITE)
        set_ink(painter, line=QPen(_INK, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_kit(painter: QPainter, room: QRectF, top: float, nation: Nation) -> None:
    """The shirt behind the flag, cut by a diagonal with a bar of its trim."""
    painter.setPen(Qt.PenStyle.NoPen)
    for paint, cut in ((nation.kit.trim, 0.0), (nation.kit.shirt, 0.07)):
        low = room.top() + top - cut * room.height()
        corners = (room.topLeft(), room.topRight(), QPointF(room.right(), low - top * 0.16), QPointF(room.left(), low))
        painter.setBrush(QColor(paint))
        painter.drawPolygon(QPolygonF(corners))


def _write(painter: QPainter, room: QRectF, words: str, ink: QColor) -> None:
    def font_of(pixels: float) -> QFont:
        return theme().sized_font("number", pixels)

    draw_centred(painter, room, words, fit_line(words, room.width() * 0.96, font_of, room.height() * 0.86, 6), ink)
