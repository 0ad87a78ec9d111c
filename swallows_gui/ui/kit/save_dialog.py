"""Dialogs that the program waits for: they are deleted when answered; and the one way to ask for a file to write.

The file's ending is added before asking whether to overwrite.

A dialog that merely hides stays in its window for ever, with whatever it was given: a printer that has gone meanwhile
takes the program along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget
from shiboken6 import delete, isValid

from swallows_gui.services.glossary import translate


@contextmanager
def exec_and_delete(dialog: QDialog) -> Iterator[int]:
    """A context manager that shows a dialog, waits, and yields its answer (`QDialog.DialogCode`); the dialog is deleted
    at the end of the block."""
    try:
        yield dialog.exec()
    finally:
        if isValid(dialog):
            delete(dialog)


PLAIN: Final = QFileDialog.Option(0)
"""A file dialog as the system shows it."""


def ask_to_save(
    parent: QWidget,
    title: str,
    proposal: Path,
    kinds: str,
    suffix: str,
    *,
    writes_over: bool = True,
    options: QFileDialog.Option = PLAIN,
) -> Path | None:
    """The path that the player chooses, with its `suffix` (".pdf"); None if nothing is to be written.

    `proposal` is a file, or a folder where none is proposed; in place of a folder that is not there comes the home
    folder. `kinds` names the files of the dialog. A file that is there is chosen only after a question; without
    `writes_over` there is none, and the caller writes over nothing.
    """
    if not proposal.parent.is_dir():
        proposal = Path.home() / proposal.name  # the system names folders that nobody has made
    if not writes_over:
        options |= QFileDialog.Option.DontConfirmOverwrite

    def dialog() -> QFileDialog:
        made = QFileDialog(parent, title, str(proposal if proposal.is_dir() else proposal.parent), kinds)
        made.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        made.setFileMode(QFileDialog.FileMode.AnyFile)
        made.setDefaultSuffix(suffix.removeprefix("."))
        made.setOptions(options)
        if not proposal.is_dir():
            made.selectFile(str(proposal))
        return made

    chosen = named(dialog)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() == suffix:
        return path
    path = path.with_name(path.name + suffix)  # some systems' dialogs put no ending on, or another was typed
    return path if not writes_over or not path.exists() or _may_write_over(parent, title, path) else None


def named(make: Callable[[], QFileDialog]) -> str:
    """Show a file dialog; returns the chosen name or ""."""
    dialog = make()
    with exec_and_delete(dialog) as answer:
        chosen = dialog.selectedFiles() if answer == QFileDialog.DialogCode.Accepted else []
    return chosen[0] if chosen else ""


def _may_write_over(parent: QWidget, title: str, path: Path) -> bool:
    """Ask whether a file may be written over."""
    text = translate("Files", "{path} is there already. Write over it? What it holds is kept as {kept}.")
    yes = QMessageBox.StandardButton.Yes
    box = QMessageBox(QMessageBox.Icon.Question, title, text.format(path=path, kept=path.name + "~"), parent=parent)
    box.setStandardButtons(yes | QMessageBox.StandardButton.No)
    box.setDefaultButton(QMessageBox.StandardButton.No)
    with exec_and_delete(box) as answer:
        return answer == yes
