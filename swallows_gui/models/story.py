"""Events told in their order, oldest first: the result of a match, the pay-out revealed line by line."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QObject, Qt

from swallows_gui.models import roles
from swallows_gui.models.chapters import Event, Narrator
from swallows_gui.models.roles import RowsModel

Line = tuple[int, Event]


class StoryModel(RowsModel[Line]):
    """Sentences of some events; `tell` sets them, `reveal` adds one more."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator

    def tell(self, events: list[Event]) -> None:
        """Show exactly these events."""
        self.set_rows(list(enumerate(events)))

    def reveal(self, event: Event) -> None:
        """Add one event at the end."""
        self.set_rows([*self.rows, (len(self.rows), event)])

    def key(self, row: Line) -> Hashable:
        return row[0], str(row[1].get("type"))

    def cell(self, row: Line, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._narrator.sentence(row[1])
            case roles.EVENT:
                return row[1]
            case roles.TEAM:
                return str(row[1].get("team") or "")
        return None
