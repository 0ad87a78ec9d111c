"""Something that is to happen a little later: one timer a place, kept as long as its owner lives.

`QTimer.singleShot` makes a timer each time and deletes it when it has rung, while the event loop may still hold it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Later(QTimer):
    """Calls `do` once, `wait` milliseconds after it was started last; 0: in the next turn of the event loop."""

    def __init__(self, owner: QObject, do: Callable[[], object], wait: int = 0) -> None:
        super().__init__(owner, singleShot=True, interval=wait)
        self.timeout.connect(do)
