"""A board that shows a picture, and what happens between one picture and the next: one thing at a time."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.ui.kit.clock import Motion, clock, ease, even
from swallows_gui.ui.kit.take_over import AT_REST


class Happens(Protocol):
    """An event as an animation on a board."""

    @property
    def kind(self) -> str:
        """The kind of event."""
        ...

    @property
    def seconds(self) -> float:
        """The duration in seconds at pace normal."""
        ...

    @property
    def stays(self) -> bool:
        """Whether the animation, such as a poster, continues over the next picture and ends by itself."""
        ...


class HappeningView(QWidget):
    """The base of boards that show animations between two pictures. A game's subclass defines and paints both."""

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
        """The kind of the running animation, "" at rest."""
        return "" if self._what is None else self._what.kind

    def _begin(self, what: Happens, *, still: bool, evenly: bool = False) -> None:
        """Start an animation. `still`: show its last frame, or the standing poster, until the next one starts."""
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
        """End the running animation before another picture is drawn; a poster goes on to its end."""
        if self._what is not None and not self._what.stays:
            self._stop()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def _over(self) -> None:
        """Handle the end of an animation: a movement keeps its last frame until the next picture, a
        poster disappears."""
        self._motion = None
        self._end_poster()

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
        self._motion, self._what, self._part = None, None, 1.0
        self.update()


class TargetView(HappeningView):
    """The base of boards with targets to choose from: Tab and the page keys go from target to target."""

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
