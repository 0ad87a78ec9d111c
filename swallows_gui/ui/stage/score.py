"""The score: a slanted band across the top, each side in its colour, the figures on ink, and a gold tab below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.stylesheet import ink_on
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import Paint, painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fitting
from swallows_gui.ui.kit.words import Adaptive, PlainLabel
from swallows_gui.ui.stage.layout import FACES_TO

TURN = 0.6
"""Seconds at pace normal that a figure takes to turn."""
_NAME, _LEAST_NAME, _LINE, _LEAST_LINE = 36, 15, 14, 10
"""Design pixels of type: of a name and of the line below it, and the least of both."""
_LEAN = 0.48
"""Share of the band's height by which the ink grows wider to its foot."""
_FACE = 1.27
"""Side of a face in heights of the band, over whose edge it reaches."""

Emblem = Callable[[float, float], QPixmap]
"""A picture of a height in pixels, for a screen of a pixel ratio."""


@dataclass(frozen=True, slots=True)
class ScoreSide:
    """One side of the score as shown."""

    name: str = ""
    short: str = ""
    """For where the name has no room."""
    colour: str = "#FFFFFF"
    person: Person | None = None
    emblem: Emblem | None = None
    lines: tuple[str, ...] = ()
    """What matters of the side now, from the longest to the shortest: the first that has room is shown."""
    marks: tuple[Paint, ...] = ()
    """Small pictures of what has happened to it."""


@dataclass(frozen=True, slots=True)
class ScoreState:
    """Everything that the score shows."""

    sides: tuple[ScoreSide, ScoreSide] = field(default_factory=lambda: (ScoreSide(), ScoreSide()))
    score: tuple[int, int] = (0, 0)
    tab: tuple[str, ...] = ()
    """Below the figures, from the longest words to the shortest."""
    ball: int | None = None
    """The side that has it."""
    between: Callable[[QPainter, QRectF], None] | None = None
    """What stands between the figures in place of the colon."""


class _Plan(NamedTuple):
    """The arrangement of a side in its room."""

    face: float
    flag: float
    short: bool


class StageScore(Adaptive, PlainLabel):
    """The painted score; a changed figure flips over. To a screen reader it is a label."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.state = ScoreState()
        self._band, self._tab = QRect(0, 0, 460, 74), QRect(150, 74, 160, 22)
        self._stands = False
        self._turning: int | None = None
        self._before = (0, 0)
        self._people_before: tuple[Person | None, Person | None] = (None, None)
        self._part = 1.0
        self._motion: Motion | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def stand(self, band: QRect, tab: QRect) -> None:
        """Take the rectangles from the stage's layout, in the parent's pixels; faces reach below the band."""
        self._stands = True
        corner = band.topLeft()
        self._band, self._tab = band.translated(-corner), tab.translated(-corner)
        low = max(self._tab.bottom() + 1, round(band.height() * FACES_TO))
        self.setGeometry(QRect(corner, QSize(band.width(), low)))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the widget's own size where it is not on a stage."""
        super().resizeEvent(event)
        if not self._stands:
            wide, high = self.width(), round(self.height() * 0.77)
            self._band = QRect(0, 0, wide, high)
            self._tab = QRect(wide // 3, high, wide - 2 * (wide // 3), self.height() - high)

    def show_score(self, state: ScoreState) -> None:
        """Show a state at once; a flipping figure goes on."""
        self.state = state
        self.update()

    def turn_figure(self, before: tuple[int, int], side: int, speed: float | None) -> None:
        """Flip the figure of a side over from its value before."""
        self.stop_turning()
        self._turning, self._before = side, before
        self._people_before = self.state.sides[0].person, self.state.sides[1].person
        self._part = 0.0
        self._motion = clock().run(self, TURN, self._turn, speed=speed, curve=even)

    def stop_turning(self) -> None:
        """Stop flipping."""
        if self._motion is not None:
            self._motion.cancel()
        self._motion, self._turning, self._part = None, None, 1.0

    @property
    def turned(self) -> bool:
        """Whether the new figure can be read yet."""
        return self._turning is None or self._part >= 0.5

    def people(self) -> tuple[Person | None, Person | None]:
        """The faces shown now; they react to a goal when the new figure can be read."""
        if not self.turned:
            return self._people_before
        return self.state.sides[0].person, self.state.sides[1].person

    def sizeHint(self) -> QSize:
        return QSize(theme().px(460), theme().px(98))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(250), theme().px(46))

    def _turn(self, part: float) -> None:
        self._part = part
        self.update()

    # How it is painted

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        band = QRectF(self._band)
        with painting(self) as painter:
            plate = max(band.width() * 0.27, min(band.width() * 0.4, t.px(150)))
            lean = band.height() * _LEAN
            left, right = band.center().x() - plate / 2, band.center().x() + plate / 2
            rooms = (
                QRectF(0, 0, left - lean, band.height()),
                QRectF(right + lean, 0, band.width() - right - lean, band.height()),
            )
            self._paint_ground(painter, left, right, lean)
            self._paint_figures(painter, QRectF(left, 0, plate, band.height()))
            self._paint_tab(painter)
            plan = self._plan(min(room.width() for room in rooms))
            for number, room in enumerate(rooms):
                self._paint_side(painter, number, room, plan)

    def _paint_ground(self, painter: QPainter, left: float, right: float, lean: float) -> None:
        wide, high = float(self._band.width()), float(self._band.height())
        home, away = (QColor(side.colour) for side in self.state.sides)
        set_ink(painter, fill=home)
        painter.drawPolygon(polygon((0, 0), (left + 1, 0), (left - lean + 1, high), (0, high)))
        set_ink(painter, fill=away)
        painter.drawPolygon(polygon((right - 1, 0), (wide, 0), (wide, high), (right + lean - 1, high)))
        set_ink(painter, fill=theme().colour("slate"))
        painter.drawPolygon(polygon((left, 0), (right, 0), (right + lean, high), (left - lean, high)))

    def _paint_figures(self, painter: QPainter, room: QRectF) -> None:
        t, high = theme(), room.height()
        ink, size = t.colour("on_slate"), high * 0.8
        metrics = QFontMetricsF(t.sized_font("number", size))
        figure = max(metrics.horizontalAdvance(str(goals)) for goals in (*self.state.score, *self._before))
        aside = max(room.width() * 0.2, figure / 2 + high * 0.24)
        middle = QRectF(0, 0, 2 * (aside - figure / 2) * 0.86, high * 0.84)
        middle.moveCenter(room.center())
        if self.state.between is not None:
            self.state.between(painter, middle)
        else:
            draw_centred(painter, middle, ":", t.sized_font("number", size * 0.8), ink)
        for number, goals in enumerate(self.state.score):
            turning = self._turning == number and self._part < 1
            with saved(painter):
                painter.translate(room.center().x() + (number * 2 - 1) * aside, room.center().y())
                if turning:
                    painter.scale(1, abs(1 - 2 * self._part) or 0.01)
                shown = self._before[number] if turning and self._part < 0.5 else goals
                colour = t.colour("gold") if turning and self._part > 0 else ink
                spot = QRectF(-figure, -high / 2, 2 * figure, high)
                draw_centred(painter, spot, str(shown), t.sized_font("number", size), colour)

    def _paint_tab(self, painter: QPainter) -> None:
        t, tab = theme(), QRectF(self._tab)
        if not self.state.tab:
            return
        lean = tab.height() * 0.4
        set_ink(painter, fill=t.colour("gold"))
        painter.drawPolygon(
            polygon(
                (tab.left(), tab.top()),
                (tab.right(), tab.top()),
                (tab.right() - lean, tab.bottom()),
                (tab.left() + lean, tab.bottom()),
            )
        )
        words, font = fitting(self.state.tab, tab.width() - 3 * lean, tab.height() * 0.6, tab.height() * 0.42, "strong")
        draw_centred(painter, tab, words, font, t.colour("on_gold"))

    def _plan(self, room: float) -> _Plan:
        """The arrangement with the most content in which the longest name keeps its least size."""
        t, high = theme(), float(self._band.height())
        least = t.sized_font("heading", min(t.px(_LEAST_NAME), high * 0.34))
        face, flag = high * _FACE, high * 0.5
        shows = any(side.person is not None for side in self.state.sides)
        metrics = QFontMetricsF(least)
        for short in (False, True):
            wide = max(metrics.horizontalAdvance(side.short if short else side.name) for side in self.state.sides)
            for plan in (_Plan(face, flag, short), _Plan(high * 0.9, flag, short), _Plan(0.0, flag * 0.8, short)):
                if plan.face and not shows:
                    continue
                taken = plan.face + plan.flag * 1.8 + 4 * self._gap
                if taken + wide <= room:
                    return plan
        return _Plan(0.0, flag * 0.6, short=True)

    @property
    def _gap(self) -> float:
        return self._band.height() * 0.15

    def _paint_side(self, painter: QPainter, number: int, room: QRectF, plan: _Plan) -> None:
        """Paint face, flag, and name with the line below; the right side is mirrored."""
        t, side, gap = theme(), self.state.sides[number], self._gap
        high, home = room.height(), number == 0
        ink = ink_on(QColor(side.colour))
        person = self.people()[number]
        edge = gap
        if plan.face and person is not None:
            wide = round(plan.face)
            top = min(high * 0.72 - plan.face / 2, high * _FACE - plan.face)
            x = room.left() + gap if home else room.right() - gap - wide
            painter.drawPixmap(QPointF(round(x), round(max(2.0, top))), face_pixmap(person, wide, self._ratio))
            edge += wide + gap
        if side.emblem is not None and plan.flag >= 6:
            flag = side.emblem(plan.flag, self._ratio)
            wide_flag = flag.deviceIndependentSize().width()
            x = room.left() + edge if home else room.right() - edge - wide_flag
            painter.drawPixmap(QPointF(round(x), round(high * 0.36 - plan.flag / 2)), flag)
            beside = edge + plan.flag * 1.5 + gap
        else:
            beside = edge
        free = room.width() - beside - gap
        names = [each.short if plan.short else each.name for each in self.state.sides]
        longest = max(names, key=QFontMetricsF(t.sized_font("heading", 20)).horizontalAdvance)
        most = max(min(high * 0.46, t.px(_NAME)), high * 0.4)
        font = fit_line(longest, free, lambda px: t.sized_font("heading", px), most, t.px(9))
        metrics = QFontMetricsF(font)
        words = metrics.elidedText(names[number], Qt.TextElideMode.ElideRight, free)
        wide_name = metrics.horizontalAdvance(words)
        x = room.left() + beside if home else room.right() - beside - wide_name
        base = high * 0.36 + metrics.capHeight() / 2
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(x, base), words)
        if self.state.ball == number:
            radius = metrics.capHeight() * 0.42
            at = x + wide_name + radius * 2 if home else x - radius * 2
            if room.left() + radius <= at <= room.right() - radius:
                paint_ball(painter, QPointF(at, high * 0.36), radius, QColor("#1A1A1A"))
        self._paint_line(painter, number, room, edge, ink)

    def _paint_line(self, painter: QPainter, number: int, room: QRectF, edge: float, ink: QColor) -> None:
        """Paint the line below a side's name, with the marks at its inner end."""
        t, side, high, home = theme(), self.state.sides[number], room.height(), number == 0
        mark = high * 0.16
        marks = len(side.marks) * mark * 1.3
        free = room.width() - edge - self._gap - min(marks, room.width() * 0.3) - (self._gap if marks else 0)
        most, least = min(high * 0.22, float(t.px(_LINE))), min(high * 0.2, float(t.px(_LEAST_LINE)))
        words, font = fitting(side.lines, free, max(most, high * 0.17), least, "strong")
        metrics = QFontMetricsF(font)
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, free)
        wide = metrics.horizontalAdvance(words)
        painter.setFont(font)
        painter.setPen(ink)
        x = room.left() + edge if home else room.right() - edge - wide
        painter.drawText(QPointF(x, high * 0.8 + metrics.capHeight() / 2), words)
        at = x + wide + self._gap if home else x - self._gap - mark
        for paint in side.marks:
            if room.left() <= at <= room.right() - mark:
                paint(painter, QRectF(at, high * 0.8 - mark / 2, mark, mark))
            at += mark * 1.3 if home else -mark * 1.3

    @property
    def _ratio(self) -> float:
        return self.devicePixelRatioF()
