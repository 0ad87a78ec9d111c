"""A real main window in folders of its own, driven through mouse and keyboard."""

import multiprocessing
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.services import thinking
from swallows_gui.services.language import LanguageService
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.kit.clock import AnimationClock, clock
from swallows_gui.ui.kit.face_cache import PaintQueue
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.navigation import Navigation

_painted: dict[Hashable, QImage] = {}
"""Faces that windows of earlier tests have painted."""
FACES = 500
"""So many are kept."""


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Have an application before anything is said: a translator that is installed without one is lost, and then every
    later test of the process hears English."""


@pytest.fixture(autouse=True)
def _quick_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the processes that think forked from one that has loaded the game already, where the system can do that.

    Started from nothing, two of them cost each game of a test as much as its window.
    """
    if "forkserver" in multiprocessing.get_all_start_methods():
        multiprocessing.set_forkserver_preload(["tests.ui.ready_to_think"])
        monkeypatch.setattr(thinking, "START", multiprocessing.get_context("forkserver"))


@pytest.fixture
def _painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have each face painted once for all windows: it takes as long as everything else of a small test."""
    paint = PaintQueue.paint

    def paint_once(queue: PaintQueue, key: Hashable, render: Callable[[], QImage]) -> QPixmap:
        def once() -> QImage:
            if key not in _painted:
                if len(_painted) >= FACES:
                    _painted.clear()
                _painted[key] = render()
            return _painted[key]

        return paint(queue, key, once)

    monkeypatch.setattr(PaintQueue, "paint", paint_once)


@pytest.fixture
def _shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no new screen painted in parts out of sight first: all of it is painted when it is shown.

    A tenth of each game's start in a window. Whoever tests the painting ahead (`shell/test_laying.py`) has it done, as
    have the windows of processes of their own.
    """
    monkeypatch.setattr(Navigation, "_painted_ahead", lambda navigation, part: iter(()))  # noqa: ARG005


@pytest.fixture
def window(
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    _painted_once: None,
    _shown_at_once: None,
) -> Iterator[MainWindow]:
    """An English window at 100 % and pace instant, at the ways to begin the usual game; its games lie in a temporary
    folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    SettingsService.install(tmp_path / "settings.json")
    settings().change(language="en", pace="instant", theme="light", reduced_motion=True, tips=False)
    settings().change(own_matches_only=False, answer_alone=False)
    LanguageService.install("en")
    Theme.install(qapp, "light", 100)
    made = MainWindow()
    made.start.choose("swallows")
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()
    made.deleteLater()
    QApplication.processEvents()
    LanguageService.install("en")


@pytest.fixture
def by_hand(qapp: QApplication) -> Iterator[AnimationClock]:
    """The clock of the application, its time passed by hand: at pace normal, with motion, in English at 100 % text."""
    LanguageService.install("en")
    theme().set_scale(100)
    settings().change(pace="normal", reduced_motion=False)
    clock().by_hand()
    yield clock()
    clock().by_itself()
    LanguageService.install("en")
    settings().change(reduced_motion=False)
    settings().change(**{"swallows.great_moments": "full"})
