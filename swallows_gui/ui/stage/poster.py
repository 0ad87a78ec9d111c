"""A poster of a great moment, which comes, stands over the stage and goes; the last one can be looked at again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from PySide6.QtCore import QEvent, QObject, QRect, QRectF
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import AT_REST, LASTS, TakeOver, paint_take_over

_number = count(1)


class Hanging:
    """A widget that shows posters."""

    hung: tuple[int, TakeOver] | None = None
    """The one that it showed last, and its number among all that were shown anywhere."""

    def hang(self, what: TakeOver) -> None:
        """Keep in mind what is shown now."""
        self.hung = next(_number), what


def last_hung(within: QWidget) -> TakeOver | None:
    """The poster that was shown last anywhere in a widget; None: none was."""
    shown = (each.hung for each in iter_descendants(within, QWidget) if isinstance(each, Hanging))
    found = [each for each in shown if each is not None]
    return max(found, key=lambda each: each[0])[1] if found else None


class StageCover(QWidget):
    """Covers the widget it is laid over; hidden while there is nothing to show. A click on it does nothing."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._motion: Motion | None = None
        self._part = 0.0
        over.installEventFilter(self)
        self.hide()

    @property
    def moves(self) -> bool:
        """Whether it comes, stands or goes: it ends by itself, or when somebody ends it."""
        return self._motion is not None and not self._motion.over

    @property
    def over(self) -> QWidget:
        """What it covers."""
        over = self.parentWidget()
        assert over is not None
        return over

    def clear(self) -> None:
        """Nothing stands there."""
        if self._motion is not None:
            self._motion.cancel()
        self._motion = None
        self.hide()

    def _rise(self) -> None:
        """Stand before all else, as large as what it covers."""
        self.setGeometry(self.over.rect())
        self.show()
        self.raise_()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below it is not meant."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what it covers."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.over.rect())
        return False


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
