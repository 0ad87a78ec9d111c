"""What every test stands on: no window, no folder of the real user, no log line that nobody expected."""

from __future__ import annotations

import gc
import logging
import os
import random
import secrets
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from tests.patience import milliseconds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Examples that are the same at every run, and no limit of time.
settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")

LOT = "SWALLOWS_TEST_LOT"
"""Whoever sets this variable to another word gets other games in every test that names no seed of its own."""


@pytest.fixture(autouse=True)
def _offered_for_one_test() -> Iterator[None]:
    """A game that a test offers is offered in that test alone."""
    before = os.environ.get(titles.MORE_GAMES, "")
    yield
    os.environ[titles.MORE_GAMES] = before


@pytest.fixture(scope="session", autouse=True)
def _folders_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Turn every folder the platform offers a program into a temporary one, for child processes too."""
    home = tmp_path_factory.mktemp("home")
    variables = {"HOME": home, "USERPROFILE": home, "LOCALAPPDATA": home / "local", "APPDATA": home / "roaming"}
    variables |= {f"XDG_{kind}_HOME": home / kind.lower() for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # else every process of a test compiles the program
        for name, folder in variables.items():
            folder.mkdir(exist_ok=True)
            patch.setenv(name, str(folder))
        yield


@pytest.fixture(autouse=True)
def _no_unexpected_log_line(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that leaves a warning in the log; one that expects it asserts it, then calls `caplog.clear()`."""
    yield
    lines = [
        f"{record.name}: {record.getMessage()}"
        for record in caplog.get_records("call")
        if record.levelno >= logging.WARNING and record.name.partition(".")[0] == "swallows_gui"
    ]
    assert not lines, "unexpected log lines: " + "; ".join(lines)


@pytest.fixture(autouse=True)
def _nothing_by_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw from the test's own name what players have drawn by lot: games, cups and championships that name no seed,
    and proposed pairings."""
    name = f"{os.environ.get(LOT, '')} {request.node.nodeid.rpartition('/')[2]}"
    lots = random.Random(name)
    monkeypatch.setattr(secrets, "randbelow", lambda below: lots.getrandbits(48) % below)
    random.seed(name)


class PatientBot(QtBot):
    """Waits for at least as long as `tests.patience` says, where pytest-qt gives up after five seconds."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 0) -> None:
        super().waitUntil(callback, timeout=max(timeout, milliseconds()))

    def waitSignal(self, signal: Any, *, timeout: int = 0, **more: Any) -> Any:
        patient = more.get("raising") is not False  # one that need not come, as in assertNotEmitted, is not waited for
        return super().waitSignal(signal, timeout=max(timeout, milliseconds()) if patient else timeout, **more)

    def waitSignals(self, signals: Any, *, timeout: int = 0, **more: Any) -> Any:
        return super().waitSignals(signals, timeout=max(timeout, milliseconds()), **more)

    def waitExposed(self, widget: QWidget, *, timeout: int = 0) -> Any:
        return super().waitExposed(widget, timeout=max(timeout, milliseconds()))

    def waitActive(self, widget: QWidget, *, timeout: int = 0) -> Any:
        return super().waitActive(widget, timeout=max(timeout, milliseconds()))


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """What pytest-qt gives, with more patience."""
    return PatientBot(request)


LITTER = 100_000
"""Objects that a test may leave before its garbage is collected."""
SELDOM = 20
"""So many collections look only through what tests have left since; then everything is looked through once."""
_collections = 0


@pytest.fixture(autouse=True)
def _garbage_goes() -> Iterator[None]:
    """What is to be deleted later goes before the next test, and so does garbage.

    Between tests, as in the program between turns (`ui/shell/garbage_collection.py`): a collection in the middle of
    painting would delete the windows of the test before, and Qt does not survive that.
    """
    if "PySide6.QtWidgets" in sys.modules:
        gc.disable()
    yield
    if "PySide6.QtWidgets" in sys.modules:
        _delete_what_is_left()
    if gc.get_count()[0] > LITTER:
        _collect()


def _collect() -> None:
    """To look through all modules and what they keep takes longer than many a test: what outlives its test is left out
    for a while."""
    global _collections
    if _collections % SELDOM == 0:
        gc.unfreeze()
    _collections += 1
    gc.collect()
    gc.freeze()


def _delete_what_is_left() -> None:
    """Windows that were left behind, too; `processEvents` deletes nothing where no event loop runs."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if isinstance(QCoreApplication.instance(), QApplication):
        for widget in QApplication.topLevelWidgets():
            if widget.parent() is None:
                widget.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder of the source tree."""
    return Path(__file__).resolve().parent.parent
