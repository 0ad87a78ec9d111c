"""The spinner of eight sectors or the shooting die of six faces: painted, turning, and beside the plate.

During a shot it covers the stage, with the shooter and the keeper (T10).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS, GOLD, INK, PAPER, paint_pawn
from swallows_gui.games.tactics_board.words.phrases import RESULTS
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.icons import leaning, paint_ball, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.stage.poster import StageCover

_GROUNDS = {"ball": "#D9A21B", "flag": "#FCFAF4", "kick": "#1E7B4A"}
_TURNS = 5
SPINNER, DIE = "spinner", "die"
_RESULT = {"ball": "goal", "flag": "corner", "kick": "goal_kick"}


def signs_of(shot: str) -> tuple[str, ...]:
    """What it shows, sector by sector or face by face."""
    return load().spinner if shot == SPINNER else load().shooting_die


def result_of(shot: str, number: int) -> str:
    """What a sector or a face brings: "goal", "corner" or "goal_kick"."""
    return _RESULT[signs_of(shot)[number - 1]]


def needle(number: int, part: float, sectors: int) -> float:
    """The needle's direction on its way to a sector, in degrees clockwise from the top; it slows down."""
    end = 360.0 * (number - 0.5) / sectors
    return end - 360.0 * _TURNS * float((1 - part) ** 2.4)


def paint_spinner(painter: QPainter, room: QRectF, shot: str, turn: float | None, *, lit: int = 0) -> None:
    """Paint it into a square room, the needle at an angle (None: no needle); `lit`: the sector that it shows."""
    signs = signs_of(shot)
    side = min(room.width(), room.height())
    middle, radius = room.center(), side / 2 * 0.94
    step = 360.0 / len(signs)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        circle = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        for number, sign in enumerate(signs):
            ground = QColor(_GROUNDS[sign])
            if lit and lit != number + 1:
                ground = ground.darker(170)
            set_ink(painter, line=QPen(INK, max(1.0, side * 0.012)), fill=ground)
            painter.drawPie(circle, round((90 - (number + 1) * step) * 16), round(step * 16))
            angle = math.radians((number + 0.5) * step - 90)
            at = middle + QPointF(math.cos(angle), math.sin(angle)) * radius * 0.66
            paint_sign(painter, at, radius * 0.19, sign)
        set_ink(painter, line=QPen(INK, max(2.0, side * 0.045)))
        painter.drawEllipse(middle, radius, radius)
        if turn is not None:
            painter.translate(middle)
            painter.rotate(turn)
            set_ink(painter, line=QPen(INK, max(1.0, side * 0.012)), fill=QColor("#C8321F"))
            wide = radius * 0.09
            painter.drawPolygon(polygon((0, -radius * 0.86), (wide, 0), (-wide, 0)))
            painter.setBrush(INK)
            painter.drawPolygon(polygon((0, radius * 0.3), (wide, 0), (-wide, 0)))
            painter.setBrush(PAPER)
            painter.drawEllipse(QPointF(0, 0), wide, wide)


def paint_sign(painter: QPainter, at: QPointF, size: float, sign: str) -> None:
    """Paint a ball, a corner flag or a goal around a point."""
    if sign == "ball":
        paint_ball(painter, at, size, INK)
        return
    if sign == "flag":
        foot = at + QPointF(-size * 0.4, size)
        top = foot - QPointF(0, size * 2)
        painter.setPen(QPen(INK, max(1.0, size * 0.16)))
        painter.drawLine(foot, top)
        set_ink(painter, fill=QColor("#C8321F"))
        painter.drawPolygon(QPolygonF([top, top + QPointF(size * 1.3, size * 0.45), top + QPointF(0, size * 0.9)]))
        return
    set_ink(painter, line=QPen(PAPER, max(1.2, size * 0.2)))
    left, right = at.x() - size * 0.85, at.x() + size * 0.85
    high, low = at.y() - size * 0.7, at.y() + size * 0.7
    painter.drawPolyline(polygon((left, low), (left, high), (right, high), (right, low)))
    paint_ball(painter, QPointF(at.x(), low - size * 0.3), size * 0.36, INK)


def paint_die_of_signs(painter: QPainter, room: QRectF, number: int) -> None:
    """Paint a face of the shooting die."""
    side = min(room.width(), room.height())
    sign = signs_of(DIE)[number - 1]
    set_ink(painter, line=QPen(INK, max(1.2, side * 0.03)), fill=QColor(_GROUNDS[sign]))
    box = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    painter.drawRoundedRect(box, side * 0.14, side * 0.14)
    paint_sign(painter, box.center(), side * 0.26, sign)


class SpinnerView(QWidget):
    """The spinner at rest beside the plate: what a shot may bring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shot = SPINNER
        self._bright = False
        self._number = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_spinner(self, shot: str, number: int, *, bright: bool) -> None:
        """Show the spinner or the die. `number` is its result (0: none yet), `bright`: it is about to be used."""
        self._shot, self._number, self._bright = shot, number, bright
        signs = signs_of(shot)
        parts = [
            translate("BoardSpinner", "{result}: {count} of {all}").format(
                result=RESULTS(_RESULT[sign]), count=signs.count(sign), all=len(signs)
            )
            for sign in dict.fromkeys(signs)
        ]
        self.setAccessibleName(labelled(translate("BoardSpinner", "What a shot brings"), ", ".join(parts)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(112), theme().px(112))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.setOpacity(1.0 if self._bright else 0.45)
            turn = needle(self._number, 1.0, len(signs_of(self._shot))) if self._number else 0.0
            paint_spinner(painter, QRectF(self.rect()), self._shot, turn, lit=self._number)


SPIN: Final = 1.8
"""Seconds at pace normal that it turns."""
_RESTS: Final = 0.94
"""Part of that after which it rests, and is seen to."""
_RAYS: Final = 14
_DIE_FACES: Final = 14
"""Faces that are seen of a die before it rests."""


@dataclass(frozen=True, slots=True)
class Spin:
    """What all know of a shot that is about to be decided, and what decides it."""

    shot: str
    """"spinner" or "die"."""
    number: int
    """The sector or face that it ends on, from 1."""
    pawn: int
    keeper: int
    role: int
    """Of the pawn that shoots."""
    words: str
    """Who shoots."""


class SpinStage(StageCover):
    """Covers the table from a shot until the next event is told."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: Spin | None = None

    def turn(self, what: Spin, speed: float | None) -> None:
        """Let it turn, and stand at its end until `clear`."""
        self.clear()
        self.what = what
        self.setAccessibleName(what.words)
        self._part = 0.0
        self._rise()
        self._motion = clock().run(self, SPIN, self._step, speed=speed, curve=even)

    def clear(self) -> None:
        """Hide the stage, from screen readers too."""
        self.what = None
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is None:
            return
        with painting(self) as painter:
            _paint_spin(painter, QRectF(self.rect()), self.what, self._part)


def _paint_spin(painter: QPainter, room: QRectF, what: Spin, part: float) -> None:
    side = what.pawn // 11
    come = ease(min(1.0, part * 7))
    turned = min(1.0, part / _RESTS)
    number = what.number if part >= _RESTS else 0
    goal = bool(number) and result_of(what.shot, number) == "goal"
    ground = QColor(COLOURS[side]).darker(230)
    painter.fillRect(room, ground)
    middle = QPointF(room.center().x(), room.top() + room.height() * 0.47)
    _paint_rays(painter, room, middle, QColor(COLOURS[side]).darker(135 if goal else 190), part * 14)
    wide = min(room.height() * 0.8, room.width() * 0.5)
    with saved(painter):
        grows = 0.7 + 0.3 * come
        if number:  # it lands
            grows += 0.05 * math.sin(math.pi * min(1.0, (part - _RESTS) / (1 - _RESTS)))
        painter.translate(middle)
        painter.scale(grows, grows)
        painter.translate(-middle)
        square = QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide)
        set_ink(painter, fill=QColor(0, 0, 0, 90))
        painter.drawEllipse(square.translated(wide * 0.02, wide * 0.03))
        if what.shot == DIE:
            _paint_die(painter, square, what.number, turned)
        else:
            at = needle(what.number, turned, len(signs_of(what.shot)))
            paint_spinner(painter, square, what.shot, at, lit=number)
    _paint_two(painter, room, wide, what, come, goal=goal, over=bool(number))
    _paint_plate(painter, room, what, number, goal=goal)


def _paint_rays(painter: QPainter, room: QRectF, middle: QPointF, colour: QColor, turn: float) -> None:
    reach = room.width()
    set_ink(painter, fill=colour)
    for ray in range(_RAYS):
        start = math.radians(360 / _RAYS * ray + turn)
        end = start + math.radians(180 / _RAYS)
        painter.drawPolygon(
            polygon(
                (middle.x(), middle.y()),
                (middle.x() + math.cos(start) * reach, middle.y() + math.sin(start) * reach),
                (middle.x() + math.cos(end) * reach, middle.y() + math.sin(end) * reach),
            )
        )


def _paint_die(painter: QPainter, square: QRectF, number: int, turned: float) -> None:
    faces = len(signs_of(DIE))
    shown = number if turned > 0.86 else (number + int((1 - (1 - turned) ** 2) * _DIE_FACES)) % faces + 1
    inset = square.width() * 0.18
    with saved(painter):
        painter.translate(square.center())
        painter.rotate(-360 * (1 - turned) ** 2)
        painter.translate(-square.center())
        paint_die_of_signs(painter, square.adjusted(inset, inset, -inset, -inset), shown)


def _paint_two(
    painter: QPainter, room: QRectF, wide: float, what: Spin, come: float, *, goal: bool, over: bool
) -> None:
    """Paint the shooter, who comes from the left, and the keeper from the right; the winner stands
    higher at the end."""
    radius = min(room.height() * 0.13, (room.width() - wide) / 5)
    free = (room.width() - wide) / 4
    for pawn, role, way, won in ((what.pawn, what.role, -1, goal), (what.keeper, 0, 1, not goal)):
        x = room.center().x() + way * (room.width() / 2 - free + (1 - come) * room.width() * 0.3)
        lift = (-0.5 if won else 0.35) * radius if over else 0.0
        at = QPointF(x, room.top() + room.height() * 0.47 + lift)
        set_ink(painter, fill=QColor(0, 0, 0, 90))
        painter.drawEllipse(QPointF(x, room.top() + room.height() * 0.47 + radius * 1.35), radius, radius * 0.2)
        paint_pawn(painter, at, radius * (1.12 if over and won else 1.0), pawn, role)


def _paint_plate(painter: QPainter, room: QRectF, what: Spin, number: int, *, goal: bool) -> None:
    """Paint who shoots, and later the result in the same place."""
    t = theme()
    words = RESULTS(result_of(what.shot, number)).upper() if number else what.words
    high = min(room.height() * 0.12, t.px(92))
    plate = QRectF(room.center().x() - room.width() * 0.24, room.bottom() - high * 1.25, room.width() * 0.48, high)
    set_ink(painter, fill=GOLD if goal else INK)
    painter.drawPolygon(leaning(plate, high * 0.3))
    inner = plate.adjusted(high * 0.4, 0, -high * 0.4, 0)
    font = fit_line(words, inner.width(), lambda px: t.sized_font("display", px, 900), high * 0.62, t.px(12))
    draw_centred(painter, inner, words, font, INK if goal else PAPER)
