"""Something that is to happen a little later: one timer a place, kept as long as its owner lives.

`QTimer.singleShot` makes a timer each time and deletes it when it has rung, while the event loop may still hold it.

What lies below an object of Qt's own, looked for without taking it from those who hold it.

`findChildren`, `findChild` and `childAt` make the object they are asked of the owner of everything they find, on the
Python side. Where that object is a part of Qt's own which nobody holds (the container of a scroll bar, the window of a
menu), its Python side goes with the call, and so does what others hold of its children: "already deleted" is what they
read next, of a scroll bar that stands there unharmed. `children` takes nothing from anybody.
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
    """All objects of a kind below another, parents before their children, in the order in which they were made.

    What is no object of Qt is left out: where a layout's item has been deleted that Python still knows, it is named in
    place of what lies there now.
    """
    for child in root.children():
        if isinstance(child, kind):
            yield child
        if isinstance(child, QObject):
            yield from iter_descendants(child, kind)
