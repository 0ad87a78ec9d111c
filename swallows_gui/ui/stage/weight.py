"""Shakes a stage where something lands, and dims it before a die decides.

Both run on the animation clock, and not at all under reduced motion.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.painting import painting

HIT: Final = 0.09
"""Seconds at pace normal that all stands still where something has landed."""
SHAKES: Final = 0.2
"""Seconds at pace normal, after that."""
_OFF: Final = (6, -4, 2, 0)
"""Pixels off its place, one after the other."""
DIMS: Final = 0.35
"""Seconds at pace normal that a stage lies in the dark; it comes and goes as fast as a third of it."""
_DARK: Final = 120
"""Of 255."""
_OPEN: Final = (0.2, 0.8)


class Shaking:
    """Shakes a widget and puts it back exactly where it was."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._motion: Motion | None = None
        self._off = 0

    def hit(self, speed: float | None) -> None:
        """Start to shake, because something has landed."""
        self.rest()
        whole = HIT + SHAKES

        def step(part: float) -> None:
            since = (part * whole - HIT) / SHAKES
            self._stand(0 if part >= 1 or since < 0 else _OFF[min(len(_OFF) - 1, int(since * len(_OFF)))])

        self._motion = clock().run(self._widget, whole, step, speed=speed, curve=even)

    def rest(self) -> None:
        """Stop and restore the position."""
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self._stand(0)

    def _stand(self, off: int) -> None:
        if off != self._off:
            self._widget.move(self._widget.pos() + QPoint(0, off - self._off))
            self._off = off


def is_open(outcomes: Sequence[Hashable]) -> bool:
    """Whether a roll decides something: its likeliest outcome, counted over equally likely faces, has a chance from a
    fifth to four fifths.

    >>> is_open(["goal"] * 3 + ["missed"] * 3), is_open(["goal"] * 5 + ["missed"]), is_open(["goal"] * 6)
    (True, False, False)
    """
    most = max(Counter(outcomes).values(), default=0) / max(1, len(outcomes))
    low, high = _OPEN
    return low <= most <= high


class Dimmer(QWidget):
    """Darkens a widget except for one rectangle; lets clicks through and is hidden while nothing is dark."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._motion: Motion | None = None
        self._dark = 0.0
        self._light = QRect()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def dim(self, light: QRect, speed: float | None) -> None:
        """Darken all but `light`, in the covered widget's pixels, then fade back."""
        self.clear()
        self._light = light
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()

        def step(part: float) -> None:
            self._dark = min(1.0, 3 * part, 3 * (1 - part))
            self.update()

        self._motion = clock().run(self, DIMS, step, self.clear, speed=speed, curve=even)

    def clear(self) -> None:
        """Remove the darkness."""
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        light = QPainterPath()
        light.addEllipse(QRectF(self._light))
        with painting(self) as painter:
            painter.fillPath(dark.subtracted(light), QColor(0, 0, 0, round(_DARK * self._dark)))
