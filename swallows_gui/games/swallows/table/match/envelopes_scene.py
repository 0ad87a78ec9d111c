"""Envelopes are a scene: they lie before the referee, fingers drum, and all are torn open at once (S4.12).

It stands over the table while `envelopes_opened` is told. Any key or click that completes what is shown ends it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules.events import EnvelopesOpened
from swallows_gui.games.swallows.table.match.match_times import ENVELOPES_ARRIVE, ENVELOPES_LAST
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
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

_INK, _PAPER, _NOTE, _CLOTH = QColor("#1A1A1A"), QColor("#F4EFE3"), QColor("#FFFDF6"), QColor("#26221C")
_FAINT = QColor("#5E564C")
_GROUND, _WOOD, _EDGE = QColor("#0F3D27"), QColor("#7A4E2B"), QColor("#5C3A1E")
_COME: Final = 0.1
"""Part of the scene in which it comes."""
_TORN: Final = 0.86
"""Part of the time until they are open at which all are torn."""
_DRUMS: Final = 5
"""How often each finger falls."""


@dataclass(frozen=True, slots=True)
class LyingEnvelope:
    """One envelope on the table."""

    seat: str
    colour: QColor
    words: str
    """The sum; "" where it is empty."""
    team: str
    """For whom; "" where it is empty."""
    shirt: QColor
    trim: QColor


@dataclass(frozen=True, slots=True)
class Temptation:
    """What the scene shows."""

    referee: str
    colour: QColor
    envelopes: tuple[LyingEnvelope, ...]


def temptation_of(
    event: WrittenEvent | None, view: SwallowsView | None, info: SessionInfo, names: Names
) -> Temptation | None:
    """The scene of an event, None if it opens no envelopes. A seat that the event does not name has put nothing in."""
    if not isinstance(event, EnvelopesOpened) or view is None or view.referee < 0:
        return None
    told = {each["seat"]: each for each in event.envelopes}
    found = []
    for seat in range(view.seats):
        if seat == view.referee:
            continue
        colour, one = QColor(info.seats[seat].colour), told.get(seat)
        nation = names.nation(one["team"]) if one is not None else None
        shirt, trim = (nation.kit.shirt, nation.kit.trim) if nation is not None else (colour.name(), colour.name())
        words = language().money(one["amount"]) if one is not None else ""
        team = str(names.team(one["team"])) if one is not None else ""
        found.append(LyingEnvelope(names.seat(seat), colour, words, team, QColor(shirt), QColor(trim)))
    return Temptation(names.seat(view.referee), QColor(info.seats[view.referee].colour), tuple(found))


class EnvelopesScene(StageCover):
    """Covers the table; hidden while no envelopes lie there."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: Temptation | None = None
        """What it shows; None while it is hidden."""

    def show_envelopes(self, what: Temptation, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Play it in `length` parts of the usual time; without `moves` they lie open until `clear`."""
        self.clear()
        self.what = what
        self._part = 1.0
        self._rise()
        if moves:
            self._motion = clock().run(self, length * ENVELOPES_LAST, self._step, self.clear, speed=speed, curve=even)

    def clear(self) -> None:
        self.what = None
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is None:
            return
        with painting(self, smooth=False) as painter:
            paint_envelopes(painter, QRectF(self.rect()), self.what, self._part)


def paint_envelopes(painter: QPainter, room: QRectF, what: Temptation, part: float) -> None:
    """Paint a part of the scene, 0 to 1, into a room."""
    come = ease(min(1.0, part / _COME))
    if come <= 0:
        return
    act = min(1.0, part * ENVELOPES_LAST / ENVELOPES_ARRIVE)
    torn = ease(min(1.0, max(0.0, (act - _TORN) / (1 - _TORN))))
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(come)
        painter.fillRect(room, _GROUND)
        top = room.top() + room.height() * 0.4
        set_ink(painter, fill=_WOOD)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(room.left() + room.width() * 0.08, top),
                    QPointF(room.right() - room.width() * 0.08, top),
                    QPointF(room.right() + room.width() * 0.04, room.bottom()),
                    QPointF(room.left() - room.width() * 0.04, room.bottom()),
                ]
            )
        )
        painter.fillRect(
            QRectF(room.left() + room.width() * 0.08, top, room.width() * 0.84, room.height() * 0.012), _EDGE
        )
        _paint_referee(painter, room, what, top, act, torn)
        _paint_row(painter, room, what, top, act, torn)


def _paint_referee(painter: QPainter, room: QRectF, what: Temptation, top: float, act: float, torn: float) -> None:
    """He sits behind the table; his fingers drum until the paper tears."""
    size = min(room.height() * 0.32, room.width() * 0.2)
    face = QRectF(room.center().x() - size / 2, top - size * 0.98, size, size)
    empty = not any(each.words for each in what.envelopes)
    after: Mood = "shocked" if empty else "greedy"
    draw_face(painter, face, Person(what.referee, what.colour.name(), after if torn > 0.5 else "calm"))
    if torn < 1:
        skin = QColor(looks_of(what.referee).skin)
        for hand in (-1, 1):
            _paint_fingers(painter, QPointF(room.center().x() + hand * size * 0.95, top), size * 0.3, skin, act, hand)


def _paint_fingers(painter: QPainter, at: QPointF, unit: float, skin: QColor, act: float, hand: int) -> None:
    """Four fingers over the edge of the table, falling one after the other."""
    pen = QPen(_INK, max(1.5, unit * 0.06))
    set_ink(painter, line=pen, fill=_CLOTH)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.62, at.y() - unit * 0.85, unit * 1.24, unit * 0.4), 6, 6)
    painter.setBrush(skin)
    painter.drawRoundedRect(QRectF(at.x() - unit * 0.55, at.y() - unit * 0.5, unit * 1.1, unit * 0.5), 8, 8)
    for finger in range(4):
        order = finger if hand < 0 else 3 - finger
        lift = max(0.0, math.sin(2 * math.pi * (_DRUMS * act - order * 0.18))) * unit * 0.28
        left = at.x() - unit * 0.55 + finger * unit * 0.275
        painter.drawRoundedRect(QRectF(left, at.y() - unit * 0.15 - lift, unit * 0.26, unit * 0.5), 5, 5)


def _paint_row(painter: QPainter, room: QRectF, what: Temptation, top: float, act: float, torn: float) -> None:
    """The envelopes side by side, each below the face of who brought it."""
    number = max(1, len(what.envelopes))
    across = min(room.width() * 0.92 / number, room.height() * 0.5)
    left = room.center().x() - across * number / 2
    for at, one in enumerate(what.envelopes):
        place = QRectF(
            left + across * at, top + room.height() * 0.05, across, room.bottom() - top - room.height() * 0.06
        )
        _paint_one(painter, place.adjusted(across * 0.06, 0, -across * 0.06, 0), one, act, torn, at)


def _paint_one(painter: QPainter, place: QRectF, one: LyingEnvelope, act: float, torn: float, at: int) -> None:
    """One envelope with its name; the note comes out when it is torn."""
    small = min(place.height() * 0.26, place.width() * 0.36)
    mood: Mood = "greedy" if one.words and torn > 0.5 else "calm"
    face = QRectF(place.left(), place.bottom() - small, small, small)
    draw_face(painter, face, Person(one.seat, one.colour.name(), mood))
    name = QRectF(place.left() + small, place.bottom() - small, place.width() - small, small)
    _write(painter, name, one.seat, "body", small * 0.34, _PAPER)
    wide = min(place.width(), (place.height() - small) * 1.15)
    high = wide * 0.58
    body = QRectF(place.center().x() - wide / 2, place.bottom() - small - high - place.height() * 0.03, wide, high)
    shiver = math.sin(2 * math.pi * (_DRUMS * act - at * 0.3)) * wide * 0.008 * (1 - torn)
    body.translate(0, shiver)
    pen = QPen(_INK, max(1.5, wide * 0.018))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    set_ink(painter, line=pen, fill=_PAPER.darker(112))
    painter.drawRect(body)
    if torn > 0 and one.words:
        _paint_note(painter, body, one, torn, pen)
    painter.setPen(pen)
    painter.setBrush(_PAPER)
    if torn <= 0:
        painter.drawRect(body)
        painter.setBrush(one.colour)
        flap = [body.topLeft(), body.topRight(), QPointF(body.center().x(), body.top() + high * 0.6)]
        painter.drawPolygon(QPolygonF(flap))
        return
    teeth = 10
    edge = [body.bottomRight(), body.bottomLeft(), QPointF(body.left(), body.top() + high * 0.2)]
    for tooth in range(1, teeth):
        depth = 0.34 if tooth % 2 else 0.18
        edge.append(QPointF(body.left() + wide * tooth / teeth, body.top() + high * depth))
    edge.append(QPointF(body.right(), body.top() + high * 0.2))
    painter.drawPolygon(QPolygonF(edge))
    painter.fillRect(
        QRectF(body.left() + wide * 0.06, body.bottom() - high * 0.16, wide * 0.88, high * 0.1), one.colour
    )
    if not one.words:
        inside = body.adjusted(wide * 0.05, high * 0.36, -wide * 0.05, -high * 0.18)
        nothing = translate("EnvelopesScene", "empty")
        _write(painter, inside, nothing, "body", high * 0.2, _FAINT)


def _paint_note(painter: QPainter, body: QRectF, one: LyingEnvelope, torn: float, pen: QPen) -> None:
    """The sum and the team on a note that stands out of the envelope, with a band in the team's colours."""
    wide, high = body.width() * 0.86, body.height() * 1.05
    note = QRectF(body.center().x() - wide / 2, body.top() - high * 0.62 * torn + body.height() * 0.1, wide, high)
    painter.setPen(pen)
    painter.setBrush(_NOTE)
    painter.drawRect(note)
    band = QRectF(note.left(), note.top(), note.width(), note.height() * 0.1)
    painter.fillRect(band.adjusted(1, 1, -1, 0), one.shirt)
    painter.fillRect(QRectF(band.left() + 1, band.bottom(), band.width() - 2, band.height() * 0.35), one.trim)
    money = QRectF(note.left(), band.bottom() + note.height() * 0.04, note.width(), note.height() * 0.3)
    _write(painter, money, one.words, "number", money.height() * 0.95, _INK)
    team = QRectF(note.left(), money.bottom(), note.width(), note.height() * 0.2)
    _write(painter, team, one.team, "body", team.height() * 0.72, _INK)


def _write(painter: QPainter, room: QRectF, text: str, role: str, size: float, ink: QColor) -> None:
    """A word or two in the middle of a room, smaller where it is too narrow."""
    font = fit_line(text, room.width() * 0.96, lambda pixels: theme().sized_font(role, pixels, 800), size, size * 0.4)
    draw_centred(painter, room, text, font, ink)
