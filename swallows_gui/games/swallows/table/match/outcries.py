"""Two moments that decide matches without a goal: a penalty out of the blue, and a side that attacks no more (S3.6,
S4.6).

Each takes the stage over while it is told. Any key or click that completes what is shown ends it and does nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.match.match_times import OUTCRY
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.take_over import INKS, ink_on
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.stage.cover import StageCover

_COMES, _GOES = 0.12, 0.88
"""Parts of it in which it comes, and from which on it goes."""
_AT_REST: Final = 0.6
_RED, _GOLD = QColor("#C8321F"), QColor("#F2D24B")
_WHISTLE: Final = 300
"""Design pixels of width."""
_BACKS: Final = 12
"""Most cards that are seen of a hand."""


@dataclass(frozen=True, slots=True)
class Outcry:
    """What is cried out: a word and a line. With people it is a scandal, and they are shocked; else the hand of a side
    turns over and sinks."""

    word: str
    line: str
    people: tuple[Person, ...] = ()
    shirt: str = "#1E7B4A"
    """Of the side, `#RRGGBB`."""
    backs: tuple[str, ...] = ()
    """The colours of the backs of the hand."""


class OutcryScene(StageCover):
    """Covers the stage it is laid over; hidden while nobody cries out."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: Outcry | None = None
        """What is cried out; None while it is hidden."""

    def show_outcry(self, what: Outcry, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Come, stand and go in `length` parts of the usual time; without `moves` stand there until `clear`."""
        self.clear()
        self.what, self._part = what, _AT_REST
        self.setAccessibleName(f"{what.word} {what.line}")
        self._rise()
        if moves:
            self._motion = clock().run(self, length * OUTCRY, self._step, self.clear, speed=speed, curve=even)

    def clear(self) -> None:
        self.what = None
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is not None:
            with painting(self) as painter:
                paint_outcry(painter, QRectF(self.rect()), self.what, self._part)


def paint_outcry(painter: QPainter, room: QRectF, what: Outcry, part: float) -> None:
    """Paint a part of it, 0 to 1, over a room."""
    come, gone = ease(min(1.0, part / _COMES)), ease(max(0.0, (part - _GOES) / (1 - _GOES)))
    if come <= 0 or gone >= 1:
        return
    with saved(painter):
        painter.setOpacity(come * (1 - gone))
        if what.people:
            _paint_scandal(painter, room, what, part)
        else:
            _paint_no_more(painter, room, what, part)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _paint_words(painter: QPainter, room: QRectF, what: Outcry, top: float, ink: QColor, scale: float) -> None:
    """The word, which lands, and its line below it."""
    wide, high = room.width(), room.height()
    word = fit_line(what.word, wide * 0.86, _display, high * 0.24, 12)
    with saved(painter):
        painter.translate(room.center().x(), room.top() + high * top)
        painter.rotate(-4)
        painter.scale(scale, scale)
        row = QRectF(-wide / 2, -high * 0.13, wide, high * 0.26)
        drop = word.pixelSize() * 0.05
        draw_centred(painter, row.translated(drop, drop), what.word, word, QColor(0, 0, 0, 150))
        draw_centred(painter, row, what.word, word, ink)
    line = fit_line(what.line, wide * 0.9, lambda px: theme().sized_font("heading", px), high * 0.06, 9)
    draw_centred(painter, QRectF(room.left(), room.top() + high * (top + 0.13), wide, high * 0.1), what.line, line, ink)


def _landed(part: float) -> float:
    """How large a word is on its way."""
    since = max(0.0, part - _COMES * 0.6) / 0.12
    return 1.0 if since >= 1 else 1.6 - 0.64 * ease(since / 0.7) if since < 0.7 else 0.96 + 0.04 * (since - 0.7) / 0.3


def _paint_scandal(painter: QPainter, room: QRectF, what: Outcry, part: float) -> None:
    """Black, a whistle that shakes, the word in gold, and every face shocked."""
    painter.fillRect(room, INKS[1])
    wide, high = room.width(), room.height()
    size = min(theme().px(_WHISTLE), wide * 0.3, high * 0.42)
    shake = math.sin(part * 90) * max(0.0, 0.5 - part) * size * 0.06
    with saved(painter):
        painter.translate(room.center().x() + shake, room.top() + high * 0.21)
        painter.rotate(-12 + shake * 0.4)
        painter.scale(size / 100, size / 100)
        _paint_whistle(painter)
    _paint_words(painter, room, what, 0.47, _GOLD, _landed(part))
    number = len(what.people)
    face = min(wide * 0.84 / number, high * 0.25)
    for at, person in enumerate(what.people):
        jump = abs(math.sin(min(1.0, max(0.0, part - 0.1 - at * 0.04) * 3) * math.pi)) * high * 0.03
        left = room.center().x() + (at - number / 2) * face
        spot = QRectF(left, room.bottom() - face * 1.05 - jump, face, face).adjusted(4, 4, -4, -4)
        draw_face(painter, spot, person._replace(mood="shocked"))


def _paint_whistle(painter: QPainter) -> None:
    """A referee's whistle around the origin, a hundred units wide, that blows."""
    body = QPainterPath()
    body.addEllipse(QPointF(-14, 4), 26, 26)
    mouth = QPainterPath()
    mouth.addRoundedRect(QRectF(-16, -22, 66, 24), 4, 4)
    body = body.united(mouth)
    set_ink(painter, line=QPen(INKS[0], 4), fill=_GOLD)
    painter.drawPath(body)
    set_ink(painter, fill=INKS[1])
    painter.drawEllipse(QPointF(-14, 6), 11, 11)
    painter.drawRect(QRectF(2, -22, 10, 12))
    painter.setPen(QPen(_RED, 5))
    for turn in (-30, -8, 14):
        angle = math.radians(turn - 62)
        start = QPointF(6 + math.cos(angle) * 20, -26 + math.sin(angle) * 12)
        painter.drawLine(start, start + QPointF(math.cos(angle), math.sin(angle)) * 16)


def _paint_no_more(painter: QPainter, room: QRectF, what: Outcry, part: float) -> None:
    """A hand turns over, card by card, and sinks by two fifths of its height; dusk falls behind it."""
    wide = room.width()
    ground = QColor(what.shirt).darker(140) if QColor(what.shirt).lightness() > 60 else QColor(what.shirt).lighter(140)
    painter.fillRect(room, ground)
    set_ink(painter, fill=ground.darker(118))
    for beam in range(0, 12, 2):
        x = room.left() + wide * beam / 12
        painter.drawPolygon([QPointF(x, room.top()), QPointF(x + wide / 12, room.top()),
                             QPointF(x + wide / 8, room.bottom()), QPointF(x - wide / 24, room.bottom())])  # fmt: skip
    ink = ink_on(ground)
    _paint_words(painter, room, what, 0.24, ink, _landed(part))
    _paint_hand(painter, room, what.backs[:_BACKS], part)


def _paint_hand(painter: QPainter, room: QRectF, backs: Sequence[str], part: float) -> None:
    wide, high = room.width(), room.height()
    card = QSize(round(high * 0.44 * 250 / 350), round(high * 0.44))
    step = min(card.width() * 0.62, wide * 0.8 / max(1, len(backs)))
    for number, colour in enumerate(backs):
        turned = min(1.0, max(0.0, (part - 0.16 - number * 0.018) / 0.18))
        sunk = ease(min(1.0, max(0.0, (part - 0.42) / 0.3))) * card.height() * 0.4
        aside = number - (len(backs) - 1) / 2
        with saved(painter):
            painter.translate(room.center().x() + aside * step, room.bottom() - card.height() * 0.36 + sunk + aside**2)
            painter.rotate(aside * 3)
            painter.scale(max(0.03, abs(math.cos(math.pi * turned))), 1)
            place = QRectF(-card.width() / 2, -card.height() / 2, card.width(), card.height())
            if turned < 0.5:
                painter.drawPixmap(place.topLeft(), back(colour, card))
            else:
                set_ink(painter, line=QPen(INKS[1], 2), fill=QColor("#6F6A60"))
                painter.drawRoundedRect(place, 8, 8)
                painter.setPen(QPen(QColor("#4E4A43"), 6))
                cross = place.adjusted(
                    card.width() * 0.3, card.height() * 0.36, -card.width() * 0.3, -card.height() * 0.36
                )
                painter.drawLine(cross.topLeft(), cross.bottomRight())
                painter.drawLine(cross.topRight(), cross.bottomLeft())
