"""Tells which parts of the installation are missing: without its data the program cannot be played."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from swallows_gui.catalogue.installation import in_checkout, repair
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.answered import answered

_NAMED = 5
"""Files named one by one; of more only the number is told."""


def missing_sentence(missing: Sequence[str]) -> str:
    """Which files are missing, and what mends it."""
    named = ", ".join(missing[:_NAMED])
    more = len(missing) - _NAMED
    if more > 0:
        rest = translate("Damage", "and %n more", None, more)
        named = f"{named} {rest}"
    return translate("Damage", "This installation is damaged. Missing: {files}. To repair it: {repair}.").format(
        files=named, repair=repair_words()
    )


def repair_words() -> str:
    """What mends the installation, in the window's language."""
    if in_checkout():
        return translate("Damage", "type {command}").format(command=repair())
    return translate("Damage", "install the program again; your saved games stay as they are")


def tell_and_stop(missing: Sequence[str]) -> None:
    """Say on the terminal, and in a box where there is a screen, why the program does not start."""
    print(f"swallows: this installation is damaged; missing: {', '.join(missing)}. Repair: {repair()}", file=sys.stderr)
    if QApplication.platformName() in ("offscreen", "minimal"):
        return
    box = QMessageBox(QMessageBox.Icon.Critical, "Millions of Swallows", missing_sentence(missing))
    box.setTextFormat(Qt.TextFormat.PlainText)
    with answered(box):
        pass
