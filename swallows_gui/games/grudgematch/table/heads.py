"""Paints the heads of the philosophers, the four suits, and playing cards.

German men are discs, French ones squares. A card shows rank, suit and the head of the man who can use it.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.grudgematch.data.heads import heads
from swallows_gui.games.grudgematch.rules.tables import CLUBS, DIAMONDS, FRANCE, HEARTS, RANKS
from swallows_gui.games.grudgematch.words.outlook import rank_letter, worth_line
from swallows_gui.services.stylesheet import LIGHT
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.motifs import Piece, paint_drawing, read_drawing, stroked, whole_path
from swallows_gui.ui.art.paints import paints
from swallows_gui.ui.kit.icons import paint_shade, polygon
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line

INK = QColor("#1A1A1A")
GROUNDS = (QColor("#F4EFE3"), QColor("#BFD6EC"))
"""By side."""
EDGES = (QColor("#1A1A1A"), QColor("#1F4E9E"))
"""By side: the colour of frames and names."""
_FRENCH_ROUND = 0.16
"""Of a square's corners, in sides."""


@cache
def _pieces(man: int) -> tuple[Piece, ...]:
    return read_drawing(heads()[man])


@cache
def _outline(man: int) -> QPainterPath:
    return stroked(whole_path(_pieces(man)), 4.5)


def frame_path(room: QRectF, side: int) -> QPainterPath:
    """A disc for Germany, a square with round corners for France."""
    path = QPainterPath()
    if side == FRANCE:
        round_by = room.width() * _FRENCH_ROUND
        path.addRoundedRect(room, round_by, round_by)
    else:
        path.addEllipse(room)
    return path


def paint_man(painter: QPainter, room: QRectF, man: int, *, edge: float = 0.0, rim: QColor | None = None) -> None:
    """Paint a man's head in the frame of his side into a square room; `edge`: the width of its line, `rim`: its
    colour in place of the side's."""
    side = man // 4
    frame = frame_path(room, side)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(frame, GROUNDS[side])
        with saved(painter):
            painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
            paint_bare_head(painter, room, man)
        set_ink(painter, line=QPen(rim or EDGES[side], edge or max(1.4, room.width() * 0.05)))
        painter.drawPath(frame)


def paint_bare_head(painter: QPainter, room: QRectF, man: int) -> None:
    """Paint a man's head without a frame, as large as a square room has place for."""
    with saved(painter):
        scale = room.width() / 100
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.fillPath(_outline(man), INK)
        paint_drawing(painter, _pieces(man), paints(LIGHT))


BLACK, RED = QColor("#1A1A1A"), QColor("#C8321F")
PAPER = QColor("#FFFFFF")


def suit_colour(suit: int) -> QColor:
    """Black or red."""
    return RED if suit in (DIAMONDS, HEARTS) else BLACK


@cache
def _path(suit: int) -> QPainterPath:
    """The suit's shape in a square from -1 to 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == DIAMONDS:
        path.addPolygon(polygon((0, -1), (0.74, 0), (0, 1), (-0.74, 0)))
        path.closeSubpath()
        return path
    if suit == HEARTS:
        path.moveTo(0, 0.95)
        path.cubicTo(-1.5, -0.05, -0.9, -1.15, 0, -0.42)
        path.cubicTo(0.9, -1.15, 1.5, -0.05, 0, 0.95)
        return path
    if suit == CLUBS:
        for x, y in ((0.0, -0.5), (-0.5, 0.22), (0.5, 0.22)):
            path.addEllipse(QPointF(x, y), 0.46, 0.46)
        path.addRect(QRectF(-0.2, -0.3, 0.4, 0.6))
    else:
        path.moveTo(0, -1)
        path.cubicTo(-0.3, -0.4, -0.95, -0.15, -0.9, 0.3)
        path.cubicTo(-0.85, 0.75, -0.25, 0.7, 0, 0.36)
        path.cubicTo(0.25, 0.7, 0.85, 0.75, 0.9, 0.3)
        path.cubicTo(0.95, -0.15, 0.3, -0.4, 0, -1)
    foot = QPainterPath(QPointF(-0.1, 0.2))
    foot.quadTo(-0.06, 0.8, -0.42, 0.98)
    foot.lineTo(0.42, 0.98)
    foot.quadTo(0.06, 0.8, 0.1, 0.2)
    foot.closeSubpath()
    path.addPath(foot)
    return path


def paint_suit(painter: QPainter, room: QRectF, suit: int, colour: QColor | None = None) -> None:
    """Paint a suit as large as fits the room, in its own colour unless another is named."""
    half = min(room.width(), room.height()) / 2
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(half, half)
        painter.fillPath(_path(suit), colour or suit_colour(suit))


def paint_badge(painter: QPainter, middle: QPointF, radius: float, suit: int) -> None:
    """Paint a suit in a white disc."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_ink(painter, line=QPen(suit_colour(suit), max(1.0, radius * 0.14)), fill=PAPER)
        painter.drawEllipse(middle, radius, radius)
        side = radius * 0.66
        paint_suit(painter, QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side), suit)


SHAPE = 0.7
"""Width of a card, in heights."""
_PICTURE = 0.74
"""The part of a card's height that the head has, unless it is so small that it has all."""
_FACE, _INK, _SOFT = QColor("#FCFAF4"), QColor("#1A1A1A"), QColor("#5C554A")
_BACK_STRIPE = QColor("#2E2E2E")


def paint_card(painter: QPainter, room: QRectF, card: int, side: int, *, dark: bool = False) -> None:
    """Paint the face of a card as a side holds it: the head of the man who can use it is the card, as on a court card;
    rank and suit stand in a corner, name and worth on a slip at the foot. `dark`: it cannot be played, and only rank
    and suit are bright."""
    suit = card // RANKS
    man = side * 4 + suit
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = room.width() * 0.07
        _paint_ground(painter, room, corner, _FACE)
        inner = room.adjusted(corner * 0.5, corner * 0.5, -corner * 0.5, -corner * 0.5)
        wide, high = inner.width(), inner.height()
        small = high < theme().px(96)
        picture = QRectF(inner.left(), inner.top(), wide, high * (1.0 if small else _PICTURE))
        with saved(painter):
            painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
            painter.fillRect(picture, GROUNDS[side])
            head = min(wide * 1.04, picture.height() * 1.04)
            middle = QPointF(inner.left() + wide * 0.56, picture.bottom() - head * 0.45)
            paint_bare_head(painter, QRectF(middle.x() - head / 2, middle.y() - head / 2, head, head), man)
        if not small:
            _paint_words(painter, inner, picture.bottom(), card, man)
        if dark:
            paint_shade(painter, room, corner)
        letter = fit_line(rank_letter(card), wide * 0.3, lambda px: theme().sized_font("number", px), high * 0.2, 6)
        sign = wide * 0.2
        plate = QRectF(inner.left(), inner.top(), wide * 0.36, letter.pixelSize() + sign + high * 0.06)
        set_ink(painter, fill=suit_colour(suit))
        lean = QPointF(wide * 0.07, 0)
        painter.drawPolygon(
            QPolygonF([plate.topLeft(), plate.topRight(), plate.bottomRight() - lean, plate.bottomLeft()])
        )
        at = QPointF(inner.left() + wide * 0.06, inner.top() + high * 0.03)
        ink = draw_ink(painter, at, rank_letter(card), letter, QColor("#FFFFFF"))
        paint_suit(painter, QRectF(at.x(), ink.bottom() + high * 0.02, sign, sign), suit, QColor("#FFFFFF"))


def _paint_words(painter: QPainter, inner: QRectF, top: float, card: int, man: int) -> None:
    """Paint the line on a card: whose card it is and what it is worth."""
    from swallows_gui.games.grudgematch.words.sentences import (
        man_name,  # a cover has no names, and no data before a game
    )

    wide, high = inner.width() * 0.9, inner.bottom() - top
    set_ink(painter, fill=_FACE)
    slant = QPointF(0, high * 0.12)
    left, right = QPointF(inner.left(), top), QPointF(inner.right(), top)
    painter.drawPolygon(QPolygonF([left + slant, right - slant, inner.bottomRight(), inner.bottomLeft()]))
    rows = ((man_name(man), "strong", _INK, 0.1, 0.42), (worth_line(card), "small", _SOFT, 0.52, 0.38))
    for words, role, colour, start, size in rows:
        font = fit_line(words, wide, lambda px, role=role: theme().sized_font(role, px), high * size, 6)  # type: ignore[misc]
        painter.setFont(font)
        painter.setPen(colour)
        room = QRectF(inner.left() + inner.width() * 0.06, top + high * start, wide, high * 0.42)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


def paint_back(painter: QPainter, room: QRectF, sign: str = "?") -> None:
    """Paint the back of a card, which looks alike whatever it is; `sign` stands on it."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner = room.width() * 0.07
        _paint_ground(painter, room, corner, BLACK)
        painter.setClipRect(room.adjusted(corner, corner, -corner, -corner))
        painter.setPen(QPen(_BACK_STRIPE, room.width() * 0.08))
        step = room.width() * 0.22
        for stripe in range(-6, 8):
            left = room.left() + stripe * step
            painter.drawLine(QPointF(left, room.bottom()), QPointF(left + room.height() * 0.6, room.top()))
        if not sign:
            return
        radius = room.width() * 0.26
        set_ink(painter, fill=_FACE)
        painter.drawEllipse(room.center(), radius, radius)
        disc = QRectF(room.center().x() - radius, room.center().y() - radius, 2 * radius, 2 * radius)
        draw_centred(painter, disc, sign, theme().sized_font("number", radius * 1.3), BLACK)


def _paint_ground(painter: QPainter, room: QRectF, corner: float, colour: QColor) -> None:
    set_ink(painter, fill=QColor(0, 0, 0, 60))
    drop = room.width() * 0.03
    painter.drawRoundedRect(room.translated(drop, drop), corner, corner)
    set_ink(painter, line=QPen(_INK, max(1.2, room.width() * 0.016)), fill=colour)
    painter.drawRoundedRect(room, corner, corner)
