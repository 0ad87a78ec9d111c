"""Pictures that are carried over a screen, from one place to another, on the animation clock.

The layer shows what is on its way and nothing else. It lets every click through and says nothing. Once shown it stays:
to show or hide it would have the whole screen below it painted anew.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.ui.kit.clock import Motion, clock, ease, even
from swallows_gui.ui.kit.painting import painting

Place = Callable[[], QRectF]
"""Asked anew for every frame: the window may change its size meanwhile."""
Paint = Callable[[QPainter, QRectF, float], None]
"""Paints a picture into a room; the part of its way that is done, 0 to 1, comes with it."""


class Load(NamedTuple):
    """A picture on its way from one place to another."""

    paint: Paint
    start: Place
    end: Place
    bow: float = 0.1
    """How high its way bends, in parts of its length."""

    def at(self, part: float) -> QRectF:
        """Its rectangle when a share of the way is done."""
        one, other, way = self.start(), self.end(), ease(part)
        size = one.size() + (other.size() - one.size()) * way
        along = other.center() - one.center()
        bend = math.sin(math.pi * way) * self.bow * math.hypot(along.x(), along.y())
        room = QRectF(QPointF(0, 0), size)
        room.moveCenter(one.center() + along * way - QPointF(0, bend))
        return room


class CarryingLayer(QWidget):
    """A transparent layer over a screen on which pictures fly."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._loads: dict[Motion, tuple[Load, float]] = {}
        self._painted = QRect()
        self.hide()

    @property
    def carried(self) -> list[QRectF]:
        """The rectangles of all pictures on their way."""
        return [load.at(part) for load, part in self._loads.values()]

    def carry(self, load: Load, seconds: float, speed: float | None = None) -> None:
        """Send a picture on its way, for `seconds` at pace normal; without animations nothing is shown."""
        motion: Motion | None = None

        def step(part: float) -> None:
            if motion is not None and motion in self._loads:
                self._loads[motion] = load, part
                self._renew()

        def done() -> None:
            if motion is not None:
                self._loads.pop(motion, None)
            self._renew()

        motion = clock().run(self, seconds, step, done, speed=speed, curve=even)
        if not motion.over:
            self._loads[motion] = load, 0.0
            parent = self.parentWidget()
            if parent is not None and self.geometry() != parent.rect():
                self.setGeometry(parent.rect())
            if self.isHidden():
                self.raise_()
                self.show()
            self._renew()

    def clear(self) -> None:
        """Remove all pictures."""
        for motion in self._loads:
            motion.cancel()
        self._loads.clear()
        self._renew()

    def _renew(self) -> None:
        """Repaint only where pictures were and are."""
        room = QRectF()
        for each in self.carried:
            room = room.united(each.adjusted(-2, -2, 10, 12))
        now = room.toAlignedRect()
        self.update(self._painted.united(now))
        self._painted = now

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for load, part in self._loads.values():
                room = load.at(part)
                painter.fillRect(room.translated(4, 6), QColor(0, 0, 0, 60))
                load.paint(painter, room, part)
