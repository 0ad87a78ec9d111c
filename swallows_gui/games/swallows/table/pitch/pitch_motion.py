"""How what is new on the pitch moves in, on the animation clock: cards, die and sum, the referee's hand, the ball.

What moves ends exactly where `MatchPitch.place` puts it, so a motion that is completed or cut off leaves nothing
behind.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from swallows_gui.games.swallows.table.pitch.ball_way import IN_FLIGHT, BallWay, way_to
from swallows_gui.games.swallows.table.pitch.pitch_ground import ball_place
from swallows_gui.ui.kit.clock import Motion, clock, ease, even
from swallows_gui.ui.kit.dice import TUMBLE, tumbling

if TYPE_CHECKING:
    from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch, PitchState

CARD_FLIGHT = 0.45
BALL_RUN = 0.7
SHOT = 0.55
"""From the foot into the net, or wherever it goes."""
NET = 0.6
"""The net bulges and comes to rest."""
WRITING = 0.4
TURNING = 0.5
HAND = 1.4
"""The referee's hand comes, pushes and goes. All in seconds at pace normal."""
_PUSH, _PUSHED = 0.36, 0.62
"""When the hand is there, and when it has pushed, in parts of its motion."""
_BELOW_THE_TIP = 1.9
"""How far a hand that holds a card up reaches below the tip of its finger, in heights of a hand."""
PUSHED = HAND * _PUSH
"""Seconds at pace normal until the hand is at the die and the total begins to turn."""

Carrier = Callable[[str, "MatchPitch"], bool]
"""Brings a card ("attack" or "defence") from a hand, in `CARD_FLIGHT`; False if it cannot."""


class Choreography:
    """Animates the items of one pitch."""

    def __init__(self, pitch: MatchPitch) -> None:
        self._pitch = pitch
        self._running: list[Motion] = []
        self.speed: float | None = None
        """How long motions take, as a multiple; None: as the pace says."""
        self.carrier: Carrier | None = None
        self.arrival = 0.0
        """Seconds at pace normal after which the ball that was played last is where it goes."""

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def stop(self) -> None:
        """Let nothing move any more; what moved stays where it is until it is placed."""
        for motion in self._running:
            motion.cancel()
        self._running = []
        for item in self._pitch.cards.values():
            item.setOpacity(1.0)

    def again(self) -> None:
        """Continue after everything has been placed for another size."""
        for motion in list(self._running):
            motion.again()

    def move_in(self, before: PitchState, now: PitchState, ball: QPointF | None) -> None:
        """Let all that is new come in; `ball` is where the ball was seen last, in parts of the room."""
        self.arrival = 0.0
        for which in ("attack", "defence"):
            self._move_card(which, before, now)
        rolled = now.die is not None and (before.die is None or (before.roll, before.die) != (now.roll, now.die))
        ready = 0.0
        if rolled:
            ready = self._roll(now)
        elif now.die is not None and before.total is not None and before.parts != now.parts:
            ready = self._change(before, now)
        self._move_ball(before, now, ball, ready)
        if self.arrival and not ready and before.verdict != now.verdict:
            self._hold_verdict(before, now)

    # Cards

    def _move_card(self, which: str, before: PitchState, now: PitchState) -> None:
        lying = now.attack if which == "attack" else now.defence
        old = before.attack if which == "attack" else before.defence
        item = self._pitch.cards[which]
        if lying is None:
            return
        if old is None or (old.card, old.label if old.card is None else "") != (
            lying.card,
            lying.label if lying.card is None else "",
        ):
            self._fly_in(which)
        elif len(lying.modifiers) > len(old.modifiers):
            shown = old

            def add(part: float) -> None:
                seen = lying if part >= 1 else shown
                item.show_card(seen.card, seen.label, seen.value, seen.modifiers)

            self._run(0.0, CARD_FLIGHT, add)

    def _fly_in(self, which: str) -> None:
        pitch, item = self._pitch, self._pitch.cards[which]
        if self.carrier is not None and self.carrier(which, pitch):
            self._run(0.0, CARD_FLIGHT, lambda part: item.setOpacity(1.0 if part >= 1 else 0.0))
            return
        turn, left = pitch.card_turn(which), pitch.is_left(which)

        def step(part: float) -> None:
            room, end = pitch.sceneRect(), pitch.card_place(which)
            x = room.left() - room.width() * 0.2 if left else room.right() + room.width() * 0.2
            start = QPointF(x, room.bottom() + room.height() * 0.3)
            item.lies = part >= 1
            item.setPos(start + (end - start) * part)
            item.setRotation(turn + (1 - part) * (-24 if left else 24))

        self._run(0.0, CARD_FLIGHT, step)

    # Die and sum

    def _roll(self, now: PitchState) -> float:
        """The die tumbles, then the sum is written; returns when that is done."""
        plate = self._pitch.plate
        number = now.die or 0
        side = 1 if now.roller == "away" else -1
        share = TUMBLE / (TUMBLE + WRITING)

        def step(part: float) -> None:
            if part >= 1:
                plate.show_sum(self._pitch.what(now))
            elif part < share:
                plate.tumble(tumbling(part / share, number), side)
            else:
                plate.write((part - share) / (1 - share))

        self._run(0.0, TUMBLE + WRITING, step, even)
        return TUMBLE + WRITING * 0.5

    def _hold_verdict(self, before: PitchState, now: PitchState) -> None:
        """Show a shot's verdict when the ball has arrived."""
        plate, pitch = self._pitch.plate, self._pitch
        self._run(0.0, self.arrival, lambda part: plate.show_sum(pitch.what(now if part >= 1 else before)))

    def _change(self, before: PitchState, now: PitchState) -> float:
        """The total turns over; where the referee has done it, his hand pushes the die. Returns when that is done."""
        plate = self._pitch.plate
        old = self._pitch.what(before)
        by_hand = now.nudge != before.nudge and now.nudge != 0
        start = PUSHED if by_hand else 0.0

        def turn(part: float) -> None:
            plate.turn(part, old)

        self._run(start, TURNING, turn)
        if by_hand:
            self._push(now.nudge)
        return start + TURNING

    def _push(self, delta: int) -> None:
        """The hand comes from the right, pushes the die up or down, and goes."""
        pitch, hand = self._pitch, self._pitch.hand
        up = 1 if delta > 0 else -1

        def step(part: float) -> None:
            if part >= 1:
                hand.setVisible(False)
                pitch.plate.shove(0.0)
                return
            room, die = pitch.sceneRect(), pitch.plate.die_room
            hand.show_hand(die.height() * 0.86, card=False)
            touch = QPointF(die.right() - die.width() * 0.02, die.center().y() + up * die.height() * 0.34)
            away = QPointF(room.right() + die.width() * 0.4, touch.y() - room.height() * 0.3)
            come = ease(min(1.0, part / _PUSH))
            gone = ease(max(0.0, (part - 0.72) / 0.28))
            push = math.sin(math.pi * min(1.0, max(0.0, (part - _PUSH) / (_PUSHED - _PUSH))))
            shove = 0.2 * up * push
            pitch.plate.shove(shove)
            near = come * (1 - gone)
            hand.setPos(away + (touch - away) * near - QPointF(0, shove * die.height()))
            hand.setRotation(up * (14 - 6 * push) - 22 * (1 - near))

        self._run(0.0, HAND, step, even)

    def show_red(self) -> None:
        """Animate the hand with the red card: a player is sent off (S4.5)."""
        pitch = self._pitch

        def held_up() -> QPointF:
            room, size = pitch.sceneRect(), pitch.hand_size()
            return QPointF(room.center().x() + pitch.field.width() * 0.17, room.bottom() - size * _BELOW_THE_TIP)

        self._visit(held_up, 1.6, 18.0, 0.0, card=True)

    def point(self) -> None:
        """The hand points at the ball: inside or outside, or a penalty out of the blue (S4.4, S4.6)."""
        pitch = self._pitch

        def beside_ball() -> QPointF:
            at = pitch.ball.pos()
            return QPointF(at.x() + pitch.sceneRect().height() * 0.05, at.y() + pitch.sceneRect().height() * 0.04)

        self._visit(beside_ball, 0.9, 16.0, 0.0, card=False)

    def wave_away(self) -> None:
        """The hand comes near the die, and leaves it as it lies (S4.3)."""
        pitch = self._pitch
        if pitch.state.die is None:
            return

        def beside_die() -> QPointF:
            die = pitch.plate.die_room
            return QPointF(die.right() + die.width() * 0.25, die.center().y())

        self._visit(beside_die, 0.9, 0.0, 7.0, card=False)

    def _visit(self, where: Callable[[], QPointF], seconds: float, turn: float, shake: float, *, card: bool) -> None:
        """The hand comes to a place from the right, turned by so many degrees, shakes by some, and goes again."""
        pitch, hand = self._pitch, self._pitch.hand

        def step(part: float) -> None:
            if part >= 1:
                hand.setVisible(False)
                return
            room, near = pitch.sceneRect(), where()
            size = pitch.hand_size()
            hand.show_hand(size, card)
            away = QPointF(room.right() + size * 0.5, near.y() + (0.3 if turn > 0 else -0.3) * room.height())
            there = ease(min(1.0, part / 0.25)) * (1 - ease(max(0.0, (part - 0.78) / 0.22)))
            hand.setPos(away + (near - away) * there)
            hand.setRotation(turn * there + math.sin(part * 26) * shake * there)

        self._run(0.0, seconds, step, even)

    def flash(self, kind: str, side: str) -> None:
        """A sign comes up over the cards of a side, and goes: what a red brings."""
        pitch, emblem = self._pitch, self._pitch.emblem

        def step(part: float) -> None:
            if part >= 1:
                emblem.setVisible(False)
                return
            emblem.show_sign(kind, pitch.sign_size() * 1.7, 1)
            emblem.setPos(pitch.side_place(side))
            emblem.grow(min(1.0, part * 3))
            emblem.setOpacity(min(1.0, (1 - part) * 5))

        self._run(0.0, 0.7, step, even)

    # The ball

    def _move_ball(self, before: PitchState, now: PitchState, seen: QPointF | None, ready: float) -> None:
        if now.attacker is None:
            if self._pitch.sign.isVisible():
                self._run(0.0, 0.6, self._pitch.sign.grow)
            return
        goes_on = before.attacker == now.attacker and _same_attack(before, now)
        if now.rest in ("lies", "whistled"):
            self._glide(now, seen if goes_on else None, ready)
        elif not goes_on or (before.rest, before.starts_from) != (now.rest, now.starts_from):
            way, room = self._way(now), self._pitch.field
            start = way.nearest(_in_room(seen, room), room.height()) if goes_on and seen is not None else 0.0
            self._shoot(now, start, ready)

    def _way(self, now: PitchState) -> BallWay:
        """The ball's way at the present size."""
        return way_to(self._pitch.field, now.attacker or "home", now.starts_from, now.rest)

    def _glide(self, now: PitchState, seen: QPointF | None, ready: float) -> None:
        """The ball rolls to where it lies: from the middle line when an attack begins, else from where it was."""
        pitch, attacker = self._pitch, now.attacker or "home"

        def ends() -> tuple[QPointF, QPointF]:
            room = pitch.field
            start = _in_room(seen, room) if seen is not None else ball_place(room, attacker, "start")
            return start, ball_place(room, attacker, now.starts_from)

        sign = pitch.sign.isVisible()
        moves = _length(*ends()) >= 2
        if not moves and not sign:
            return

        def step(part: float) -> None:
            start, end = ends()
            rolled = _rolled(_length(start, end) * part, pitch.field.height(), part)
            pitch.ball.put(start + (end - start) * part, 0.0, rolled)
            if sign:
                pitch.sign.grow(part)

        self._run(ready, BALL_RUN if moves else 0.35, step)

    def _shoot(self, now: PitchState, start: float, ready: float) -> None:
        """The ball goes its way from a part of it on; then the net bulges, or the sign comes up."""
        pitch, legs = self._pitch, self._way(now).legs
        run = SHOT * max(0.35, 1 - start) * (1.5 if len(legs) > 1 else 1.0)
        self.arrival = ready + run
        goal = pitch.goals[now.attacker or "home"]

        def fly(part: float) -> None:
            room, way = pitch.field, self._way(now)
            at = start + (1 - start) * part
            ground, rise = way.at(at)
            pitch.ball.put(ground, rise * room.height(), _rolled(room.width() * 0.4 * at, room.height(), part))
            pitch.trail.show_way(way, max(at, 0.02), room.height())

        self._run(ready, run, fly, _kick if now.rest not in IN_FLIGHT else _slowing)
        if now.rest in ("net", "own_net"):
            self._run(ready + run * 0.86, NET, lambda part: goal.show_net(*_bulge(part), pitch.net_at(now.rest)), even)
        if pitch.sign.isVisible():
            kicked = run * legs[0].share * 0.5 if len(legs) > 1 else run * 0.7
            self._run(ready + kicked, 0.3, pitch.sign.grow)

    # The clock

    def _run(
        self, start: float, seconds: float, step: Callable[[float], None], curve: Callable[[float], float] = ease
    ) -> None:
        """Run a motion of a length after a wait of `start`, both in seconds at pace normal."""
        whole = start + seconds
        motion: Motion | None = None

        def shaped(part: float) -> float:
            return curve(max(0.0, (part * whole - start) / seconds))

        def done() -> None:
            if motion is not None and motion in self._running:
                self._running.remove(motion)
                if not self._running:
                    self._pitch.at_rest()

        motion = clock().run(self._pitch, whole, step, done, speed=self.speed, curve=shaped)
        if not motion.over:
            self._running.append(motion)


def _same_attack(before: PitchState, now: PitchState) -> bool:
    """Whether a state continues another: with the same card, or a free kick or penalty that resulted."""
    if before.attack is None or now.attack is None:
        return False
    return now.attack.card is None or now.attack.card == before.attack.card


def _in_room(part: QPointF, room: QRectF) -> QPointF:
    """A point of a room, given in parts of it."""
    return QPointF(room.x() + part.x() * room.width(), room.y() + part.y() * room.height())


def _length(start: QPointF, end: QPointF) -> float:
    return math.hypot(end.x() - start.x(), end.y() - start.y())


def _kick(part: float) -> float:
    """Fast off the foot."""
    return float(1 - (1 - part) ** 1.7)


def _slowing(part: float) -> float:
    """An easing curve that slows down, because somebody may still intervene."""
    return 1 - (1 - part) ** 3


def _rolled(pixels: float, height: float, part: float) -> float:
    """How far a ball that has come so far has turned, in degrees; upright at the end."""
    return 0.0 if part >= 1 else float(pixels / max(1.0, height) * 620)


def _bulge(part: float) -> tuple[float, float]:
    """Bulge of the net and reach of the rays: it gives way, swings, and holds the ball."""
    if part >= 1:
        return 0.5, 1.0
    swing = 1.9 * math.exp(-4.5 * part) * math.sin(part * 11)
    return max(-0.2, 0.5 * min(1.0, part * 6) + swing * 0.8), min(1.0, part * 1.7)
