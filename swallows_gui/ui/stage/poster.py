"""A great moment that takes a stage over: a poster that comes, stands and goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.ui.kit.clock import clock, even
from swallows_gui.ui.kit.hung import Hanging
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import AT_REST, LASTS, TakeOver, paint_take_over
from swallows_gui.ui.stage.cover import StageCover


class StagePoster(StageCover, Hanging):
    """Covers a stage while a great moment stands there."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: TakeOver | None = None
        """What it says; None while it is hidden."""
        self._room: Callable[[], QRect] | None = None

    def show_poster(self, what: TakeOver, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Come, stand and go in `length` parts of the usual time; without `moves` stand there until `clear`."""
        self.clear()
        self.what = what
        self.hang(what)
        self.setAccessibleName(f"{what.word} {what.line}")
        self._part = AT_REST
        self._rise()
        if moves:
            self._motion = clock().run(self, length * LASTS, self._step, self.clear, speed=speed, curve=even)

    def stand(self, what: TakeOver, room: Callable[[], QRect]) -> None:
        """Stand until `clear` in a part of the stage, so that what is asked meanwhile is free."""
        self.show_poster(what, moves=False, speed=None)
        self._room = room
        self.fit()

    def fit(self) -> None:
        """The part that it stands in has another size."""
        if self._room is not None:
            self.setGeometry(self._room())

    def clear(self) -> None:
        """Nothing stands there, and nothing of it can be heard."""
        self.what = self._room = None
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is None:
            return
        with painting(self, smooth=False) as painter:
            paint_take_over(painter, QRectF(self.rect()), self.what, self._part)
