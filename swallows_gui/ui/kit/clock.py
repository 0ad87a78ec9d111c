"""The one animation clock: every motion runs on it, at the chosen pace, and any click or key completes it.

At pace *instant*, and with reduced motion, a motion is over as soon as it begins.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from swallows_gui.services.settings import settings

FRAME = 16
"""Milliseconds between frames."""

MOTION_SPEED = {"instant": 0.0, "fast": 0.45, "normal": 1.0, "slow": 1.7}
"""How long a motion takes at a pace, as a multiple of its own length."""

BEATS = {"instant": 0.0, "fast": 0.35, "normal": 1.1, "slow": 2.4}
"""Seconds between two decisions of AI seats."""


class Motion:
    """One running motion; it ends with the widget that it moves."""

    def __init__(
        self,
        owner: QObject,
        start: float,
        seconds: float,
        step: Callable[[float], None],
        done: Callable[[], None] | None,
    ) -> None:
        self._owner = owner
        self._start = start
        self._seconds = seconds
        self._step = step
        self._done = done
        self.over = False

    def advance(self, now: float) -> None:
        """Move on to a time in seconds."""
        if self._is_over():
            return
        part = 1.0 if self._seconds <= 0 else min(1.0, max(0.0, (now - self._start) / self._seconds))
        if part >= 1.0:
            self.finish()
        else:
            self._step(ease(part))

    def finish(self) -> None:
        """Jump to the end."""
        if self._is_over():
            return
        self.over = True
        self._step(1.0)
        if self._done is not None:
            self._done()

    def cancel(self) -> None:
        """Stop where it is; `done` is not called."""
        self.over = True

    def _is_over(self) -> bool:
        if not isValid(self._owner):
            self.over = True
        return self.over


class AnimationClock(QObject):
    """Runs motions frame by frame; its timer stands still while nothing moves."""

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

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self._motions)

    def run(
        self, owner: QObject, seconds: float, step: Callable[[float], None], done: Callable[[], None] | None = None
    ) -> Motion:
        """Start a motion of a length at pace *normal*; `step` gets 0 to 1, eased, at last exactly 1.

        It is dropped when `owner`, which `step` moves, is destroyed.
        """
        now = settings().now
        length = 0.0 if now.reduced_motion else seconds * MOTION_SPEED[now.pace]
        motion = Motion(owner, self._seconds(), length, step, done)
        if length <= 0:
            motion.finish()
            return motion
        step(0.0)
        self._motions.append(motion)
        self._timer.start()
        return motion

    def beat(self) -> float:
        """Seconds to wait between two decisions of AI seats; 0 at pace *instant*."""
        return BEATS[settings().now.pace]

    def finish_all(self) -> None:
        """Complete everything that moves, and what its end sets in motion."""
        for _ in range(100):
            if not self._motions:
                break
            motions, self._motions = self._motions, []
            for motion in motions:
                motion.finish()
        self._settle()

    def _seconds(self) -> float:
        return self._time.nsecsElapsed() / 1e9

    def _tick(self) -> None:
        now = self._seconds()
        for motion in list(self._motions):
            motion.advance(now)
        self._motions = [motion for motion in self._motions if not motion.over]
        if not self._motions:
            self._settle()

    def _settle(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.idle.emit()


def ease(part: float) -> float:
    """Slow at both ends."""
    return part * part * (3 - 2 * part)


_clock: AnimationClock | None = None


def clock() -> AnimationClock:
    """The clock of this application."""
    global _clock
    if _clock is None:
        _clock = AnimationClock()
    return _clock
