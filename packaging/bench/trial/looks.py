"""All that a window shows and says at one moment, so that two windows can be held beside each other."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from bench.trial.overheard import everything_said, heard
from swallows_gui.services.language import LanguageService
from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.privacy_screen import drop_what_floats
from swallows_gui.ui.shell.main_window import MainWindow

PATIENCE: Final = 120.0
"""Seconds in which a position must stand in the window."""
TURNS: Final = 25
"""Turns of the event loop, of 10 milliseconds at least, in which nothing happens any more."""
POINTS: Final = 12, 8
"""At so many points across and down it is asked for a tooltip."""


class WindowLook(NamedTuple):
    """All that a window shows and says."""

    picture: tuple[bytes, ...]
    """Its rows."""
    said: tuple[str, ...]
    spoken: tuple[tuple[str, str], ...]
    tips: tuple[str, ...]
    states: tuple[str, ...]
    """What can be used, is checked, chosen or has the focus: of all that a screen reader finds, and of every action."""
    told: tuple[str, ...]
    """What the controller has told the table: who is asked what, how long it waits, what can be taken back."""
    logged: tuple[str, ...]
    """What the program has written to its log since the last look."""


def differences(one: WindowLook, two: WindowLook) -> list[str]:
    """In what two looks differ, a sentence each."""
    found = []
    for name, left, right in zip(WindowLook._fields, one, two, strict=True):
        if left == right:
            continue
        if name == "picture":
            rows = [row for row, pair in enumerate(zip(left, right, strict=True)) if pair[0] != pair[1]]
            found.append(f"the pictures differ in {len(rows)} rows from {rows[0]} to {rows[-1]}")
        else:
            missing, more = Counter(left), Counter(right)
            found.append(f"{name}: {list((missing - more).items())[:3]!r} and {list((more - missing).items())[:3]!r}")
    return found


def settle(until: Callable[[], bool]) -> None:
    """Let the window run until something is so and nothing is left to be laid out, painted or moved."""
    end, quiet = time.monotonic() + PATIENCE, 0
    while quiet < TURNS:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        clock().pass_time(0.5)
        QTest.qWait(10)
        quiet = quiet + 1 if until() and not idle_queue().busy and not clock().busy else 0
        if time.monotonic() > end:
            raise TimeoutError("the window never came to rest")


def look(window: MainWindow) -> WindowLook:
    """Look at a window at rest."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    spoken = tuple((str(role), text) for role, text in heard(window))
    desk = window.game.laid
    told = () if desk is None else (repr(desk.controller.info), desk.controller.scene)
    return WindowLook(
        tuple(bytes(cast(Any, image.constScanLine(row))) for row in range(image.height())),
        tuple(sorted(everything_said())),
        spoken,
        tuple(_tips(window)),
        (*_states(window), *_entries(window)),
        told,
        _LOG.taken(),
    )


def _states(window: MainWindow) -> Iterator[str]:
    """Every state of what a screen reader finds."""

    def walk(interface: QAccessibleInterface | None) -> Iterator[str]:
        if interface is None or not interface.isValid() or (state := interface.state()).invisible:
            return
        on = [name for name in _STATES if getattr(state, name)]
        yield f"{interface.role().name} {interface.text(QAccessible.Text.Name)!r} {' '.join(on)}"
        for number in range(interface.childCount()):
            yield from walk(interface.child(number))

    yield from walk(QAccessible.queryAccessibleInterface(window))
    focus = window.focusWidget()  # by itself: a window that is not in front has no focus for a screen reader
    yield "nothing has the focus" if focus is None else f"focus: {type(focus).__name__} {focus.accessibleName()!r}"


def _entries(window: MainWindow) -> Iterator[str]:
    """What can be done by menus."""
    for action in iter_descendants(window, QAction):
        on = [name for name in ("isEnabled", "isVisible", "isChecked") if getattr(action, name)()]
        yield f"{action.text()!r} {' '.join(on)}"


class _Log(logging.Handler):
    """Keeps what the program logs."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(record.getMessage())

    def taken(self) -> tuple[str, ...]:
        """The lines since this was asked last."""
        lines, self._lines = tuple(self._lines), []
        return lines


_LOG: Final = _Log()
_STATES: Final = ("disabled", "selected", "focused", "pressed", "checked", "expanded", "editable", "offscreen")


def _tips(window: MainWindow) -> Iterator[str]:
    """What the mouse is told where it rests, at points all over the window."""
    across, down = POINTS
    for at in range(across * down):
        place = QPoint(
            (2 * (at % across) + 1) * window.width() // (2 * across),
            (2 * (at // across) + 1) * window.height() // (2 * down),
        )
        widget = window.childAt(place)
        if widget is not None:
            there = window.mapToGlobal(place)
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(there), there))
            yield QToolTip.text()
            drop_what_floats()  # Qt would keep the text for a third of a second


def prepare(folder: Path) -> None:
    """The services of an application in which nothing moves by itself; its files lie in a folder."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setCursorFlashTime(0)
    ours = logging.getLogger("swallows_gui")
    ours.setLevel(logging.DEBUG)
    if _LOG not in ours.handlers:
        ours.addHandler(_LOG)
    _LOG.taken()
    SettingsService.install(folder / "settings.json")
    settings().change(pace="instant", language="en", theme="light", reduced_motion=True, tips=False, sound=False)
    settings().change(text_table=False, text_scale=100, auto_pass=False)
    LanguageService.install("en")
    Theme.install(application, "light", 100)
    clock().by_hand()
