"""A bribe is a scene: an envelope goes from a seat to the referee's open hand, which takes it or pushes it back (S4.7).

It stands over the pitch while offer, answer or price is told, and looks the same for every amount. Any key or click
that completes what is shown ends it, and a click on it does nothing else.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules.events import EVENTS, BribeAccepted, PriceNamed
from swallows_gui.games.swallows.table.match.match_times import MONEY, SCENE_ARRIVES, SCENE_LASTS
from swallows_gui.games.swallows.table.presentation import FACES
from swallows_gui.games.swallows.words.moods import Taken
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.play.game_table import SessionInfo
from swallows_gui.ui.stage.poster import StageCover

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

_INK, _PAPER, _CLOTH, _GOLD = QColor("#1A1A1A"), QColor("#F4EFE3"), QColor("#26221C"), QColor("#F2D24B")
_GROUND, _SHADE = QColor("#0F3D27"), QColor("#0A2C1C")
_WIPE: Final = 0.18
"""Part of a scene in which it comes, and in which it goes."""
_FROM, _TO = 0.36, 0.6
"""Where the envelope is handed over and where the open hand waits, in parts of the width."""
_SEEN: Final = 0.4
"""Part of the deed from which the referee's hand tells his answer, and the faces with it."""


@dataclass(frozen=True, slots=True)
class DealScene:
    """What a scene shows. No amount: it looks the same for all."""

    kind: str
    """The type of its event."""
    seat: str
    """Whose money it is, or who is asked for it."""
    seat_colour: QColor
    referee: str
    referee_colour: QColor
    said: str = ""
    """What comes of it, in a line."""


def _said(kind: str) -> str:
    """What comes of it, with places for both names."""
    match kind:
        case "bribe_offered":
            return translate("BribeScene", "{seat} has a little something for {referee}")
        case "bribe_accepted":
            return translate("BribeScene", "{referee} sees nothing, and counts it")
        case "bribe_declined":
            return translate("BribeScene", "{referee} wants none of it")
    return translate("BribeScene", "{referee} has a price")


def deal_of(event: WrittenEvent | None, view: SwallowsView | None, info: SessionInfo, names: Names) -> DealScene | None:
    """The scene of an event; None where no money is offered, answered or asked for. A price is asked of the team's
    trainer."""
    if not isinstance(event, MONEY) or view is None or view.referee < 0:
        return None
    seat, referee = event.seat, view.referee
    if isinstance(event, PriceNamed):
        seat = next(
            view.trainer[team]
            for team in (view.home, view.away)
            if view.tables.nation_code[view.field[team]] == event.team
        )
    colours = [QColor(info.seats[each].colour) for each in (seat, referee)]
    kind = BribeAccepted.type if isinstance(event, BribeAccepted) else event.type  # out of an envelope, too
    said = _said(kind).format(seat=names.seat(seat), referee=names.seat(referee))
    return DealScene(kind, names.seat(seat), colours[0], names.seat(referee), colours[1], said)


class BribeScene(StageCover):
    """Covers the pitch it is laid over; hidden while no money changes hands."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.deal: DealScene | None = None
        """What it shows; None while it is hidden."""

    def show_deal(self, deal: DealScene, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Play it in `length` parts of the usual time; without `moves` stand as it comes out until `clear`."""
        self.clear()
        self.deal = deal
        self._part = SCENE_ARRIVES / SCENE_LASTS
        self._rise()
        if moves:
            self._motion = clock().run(self, length * SCENE_LASTS, self._step, self.clear, speed=speed, curve=even)

    def clear(self) -> None:
        self.deal = None
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.deal is None:
            return
        with painting(self, smooth=False) as painter:
            paint_deal(painter, QRectF(self.rect()), self.deal, self._part)


def paint_deal(painter: QPainter, room: QRectF, deal: DealScene, part: float) -> None:
    """Paint a part of a scene, 0 to 1, into a room."""
    come = ease(min(1.0, part / _WIPE))
    gone = ease(max(0.0, (part - 1 + _WIPE) / _WIPE))
    if come <= 0 or gone >= 1:
        return
    act = min(1.0, max(0.0, part * SCENE_LASTS / SCENE_ARRIVES - 0.1) / 0.9)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(_shutter(room, come, gone), Qt.ClipOperation.IntersectClip)
        painter.fillRect(room, _GROUND)
        set_ink(painter, fill=_SHADE)
        lean = room.height() * 0.35
        middle = room.left() + room.width() * 0.46
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(middle + lean / 2, room.top()),
                    room.topRight(),
                    room.bottomRight(),
                    QPointF(middle - lean / 2, room.bottom()),
                ]
            )
        )
        words = QRectF(room.left(), room.bottom() - room.height() * 0.2, room.width(), room.height() * 0.17)
        room = room.adjusted(0, 0, 0, -room.height() * 0.16)
        size = min(room.height() * 0.78, room.width() * 0.3)
        giver, taker = deal_moods(deal.kind, act)
        face = QRectF(room.left() + room.width() * 0.04, room.center().y() - size / 2, size, size)
        draw_face(painter, face, Person(deal.seat, deal.seat_colour.name(), giver))
        _paint_hands(painter, room, deal, size, act)
        face.moveRight(room.left() + room.width() * 0.96)  # the sleeve comes out behind it
        draw_face(painter, face, Person(deal.referee, deal.referee_colour.name(), taker))
        if deal.said and (act >= _SEEN or deal.kind in ("bribe_offered", "price_named")):
            font = fit_line(deal.said, words.width() * 0.9, _poster_font, words.height() * 0.5, 9)
            drop = QPointF(0, font.pixelSize() * 0.06)
            draw_centred(painter, words.translated(drop), deal.said, font, _INK)
            draw_centred(painter, words, deal.said, font, _PAPER)


def _poster_font(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def deal_moods(kind: str, act: float) -> tuple[Mood, Mood]:
    """The moods of briber and referee at a share of the scene, 0 to 1."""
    answered = kind in ("bribe_accepted", "bribe_declined")
    taken = FACES[EVENTS.classes["bribe_offered" if answered and act < _SEEN else kind]]
    assert isinstance(taken, Taken), kind
    return taken.seat or taken.own or "calm", taken.referee or "calm"


def _shutter(room: QRectF, come: float, gone: float) -> QPainterPath:
    """A shutter that opens from the middle line to top and bottom, and closes the same way."""
    high = room.height() * come * (1 - gone)
    path = QPainterPath()
    path.addRect(QRectF(room.left(), room.center().y() - high / 2, room.width(), high))
    return path


def _paint_hands(painter: QPainter, room: QRectF, deal: DealScene, size: float, act: float) -> None:
    """Envelope and hand at a part of the deed, 0 to 1."""
    unit = size * 0.46
    hand = QPointF(room.left() + room.width() * _TO, room.center().y() + unit * 0.25)
    start = QPointF(room.left() + room.width() * _FROM, room.center().y() + unit * 0.1)
    skin = QColor(looks_of(deal.referee).skin)
    lying = hand + QPointF(-unit * 0.25, -unit * 0.32)
    if deal.kind == "bribe_offered":
        way = ease(act)
        _paint_open_hand(painter, hand, unit, skin)
        at = start + (lying - start) * way - QPointF(0, math.sin(math.pi * way) * unit * 0.7)
        _paint_envelope(painter, at, unit, deal.seat_colour, -14 * (1 - way))
    elif deal.kind == "bribe_accepted":
        closed = act >= _SEEN
        _paint_envelope(painter, lying + QPointF(0, unit * 0.12 * min(1.0, act * 2.5)), unit, deal.seat_colour, 0)
        if closed:
            _paint_fist(painter, hand, unit * (1 + 0.08 * math.sin(math.pi * min(1.0, (act - 0.4) / 0.4))), skin)
        else:
            _paint_open_hand(painter, hand, unit, skin)
    elif deal.kind == "bribe_declined":
        way = ease(min(1.0, act / 0.85))
        _paint_stop_hand(painter, hand - QPointF(unit * 0.35 * math.sin(math.pi * min(1.0, act * 1.6)), 0), unit, skin)
        at = lying - QPointF(unit * 0.5, 0)
        _paint_envelope(painter, at + (start - at) * way, unit, deal.seat_colour, 10 * way)
    else:
        _paint_rubbing_hand(painter, hand, unit, skin, act)


def _paint_envelope(painter: QPainter, at: QPointF, unit: float, flap: QColor, turn: float) -> None:
    """An envelope whose flap has the colour of the seat that it comes from."""
    with saved(painter):
        painter.translate(at)
        painter.rotate(turn)
        wide, high = unit * 0.95, unit * 0.62
        body = QRectF(-wide / 2, -high / 2, wide, high)
        pen = QPen(_INK, max(1.5, unit * 0.035))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        set_ink(painter, line=pen, fill=_PAPER)
        painter.drawRect(body)
        painter.setBrush(flap)
        painter.drawPolygon(QPolygonF([body.topLeft(), body.topRight(), QPointF(0, high * 0.12)]))
        painter.setBrush(_GOLD)
        painter.drawEllipse(QPointF(0, high * 0.1), unit * 0.07, unit * 0.07)


def _sleeve(painter: QPainter, at: QPointF, unit: float) -> None:
    """The referee's black sleeve, from the right, with a white cuff."""
    painter.setBrush(_CLOTH)
    painter.drawRect(QRectF(at.x() + unit * 0.52, at.y() - unit * 0.17, unit * 0.75, unit * 0.36))
    painter.setBrush(_PAPER)
    painter.drawRect(QRectF(at.x() + unit * 0.42, at.y() - unit * 0.19, unit * 0.12, unit * 0.4))


def _with_outline(painter: QPainter, unit: float, skin: QColor) -> None:
    pen = QPen(_INK, max(1.5, unit * 0.03))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    set_ink(painter, line=pen, fill=skin)


def _paint_open_hand(painter: QPainter, at: QPointF, unit: float, skin: QColor) -> None:
    """A palm turned up."""
    _with_outline(painter, unit, skin)
    _sleeve(painter, at, unit)
    painter.setBrush(skin)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.72, at.y() - unit * 0.06, unit * 0.62, unit * 0.13), 6, 6)
    palm = QPainterPath(at + QPointF(unit * 0.44, -unit * 0.12))
    palm.cubicTo(
        at + QPointF(unit * 0.1, unit * 0.0), at + QPointF(-unit * 0.2, -unit * 0.02), at + QPointF(-unit * 0.3, 0)
    )
    palm.cubicTo(
        at + QPointF(-unit * 0.25, unit * 0.2),
        at + QPointF(unit * 0.2, unit * 0.24),
        at + QPointF(unit * 0.44, unit * 0.16),
    )
    palm.closeSubpath()
    painter.drawPath(palm)
    with saved(painter):
        painter.translate(at + QPointF(unit * 0.2, -unit * 0.05))
        painter.rotate(-62)
        painter.drawRoundedRect(QRectF(0, -unit * 0.07, unit * 0.3, unit * 0.13), 6, 6)


def _paint_fist(painter: QPainter, at: QPointF, unit: float, skin: QColor) -> None:
    """Paint a fist closed over the money."""
    _with_outline(painter, unit, skin)
    _sleeve(painter, at, unit)
    painter.setBrush(skin)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.26, at.y() - unit * 0.3, unit * 0.7, unit * 0.5), 10, 10)
    for finger in range(4):
        top = at.y() - unit * 0.3 + finger * unit * 0.125
        painter.drawRoundedRect(QRectF(at.x() - unit * 0.34, top, unit * 0.42, unit * 0.125), 5, 5)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.02, at.y() - unit * 0.38, unit * 0.38, unit * 0.14), 6, 6)


def _paint_stop_hand(painter: QPainter, at: QPointF, unit: float, skin: QColor) -> None:
    """A palm held against it."""
    _with_outline(painter, unit, skin)
    _sleeve(painter, at + QPointF(0, unit * 0.1), unit)
    painter.setBrush(skin)
    for finger, high in enumerate((0.36, 0.44, 0.46, 0.4)):
        left = at.x() - unit * 0.16 + finger * unit * 0.135
        painter.drawRoundedRect(QRectF(left, at.y() - unit * (high + 0.12), unit * 0.13, unit * 0.5), 6, 6)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.18, at.y() - unit * 0.2, unit * 0.58, unit * 0.5), 10, 10)
    with saved(painter):
        painter.translate(at + QPointF(-unit * 0.1, unit * 0.1))
        painter.rotate(-140)
        painter.drawRoundedRect(QRectF(0, -unit * 0.07, unit * 0.3, unit * 0.14), 6, 6)


def _paint_rubbing_hand(painter: QPainter, at: QPointF, unit: float, skin: QColor, act: float) -> None:
    """Thumb and finger that rub each other, and a coin that is meant."""
    _with_outline(painter, unit, skin)
    _sleeve(painter, at, unit)
    painter.setBrush(skin)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.16, at.y() - unit * 0.22, unit * 0.58, unit * 0.44), 10, 10)
    rub = math.sin(act * 6 * math.pi) * unit * 0.06
    for turn, shift in ((-118, rub), (-148, -rub)):
        with saved(painter):
            painter.translate(at + QPointF(-unit * 0.06, -unit * 0.06))
            painter.rotate(turn)
            painter.drawRoundedRect(QRectF(shift, -unit * 0.08, unit * 0.52, unit * 0.15), 7, 7)
    coin = at + QPointF(-unit * 0.52, -unit * 0.62)
    painter.setBrush(_GOLD)
    painter.drawEllipse(coin, unit * 0.15, unit * 0.15)
    painter.drawLine(coin - QPointF(0, unit * 0.07), coin + QPointF(0, unit * 0.07))
