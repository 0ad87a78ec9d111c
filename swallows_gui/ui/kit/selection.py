"""What is chosen in a list or table. Screen readers select a row and leave the keys' place where it is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView


def chosen(view: QAbstractItemView) -> QModelIndex:
    """The first index that is selected, else the one where the keys stand; invalid if there is neither."""
    return next(iter(view.selectedIndexes()), view.currentIndex())


def when_chosen(view: QAbstractItemView, command: Callable[[], object]) -> None:
    """Carry out a command whenever something else is chosen, by keys, mouse or screen reader; the model is set."""
    choice = view.selectionModel()
    choice.currentChanged.connect(lambda *_: command())
    choice.selectionChanged.connect(lambda *_: command())
