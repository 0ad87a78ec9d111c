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
    """A mixin for widgets that show posters."""

    hung: tuple[int, TakeOver] | None = None
    """The one that it showed last, and its number among all that were shown anywhere."""

    def hang(self, what: TakeOver) -> None:
        """Remember the poster shown now."""
        self.hung = next(_number), what


def last_hung(within: QWidget) -> TakeOver | None:
    """The poster shown last in any widget within `within`, None if there was none."""
    shown = (each.hung for each in iter_descendants(within, QWidget) if isinstance(each, Hanging))
    found = [each for each in shown if each is not None]
    return max(found, key=lambda each: each[0])[1] if found else None


class StageCover(QWidget):
    """A widget that covers another one; hidden while it has nothing to show. It swallows clicks."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._motion: Motion | None = None
        self._part = 0.0
        over.installEventFilter(self)
        self.hide()

    @property
    def moves(self) -> bool:
        """Whether its animation runs."""
        return self._motion is not None and not self._motion.over

    @property
    def over(self) -> QWidget:
        """The widget that it covers."""
        over = self.parentWidget()
        assert over is not None
        return over

    def clear(self) -> None:
        """Hide it and cancel its animation."""
        if self._motion is not None:
            self._motion.cancel()
        self._motion = None
        self.hide()

    def _rise(self) -> None:
        """Show it in front, as large as the widget it covers."""
        self.setGeometry(self.over.rect())
        self.show()
        self.raise_()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow a click meant for the cover only."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize with the covered widget."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.over.rect())
        return False


class StagePoster(StageCover, Hanging):
    """A poster that covers a stage."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.what: TakeOver | None = None
        """What it says; None while it is hidden."""
        self._room: Callable[[], QRect] | None = None

    def show_poster(self, what: TakeOver, *, moves: bool, speed: float | None, length: float = 1.0) -> None:
        """Show a poster that comes, stands and goes in `length` times the usual duration; without `moves` it stands
        until `clear`."""
        self.clear()
        self.what = what
        self.hang(what)
        self.setAccessibleName(f"{what.word} {what.line}")
        self._part = AT_REST
        self._rise()
        if moves:
            self._motion = clock().run(self, length * LASTS, self._step, self.clear, speed=speed, curve=even)

    def stand(self, what: TakeOver, room: Callable[[], QRect]) -> None:
        """Show a poster until `clear` in a part of the stage, which leaves the question free."""
        self.show_poster(what, moves=False, speed=None)
        self._room = room
        self.fit()

    def fit(self) -> None:
        """Follow a changed size of that part."""
        if self._room is not None:
            self.setGeometry(self._room())

    def clear(self) -> None:
        """Hide the poster, from screen readers too."""
        self.what = self._room = None
        self.setAccessibleName("")
        super().clear()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is None:
            return
        with painting(self, smooth=False) as painter:
            paint_take_over(painter, QRectF(self.rect()), self.what, self._part)
