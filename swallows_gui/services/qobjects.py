"""Two helpers for Qt objects: a single-shot timer, and a safe search among descendants.

`SingleShotTimer` keeps one timer as long as its owner lives. `QTimer.singleShot` makes a timer each time and deletes it
after it has fired, while the event loop may still hold it.

`iter_descendants` searches without taking ownership. {4}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer


class SingleShotTimer(QTimer):
    """Calls `do` once, `wait` milliseconds after it was started last; 0: in the next turn of the event loop."""

    def __init__(self, owner: QObject, do: Callable[[], object], wait: int = 0) -> None:
        super().__init__(owner, singleShot=True, interval=wait)
        self.timeout.connect(do)


Found = TypeVar("Found", bound=QObject)


def iter_descendants(root: QObject, kind: type[Found]) -> Iterator[Found]:
    """All descendants of this type, parents before children, in order of creation. Objects that are no QObject are
    skipped: PySide may still know a deleted layout item at the address of another object."""
    for child in root.children():
        if isinstance(child, kind):
            yield child
        if isinstance(child, QObject):
            yield from iter_descendants(child, kind)
