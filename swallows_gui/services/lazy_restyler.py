"""A new stylesheet on a window of many widgets: hidden pages and docks wear it when they are shown or in idle time.

Qt styles every widget there is in one piece, hidden screens included, and each once for every ancestor it has.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget
from shiboken6 import isValid

from swallows_gui.services.qobjects import iter_descendants

__all__ = ["LazyRestyler", "NewLook", "forget", "polish"]

_BUDGET = 0.004
"""Seconds of dressing in a turn of the event loop."""
_PAUSE = 15
"""Milliseconds between two such turns."""

_Step = tuple[Callable[[QWidget], None], QWidget]
_POLISHED = Qt.WidgetAttribute.WA_WState_Polished


class NewLook(QEvent):
    """The `StyleChange` of a widget that wears another theme or text size now: Qt sends others while widgets are put
    together."""

    def __init__(self) -> None:
        super().__init__(QEvent.Type.StyleChange)


class LazyRestyler(QObject):
    """Puts stylesheets on the application. Hidden parts wait as they were.

    Every widget that wears a new one is sent a `NewLook`, one that was never shown, too: the parts of a widget before
    itself, when all of them have their fonts.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._waiting: dict[QWidget, deque[_Step]] = {}
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._go_on)

    @property
    def over(self) -> bool:
        """Whether every widget wears the sheet in use."""
        return not self._waiting

    def put_on(self, sheet: str) -> None:
        """Set the application's stylesheet; on return all wear it but the hidden pages and docks."""
        if not self._app.styleSheet():
            self._app.setStyleSheet(sheet)
            return
        for part in self._waiting:
            if isValid(part):
                part.removeEventFilter(self)
        self._app.style().unpolish(self._app)  # forgets what it knows of each widget: nothing is left to style again
        self._app.setStyleSheet(sheet)
        now, waiting = _sorted_by_need(self._app)
        self._waiting = {part: _steps(widgets) for part, widgets in waiting.items()}
        for part in self._waiting:
            part.installEventFilter(self)
        for do, widget in _steps(now):
            do(widget)
        if self._waiting:
            self._timer.start()
        else:
            self._timer.stop()

    def finish(self, widget: QWidget) -> None:
        """Style the waiting part that contains a widget, and the parts in it, before it is shown, drawn or measured."""
        for part in tuple(self._waiting):
            if isValid(part) and (part is widget or part.isAncestorOf(widget) or widget.isAncestorOf(part)):
                self._dress_part(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A part that is shown before its turn is dressed before anything of it is painted."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            self._dress_part(watched)
        return False

    def _go_on(self) -> None:
        until = perf_counter() + _BUDGET
        while self._waiting and perf_counter() < until:
            part, steps = next(iter(self._waiting.items()))
            if not isValid(part):
                del self._waiting[part]
            elif steps:
                do, widget = steps.popleft()
                do(widget)
            else:
                self._dress_part(part)
        if not self._waiting:
            self._timer.stop()

    def _dress_part(self, part: QWidget) -> None:
        """Do the remaining styling of a part."""
        steps = self._waiting.pop(part, None)
        if steps is None:
            return
        part.removeEventFilter(self)
        for do, widget in steps:
            do(widget)


def _sorted_by_need(app: QApplication) -> tuple[list[QWidget], dict[QWidget, list[QWidget]]]:
    """What is to be dressed at once, and what may wait by the part that it is in; parents before children."""
    now: list[QWidget] = []
    waiting: dict[QWidget, list[QWidget]] = {}
    part_of: dict[QWidget, QWidget | None] = {}
    for top in app.topLevelWidgets():
        if top.parentWidget() is not None:
            continue
        for widget in (top, *iter_descendants(top, QWidget)):
            part = part_of[widget] = _waits_under(widget, part_of)
            if part is None:
                now.append(widget)
            else:
                waiting.setdefault(part, []).append(widget)
    return now, waiting


def _waits_under(widget: QWidget, part_of: dict[QWidget, QWidget | None]) -> QWidget | None:
    """The outermost hidden page or dock that a widget is in; None where it is to be dressed at once.

    Of windows only the lists that fold out of something that waits do so themselves: the others may be opened from
    anywhere, and take their size before they are shown.
    """
    if widget.isVisible():
        return None
    parent = widget.parentWidget()
    part = part_of.get(parent) if parent is not None else None
    if widget.isWindow():
        return part if widget.windowType() == Qt.WindowType.Popup else None
    if part is None and isinstance(parent, QStackedWidget | QMainWindow) and parent.isVisible():
        return widget if isinstance(parent, QStackedWidget) or widget.inherits("QDockWidget") else None
    return part


def _steps(widgets: list[QWidget]) -> deque[_Step]:
    """What Qt does with each widget when the style is another: all wear it before one is asked how large it is now.

    What has never been shown Qt dresses when it is.
    """
    shown = [widget for widget in widgets if widget.testAttribute(_POLISHED)]
    return deque([(polish, widget) for widget in shown] + [(_tell, widget) for widget in reversed(widgets)])


def polish(widget: QWidget) -> None:
    """Style a widget again for its present properties. The application's style is used, because a widget with its own
    stylesheet has its own style object, whose address may have belonged to an object that Python still knows."""
    if isValid(widget):
        QApplication.style().polish(widget)


def forget(widget: QWidget) -> None:
    """Let the style drop what it has cached about a widget, such as its former role."""
    QApplication.style().unpolish(widget)


def _tell(widget: QWidget) -> None:
    if isValid(widget):
        QCoreApplication.sendEvent(widget, NewLook())
