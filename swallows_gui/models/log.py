"""The log: one line an event, newest first. It keeps the events and makes their sentences when they are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from swallows_gui.models import roles
from swallows_gui.models.narration import Event, Narrator
from swallows_gui.models.rows import Index
from swallows_gui.services.language import language

_NOWHERE = QModelIndex()


WINDOW = 40
"""Lines shown at first; older ones come when the view asks for them. So a new line costs the same in the last match
as in the first."""

_TEXT = frozenset((Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole))


class LogModel(QAbstractListModel):
    """Events that have a line, newest at row 0. Stored oldest first; only the newest ones are rows."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._events: list[Event] = []
        self._situations: list[Any] = []
        self._lines: list[int] = []
        """The places of the events that have a line: the reporter passes over some."""
        self._course = self._narrator.course()
        self._sentences: dict[int, str] = {}
        """Those made so far, by the place of their event: a view asks for each again and again."""
        self._rows = 0
        self._limit = WINDOW
        self._withheld: list[Event] = []
        language().changed.connect(self.retranslate)

    def append(self, events: Iterable[Event]) -> None:
        """Add what has just happened, in its order."""
        lines = self._see([event for event in events if self._narrator.tells(event)])
        if not lines:
            return
        self.beginInsertRows(_NOWHERE, 0, len(lines) - 1)
        self._lines.extend(lines)
        self._rows += len(lines)
        self.endInsertRows()
        if self._rows > self._limit:
            self.beginRemoveRows(_NOWHERE, self._limit, self._rows - 1)
            self._rows = self._limit
            self.endRemoveRows()

    def _see(self, events: list[Event]) -> list[int]:
        """Show events to the course; the places of those that have a line."""
        first = len(self._events)
        self._events.extend(events)
        self._situations.extend(self._course.see(event) for event in events)
        return [at for at in range(first, len(self._events)) if self._narrator.spoken(self._situations[at])]

    def rebuild(self, history: Iterable[Event]) -> None:
        """Show a whole history: after loading, undo or a jump. What stays the same keeps its row."""
        events = [event for event in history if self._narrator.tells(event)]
        self._withheld = []
        same = 0
        for old, new in zip(self._events, events, strict=False):
            if old != new:
                break
            same += 1
        gone = min(sum(at >= same for at in self._lines), self._rows)
        if gone:
            self.beginRemoveRows(_NOWHERE, 0, gone - 1)
            self._rows -= gone
        self._begin_anew(events[:same])
        if gone:
            self.endRemoveRows()
        self._show_older()
        self.append(events[same:])

    def withhold(self, begins: Callable[[Event], bool]) -> None:
        """Keep back the first event with which something begins that is not to be read yet, and all after it, until
        `let_go`."""
        at = next((place for place, event in enumerate(self._events) if begins(event)), len(self._events))
        withheld = self._events[at:]
        self.rebuild(self._events[:at])
        self._withheld = withheld

    def let_go(self) -> None:
        """Add what was withheld."""
        withheld, self._withheld = self._withheld, []
        self.append(withheld)

    def _begin_anew(self, events: list[Event]) -> None:
        """Keep what is left of the events, and see them again."""
        self._course = self._narrator.course()
        self._events.clear()
        self._situations.clear()
        self._sentences.clear()
        self._lines = self._see(events)

    def told(self, event: Event) -> str:
        """The line of one of the newest events, "" if it has none; of any other event, its sentence by itself."""
        for back in range(1, min(WINDOW, len(self._events)) + 1):
            if self._events[-back] is event:
                return self._sentence(len(self._events) - back)
        return self._narrator.sentence(event)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._rows < len(self._lines)

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._limit += WINDOW
            self._show_older()

    def _show_older(self) -> None:
        """Fill up with older lines as far as the limit allows."""
        wanted = min(self._limit, len(self._lines))
        if wanted > self._rows:
            self.beginInsertRows(_NOWHERE, self._rows, wanted - 1)
            self._rows = wanted
            self.endInsertRows()

    def _sentence(self, place: int) -> str:
        """The sentence of the event at a place, counted from the oldest."""
        made = self._sentences.get(place)
        if made is None:
            made = self._sentences[place] = self._narrator.sentence(self._events[place], self._situations[place])
        return made

    def event_at(self, row: int) -> Event:
        """The event of a line, counted from the newest."""
        return self._events[self._lines[-1 - row]]

    def retranslate(self) -> None:
        """Have every line read again in the language in use now."""
        self._sentences.clear()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(self._rows - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= self._rows:
            return None
        if role in _TEXT:
            return self._sentence(self._lines[-1 - index.row()])
        if role == roles.EVENT:
            return self.event_at(index.row())
        if role == roles.TEAM:
            return str(self.event_at(index.row()).get("team") or "")
        return None
