"""The spinner of eight sectors or the shooting die of six faces: painted, turning, and beside the plate."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.table.pawn_paint import INK, PAPER
from swallows_gui.games.tactics_board.words.phrases import RESULTS
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.marks import paint_ball, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink

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
    """Where the needle points on its way to a sector, degrees clockwise from the top; it slows down."""
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
        """Show the spinner or the die; `number` is what it shows (0: nothing yet), `bright`: it is about to be used."""
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
