"""Opens the window, or says in one line why it cannot. Loads nothing of the command line."""

import gc
from pathlib import Path

from swallows_gui.cli import qt
from swallows_gui.cli.exit_codes import give_up


def open_window(*, record: Path | None = None, smoke: bool = False) -> int:
    """Show the window until it is closed; returns the exit code. Ends the program with 1 where no window can be."""
    gc.disable()  # to load Qt makes much and leaves no garbage
    qt.demand("PySide6.QtWidgets")
    if reason := qt.missing_display():
        give_up(reason)

    try:
        from swallows_gui.app import run
    except ImportError as error:
        from swallows_gui.catalogue.installation import repair

        give_up(f"a part of the program is missing ({error}). Repair: {repair()}")

    return run(record=record, smoke=smoke)
