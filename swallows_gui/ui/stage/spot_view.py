"""The stage of kicks from the spot as a widget: what of a kick moves, and pictures that are kept between frames."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.clock import clock, ease, even
from swallows_gui.ui.kit.dice import TUMBLE, tumbling
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.painting import painting, saved
from swallows_gui.ui.stage.cover import StageCover
from swallows_gui.ui.stage.spot_boards import paint_boards, paint_new_lamp, paint_strip, paint_sum
from swallows_gui.ui.stage.spot_kick import (
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
    """Covers a stage while kicks are taken there; hidden while there is nothing to show."""

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
        """Show a kick at rest."""
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
        """Cover another widget from now on. Where it lies below a score, a question and a hand it is `bare`: they say
        what it would say at its head and foot."""
        self._bare = bare
        if over is self.over:
            return
        self.over.removeEventFilter(self)
        over.installEventFilter(self)
        self.setParent(over)
        if self.what is not None:
            self._rise()

    def die_rect(self) -> QRectF:
        """Where the die lies while it is bare: above the sum, or at its left where that is low."""
        if self.free.isEmpty():
            return die_place(QRectF(self.rect()))
        side = min(self.free.height() * (_DIE if self._stacked else 0.9), self.free.width() * _DIE)
        left = self.free.center().x() - side / 2 if self._stacked else self.free.left()
        top = self.free.top() if self._stacked else self.free.center().y() - side / 2
        return QRectF(left, top, side, side)

    def sum_rect(self) -> QRectF:
        """Where sum and verdict stand while it is bare."""
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
        """Where die and sum can be read while it is bare, its own pixels; empty where they are not."""
        shown = self._bare and self.what is not None and bool(self.sums)
        return self.free.toAlignedRect() if shown else QRect()

    # What moves

    def come_up(self, seconds: float, speed: float | None) -> None:
        """Somebody comes to the ball."""
        self._run(seconds, speed, lambda part: replace(self.act, away=1 - ease(part)))

    def light_up(self, speed: float | None) -> None:
        """The lamp of the last kick comes up."""
        self._run(POP, speed, lambda part: replace(self.act, lit=part))

    def roll(
        self, number: int, sums: Sequence[str], verdict: str, end: End, writing: float, speed: float | None,
        *, hangs: bool = False,
    ) -> None:  # fmt: skip
        """The die tumbles while the taker runs and shoots: it rests when the ball is at the goal's mouth. Then the sum
        is written in `writing` seconds, and the ball goes where the sum says. `hangs`: it is at the mouth already, and
        this is another roll for where it goes."""
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
        """The ball ends, and keeper and taker take it."""
        start = self.act if self.act.end == end else replace(self.act, end=end, reached=0.0)

        def at(part: float) -> Act:
            reached = start.reached + (1 - start.reached) * min(1.0, part / 0.4)
            return replace(start, flown=1.0, run=1.0, reached=reached, landed=max(0.0, part - 0.3) / 0.7)

        self._run(seconds, speed, at)

    def push(
        self, up: int, seconds: float, paint: Callable[[QPainter], None], then: Callable[[], None], speed: float | None
    ) -> None:
        """A hand comes from the right, pushes the die up (1) or down (-1) and goes; `paint` paints it with its finger's
        tip at the origin, 64 units high. When it has pushed, `then` is called."""
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
        """Nothing that is kept has the size, the theme and the language of now."""
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
        """A picture that is kept as long as it is of the same; `under`: what it is painted on."""
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
