"""Builds the application: settings, language, theme and main window. Whatever can wait is imported later."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from swallows_gui.services.theme import FusionApplication

if TYPE_CHECKING:
    from swallows_gui.ui.shell.main_window import MainWindow
    from swallows_gui.ui.shell.preload import Preload

APP_ID = "millions-of-swallows"


class Application(FusionApplication):
    """Takes the records that the desktop hands over as an event, as macOS does, instead of as a word of the command."""

    opened: Callable[[Path], None] | None = None
    """Opens a record; None until there is a window."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.opened is not None and event.file():
            self.opened(Path(event.file()))
            return True
        return super().event(event)


def paint_in_this_thread() -> None:
    """Keep Qt from sharing out the painting of a card among threads; to be called before the application is made.

    Waking them takes longer than painting, and where all processors have work the window waits for them.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def collect_between_turns(app: QApplication) -> None:
    """Switch Python's collector off and have garbage collected between two turns of the event loop instead."""
    gc.disable()  # before anything more is loaded
    from swallows_gui.ui.shell.garbage_collection import Gathering

    Gathering(app)


def work_ahead(window: MainWindow) -> Preload:
    """Load what games need while nobody waits for the window, and have what is put away swept at such times."""
    from swallows_gui.ui.shell.garbage_collection import GarbageCollection
    from swallows_gui.ui.shell.preload import Preload

    warming, sweeping = Preload(window), GarbageCollection(window)
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
        app = Application(APP_ID)
    collect_between_turns(app)
    app.setApplicationName(APP_ID)
    app.setApplicationDisplayName("Millions of Swallows")
    app.setDesktopFileName(APP_ID)

    from swallows_gui.catalogue.places import missing_files
    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.qobjects import SingleShotTimer
    from swallows_gui.services.settings import SettingsService
    from swallows_gui.services.theme import Theme
    from swallows_gui.ui.shell.error_reports import ErrorReports

    mishaps = ErrorReports()
    mishaps.install()
    kept = SettingsService.install()
    if not kept.path.exists():
        from swallows_gui.services.first_start import system_text_scale

        kept.change(text_scale=system_text_scale())
    now = kept.now
    LanguageService.install(now.language)
    missing = missing_files()
    if any(name.startswith("resources") for name in missing):
        from swallows_gui.ui.shell.error_reports import tell_and_stop

        tell_and_stop(missing)
        return 1
    look = Theme.install(app, now.theme, now.text_scale)
    if look.fonts.problem:
        print(f"swallows: {look.fonts.problem}", file=sys.stderr)

    from swallows_gui.ui.shell.main_window import MainWindow

    window = MainWindow()
    mishaps.say = window.say_mishap
    if isinstance(app, Application):
        app.opened = window.open_file
    if missing:
        from swallows_gui.ui.shell.error_reports import missing_sentence

        window.notice.show_notice(missing_sentence(missing), "warning")
    window.start.hold_pictures()
    window.first_painted.connect(SingleShotTimer(window, window.start.show_pictures).start)
    if smoke:
        window.first_painted.connect(SingleShotTimer(window, app.quit).start)
    else:
        window.first_painted.connect(SingleShotTimer(window, lambda: work_ahead(window), 100).start)
    window.show()
    if record is not None and not smoke:
        SingleShotTimer(window, lambda: window.open_file(record)).start()
    gc.freeze()  # all of this lasts as long as the window: not looked through before the first paint
    return app.exec()
