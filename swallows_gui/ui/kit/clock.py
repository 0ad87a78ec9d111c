"""The animation clock on which every animation runs at the chosen pace; any click or key completes it.

At pace *instant*, and with reduced motion, an animation is over as soon as it begins. Film strips and tests can set the
time by hand.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.run_all import run_all

FRAME = 16
"""Milliseconds between frames."""

MOTION_SPEED = {"instant": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.7}
"""How long a motion takes at a pace, as a multiple of its own length."""

USUAL_BEAT = 900
"""Milliseconds between two decisions at which motions have their own length."""


def tempo(beat_ms: float) -> float:
    """The factor for an animation's length where decisions come every `beat_ms` milliseconds. Animations shrink and
    grow less than the interval, so that they can be seen. 0 if the interval is 0."""
    return float((max(0.0, beat_ms) / USUAL_BEAT) ** 0.6)


def ease(part: float) -> float:
    """An easing curve that is slow at both ends."""
    return part * part * (3 - 2 * part)


def even(part: float) -> float:
    """A linear curve, for animations with a course of their own."""
    return part


class Motion:
    """One running animation; it ends with the widget that it moves."""

    def __init__(
        self,
        owner: QObject,
        start: float,
        seconds: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None,
        curve: Callable[[float], float] = ease,
    ) -> None:
        self._owner = owner
        self._start = start
        self._seconds = seconds
        self._step = step
        self._done = done
        self._curve = curve
        self._part = 0.0
        self.over = False

    def advance(self, now: float) -> None:
        """Advance to a time in seconds."""
        if self._is_over():
            return
        part = 1.0 if self._seconds <= 0 else min(1.0, max(0.0, (now - self._start) / self._seconds))
        if part >= 1.0:
            self.finish()
        else:
            self._part = self._curve(part)
            self._step(self._part)

    def again(self) -> None:
        """Repeat the last step, because what it moves has another size or place."""
        if not self._is_over():
            self._step(self._part)

    def finish(self) -> None:
        """Jump to the end."""
        if self._is_over():
            return
        self.over = True
        self._step(1.0)
        if self._done is not None:
            self._done()

    def cancel(self) -> None:
        """Stop without calling `done`."""
        self.over = True

    def _is_over(self) -> bool:
        if not isValid(self._owner):
            self.over = True
        return self.over


class Pause:
    """A wait on the clock; completing animations does not end it."""

    def __init__(self, owner: QObject, due: float, done: Callable[[], None]) -> None:
        self._owner = owner
        self.due = due
        """Seconds on the clock."""
        self._done = done
        self.over = False

    def end(self) -> None:
        """End the wait and call `done`."""
        if not self.over and isValid(self._owner):
            self.over = True
            self._done()

    def cancel(self) -> None:
        """End the wait without calling `done`."""
        self.over = True


class Alarm:
    """A timer on the animation clock: calls a function after a time. Starting it again replaces the running wait."""

    def __init__(self, owner: QObject, ring: Callable[[], None]) -> None:
        self._owner = owner
        self._ring = ring
        self._pause: Pause | None = None

    def start(self, milliseconds: int) -> None:
        """Start to wait so many milliseconds."""
        self.stop()
        self._pause = clock().wait(self._owner, milliseconds / 1000, self._ring)

    def stop(self) -> None:
        """Stop waiting."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None


@dataclass(slots=True)
class Apart:
    """Motions and pauses that run by hand beside all others, at pace normal, in `AnimationClock.apart`."""

    motions: list[Motion] = field(default_factory=list)
    pauses: list[Pause] = field(default_factory=list)
    seconds: float = 0.0


class AnimationClock(QObject):
    """Runs animations frame by frame; its timers stop while nothing moves and nothing waits."""

    idle = Signal()
    """The last motion is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: list[Motion] = []
        self._time = QElapsedTimer()
        self._time.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._pauses: list[Pause] = []
        self._alarm = QTimer(self)
        self._alarm.setTimerType(Qt.TimerType.PreciseTimer)
        self._alarm.setSingleShot(True)
        self._alarm.timeout.connect(self._end_pauses)
        self._hand: float | None = None
        """The time that has been passed by hand; None: time passes by itself."""
        self._apart = False

    @property
    def busy(self) -> bool:
        """Whether an animation runs."""
        return bool(self._motions)

    def run(
        self,
        owner: QObject,
        seconds: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        *,
        speed: float | None = None,
        curve: Callable[[float], float] = ease,
    ) -> Motion:
        """Start an animation with a length in seconds at pace *normal*. `step` gets 0 to 1 through `curve`, finally
        exactly 1. `speed` replaces the pace's factor for the length. The animation is dropped when `owner`, which
        `step` moves, is destroyed."""
        now = settings().now
        pace = "normal" if self._apart else now.pace
        length = 0.0 if now.reduced_motion else seconds * (MOTION_SPEED[pace] if speed is None else speed)
        motion = Motion(owner, self.seconds(), length, step, done, curve)
        if length <= 0:
            motion.finish()
            return motion
        step(0.0)
        self._motions.append(motion)
        if self._hand is None:
            self._timer.start()
        return motion

    def wait(self, owner: QObject, seconds: float, done: Callable[[], None]) -> Pause:
        """Call `done` after so many seconds, whatever the pace, unless `owner` is destroyed before."""
        pause = Pause(owner, self.seconds() + max(0.0, seconds), done)
        self._pauses.append(pause)
        self._set_alarm()
        return pause

    def finish_all(self) -> None:
        """Complete all animations and those that their ends start."""
        for _ in range(100):
            if not self._motions:
                break
            motions, self._motions = self._motions, []
            for motion in motions:
                motion.finish()
        self._settle()

    def by_hand(self) -> None:
        """Stop the time; from now on only `pass_time` moves it, so that single frames can be looked at."""
        self._hand = self.seconds()
        self._timer.stop()
        self._alarm.stop()

    def pass_time(self, seconds: float) -> None:
        """Move a stopped time forward, frame by frame."""
        if self._hand is None:
            raise RuntimeError("time passes by itself")
        end = self._hand + seconds
        while self._hand < end - 1e-9:
            self._hand = min(end, self._hand + FRAME / 1000)
            self._end_pauses()
            self._tick()

    def by_itself(self) -> None:
        """Let the time run again; unfinished animations and waits are dropped."""
        self._hand = None
        self._motions = []
        self._pauses = []

    @contextmanager
    def apart(self, kept: Apart) -> Iterator[None]:
        """Within the block the clock has the animations in `kept`, at hand time; they go on when `kept` is given again.
        Animations of the window only lose the time that the block takes."""
        motions, pauses, hand = self._motions, self._pauses, self._hand
        self._timer.stop()
        self._alarm.stop()
        self._motions, self._pauses, self._hand, self._apart = kept.motions, kept.pauses, kept.seconds, True
        try:
            yield
        finally:
            kept.motions, kept.pauses, kept.seconds = self._motions, self._pauses, self._hand
            self._motions, self._pauses, self._hand, self._apart = motions, pauses, hand, False
            if motions and hand is None:
                self._timer.start()
            self._set_alarm()

    def seconds(self) -> float:
        """The clock's time in seconds, from an arbitrary start."""
        return self._time.nsecsElapsed() / 1e9 if self._hand is None else self._hand

    def _tick(self) -> None:
        now = self.seconds()
        run_all(*(partial(motion.advance, now) for motion in self._motions), self._drop_what_is_over)

    def _drop_what_is_over(self) -> None:
        self._motions = [motion for motion in self._motions if not motion.over]
        if not self._motions:
            self._settle()

    def _settle(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.idle.emit()

    def _end_pauses(self) -> None:
        """End the waits that are due, the earliest first."""
        now = self.seconds()
        due = sorted((each for each in self._pauses if each.due <= now + 1e-6), key=lambda each: each.due)
        self._pauses = [each for each in self._pauses if each not in due]
        run_all(*(pause.end for pause in due), self._set_alarm)

    def _set_alarm(self) -> None:
        self._pauses = [each for each in self._pauses if not each.over]
        if self._hand is not None or not self._pauses:
            self._alarm.stop()
            return
        ahead = min(each.due for each in self._pauses) - self.seconds()
        self._alarm.start(max(0, math.ceil(ahead * 1000)))


def late(part: float, wait: float, seconds: float) -> float:
    """The done share of an animation of some seconds that begins after a wait; exactly 1 at the end."""
    return 1.0 if part >= 1 else max(0.0, (part * (wait + seconds) - wait) / seconds)


_clock: AnimationClock | None = None


def clock() -> AnimationClock:
    """The application's only clock."""
    global _clock
    if _clock is None:
        _clock = AnimationClock()
    return _clock
