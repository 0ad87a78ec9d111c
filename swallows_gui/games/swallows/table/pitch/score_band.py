"""The band over the pitch: trainers, flags, names, score, period, and who has the initiative (S3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.art.poster_picture import cup_width, paint_cup
from swallows_gui.games.swallows.table.cards.flags import NEUTRAL_RATIO, flag_pixmap, flag_size
from swallows_gui.games.swallows.words.match_report import TeamMark
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.marks import paint_ball, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import PlainLabel, set_tip

Side = Literal["home", "away"]
MarkKind = Literal["goal", "own_goal", "sent_off"]
People = tuple[Person | None, Person | None]
"""The trainers of home and away."""


TURN = 0.6
"""Seconds at pace normal that a figure takes to turn."""

TALL, LOW = 74, 46
"""Design pixels: the height of the band, and the least in which flag, name, figures and period can be read."""
_LEAST_NAME = 14
"""Design pixels: where a name has no room beside its flag in this size, it stands below it."""
_LEAST_PERIOD = 8
"""Design pixels of the smallest letters that say which match and period it is."""
_ON_PLATE: Final = 0.82
"""Share of the black plate's width that they may take: it leans."""
_LEAN: Final = 0.24
"""Share of the band's height by which each side of the plate leans to the right at the top, and to the left below."""
_FLAG_TOP: Final = 0.14
"""Share of the band's height over a flag that stands over a name."""
_FACE, _LEAST_FACE = 58, 36
"""Design pixels: the side of a face, and the least in which its mood is seen."""


_MARK, _LEAST_MARK = 11, 6
"""Design pixels: the side of a mark, and the least in which it is told from others."""
_CARD: Final = QColor("#C8321F")


class _Plan(NamedTuple):
    """How a team stands in the band."""

    face: int
    """The side of the trainer's face in pixels, 0 for none."""
    stacked: bool
    """Whether the name stands below the flag."""
    over: bool = False
    """Whether the face stands beside the flag, over the name."""


class ScoreBand(Adaptive, PlainLabel):
    """Shows the state of the match; a goal turns the figure that changes. To a screen reader it is a label."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._nations: tuple[Nation | None, Nation | None] = (None, None)
        self._names = ("", "")
        self._people: People = (None, None)
        self._people_before: People = (None, None)
        """How they looked when the figure began to turn."""
        self._score = self._before = (0, 0)
        self._shootout: tuple[int, int] | None = None
        self._period = ""
        self._for_the_cup = False
        self._marks: tuple[tuple[MarkKind, ...], tuple[MarkKind, ...]] = ((), ())
        self._initiative: Side | None = None
        self._turning: Side | None = None
        self._part = 1.0
        self._motion: Motion | None = None
        self._shown: tuple[object, ...] = ()
        """What stands there, so that nothing is painted twice."""
        self._tall = TALL
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def set_teams(self, home: Nation | None, home_name: str, away: Nation | None, away_name: str) -> None:
        """Show the teams with their flags."""
        self._nations, self._names = (home, away), (home_name, away_name)
        self.retranslate()

    def set_score(self, home: int, away: int, animate: bool = True, speed: float | None = None) -> None:
        """Show the goals of the match; the figure that changes turns over. What is shown already goes on turning."""
        before = self._score
        if (home, away) == before and animate:
            return
        self._score, self._before = (home, away), before
        if self._motion is not None:
            self._motion.cancel()
        self._part, self._turning = 1.0, None
        if animate and (home > before[0]) != (away > before[1]):
            self._turning = "home" if home > before[0] else "away"
            self._people_before = self._people
            self._motion = clock().run(self, TURN, self._turn, speed=speed, curve=even)
        self.retranslate()

    def set_people(self, home: Person | None, away: Person | None) -> None:
        """Show the trainers; while a figure turns they take its goal when it can be read."""
        self._people = home, away
        self.retranslate()

    def people(self) -> People:
        """The faces that are seen now."""
        return self._people_before if self._turning is not None and self._part < 0.5 else self._people

    def set_shootout(self, goals: tuple[int, int] | None) -> None:
        """Show the goals of the shoot-out (S8.3); None outside one."""
        self._shootout = goals
        self.retranslate()

    def set_period(self, text: str) -> None:
        """Say which match and period it is."""
        self._period = text
        self.retranslate()

    def set_for_the_cup(self, for_the_cup: bool) -> None:
        """Whether whoever wins takes the cup, which then stands between the figures."""
        self._for_the_cup = for_the_cup
        self.retranslate()

    def set_marks(self, home: Sequence[TeamMark], away: Sequence[TeamMark]) -> None:
        """Show the goals and sendings-off of both teams, in their order; how they came about is told where one looks
        closer."""
        self._marks = tuple(mark.kind for mark in home), tuple(mark.kind for mark in away)
        lines = "\n".join(mark.words for mark in (*home, *away))
        set_tip(self, lines)
        self.setAccessibleDescription(lines)
        self.retranslate()

    def set_initiative(self, side: Side | None) -> None:
        """Mark the team that attacks next."""
        self._initiative = side
        self.retranslate()

    def fit(self, room: int) -> None:
        """Be as high as it is, or as the room in pixels allows, so that nothing of it has to be scrolled to."""
        tall = max(LOW, min(TALL, int(room / theme().scale)))
        if tall != self._tall:
            self._tall = tall
            self.updateGeometry()

    def words(self) -> str:
        """All it shows in one sentence."""
        score = translate("ScoreBand", "{home} {home_goals}, {away} {away_goals}").format(
            home=self._names[0], home_goals=self._score[0], away=self._names[1], away_goals=self._score[1]
        )
        parts = [score, self._period]
        if self._for_the_cup:
            parts.append(translate("ScoreBand", "for the cup"))
        if self._shootout is not None:
            parts.append(
                translate("ScoreBand", "shoot-out {home} to {away}").format(
                    home=self._shootout[0], away=self._shootout[1]
                )
            )
        if self._initiative is not None:
            name = self._names[0 if self._initiative == "home" else 1]
            parts.append(translate("ScoreBand", "on the ball: {team}").format(team=name))
        parts += [
            translate("ScoreBand", "{team}: {trainer}").format(team=name, trainer=person.words())
            for name, person in zip(self._names, self._people, strict=True)
            if person is not None
        ]
        return "; ".join(part for part in parts if part)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(460), theme().px(self._tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(250), theme().px(self._tall))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            width, height = float(self.width()), float(self.height())
            painter.fillRect(self.rect(), t.colour("raised"))
            plate = max(
                min(t.px(170), width * 0.36), min(t.px(230), width * 0.3), min(self._least_plate(), width * 0.5)
            )
            left, right = width / 2 - plate / 2, width / 2 + plate / 2
            lean = height * _LEAN
            set_ink(painter, fill=t.colour("poster"))
            painter.drawPolygon(
                polygon((left + lean, 0), (right + lean, 0), (right - lean, height), (left - lean, height))
            )
            self._paint_figures(painter, width, height, plate, lean)
            rooms = (
                QRectF(0, 0, left - lean - t.px(4), height),
                QRectF(right + lean + t.px(4), 0, width - right - lean - t.px(4), height),
            )
            plan = self._plan(min(room.width() for room in rooms), height)
            for number, (room, person) in enumerate(zip(rooms, self.people(), strict=True)):
                self._paint_face(painter, number, room, person, plan)
                taken = plan.face + t.px(10) if plan.face else 0
                if not plan.over:
                    room = room.adjusted(0 if number else taken, 0, -taken if number else 0, 0)
                if plan.stacked:
                    self._paint_stacked(painter, number, room, taken if plan.over else 0)
                else:
                    self._paint_team(painter, number, room)
            painter.fillRect(QRectF(0, height - t.px(2), width, t.px(2)), t.colour("ink"))

    def _least_plate(self) -> float:
        """Pixels that the plate must have for stage and period in the smallest letters."""
        t = theme()
        return QFontMetricsF(t.sized_font("label", t.px(_LEAST_PERIOD))).horizontalAdvance(self._period) / _ON_PLATE

    def _paint_figures(self, painter: QPainter, width: float, height: float, plate: float, lean: float) -> None:
        t = theme()
        below = self._period
        if self._shootout is not None:
            below = translate("ScoreBand", "shoot-out {home} : {away}").format(
                home=self._shootout[0], away=self._shootout[1]
            )
        middle = height * (0.4 if below else 0.5)
        size = height * (0.5 if below else 0.62)
        ink = t.colour("on_poster")
        aside = plate * 0.2
        if self._for_the_cup:
            metrics = QFontMetricsF(t.sized_font("number", size))
            figure = max(metrics.horizontalAdvance(str(goals)) for goals in (*self._score, *self._before))
            wide, gap = cup_width(size * 0.96), t.px(3)
            aside = max(aside, min(plate * 0.46 - figure / 2, (figure + wide) / 2 + gap))
            high = size * 0.96 * max(0.0, min(1.0, (aside * 2 - figure - gap * 2) / wide))
            paint_cup(painter, QPointF(width / 2, middle + high / 2), high)
        else:
            colon = QRectF(width / 2 - 20, middle - 20, 40, 40)
            draw_centred(painter, colon, ":", t.sized_font("number", size * 0.8), ink)
        for number, goals in enumerate(self._score):
            x = width / 2 + (number * 2 - 1) * aside
            turning = self._turning == ("home", "away")[number]
            with saved(painter):
                painter.translate(x, middle)
                if turning and self._part < 1:
                    painter.scale(1, abs(1 - 2 * self._part) or 0.01)
                colour = t.colour("gold") if turning and 0 < self._part < 1 else ink
                shown = self._before[number] if turning and self._part < 0.5 else goals
                draw_centred(painter, QRectF(-40, -40, 80, 80), str(shown), t.sized_font("number", size), colour)
        if below:
            sizes = t.px(13), t.px(_LEAST_PERIOD)
            font = fit_line(below, plate * _ON_PLATE, lambda px: t.sized_font("label", px), *sizes)
            if self._shootout is not None and QFontMetricsF(font).horizontalAdvance(below) > plate * 0.86:
                below = f"({self._shootout[0]} : {self._shootout[1]})"
                font = fit_line(below, plate * _ON_PLATE, lambda px: t.sized_font("label", px), *sizes)
            low = width / 2 - lean * 0.64  # the middle of the leaning plate at this height
            draw_centred(painter, QRectF(low - plate / 2, height * 0.7, plate, height * 0.24), below, font, ink)

    def _plan(self, room: float, height: float) -> _Plan:
        """How a team stands in a room of this width."""
        t = theme()
        beside = flag_size(self._flag_height(height)).width() + 3 * t.px(12)
        widest, widest_below = (
            max(QFontMetricsF(t.sized_font("heading", t.px(least))).horizontalAdvance(name) for name in self._names)
            for least in (_LEAST_NAME, _LEAST_NAME - 3)
        )
        faces = self._people != (None, None)
        side = int(min(height - t.px(8), t.px(_FACE)))
        left = room - side - t.px(10)
        flag = flag_size(min(height * 0.4, t.px(30))).width()
        if faces and side >= t.px(_LEAST_FACE) and max(widest_below, flag) <= left - t.px(14):
            return _Plan(side, stacked=widest > left - beside)
        small = int(height * 0.56)
        if faces and small >= t.px(_LEAST_FACE) and small + flag + t.px(24) <= room:
            return _Plan(small, stacked=True, over=True)
        return _Plan(0, stacked=widest > room - beside)

    def _paint_face(self, painter: QPainter, number: int, room: QRectF, person: Person | None, plan: _Plan) -> None:
        """A trainer's face at the outer edge, or beside the flag over the name."""
        if person is None or not plan.face:
            return
        gap, side = theme().px(10), plan.face
        left = room.left() + gap if number == 0 else room.right() - gap - side
        top = theme().px(2) if plan.over else (room.height() - theme().px(2) - side) / 2
        painter.drawPixmap(QPointF(left, top), face_pixmap(person, side, self.devicePixelRatioF()))

    @staticmethod
    def _flag_height(height: float) -> float:
        """How high a flag stands beside its name in a band of a height."""
        return min(height * 0.42, theme().px(32))

    def _paint_team(self, painter: QPainter, number: int, room: QRectF) -> None:
        """Flag and name; home at the left, away mirrored at the right."""
        t = theme()
        height = self._flag_height(room.height())
        flag = flag_size(height)
        gap = t.px(12)
        home = number == 0
        x = room.left() + gap if home else room.right() - gap - flag.width()
        name = self._names[number]
        free = room.width() - flag.width() - 3 * gap
        if self._nations[number] is not None:
            pixmap = flag_pixmap(self._nations[number], height, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, room.center().y() - flag.height() / 2), pixmap)
        longest = max(self._names, key=QFontMetricsF(t.sized_font("heading", 20)).horizontalAdvance)
        font: QFont = fit_line(longest, free, lambda px: t.sized_font("heading", px), t.px(19), t.px(9))
        metrics = QFontMetricsF(font)
        words = metrics.elidedText(name, Qt.TextElideMode.ElideRight, free)
        painter.setFont(font)
        painter.setPen(t.colour("ink"))
        at = x + flag.width() + gap if home else x - gap - metrics.horizontalAdvance(words)
        baseline = room.center().y() + metrics.capHeight() / 2
        painter.drawText(QPointF(at, baseline), words)
        if self._initiative == ("home", "away")[number]:
            painter.fillRect(
                QRectF(at, baseline + t.px(6), metrics.horizontalAdvance(words), t.px(4)), t.colour("gold")
            )
        top = baseline + t.px(13)
        if top + t.px(_MARK) <= room.bottom() - t.px(3):
            wide = metrics.horizontalAdvance(words) + flag.width() + gap
            outer = x if home else x + flag.width() - wide
            self._paint_marks(painter, number, QRectF(outer, top, wide, t.px(_MARK)))

    def _paint_marks(self, painter: QPainter, number: int, room: QRectF) -> None:
        """As many as there is room for, from the side of the flag on."""
        side, ink = room.height(), theme().colour("ink")
        step = side * 1.3
        for at, kind in enumerate(self._marks[number][: int((room.width() + step - side) / step)]):
            left = room.left() + at * step if number == 0 else room.right() - side - at * step
            spot = QRectF(left, room.top(), side, side)
            if kind == "sent_off":
                with saved(painter):
                    painter.translate(spot.center())
                    painter.rotate(10)
                    set_ink(painter, line=QPen(ink, side * 0.09), fill=_CARD)
                    painter.drawRect(QRectF(-side * 0.32, -side * 0.46, side * 0.64, side * 0.92))
            else:
                with saved(painter):
                    if kind == "own_goal":
                        painter.setOpacity(0.45)
                    paint_ball(painter, spot.center(), side / 2, QColor("#1A1A1A"))

    def _paint_stacked(self, painter: QPainter, number: int, room: QRectF, aside: float) -> None:
        """The flag over the name, or its code, where they have no room side by side; `aside`: what a face beside the
        flag takes."""
        t = theme()
        home, gap, name = number == 0, t.px(10), self._names[number]
        free = room.width() - gap - t.px(4)
        by_the_plate = room.width() + 2 * _FLAG_TOP * _LEAN * room.height()  # wider there than at the top of the band
        fitting = max(t.px(8), (by_the_plate - gap - aside) / NEUTRAL_RATIO)
        flag = flag_size(min(room.height() * 0.36, t.px(30), fitting))
        least = t.sized_font("heading", t.px(_LEAST_NAME - 3))
        longest = max(QFontMetricsF(least).horizontalAdvance(each) for each in self._names)
        nation = self._nations[number]
        words = name if longest <= free or nation is None else nation.code
        font = fit_line(words, free, lambda px: t.sized_font("heading", px), t.px(18), t.px(9))
        wide = QFontMetricsF(font).horizontalAdvance(words)
        left, right = room.left() + gap, room.right() - gap
        top = room.top() + room.height() * _FLAG_TOP
        pixmap = flag_pixmap(nation, flag.height(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left + aside if home else right - aside - flag.width(), top), pixmap)
        at, baseline = left if home else right - wide, room.top() + room.height() * 0.83
        painter.setFont(font)
        painter.setPen(t.colour("ink"))
        painter.drawText(QPointF(at, baseline), words)
        if self._initiative == ("home", "away")[number]:
            painter.fillRect(QRectF(at, baseline + t.px(3), wide, t.px(4)), t.colour("gold"))
        foot = top + flag.height()
        taken = gap + aside + flag.width() + t.px(4)
        side = min(float(t.px(_MARK)), (room.width() - taken) / 3.6)  # three of them
        if side >= t.px(_LEAST_MARK):  # beside the flag
            beside = QRectF(room.left() + taken if home else room.left(), foot - side, room.width() - taken, side)
            self._paint_marks(painter, number, beside)
            return
        side = min(float(t.px(_MARK)), baseline - QFontMetricsF(font).capHeight() - foot - t.px(5))
        if side >= t.px(_LEAST_MARK) and not aside:  # between flag and name
            self._paint_marks(painter, number, QRectF(left if home else room.left(), foot + t.px(2), free, side))

    def _turn(self, part: float) -> None:
        self._part = part
        self.update()

    def retranslate(self) -> None:
        shown = (self.words(), self._nations, self._turning, self._people, self._for_the_cup, self._marks)
        if shown != self._shown:
            self._shown = shown
            self.setAccessibleName(self.words())
            self.update()
