"""The pay-out as a race over the whole page (S9.1).

Each seat has a lane: a face at the head of a bar that grows with every fee and bet. The slip being paid is turned over
in the middle.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.rules.events import EVENTS, BetPaid, FeePaid
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sentences import sentence
from swallows_gui.models.chapters import Event
from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.icons import leaning, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.plot import legible
from swallows_gui.ui.kit.take_over import INKS
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line, fit_text
from swallows_gui.ui.stage.poster import StageCover

SECONDS = 0.8
"""One pay-out at pace normal, where there are few."""
_ROW, _LOW_ROW = 52, 36
"""Design pixels: a face and its bar, and the same in a low window."""
HEADROOM = 1.5
"""How far the track goes beyond the fullest purse at the start; from there on whoever leads fills it."""


class PurseBar(NamedTuple):
    """A seat's money, M."""

    name: str
    cash: int
    colour: str
    mood: Mood = "calm"

    def person(self) -> Person:
        """The seat's person with the present mood."""
        return Person(self.name, self.colour, self.mood)


class Purses(QWidget):
    """The purses as bars in the order of the seats; the latest payment is gold at the end of its bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._purses: tuple[PurseBar, ...] = ()
        self._paid: dict[int, int] = {}
        """By seat: what was paid last."""
        self._part = 1.0
        self._high = _ROW
        """Design pixels of a row, as far as its words do not need more."""
        self._track = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_purses(self, purses: Sequence[PurseBar], name: str) -> None:
        """Show purses at once. The first call sets the scale, because a scale made for the final sums would reveal
        them."""
        if not self._purses:
            self._track = HEADROOM * max((purse.cash for purse in purses), default=1)
        self._purses, self._paid, self._part = tuple(purses), {}, 1.0
        self._tell(name)

    def pay(
        self, purses: Sequence[PurseBar], seat: int, amount: int, name: str, done: Callable[[], None], seconds: float
    ) -> None:
        """Let the purse of `seat` grow by `amount` from what `purses` says in so many seconds at pace normal; any click
        or key completes it. Until it has arrived nothing but the bar knows of it."""
        self._purses, self._paid, self._part = tuple(purses), {seat: amount}, 0.0
        self._tell(name)
        clock().run(self, seconds, self._show_part, done)

    def set_low(self, low: bool, *, lowest: bool = False) -> None:
        """Set whether height is short, or very short."""
        row = 0 if lowest else _LOW_ROW if low else _ROW
        if row != self._high:
            self._high = row
            self.updateGeometry()
            self.update()

    def _shown(self, seat: int) -> float:
        """The cash that a bar shows."""
        return self._purses[seat].cash + self._paid.get(seat, 0) * self._part

    def _tell(self, name: str) -> None:
        money = language().money
        self.setAccessibleName(name)
        told = [", ".join(f"{purse.name} {money(purse.cash)}" for purse in self._purses)]
        told += [purse.person().words() for purse in self._purses if purse.mood != "calm"]
        self.setAccessibleDescription(". ".join(told))
        self.updateGeometry()
        self.update()

    def _show_part(self, part: float) -> None:
        self._part = part
        self.update()

    def _row(self) -> int:
        return max(theme().px(self._high), QFontMetrics(theme().font("strong")).height() + theme().px(12))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(360), self._row() * max(1, len(self._purses)) + theme().px(6))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.setFont(t.font("strong"))
            metrics = painter.fontMetrics()
            money = language().money
            names = min(
                self.width() * 0.3, max((metrics.horizontalAdvance(purse.name) for purse in self._purses), default=0)
            )
            sums = metrics.horizontalAdvance(money(-1000)) + t.px(12)
            side = self._row() - t.px(4)
            face = side + t.px(10)
            left = face + names + t.px(10)
            room = max(t.px(20), self.width() - left - sums)
            most = max(1.0, self._track, *(self._shown(seat) for seat in range(len(self._purses))))
            for seat, purse in enumerate(self._purses):
                row = QRectF(0, seat * self._row() + t.px(3), self.width(), self._row() - t.px(6))
                painter.setPen(t.colour("ink"))
                name = metrics.elidedText(purse.name, Qt.TextElideMode.ElideRight, int(names) + 1)
                painter.drawPixmap(
                    QPointF(0, seat * self._row() + t.px(2)),
                    face_pixmap(purse.person(), side, self.devicePixelRatioF()),
                )
                named = QRectF(face, row.top(), names + 1, row.height())
                painter.drawText(named, int(Qt.AlignmentFlag.AlignVCenter), name)
                shown = self._shown(seat)
                high = min(t.px(28), row.height())
                track = QRectF(left, row.center().y() - high / 2, room, high)
                self._bar(painter, track, purse.colour, shown, shown - purse.cash, room / most)
                end = QRectF(self.width() - sums, row.top(), sums, row.height())
                painter.setPen(t.colour("ink"))
                painter.drawText(
                    end, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), money(round(shown))
                )

    def _bar(self, painter: QPainter, room: QRectF, colour: str, shown: float, fresh: float, unit: float) -> None:
        """Paint a bar: `fresh` is the part of `shown` that has just been paid, `unit` the width of 1M."""
        t = theme()
        lean = room.height() * 0.22
        whole = max(0.0, shown) * unit
        set_ink(painter, line=QPen(t.colour("ink"), t.px(1.5)), fill=legible(colour, t.colour("raised")))
        painter.drawPolygon(_slanted(room, 0, whole, lean))
        if fresh > 0:
            painter.setBrush(t.colour("gold"))
            painter.drawPolygon(_slanted(room, max(0.0, shown - fresh) * unit, whole, lean))


def _slanted(room: QRectF, start: float, end: float, lean: float) -> QPolygonF:
    """A piece of a bar, its ends leaning like the buttons'."""
    left, right = room.left() + start, room.left() + max(end, start + 1)
    slant = min(lean, right - left)
    return polygon(
        (left, room.top()),
        (right, room.top()),
        (right - slant, room.bottom()),
        (max(room.left(), left - (lean if start else 0)), room.bottom()),
    )


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
    """The slip being turned over: its team, its text, and its stamp."""

    nation: Nation | None
    words: str
    stamp: str
    won: bool


def slip_of(event: Event, names: Names) -> Slip | None:
    """The slip for an event of the pay-out; None if it pays nobody."""
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
    """Covers the pay-out page during the payments; the lines of text lie below it."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._purses: tuple[PurseBar, ...] = ()
        self._paid: tuple[int, int] = (-1, 0)
        self._track = 1.0
        self.slip: Slip | None = None
        """What is being turned over; None before the first."""

    def show_payment(
        self, purses: Sequence[PurseBar], seat: int, amount: int, slip: Slip | None, seconds: float
    ) -> None:
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
        """The cash in a purse at this moment."""
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
