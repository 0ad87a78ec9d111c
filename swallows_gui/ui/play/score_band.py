"""The band over a board: who plays, the score, who has the ball and who is asked; below it a line in three parts."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.models.moods import Mood
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.medallion import paint_medallion
from swallows_gui.ui.art.people import moods_of_score
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.marks import paint_ball, polygon
from swallows_gui.ui.kit.painted import Paint
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import PlainLabel

TALL, LOW = 74, 48
"""Design pixels: the height of the band, and the least."""
_LINE = 26
"""Design pixels: the height of the line below it."""
TURN = 0.4
"""Seconds at pace normal that a figure takes to turn."""


@dataclass(frozen=True, slots=True)
class SideHolder:
    """Whoever stands for a side now."""

    name: str = ""
    colour: str = "#1A1A1A"
    line: str = ""
    """What he is doing, or how much his side has left."""
    ball: bool = False
    decides: bool = False
    face: str = ""
    """Whose face stands beside the name, where it is not that of `name`."""
    emblem: Paint | None = None
    """What stands beside the name in place of the player's face."""


@dataclass(frozen=True, slots=True)
class BandState:
    """All that the band shows."""

    players: tuple[SideHolder, SideHolder] = (SideHolder(), SideHolder())
    score: tuple[int, int] = (0, 0)
    below: str = ""
    """What stands under the score."""
    left: str = ""
    middle: str = ""
    right: str = ""
    """The line under the band."""
    ticks: tuple[int, int] = (0, 0)
    """Between score and words: how many have been used up, and of how many; none if there are none."""


def band_words(state: BandState) -> str:
    """All that a band shows, in one sentence."""
    a, b = state.players
    score = translate("ScoreBand", "{a} {goals_a}, {b} {goals_b}").format(
        a=a.name, goals_a=state.score[0], b=b.name, goals_b=state.score[1]
    )
    ball = next((player.name for player in state.players if player.ball), "")
    has = translate("ScoreBand", "{name} has the ball").format(name=ball) if ball else ""
    parts = (score, state.below, has, state.left, state.middle, state.right)
    return "; ".join(part for part in parts if part)


class ScoreBand(PlainLabel):
    """Painted as a whole; its name says all of it. A screen reader finds a label, where a plain widget would be
    nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.state = BandState()
        self.speed: float | None = None
        self._before = (0, 0)
        self._part = 1.0
        self._motion: Motion | None = None
        self._low = False
        self._lined = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: BandState, *, turn: bool = False) -> None:
        """Show this; with `turn` a figure that is another one turns over."""
        before, self.state = self.state, state
        if state.score != before.score:
            if self._motion is not None:
                self._motion.cancel()
            self._before, self._part = before.score, 1.0
            if turn:
                self._motion = clock().run(self, TURN, self._turn, speed=self.speed, curve=even)
        self.setAccessibleName(self.words())
        self.update()

    def set_low(self, low: bool) -> None:
        """With little height the line below is left out, and the band is lower."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    def set_lined(self, lined: bool) -> None:
        """Whether there is a line below it at all."""
        self._lined = lined
        self.updateGeometry()

    def words(self) -> str:
        """All it shows, in one sentence."""
        return band_words(self.state)

    def moods(self) -> tuple[Mood, Mood]:
        """How the two sides look: by the score that is seen, so not by a new one before its figure has turned."""
        if self._part < 0.5:
            return moods_of_score(self._before)
        return moods_of_score(self.state.score, self._before if self._part < 1 else None)

    def sizeHint(self) -> QSize:
        t = theme()
        return QSize(t.px(600), t.px(LOW if self._low else TALL + _LINE * self._lined))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(260), self.sizeHint().height())

    def _turn(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            width, height = float(self.width()), float(t.px(LOW if self._low else TALL))
            painter.fillRect(QRectF(0, 0, width, height), t.colour("raised"))
            plate = min(width * 0.34, t.px(300))
            lean = height * 0.24
            left, right = width / 2 - plate / 2, width / 2 + plate / 2
            set_ink(painter, fill=t.colour("poster"))
            painter.drawPolygon(
                polygon((left + lean, 0), (right + lean, 0), (right - lean, height), (left - lean, height))
            )
            self._paint_score(painter, width, height, plate)
            moods = self.moods()
            rooms = (
                QRectF(0, 0, left - lean, height),
                QRectF(right + lean, 0, width - right - lean, height),
            )
            for number, room in enumerate(rooms):
                self._paint_player(painter, room, self.state.players[number], moods[number], mirrored=number == 1)
            painter.fillRect(QRectF(0, height - t.px(2), width, t.px(2)), t.colour("ink"))
            if self._lined and not self._low:
                self._paint_line(painter, QRectF(0, height, width, t.px(_LINE)))

    def _paint_score(self, painter: QPainter, width: float, height: float, plate: float) -> None:
        t = theme()
        ink, state = t.colour("on_poster"), self.state
        below = state.below
        middle = height * (0.36 if below else 0.5)
        size = height * 0.5
        if state.ticks[1]:
            middle, size = height * 0.3, height * 0.44
            self._paint_ticks(painter, QRectF(width / 2 - plate * 0.36, height * 0.57, plate * 0.72, height * 0.1))
        draw_centred(painter, QRectF(width / 2 - 20, middle - 20, 40, 40), ":", t.sized_font("number", size * 0.8), ink)
        for side in (0, 1):
            x = width / 2 + (side * 2 - 1) * plate * 0.16
            turning = self._part < 1 and state.score[side] != self._before[side]
            with saved(painter):
                painter.translate(x, middle)
                shown = state.score[side]
                colour = ink
                if turning:
                    painter.scale(1, max(0.02, abs(1 - 2 * self._part)))
                    shown = self._before[side] if self._part < 0.5 else shown
                    colour = t.colour("gold")
                draw_centred(painter, QRectF(-40, -40, 80, 80), str(shown), t.sized_font("number", size), colour)
        if below:
            most = min(t.px(12), height * (0.2 if state.ticks[1] else 0.3))
            wide = plate * 0.8
            font = fit_line(below, wide, lambda px: t.sized_font("label", px), most, t.px(8))
            room = QRectF(width / 2 - plate / 2 - height * 0.06, height * 0.68, plate, height * 0.24)
            draw_centred(painter, room, _as_much_as_fits(below, QFontMetricsF(font), wide), font, ink)

    def _paint_ticks(self, painter: QPainter, room: QRectF) -> None:
        """A slanted stroke for each; those to come are hollow, the one that runs is gold."""
        t = theme()
        used, every = self.state.ticks
        step = room.width() / every
        for number in range(every):
            left = room.left() + number * step
            stroke = polygon(
                (left + step * 0.3, room.top()),
                (left + step * 0.95, room.top()),
                (left + step * 0.65, room.bottom()),
                (left, room.bottom()),
            )
            colour = t.colour("gold" if number == used - 1 else "on_poster")
            set_ink(
                painter,
                line=QPen(colour, max(0.7, step * 0.06)) if number >= used else Qt.PenStyle.NoPen,
                fill=colour if number < used else Qt.BrushStyle.NoBrush,
            )
            painter.drawPolygon(stroke)

    def _paint_player(self, painter: QPainter, room: QRectF, player: SideHolder, mood: Mood, *, mirrored: bool) -> None:
        t = theme()
        gap = t.px(14)
        side = min(room.height() - t.px(10), t.px(62))
        shows_face = room.width() > t.px(150)
        edge = gap + (side + gap if shows_face else 0)
        if shows_face:
            x = room.right() - gap - side if mirrored else room.left() + gap
            face = QRectF(x, room.center().y() - side / 2, side, side)
            if player.emblem is not None:
                player.emblem(painter, face)
            else:
                paint_medallion(painter, face, player.name, QColor(player.colour), mood)
        ball_side = t.px(22) if player.ball else 0.0
        words = translate("ScoreBand", "decides")
        tag_font = t.sized_font("label", t.px(12))
        tag = QFontMetricsF(tag_font).horizontalAdvance(words) + t.px(20) if player.decides else 0.0
        wished = QFontMetricsF(t.sized_font("heading", t.px(18), 800)).horizontalAdvance(player.name)
        beside = room.width() - edge - gap - ball_side > wished + tag + t.px(16)
        free = room.width() - edge - gap - ball_side - (tag + t.px(8) if beside and tag else 0)
        font = fit_line(player.name, free, lambda px: t.sized_font("heading", px, 800), t.px(22), t.px(8))
        metrics = QFontMetricsF(font)
        name = metrics.elidedText(player.name, Qt.TextElideMode.ElideRight, max(10.0, free))
        wide = metrics.horizontalAdvance(name)
        lined = bool(player.line) and room.height() >= t.px(60) and (beside or not player.decides)
        base = room.top() + room.height() * (0.48 if lined else 0.6 if beside or not player.decides else 0.5)
        x = room.right() - edge - wide if mirrored else room.left() + edge
        painter.setFont(font)
        painter.setPen(t.colour("ink"))
        painter.drawText(QPointF(x, base), name)
        if player.ball:
            if beside or not player.decides:  # else the tag lies there
                painter.fillRect(QRectF(x, base + t.px(5), wide, t.px(4)), t.colour("gold"))
            radius = t.px(9)
            at = x - t.px(16) if mirrored else x + wide + t.px(16)
            paint_ball(painter, QPointF(at, base - metrics.capHeight() / 2), radius, QColor("#1A1A1A"))
        if lined:
            small = fit_line(
                player.line, room.width() - edge - gap, lambda px: t.sized_font("small", px), t.px(13), t.px(9)
            )
            painter.setFont(small)
            painter.setPen(t.colour("soft"))
            line = QFontMetricsF(small).elidedText(player.line, Qt.TextElideMode.ElideRight, room.width() - edge)
            at = room.right() - edge - QFontMetricsF(small).horizontalAdvance(line) if mirrored else room.left() + edge
            painter.drawText(QPointF(at, room.bottom() - t.px(10)), line)
        if player.decides and beside:
            offset = ball_side + t.px(10)
            at = x - offset - tag if mirrored else x + wide + offset
            self._paint_tag(painter, QRectF(at, base - metrics.capHeight() / 2 - t.px(12), tag, t.px(24)), words)
        elif player.decides:
            at = room.right() - edge - tag if mirrored else room.left() + edge
            self._paint_tag(painter, QRectF(at, room.bottom() - t.px(19), tag, t.px(17)), words)

    @staticmethod
    def _paint_tag(painter: QPainter, room: QRectF, words: str) -> None:
        t = theme()
        lean = room.height() * 0.24
        set_ink(painter, fill=t.colour("red"))
        painter.drawPolygon(
            QPolygonF(
                [
                    room.topLeft() + QPointF(lean, 0),
                    room.topRight(),
                    room.bottomRight() - QPointF(lean, 0),
                    room.bottomLeft(),
                ]
            )
        )
        draw_centred(painter, room, words, t.sized_font("label", t.px(12)), t.colour("on_colour"))

    def _paint_line(self, painter: QPainter, room: QRectF) -> None:
        t = theme()
        inner = room.adjusted(t.px(14), 0, -t.px(14), 0)
        third = inner.width() / 3
        parts = (
            (self.state.left, Qt.AlignmentFlag.AlignLeft, "strong", "ink", inner.left()),
            (self.state.middle, Qt.AlignmentFlag.AlignHCenter, "small", "soft", inner.left() + third),
            (self.state.right, Qt.AlignmentFlag.AlignRight, "small", "soft", inner.left() + 2 * third),
        )
        for words, align, role, colour, left in parts:
            font = fit_line(words, third - t.px(6), lambda px, role=role: t.sized_font(role, px), t.px(13), t.px(9))  # type: ignore[misc]
            painter.setFont(font)
            painter.setPen(t.colour(colour))
            text = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, third)
            painter.drawText(
                QRectF(left, room.top(), third, room.height()), int(align | Qt.AlignmentFlag.AlignVCenter), text
            )


def _as_much_as_fits(words: str, metrics: QFontMetricsF, wide: float) -> str:
    """The last of the parts between commas and dots that there is room for: how far it is matters most."""
    while metrics.horizontalAdvance(words) > wide:
        parts = re.split(r", | · ", words, maxsplit=1)
        if len(parts) == 1:
            return metrics.elidedText(words, Qt.TextElideMode.ElideRight, wide)
        words = parts[1]
    return words
