"""The line between a window and the trial that watches it: one JSON object a line over a local socket.

The trial asks, the window answers from its own event loop, in dialogs as well: {"ask": "state"}, {"ask": "listen"},
{"ask": "picture", "to": FILE}. Nothing of this exists in a window that no trial has started.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from bench.trial.pulse import Pulse
from bench.trial.seclusion import Seclusion
from bench.trial.targets import front, targets
from swallows_gui.ui.shell.main_window import MainWindow

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


class Channel(QObject):
    """The window's end. `faults` are told with the next answer, once."""

    def __init__(self, address: str, stacks: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.faults: list[str] = []
        self._seclusion: Seclusion | None = None
        self._pulse = Pulse(stacks, self)
        self._pulse.beaten.connect(self._watch_errors)
        self._pulse.beaten.connect(self._watch_views)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(address)
        self._rest = b""
        self._notifier = QSocketNotifier(self._socket.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._hook: Callable[..., object] | None = None

    def _watch_views(self) -> None:
        """See whose view is open, many times between two questions."""
        if self._seclusion is None:
            window = _main_window()
            if window is None:
                return
            self._seclusion = Seclusion(window)
        self.faults += self._seclusion.whose_view()

    def _watch_errors(self) -> None:
        """Write down whatever reaches the place where unexpected errors end; the program sets it up after us."""
        if self._hook is None:
            self._hook, sys.excepthook = sys.excepthook, self._on_error

    def _on_error(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        self.faults.append("".join(traceback.format_exception(kind, error, where)))
        if self._hook is not None:
            self._hook(kind, error, where)

    def _read(self) -> None:
        data = self._socket.recv(65536)
        if not data:  # the trial is gone, and so is its window
            self._notifier.setEnabled(False)
            QApplication.exit(3)
            return
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            with self._pulse.held():
                answer = self._safely(json.loads(line))
            self._socket.sendall(json.dumps(answer).encode() + b"\n")

    def _safely(self, asked: dict[str, Any]) -> dict[str, Any]:
        """An answer in any case: a trial that fails itself is a fault as well, and none of the window's."""
        try:
            return self._answer(asked)
        except Exception:
            return {"window": 0, "faults": [f"the trial itself: {traceback.format_exc()}"]}

    def _answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        window = _main_window()
        if window is None:
            return {"window": 0}
        self._watch_views()
        if asked["ask"] == "listen" and self._seclusion is not None:
            self.faults += self._seclusion.listen()
        if asked["ask"] == "picture":
            self._picture(asked["to"])
        faults, self.faults = self.faults, []
        root = front() or window
        return {
            **_window(window, root),
            **_game(window),
            "targets": [list(target) for target in targets(root)],
            "faults": faults,
            "slow": self._pulse.told(),
            "memory": int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE // 1_000_000,
            "widgets": len(QApplication.allWidgets()),
            "at": time.time(),
        }

    def _picture(self, target: str) -> None:
        screen = QApplication.primaryScreen()
        if screen is not None:
            screen.grabWindow(0).save(target)


def _main_window() -> MainWindow | None:
    return next((top for top in QApplication.topLevelWidgets() if isinstance(top, MainWindow)), None)


def _window(window: MainWindow, root: QWidget) -> dict[str, Any]:
    frame = root.frameGeometry()
    modal = QApplication.activeModalWidget()
    popup = QApplication.activePopupWidget()
    screen = window.stack.currentWidget()
    return {
        "window": int(window.winId()),
        "hidden": window.isMinimized() or not window.isVisible(),
        "frame": [frame.x(), frame.y(), frame.width(), frame.height()],
        "screen": type(screen).__name__,
        "title": window.windowTitle(),
        "modal": type(modal).__name__ if modal is not None else "",
        "files": isinstance(modal, QFileDialog)
        or (isinstance(modal, QDialog) and bool(modal.findChildren(QFileDialog))),
        "popup": type(popup).__name__ if popup is not None else "",
        "focus": _focus(),
        "updates": window.updatesEnabled() and not window.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen),
    }


def _focus() -> str:
    widget = QApplication.focusWidget()
    return type(widget).__name__ if widget is not None else ""


def _game(window: MainWindow) -> dict[str, Any]:
    desk, talk = window.game.laid, window.game.talk if window.game.laid is not None else None
    if desk is None:
        return {"game": False, "curtain": False}
    controller, session = desk.controller, desk.session
    return {
        "game": True,
        "n": session.n,
        "over": session.over,
        "scene": controller.scene,
        "clause": desk.models.narrator.clause(controller.view),
        "played": sum(map(desk.manners.ends_section, controller.view.history)),
        "waiting": str(controller.info.phase),
        "pace": controller.info.pace,
        "viewer": controller.view.seat,
        "actor": controller.info.actor,
        "people": len(session.humans()),
        "interlude": controller.interlude,
        "running": controller.presenter.now.running,
        "paused": controller.presenter.now.paused,
        "curtain": talk is not None and talk.curtain.closed,
        "vote": session.vote is not None,
    }
