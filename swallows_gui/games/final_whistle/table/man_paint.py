"""Paints footballers as tiles and the crests of the two clubs, and the button that shows a tile.

A tile's chevron shows the side on top; the next side stands right of it in bold, symbols beside the figures. Figures
and name always stand upright; only the order of the four figures turns. The crests show a cabbage, and fog over water.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QMouseEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

COLOURS = ("#C8321F", "#1F4E9E")
"""Of club A and club B."""
INK, PAPER, GOLD = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#D9A21B")


def club_colour(clubs: str, seat: int) -> QColor:
    """The colour of the club that a seat leads."""
    from swallows_gui.games.final_whistle.words.outlook_words import club_of  # a cover asks nobody, and needs no data

    return QColor(COLOURS[club_of(clubs, seat)])


def _shield(room: QRectF) -> QPainterPath:
    path = QPainterPath(room.topLeft())
    path.lineTo(room.topRight())
    path.lineTo(room.right(), room.top() + room.height() * 0.5)
    path.quadTo(QPointF(room.right(), room.top() + room.height() * 0.86), QPointF(room.center().x(), room.bottom()))
    path.quadTo(QPointF(room.left(), room.top() + room.height() * 0.86), QPointF(room.left(), room.center().y()))
    path.closeSubpath()
    return path


def paint_crest(painter: QPainter, room: QRectF, club: int) -> None:
    """Paint the crest of club A (0) or B (1) into a square room."""
    side = min(room.width(), room.height())
    inner = QRectF(room.center().x() - side * 0.42, room.center().y() - side * 0.48, side * 0.84, side * 0.96)
    shield = _shield(inner)
    colour = QColor(COLOURS[club])
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(shield, colour)
        with saved(painter):
            painter.setClipPath(shield, Qt.ClipOperation.IntersectClip)
            if club == 0:
                half = QPainterPath(inner.topRight())
                half.lineTo(inner.bottomRight())
                half.lineTo(inner.bottomLeft())
                half.closeSubpath()
                painter.fillPath(half, QColor("#F4EFE3"))
                _cabbage(painter, inner.center(), side * 0.27)
            else:
                _fog(painter, inner, side)
        set_ink(painter, line=QPen(INK, max(1.4, side * 0.045)))
        painter.drawPath(shield)


def _cabbage(painter: QPainter, middle: QPointF, radius: float) -> None:
    set_ink(painter, line=QPen(INK, radius * 0.1), fill=QColor("#2E7D4F"))
    painter.drawEllipse(middle, radius, radius)
    set_ink(painter, line=QPen(QColor("#CFE6C8"), radius * 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(0, radius * 0.8), middle - QPointF(0, radius * 0.6))
    for turn in (-1, 1):
        for height in (0.45, 0.0, -0.4):
            start = middle + QPointF(0, radius * height)
            angle = math.radians(50)
            reach = radius * (0.62 if height > -0.2 else 0.4)
            painter.drawLine(start, start + QPointF(turn * math.sin(angle) * reach, -math.cos(angle) * reach))


def _fog(painter: QPainter, inner: QRectF, side: float) -> None:
    set_ink(painter, fill=GOLD)
    sun = QPointF(inner.center().x(), inner.top() + inner.height() * 0.46)
    painter.drawEllipse(sun, side * 0.22, side * 0.22)
    painter.setBrush(QColor(COLOURS[1]))
    painter.drawRect(QRectF(inner.left(), sun.y(), inner.width(), inner.height()))
    pen = QPen(PAPER, side * 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for number, part in enumerate((0.34, 0.28, 0.18)):
        y = sun.y() + side * (0.04 + 0.12 * number)
        shift = side * 0.05 * (-1) ** number
        painter.drawLine(QPointF(sun.x() - side * part + shift, y), QPointF(sun.x() + side * part + shift, y))


FACE, FACE_SOFT = QColor("#F4EFE3"), QColor("#5C554A")
RED, YELLOW = QColor("#C8321F"), QColor("#E9BE2C")
TALL = 1.22
"""Height of a tile with its name, in widths."""
BARE = 0.98
"""The same without a name."""


@dataclass(frozen=True, slots=True)
class ManLook:
    """The content of a tile."""

    seat: int
    man: str
    club: int
    name: str
    line: str
    """The letter of the line he plays in."""
    sides: tuple[int, ...]
    symbols: tuple[str, ...]
    """"I", "Y", "R" or ""."""
    top: int = 0
    bookings: int = 0
    mark: int = 0
    """0, 1 for "!", 2 for "!!"."""
    spent: bool = False
    """Used in this attack: he is grey."""
    stands_in: bool = False
    state: str = ""
    """"candidate": he may be chosen; "answer": he may be the answer; "chosen": he has been picked; "second": he has
    been picked for the bench; "open": he may be picked, as everybody may."""
    chip: str = ""
    """What stands below him: the chance."""
    lettered: bool = False
    """Whether his line stands in his corner: on the bench."""
    number: int = 0
    """His place in a list of shooters, from 1; 0: in none."""

    @property
    def strength(self) -> int:
        """The man's present strength."""
        return 1 if self.stands_in else self.sides[self.top]

    @property
    def next(self) -> int:
        """The man's strength after a turn."""
        return 1 if self.stands_in else self.sides[(self.top + 1) % 4]


def paint_symbol(painter: QPainter, room: QRectF, symbol: str) -> None:
    """Paint a red cross, a yellow card or a red card; the red one has a stroke across it."""
    with saved(painter):
        side = room.height()
        middle = room.center()
        if symbol == "I":
            set_ink(painter, fill=RED)
            wide = side * 0.34
            painter.drawRect(QRectF(middle.x() - wide / 2, middle.y() - side / 2, wide, side))
            painter.drawRect(QRectF(middle.x() - side / 2, middle.y() - wide / 2, side, wide))
        else:
            set_ink(painter, line=QPen(INK, max(0.8, side * 0.08)), fill=YELLOW if symbol == "Y" else RED)
            card = QRectF(middle.x() - side * 0.36, middle.y() - side / 2, side * 0.72, side)
            painter.drawRect(card)
            if symbol == "R":
                painter.setPen(QPen(PAPER, max(1.0, side * 0.16)))
                inset = side * 0.14
                painter.drawLine(card.bottomLeft() + QPointF(inset, -inset), card.topRight() + QPointF(-inset, inset))


def paint_man(
    painter: QPainter, room: QRectF, look: ManLook, *, named: bool = True, whole: bool = True, turn: float = 0.0
) -> None:
    """Paint a tile into a room whose height is `TALL` (or `BARE`) times its width. `whole`: with the two sides that
    come last; `turn`: the part of a quarter turn to the left that is done, 0 to 1."""
    wide = room.width()
    face = QRectF(room.left(), room.top(), wide, min(room.height(), wide * BARE))
    colour = QColor(COLOURS[look.club])
    ground, ink, soft = FACE, INK, FACE_SOFT
    if look.spent:
        colour = _greyed(colour)
        ground = QColor("#B9B9A8")
    edge = max(1.2, wide * 0.032)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_ink(painter, fill=QColor(0, 0, 0, 60))
        painter.drawRoundedRect(room.translated(wide * 0.03, wide * 0.04), wide * 0.06, wide * 0.06)
        set_ink(painter, line=QPen(INK, edge), fill=ground)
        painter.drawRoundedRect(room, wide * 0.06, wide * 0.06)
        set_ink(painter, fill=colour)
        inner = face.adjusted(edge / 2, edge / 2, -edge / 2, 0)
        tip = inner.top() + inner.height() * 0.62
        shoulder = inner.top() + inner.height() * 0.4
        painter.drawPolygon(
            QPolygonF(
                [
                    inner.topLeft(),
                    inner.topRight(),
                    QPointF(inner.right(), shoulder),
                    QPointF(inner.center().x(), tip),
                    QPointF(inner.left(), shoulder),
                ]
            )
        )
        _paint_sides(painter, face, look, turn, ink, soft if whole else None)
        if look.lettered:
            font = theme().sized_font("label", max(8.0, wide * 0.19))
            draw_centred(painter, QRectF(face.left() + wide * 0.05, face.top() + wide * 0.04, wide * 0.2, wide * 0.2),
                         look.line, font, PAPER)  # fmt: skip
        if named and room.height() > face.height() + 4:
            foot = QRectF(room.left(), face.bottom(), wide, room.bottom() - face.bottom())
            painter.setPen(QPen(INK, max(0.8, edge * 0.5)))
            painter.drawLine(foot.topLeft() + QPointF(edge, 0), foot.topRight() - QPointF(edge, 0))
            font = fit_line(look.name, wide - edge * 4, lambda px: theme().sized_font("strong", px), wide * 0.2, 6)
            draw_centred(painter, foot, look.name, font, ink)
        if look.bookings:
            _paint_booking(painter, room, wide)


def _greyed(colour: QColor) -> QColor:
    grey = QColor("#3A3A3A")
    part = 0.38
    return QColor(
        round(colour.red() * part + grey.red() * (1 - part)),
        round(colour.green() * part + grey.green() * (1 - part)),
        round(colour.blue() * part + grey.blue() * (1 - part)),
    )


_PLACES = ((0.5, 0.27, 0.44), (0.82, 0.66, 0.25), (0.5, 0.83, 0.2), (0.18, 0.66, 0.2))
"""Of the side on top, the next, and those after it: across, down, size; in widths of the face."""
_ALONE = 1.2
"""How much larger the next one stands without those after it."""


def _paint_sides(painter: QPainter, face: QRectF, look: ManLook, turn: float, ink: QColor, soft: QColor | None) -> None:
    """Paint the four sides. `soft` is the colour of the last two; with None they are left out, and the
    next is larger."""
    t = theme()
    wide = face.width()
    if look.stands_in:
        draw_centred(painter, _square(face, *_PLACES[0]), "1", t.sized_font("number", wide * 0.44), PAPER)
        return
    for back in range(4):
        side = (look.top + back) % 4
        here, there = _PLACES[back], _PLACES[(back - 1) % 4]
        x, y, size = (a + (b - a) * turn for a, b in zip(here, there, strict=True))
        room = _square(face, x, y, size)
        landed = (back - round(turn)) % 4
        if soft is None and landed > 1:
            continue
        if soft is None and landed == 1:
            size *= _ALONE
        role = "number" if landed == 0 else "strong"
        weight = 900 if landed < 2 else 500
        colour = PAPER if landed == 0 else ink if landed == 1 or soft is None else soft
        font = t.sized_font(role, max(6.0, wide * size * (1.0 if landed == 0 else 0.98)), weight)
        symbol = look.symbols[side]
        if symbol and landed == 0:
            badge = QRectF(face.right() - wide * 0.33, face.top() + wide * 0.06, wide * 0.28, wide * 0.28)
            set_ink(painter, line=QPen(INK, max(0.8, wide * 0.016)), fill=PAPER)
            painter.drawEllipse(badge)
            inset = badge.width() * 0.24
            paint_symbol(painter, badge.adjusted(inset, inset, -inset, -inset), symbol)
            draw_centred(painter, room.translated(-wide * 0.06, 0), str(look.sides[side]), font, colour)
        elif symbol:
            small = wide * 0.15
            beside = -1 if x > 0.6 else 1
            at = QPointF(room.center().x() + beside * wide * 0.15, room.center().y())
            paint_symbol(painter, QRectF(at.x() - small / 2, at.y() - small / 2, small, small), symbol)
            draw_centred(painter, room, str(look.sides[side]), font, colour)
        else:
            draw_centred(painter, room, str(look.sides[side]), font, colour)


def _square(face: QRectF, x: float, y: float, size: float) -> QRectF:
    side = face.width() * max(size, 0.2)
    middle = QPointF(face.left() + face.width() * x, face.top() + face.height() * y)
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _paint_booking(painter: QPainter, room: QRectF, wide: float) -> None:
    """A yellow card sticks out of his corner."""
    with saved(painter):
        painter.translate(room.right() - wide * 0.04, room.top() + wide * 0.02)
        painter.rotate(14)
        set_ink(painter, line=QPen(INK, max(1.0, wide * 0.02)), fill=YELLOW)
        painter.drawRect(QRectF(-wide * 0.1, -wide * 0.12, wide * 0.2, wide * 0.27))


def paint_mark(painter: QPainter, corner: QPointF, wide: float, mark: int) -> None:
    """Paint the "!" of the build-up or the "!!" of the finish as a tag that hangs from a corner of a tile."""
    high = wide * 0.3
    long = wide * (0.34 if mark == 1 else 0.42)
    lean = high * 0.25
    room = QRectF(corner.x() - long * 0.7, corner.y() - high * 0.2, long, high)
    with saved(painter):
        set_ink(painter, line=QPen(PAPER if mark == 1 else INK, max(1.0, wide * 0.02)), fill=INK if mark == 1 else GOLD)
        painter.drawPolygon(leaning(room, lean))
        draw_centred(painter, room, "!" * mark, theme().sized_font("number", high * 0.8), PAPER if mark == 1 else INK)


def paint_chip(painter: QPainter, top: QPointF, wide: float, words: str, *, first: bool) -> None:
    """Paint a chance below a tile; `first`: that of the highlighted man."""
    high = wide * 0.34
    long = wide * 1.02
    lean = high * 0.25
    room = QRectF(top.x() - long / 2, top.y(), long, high)
    with saved(painter):
        set_ink(painter, line=QPen(INK, max(1.0, wide * 0.02)), fill=GOLD if first else INK)
        painter.drawPolygon(leaning(room, lean))
        font = fit_line(words, long * 0.8, lambda px: theme().sized_font("number", px), high * 0.66, 6)
        draw_centred(painter, room, words, font, INK if first else PAPER)


def corner_turn(part: float) -> float:
    """A quarter turn with a little overshoot, as a thing that lands."""
    return part + 0.06 * math.sin(math.pi * part) if part < 1 else 1.0


class Tile(QAbstractButton):
    """A man or a card."""

    looked_at = Signal(object)
    """It has the focus or the pointer: itself; None: no more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pointed = False
        """Whether the pointer has been moved over it: one that rests where a tile comes to lie means nothing."""
        self.setMouseTracking(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(None)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.pointed:
            self.pointed = True
            self.looked_at.emit(self)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed = False
        self.looked_at.emit(None)
