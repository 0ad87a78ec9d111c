"""A board that shows a picture, and what happens between one picture and the next: one thing at a time."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.ui.kit.clock import Motion, clock, ease, even
from swallows_gui.ui.kit.take_over import AT_REST


class Happens(Protocol):
    """Something that happens on a board."""

    @property
    def kind(self) -> str:
        """What happens."""
        ...

    @property
    def seconds(self) -> float:
        """How long it takes at pace normal."""
        ...

    @property
    def stays(self) -> bool:
        """Whether it goes on when the picture after it is there, as a poster does, and then goes by itself."""
        ...


class HappeningView(QWidget):
    """The base of such boards. A game's own says what its pictures are and paints them."""

    _what: Happens | None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.speed: float | None = None
        """How long motions take, as a multiple; None: as the pace says."""
        self._what = None
        self._part = 1.0
        self._motion: Motion | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def shows(self) -> str:
        """The kind of what happens now; "" while everything rests."""
        return "" if self._what is None else self._what.kind

    def _begin(self, what: Happens, *, still: bool, evenly: bool = False) -> None:
        """Show something that happens; `still`: as it ends, or as a poster stands, until the next thing happens."""
        self._stop()
        self._what = what
        if still:
            self._part = AT_REST if what.stays else 1.0
            self.update()
            return
        curve = even if evenly else ease
        self._motion = clock().run(self, what.seconds, self._step, self._over, speed=self.speed, curve=curve)

    def _end_poster(self) -> None:
        if self._what is not None and self._what.stays:
            self._stop()

    def _make_room(self) -> None:
        """Another picture comes: a poster over it stays to its end, all else goes."""
        if self._what is not None and not self._what.stays:
            self._stop()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def _over(self) -> None:
        """A way that is done stays until the picture after it is there; a poster goes by itself."""
        self._motion = None
        self._end_poster()

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
        self._motion, self._what, self._part = None, None, 1.0
        self.update()


class TargetView(HappeningView):
    """A board on which something is chosen: Tab and the page keys lead from target to target."""

    stepped = Signal(int)
    """On to the next target (1) or back (-1)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = False
        """Whether there are targets now."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keypad = event.modifiers() & Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp) and not keypad:
            self.stepped.emit(1 if event.key() == Qt.Key.Key_PageDown else -1)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's name
        if next and self.steps:
            self.stepped.emit(1)
            return True
        return super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
