"""Whether a screen comes to rest: one that asks for its layout whenever it has been laid out takes a whole core."""

from collections import Counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

ROUNDS = 20
"""How often the events that wait are worked off; those of the first half are owed to what went before."""


class _Requests(QObject):
    """Counts requests for a layout by the class of whoever is to be laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.by_class: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and isinstance(watched, QWidget):
            self.by_class[type(watched).__name__] += 1
        return False


def restless(app: QApplication) -> list[str]:
    """The classes of widgets that are laid out again in every round, though nothing happens."""
    for _ in range(ROUNDS // 2):
        app.processEvents()
    requests = _Requests()
    app.installEventFilter(requests)
    for _ in range(ROUNDS // 2):
        app.processEvents()
    app.removeEventFilter(requests)
    return sorted(name for name, count in requests.by_class.items() if count >= ROUNDS // 2)
