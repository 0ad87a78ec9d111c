"""The widget of a spot kick: paints what moves, on pictures that are kept between frames.

The texts of the scene are score, sentence, lamps, and the strip at the foot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.head import INK
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.dice import TUMBLE, tumbling
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.icons import leaning, polygon
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.stage.poster import StageCover
from swallows_gui.ui.stage.spot_kick import (
    GOLD,
    PAPER,
    RED,
    Act,
    End,
    SpotKick,
    die_place,
    paint_die_and_hand,
    paint_people,
    paint_spot_ground,
    people_to_come,
    strip_room,
)

_LEAST: Final = 10.0
"""Design pixels of the smallest words."""


def paint_boards(painter: QPainter, room: QRectF, what: SpotKick, *, bare: bool = False) -> None:
    """Paint the fixed parts of a kick: lamps, sentence, score; with `bare` only lamps."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if what.lamps:
        for side in (0, 1):
            _paint_lamps(painter, room, what, side)
    if not bare:
        _paint_sentence(painter, room, what)
        _paint_score(painter, room, what)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _heading(pixels: float) -> QFont:
    return theme().sized_font("heading", pixels)


def _strong(pixels: float) -> QFont:
    return theme().sized_font("strong", pixels)


def _paint_sentence(painter: QPainter, room: QRectF, what: SpotKick) -> None:
    """Paint the sentence slanted across the grass at the left, and its condition below, smaller and in gold."""
    if not what.head:
        return
    wide, high = room.width(), room.height()
    least = theme().px(_LEAST)
    font = fit_line(what.head, wide * 0.38, _display, high * 0.085, least)
    small = fit_line(what.tail, wide * 0.34, _display, font.pixelSize() * 0.62, least)
    with saved(painter):
        painter.translate(room.left() + wide * 0.035, room.top() + high * 0.72)
        painter.rotate(-7)
        drop = max(1.5, font.pixelSize() * 0.06)
        draw_ink(painter, QPointF(drop, drop), what.head, font, INK)
        ink = draw_ink(painter, QPointF(), what.head, font, PAPER)
        below = ink.height() + font.pixelSize() * 0.28
        draw_ink(painter, QPointF(drop, below + drop * 0.7), what.tail, small, INK)
        draw_ink(painter, QPointF(0, below), what.tail, small, GOLD.lighter(112))


def _paint_score(painter: QPainter, room: QRectF, what: SpotKick) -> None:
    wide, high = room.width(), room.height()
    plate = QRectF(room.center().x() - wide * 0.11, room.top(), wide * 0.22, high * 0.118)
    set_ink(painter, fill=INK)
    painter.drawPolygon(polygon(
        (plate.left() - wide * 0.018, plate.top()), (plate.right() + wide * 0.018, plate.top()),
        (plate.right() - wide * 0.004, plate.bottom()), (plate.left() + wide * 0.004, plate.bottom()),
    ))  # fmt: skip
    draw_centred(painter, plate, what.score, fit_line(what.score, plate.width() * 0.9, _display, high * 0.1, 10), PAPER)
    if what.tag:
        font = fit_line(what.tag, wide * 0.3, _strong, max(high * 0.024, theme().px(_LEAST)), 8)
        long = QFontMetricsF(font).horizontalAdvance(what.tag) + font.pixelSize() * 2.4
        tab = QRectF(room.center().x() - long / 2, plate.bottom(), long, font.pixelSize() * 1.7)
        set_ink(painter, fill=GOLD)
        painter.drawPolygon(leaning(tab, -tab.height() * 0.2))
        draw_centred(painter, tab, what.tag, font, INK)


def _panel(room: QRectF, side: int) -> tuple[QRectF, QRectF]:
    """The rectangles of a team's panel beside the goal and of the panel's head."""
    wide, high = room.width(), room.height()
    size = QSizeF(wide * 0.165, high * 0.385)
    left = room.left() + (wide * 0.04 if side == 0 else wide * 0.96 - size.width())
    panel = QRectF(QPointF(left, room.top() + high * 0.175), size)
    head = QRectF(panel.left() + size.width() * 0.07, panel.top() + high * 0.016, size.width() * 0.86, high * 0.055)
    return panel, head


def _lamp_places(room: QRectF, what: SpotKick, side: int) -> Iterator[tuple[QPointF, float, float, str]]:
    """For each lamp of a team: centre, radius, height of its row, and its kick; the newest kicks if
    there are too many."""
    panel, head = _panel(room, side)
    kicks = what.rows[side].kicks
    first = max(0, len(kicks) - what.lamps)
    step = (panel.bottom() - head.bottom() - room.height() * 0.016) / what.lamps
    radius = min(step * 0.38, room.height() * 0.021)
    for at in range(what.lamps):
        middle = QPointF(head.left() + radius * 1.3, head.bottom() + room.height() * 0.01 + (at + 0.5) * step)
        yield middle, radius, step, kicks[first + at] if first + at < len(kicks) else ""


def _paint_lamps(painter: QPainter, room: QRectF, what: SpotKick, side: int) -> None:
    """Paint a team's panel: flag, name, and for each kick a lamp with the word for its result."""
    row, high = what.rows[side], room.height()
    panel, head = _panel(room, side)
    painter.fillRect(panel, QColor(6, 12, 26, 205))
    if side == what.shooter:
        painter.fillRect(QRectF(panel.left(), panel.top(), panel.width(), max(3.0, high * 0.006)), GOLD)
    flag = QRectF(head.left(), head.top(), head.height() * 1.45, head.height())
    if row.flag is not None:
        row.flag(painter, flag)
    left = flag.right() + head.height() * 0.25
    font = fit_line(row.name, head.right() - left, _heading, head.height() * 0.62, 8)
    draw_ink(painter, QPointF(left, head.center().y() - QFontMetricsF(font).capHeight() / 2), row.name, font, PAPER)
    words = dict(what.words)
    for middle, radius, step, kick in _lamp_places(room, what, side):
        _paint_lamp(painter, middle, radius, kick)
        text = words.get(kick, "")
        pixels = max(theme().px(_LEAST), min(radius * 1.1, step * 0.5))
        if text and pixels <= step * 0.9:
            left = middle.x() + radius * 2
            font = fit_line(text, panel.right() - left - radius * 0.4, _strong, pixels, 8)
            draw_ink(painter, QPointF(left, middle.y() - QFontMetricsF(font).xHeight() * 0.72), text, font, PAPER)


def paint_new_lamp(painter: QPainter, room: QRectF, what: SpotKick, lit: float) -> None:
    """Paint the lamp of the last kick, which grows and settles."""
    shown = [place for place in _lamp_places(room, what, what.shooter) if place[3]]
    if shown:
        middle, radius, _step, kick = shown[-1]
        _paint_lamp(painter, middle, radius * (1 + 0.9 * math.sin(math.pi * lit)), kick)


def _paint_lamp(painter: QPainter, middle: QPointF, radius: float, kick: str) -> None:
    """Paint a lamp: full for a goal, crossed for a miss, a gold ring for the present kick, an empty ring for a later
    one."""
    line = max(1.5, radius * 0.18)
    fill: QColor | Qt.BrushStyle = GOLD.lighter(110) if kick == "scored" else Qt.BrushStyle.NoBrush
    ring = QPen(GOLD.lighter(120), line * 1.8) if kick == "running" else QPen(PAPER, line)
    set_ink(painter, line=ring, fill=fill)
    painter.drawEllipse(middle, radius, radius)
    if kick in ("saved", "missed"):
        painter.setPen(QPen(RED.lighter(125), line * 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = radius * 0.62
        for way in (-1, 1):
            painter.drawLine(middle + QPointF(-reach, -reach * way), middle + QPointF(reach, reach * way))


def paint_sum(painter: QPainter, room: QRectF, sums: Sequence[str], verdict: str) -> None:
    """Paint the sum on ink and its verdict on gold below, where there is no strip; nothing without a sum."""
    if not sums or room.isEmpty():
        return
    above = QRectF(room.left(), room.top(), room.width(), room.height() * (0.58 if verdict else 1.0))
    below = QRectF(room.left(), above.bottom(), room.width(), room.bottom() - above.bottom())
    for plate, words, ground, ink, make in (
        (above, " ".join(sums), INK, PAPER, _display), (below, verdict, GOLD, INK, _strong),
    ):  # fmt: skip
        if words:
            painter.fillRect(plate, ground)
            font = fit_line(words, plate.width() * 0.88, make, plate.height() * 0.62, theme().px(_LEAST))
            draw_centred(painter, plate, words, font, ink)


def paint_strip(painter: QPainter, strip: QRectF, what: SpotKick, sums: Sequence[str], verdict: str) -> None:
    """Paint the strip at the bottom: what the die must show and how likely that is; then the sum and its verdict."""
    painter.fillRect(strip, INK)
    left, right = (" ".join(sums), verdict) if sums else (what.needs, what.chance)
    edge, taken = strip.height() * 0.3, 0.0
    if right:
        large = fit_line(right, strip.width() * 0.36, _display, strip.height() * 0.52, theme().px(_LEAST))
        taken = QFontMetricsF(large).horizontalAdvance(right)
        at = QPointF(strip.right() - edge - taken, strip.center().y() - QFontMetricsF(large).capHeight() / 2)
        draw_ink(painter, at, right, large, GOLD.lighter(112))
    if left:
        most = strip.height() * (0.52 if sums else 0.34)
        font = fit_line(left, strip.width() - taken - 3 * edge, _display if sums else _strong, most, 8)
        at = QPointF(strip.left() + edge, strip.center().y() - QFontMetricsF(font).capHeight() / 2)
        draw_ink(painter, at, left, font, PAPER)


RUN_UP: Final = 0.3
"""Part of a roll after which the foot is at the ball."""
RESTS: Final = 0.8
"""Part of the die's tumble after which its last face lies on top: then the ball is at the goal's mouth."""
POP: Final = 0.35
"""Seconds at pace normal that a lamp takes to come up."""
_DIE: Final = 0.44
"""Part of the room of die and sum that the die has."""
PUSH: Final = (0.36, 0.62)
"""When a hand is at the die, and when it has pushed it, in parts of its motion."""


class SpotKickView(Adaptive, StageCover):
    """Covers a stage during spot kicks; hidden while there is nothing to show."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: SpotKick | None = None
        """What is known of the kick; None while it is hidden."""
        self.act = Act()
        self.sums: Sequence[str] = ()
        """The sum term by term, as far as it is written."""
        self.verdict = ""
        self._bare = False
        self.free = QRectF()
        """Where die, sum and verdict stand while it is bare, its own pixels; empty: the die where it always is."""
        self._soon: Work | None = None
        self._kept: dict[str, tuple[Hashable, QPixmap]] = {}
        paint_queue().ready.connect(self.update)

    def show_kick(self, what: SpotKick, act: Act, sums: Sequence[str] = (), verdict: str = "") -> None:
        """Show a kick without animation."""
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        fresh = self.what is None
        self.what, self.act, self.sums, self.verdict = what, act, tuple(sums), verdict
        if fresh:
            self._rise()
        if self._soon is not None:
            self._soon.drop()
        room = QRectF(self.rect())
        self._soon = idle_queue().take(self, people_to_come(what, room, self.devicePixelRatioF()))
        self.update()

    def clear(self) -> None:
        self.what = None
        self._kept.clear()
        super().clear()

    def stand_over(self, over: QWidget, *, bare: bool = False) -> None:
        """Cover another widget from now on. With `bare` score, question and hand around it say what its head and strip
        would say."""
        self._bare = bare
        if over is self.over:
            return
        self.over.removeEventFilter(self)
        over.installEventFilter(self)
        self.setParent(over)
        if self.what is not None:
            self._rise()

    def die_rect(self) -> QRectF:
        """The die's rectangle in bare mode: above the sum, or at its left where height is short."""
        if self.free.isEmpty():
            return die_place(QRectF(self.rect()))
        side = min(self.free.height() * (_DIE if self._stacked else 0.9), self.free.width() * _DIE)
        left = self.free.center().x() - side / 2 if self._stacked else self.free.left()
        top = self.free.top() if self._stacked else self.free.center().y() - side / 2
        return QRectF(left, top, side, side)

    def sum_rect(self) -> QRectF:
        """The rectangle of sum and verdict in bare mode."""
        room, die = QRectF(self.free), self.die_rect()
        if self._stacked:
            room.setTop(die.bottom() + die.height() * 0.12)
        else:
            room.setLeft(die.right() + die.width() * 0.12)
        return room

    @property
    def _stacked(self) -> bool:
        return self.free.height() > self.free.width() * 0.6

    def written_rect(self) -> QRect:
        """The rectangle with die and sum in bare mode, in its own pixels; empty if they are not shown."""
        shown = self._bare and self.what is not None and bool(self.sums)
        return self.free.toAlignedRect() if shown else QRect()

    # What moves

    def come_up(self, seconds: float, speed: float | None) -> None:
        """Animate the taker coming to the ball."""
        self._run(seconds, speed, lambda part: replace(self.act, away=1 - ease(part)))

    def light_up(self, speed: float | None) -> None:
        """Animate the lamp of the last kick."""
        self._run(POP, speed, lambda part: replace(self.act, lit=part))

    def roll(
        self, number: int, sums: Sequence[str], verdict: str, end: End, writing: float, speed: float | None,
        *, hangs: bool = False,
    ) -> None:  # fmt: skip
        """Animate the die while the taker runs and shoots: it stops when the ball reaches the goal mouth. Then the sum
        is written in `writing` seconds, and the ball goes where the sum says. `hangs`: the ball is at the mouth
        already, and this is another roll."""
        start = replace(self.act, end="", reached=0.0, landed=0.0, flown=0.0, die=None)
        self.act, self.sums, self.verdict = start, (), ""
        rolls = TUMBLE / (TUMBLE + writing)

        def at(part: float) -> Act:
            rolled = min(1.0, part / rolls)
            arrives = min(1.0, rolled / RESTS)
            run, flown = min(1.0, arrives / RUN_UP), max(0.0, (arrives - RUN_UP) / (1 - RUN_UP))
            if hangs:
                run = flown = 1.0
            wrote = max(0.0, (part - rolls) / (1 - rolls))
            self.sums = tuple(sums[: math.ceil(wrote * len(sums))]) if wrote else ()
            self.verdict = verdict if wrote >= 1 else ""
            tumble = tumbling(rolled, number) if rolled < 1 else None
            return replace(
                start, run=run, flown=flown, die=number, tumble=tumble, end=end if wrote else "", reached=wrote
            )

        self._run(TUMBLE + writing, speed, at)

    def strike_home(self, end: End, seconds: float, speed: float | None) -> None:
        """Animate the ball to its end, with keeper and taker reacting."""
        start = self.act if self.act.end == end else replace(self.act, end=end, reached=0.0)

        def at(part: float) -> Act:
            reached = start.reached + (1 - start.reached) * min(1.0, part / 0.4)
            return replace(start, flown=1.0, run=1.0, reached=reached, landed=max(0.0, part - 0.3) / 0.7)

        self._run(seconds, speed, at)

    def push(
        self, up: int, seconds: float, paint: Callable[[QPainter], None], then: Callable[[], None], speed: float | None
    ) -> None:
        """Animate a hand that comes from the right, turns the die up (1) or down (-1) and goes. `paint` paints it 64
        units high with its fingertip at the origin; `then` is called when the die has been turned."""
        start, pushed = self.act, False

        def at(part: float) -> Act:
            nonlocal pushed
            if part >= PUSH[0] and not pushed:
                pushed = True
                then()
            come, gone = ease(min(1.0, part / PUSH[0])), ease(max(0.0, (part - 0.72) / 0.28))
            shove = math.sin(math.pi * min(1.0, max(0.0, (part - PUSH[0]) / (PUSH[1] - PUSH[0])))) * 0.2 * up

            def hand(painter: QPainter, die: QRectF) -> None:
                near = come * (1 - gone)
                touch = QPointF(die.right(), die.center().y() + (0.3 * up - shove) * die.height())
                away = QPointF(self.width() + die.width(), touch.y() - die.height())
                with saved(painter):
                    painter.translate(away + (touch - away) * near)
                    painter.rotate(up * 14 - 22 * (1 - near))
                    painter.scale(die.height() / 110, die.height() / 110)
                    paint(painter)

            return replace(start, shove=shove, hand=hand if part < 1 else None)

        self._run(seconds, speed, at)

    def _run(self, seconds: float, speed: float | None, at: Callable[[float], Act]) -> None:
        if self._motion is not None:
            self._motion.cancel()

        def step(part: float) -> None:
            self.act = at(part)
            self.update()

        self._motion = clock().run(self, seconds, step, speed=speed, curve=even)

    # Painting

    def restyle(self) -> None:
        """Drop cached pictures of another size, theme or language, and repaint."""
        self._kept.clear()
        self.update()

    retranslate = restyle

    def paintEvent(self, _event: QPaintEvent) -> None:
        what = self.what
        if what is None:
            return
        room = QRectF(self.rect())
        dressed = tuple(row.dress for row in what.rows)
        with painting(self, smooth=False) as painter:
            ground = self._picture("ground", (dressed,), room, lambda under: paint_spot_ground(under, room, what), None)
            boards = self._picture(
                "boards",
                (what, dressed, self._bare),
                room,
                lambda under: paint_boards(under, room, what, bare=self._bare),
                ground,
            )
            painter.drawPixmap(0, 0, boards)
            if self.act.lit < 1 and what.lamps and what.shooter >= 0:
                paint_new_lamp(painter, room, what, self.act.lit)
            paint_people(painter, room, what, self.act, bare=self._bare)
            if self._bare:
                paint_die_and_hand(painter, room, self.die_rect(), what, self.act)
                paint_sum(painter, self.sum_rect(), self.sums, self.verdict)
                return
            strip = strip_room(room)
            foot = QRectF(0, 0, strip.width(), strip.height())
            said = self._picture(
                "strip", (what, self.sums, self.verdict), foot,
                lambda under: paint_strip(under, foot, what, self.sums, self.verdict), None,
            )  # fmt: skip
            painter.drawPixmap(strip.topLeft(), said)

    def _picture(
        self, name: str, of: Hashable, room: QRectF, paint: Callable[[QPainter], None], under: QPixmap | None
    ) -> QPixmap:
        """A picture cached for `of`, painted on `under`."""
        ratio = self.devicePixelRatioF()
        key = (of, room.size().toTuple(), ratio, theme().name)
        kept = self._kept.get(name)
        if kept is not None and kept[0] == key:
            return kept[1]
        if under is not None:
            made = QPixmap(under)
        else:
            made = QPixmap((room.size() * ratio).toSize())
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.black)
        with painting(made) as painter:
            paint(painter)
        self._kept[name] = key, made
        return made
