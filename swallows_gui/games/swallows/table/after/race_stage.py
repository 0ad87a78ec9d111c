"""The race of the pay-out over the whole page: a lane a seat, faces at the heads of their bars, and in the middle the
slip that is turned over (S9.1)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.rules.events import EVENTS, BetPaid, FeePaid
from swallows_gui.games.swallows.table.after.purses import HEADROOM, Purse
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sentences import sentence
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import face_pixmap
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.marks import leaning, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.take_over import INKS
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line, fit_text
from swallows_gui.ui.stage.cover import StageCover

_NIGHT, _LANE, _OTHER = QColor("#0C1B33"), QColor("#A8452F"), QColor("#9B3D29")
_GOLD, _GREEN, _RED = QColor("#E3B23C"), QColor("#2E7D4F"), QColor("#C8321F")
_SLIP: Final = 0.36
"""The height at the foot that the slip has, in parts of the whole."""
_FACE, _SUM = 96, 44
"""Design pixels: a face's side, and the letters of a sum."""
_TURNS: Final = 0.45
"""Part of a payment in which its slip turns over."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What is turned over: the team it speaks of, what it says, and the stamp on it."""

    nation: Nation | None
    words: str
    stamp: str
    won: bool


def slip_of(event: Event, names: Names) -> Slip | None:
    """What is turned over with an event of the pay-out; None where nobody is paid."""
    told = EVENTS.read(event)
    if not isinstance(told, FeePaid | BetPaid):
        return None
    money = language().money(told.amount)
    if isinstance(told, FeePaid):
        stamp = f"+ {money}"
    elif told.amount:
        stamp = translate("RaceStage", "WON {money}").format(money=money)
    else:
        stamp = translate("RaceStage", "LOST")
    return Slip(names.nation(told.team), sentence(event, names), stamp, told.amount > 0)


class RaceStage(StageCover):
    """Covers the page of the pay-out while it is paid; what is told lies below it, line by line."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._purses: tuple[Purse, ...] = ()
        self._paid: tuple[int, int] = (-1, 0)
        self._track = 1.0
        self.slip: Slip | None = None
        """What is being turned over; None before the first."""

    def show_payment(self, purses: Sequence[Purse], seat: int, amount: int, slip: Slip | None, seconds: float) -> None:
        """Let the purse of `seat` grow by `amount` from what `purses` says, in so many seconds at pace normal."""
        if not self._purses:
            self._track = HEADROOM * max((purse.cash for purse in purses), default=1)
        self._purses, self._paid, self.slip = tuple(purses), (seat, amount), slip
        if self.isHidden():
            self._rise()
        if self._motion is not None:
            self._motion.cancel()
        self._motion = clock().run(self, seconds, self._step, curve=even)

    def clear(self) -> None:
        self._purses, self.slip = (), None
        super().clear()

    def _shown(self, seat: int) -> float:
        """What a purse holds at this moment."""
        mine = self._paid[1] if self._paid[0] == seat else 0
        return self._purses[seat].cash + mine * ease(max(0.0, (self._part - _TURNS) / (1 - _TURNS)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._purses:
            return
        room = QRectF(self.rect())
        with painting(self) as painter:
            painter.fillRect(room, _NIGHT)
            lanes = QRectF(room.left(), room.top(), room.width(), room.height() * (1 - _SLIP))
            high = lanes.height() / len(self._purses)
            for seat in range(len(self._purses)):
                self._paint_lane(painter, QRectF(0, seat * high, room.width(), high), seat)
            if self.slip is not None:
                foot = QRectF(room.left(), lanes.bottom(), room.width(), room.bottom() - lanes.bottom())
                paint_slip(painter, foot, self.slip, self._part)

    def _paint_lane(self, painter: QPainter, lane: QRectF, seat: int) -> None:
        """A lane of a running track, the bar in the seat's colour, its face and its sum at the head."""
        t, purse = theme(), self._purses[seat]
        painter.fillRect(lane, _LANE if seat % 2 else _OTHER)
        painter.setPen(QPen(INKS[0], max(1.5, lane.height() * 0.02)))
        painter.drawLine(lane.bottomLeft(), lane.bottomRight())
        face = min(t.px(_FACE), lane.height() * 0.86, lane.width() * 0.2)
        font = fit_line(
            language().money(-1000), lane.width() * 0.24, _display, min(t.px(_SUM), lane.height() * 0.42), 9
        )
        wide = QFontMetricsF(font).horizontalAdvance(language().money(1000))
        start = lane.left() + lane.width() * 0.02
        most = max(1.0, self._track, *(self._shown(each) for each in range(len(self._purses))))
        run = max(10.0, lane.width() - start - face - wide - lane.width() * 0.05)
        shown = self._shown(seat)
        head = start + max(0.0, shown) / most * run
        slant = lane.height() * 0.12
        bar = lane.height() * 0.5
        top = lane.center().y() - bar / 2
        set_ink(painter, line=QPen(INKS[1], 2), fill=QColor(purse.colour))
        end = head + face / 2
        painter.drawPolygon(polygon((start, top), (end, top), (end - slant, top + bar), (start, top + bar)))
        name = fit_line(purse.name, max(20.0, end - start - face * 0.7), _strong, bar * 0.5, 8)
        if QFontMetricsF(name).horizontalAdvance(purse.name) <= end - start - face * 0.6:
            ink = max(INKS, key=lambda each: abs(each.lightness() - QColor(purse.colour).lightness()))
            at = QPointF(start + bar * 0.3, lane.center().y() - QFontMetricsF(name).capHeight() / 2)
            draw_ink(painter, at, purse.name, name, ink)
        place = QPointF(head, lane.center().y() - face / 2)
        painter.drawPixmap(place, face_pixmap(purse.person(), round(face), self.devicePixelRatioF()))
        told = language().money(round(shown))
        fresh = self._paid[0] == seat and self._paid[1] and self._part > _TURNS
        at = QPointF(head + face + lane.width() * 0.012, lane.center().y() - QFontMetricsF(font).capHeight() / 2)
        draw_ink(painter, at, told, font, _GOLD if fresh else INKS[0])


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _strong(pixels: float) -> QFont:
    return theme().sized_font("strong", pixels)


def paint_slip(painter: QPainter, room: QRectF, slip: Slip, part: float) -> None:
    """A slip that turns over to its face, and then is stamped."""
    turned = min(1.0, part / _TURNS)
    wide, high = min(room.width() * 0.62, room.height() * 2.6), room.height() * 0.82
    with saved(painter):
        painter.translate(room.center())
        painter.scale(max(0.02, abs(math.cos(math.pi * (1 - turned)))), 1)
        paper = QRectF(-wide / 2, -high / 2, wide, high)
        set_ink(painter, fill=QColor(0, 0, 0, 90))
        painter.drawPolygon(leaning(paper.translated(6, 8), high * 0.04))
        painter.setBrush(INKS[0] if turned >= 0.5 else QColor("#B9B29F"))
        painter.drawPolygon(leaning(paper, high * 0.04))
        if turned < 0.5:
            return
        flag = QRectF(paper.left() + high * 0.16, -high * 0.3, high * 0.9, high * 0.6)
        if slip.nation is not None:
            paint_flag(painter, flag, slip.nation)
        left = flag.right() + high * 0.14 if slip.nation is not None else flag.left()
        said = QRectF(left, -high * 0.4, paper.right() - left - wide * 0.33, high * 0.8)
        setting = fit_text(slip.words, QSizeF(said.width(), said.height()), _strong, high * 0.15, 8)
        if setting is not None:
            setting.draw(painter, QPointF(said.left(), said.center().y() - setting.height / 2), INKS[1])
        stamped = max(0.0, (part - _TURNS) / 0.2)
        if stamped > 0 and slip.stamp:
            colour = _GREEN if slip.won else _RED
            painter.translate(paper.right() - wide * 0.17, high * 0.06)
            painter.rotate(-10)
            scale = 1.0 if stamped >= 1 else 1.6 - 0.6 * ease(stamped)
            painter.scale(scale, scale)
            painter.setOpacity(min(1.0, stamped * 2))
            font = fit_line(slip.stamp, wide * 0.26, _display, min(theme().px(60), high * 0.34), 10)
            half = QFontMetricsF(font).horizontalAdvance(slip.stamp) / 2 + font.pixelSize() * 0.3
            box = QRectF(-half, -font.pixelSize() * 0.62, 2 * half, font.pixelSize() * 1.24)
            set_ink(painter, line=QPen(colour, max(3.0, font.pixelSize() * 0.09)), fill=QColor(244, 239, 227, 225))
            painter.drawRect(box)
            draw_centred(painter, box, slip.stamp, font, colour)
