"""The one way to show a dialog that is waited for: it is gone when it has been answered.

A dialog that merely hides stays in its window for ever, with whatever it was given: a printer that has gone meanwhile
takes the program along.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QDialog
from shiboken6 import delete, isValid


@contextmanager
def answered(dialog: QDialog) -> Iterator[int]:
    """Show a dialog and wait for its answer (`QDialog.DialogCode`); it can be looked at until the block is left."""
    try:
        yield dialog.exec()
    finally:
        if isValid(dialog):
            delete(dialog)
