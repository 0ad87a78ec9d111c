"""Builds the application: settings, language, theme and main window. Whatever can wait is imported later."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from swallows_gui.ui.window.main_window import MainWindow
    from swallows_gui.ui.window.warming import Warming

APP_ID = "millions-of-swallows"


def paint_in_this_thread() -> None:
    """Keep Qt from sharing out the painting of a card among threads; to be called before the application is made.

    Waking them takes longer than painting, and where all processors have work the window waits for them.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def collect_between_turns(app: QApplication) -> None:
    """Switch Python's collector off and have garbage collected between two turns of the event loop instead."""
    from swallows_gui.ui.window.sweeping import Gathering

    Gathering(app)


def work_ahead(window: MainWindow) -> Warming:
    """Load what games need while nobody waits for the window, and have what is put away swept at such times."""
    from swallows_gui.ui.window.sweeping import Sweeping
    from swallows_gui.ui.window.warming import Warming

    warming, sweeping = Warming(window), Sweeping(window)
    warming.begin()
    sweeping.keep_soon()
    return warming


def run(*, record: Path | None = None, smoke: bool = False) -> int:
    """Show the window until it is closed; returns the exit code.

    `record`: a game to go on with. `smoke`: show the start screen, quit after its first paint.
    """
    paint_in_this_thread()
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([APP_ID])
    collect_between_turns(app)
    app.setApplicationName(APP_ID)
    app.setApplicationDisplayName("Millions of Swallows")
    app.setDesktopFileName(APP_ID)

    from swallows_gui.catalogue.places import data_path

    if not data_path("resources").is_dir():
        print(
            "swallows: the folder with cards and nations is missing. Repair it with: "
            "python3 packaging/bootstrap.py setup",
            file=sys.stderr,
        )
        return 1

    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.settings import SettingsService
    from swallows_gui.services.theme import Theme
    from swallows_gui.ui.window.mishaps import Mishaps

    mishaps = Mishaps()
    mishaps.install()
    now = SettingsService.install().now
    LanguageService.install(now.language)
    look = Theme.install(app, now.theme, now.text_scale)
    if look.fonts.problem:
        print(f"swallows: {look.fonts.problem}", file=sys.stderr)

    from swallows_gui.ui.window.main_window import MainWindow

    window = MainWindow()
    mishaps.say = window.say_mishap
    if smoke:
        window.first_painted.connect(lambda: QTimer.singleShot(0, app.quit))
    else:
        window.first_painted.connect(lambda: QTimer.singleShot(100, lambda: work_ahead(window)))
    window.show()
    if record is not None and not smoke:
        QTimer.singleShot(0, lambda: window.open_file(record))
    return app.exec()
