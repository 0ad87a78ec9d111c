"""The log: one line an event, newest first. It keeps the events and makes their sentences when they are shown."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from swallows_gui.models import roles
from swallows_gui.models.chapters import Event, FollowsGame, Narrator
from swallows_gui.models.roles import Index
from swallows_gui.services.language import language

_NOWHERE = QModelIndex()


WINDOW = 40
"""Lines shown at first; older ones come when the view asks for them. So a new line costs the same in the last match
as in the first."""

_TEXT = frozenset((Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole))


KEPT = 6
"""Histories kept beside the one that is shown. Where people take turns at one screen each knows another, and to see all
of it again at every curtain takes as long as the game has been."""


class _History:
    """A history as one viewer knows it, with how each event is told; it grows event by event."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self.events: list[Event] = []
        self.lines: list[int] = []
        """The places of the events that have a line: the reporter passes over some."""
        self._situations: list[Any] = []
        self._sentences: dict[int, str] = {}
        """Those made so far, by the place of their event: a view asks for each again and again."""

    @cached_property
    def _course(self) -> FollowsGame:
        """The narrator's course, begun at the first event, when it knows what was told before this game."""
        return self._narrator.course()

    def see(self, events: Sequence[Event]) -> None:
        """Add new events."""
        first = len(self.events)
        self.events.extend(events)
        self._situations.extend(self._course.see(event) for event in events)
        self.lines += [at for at in range(first, len(self.events)) if self._narrator.spoken(self._situations[at])]

    def leads_to(self, events: list[Event]) -> bool:
        """Whether these are its events and perhaps more."""
        return self.events == events[: len(self.events)]

    def go_on_to(self, events: list[Event]) -> None:
        """Add those of these events that are new. The others replace equal older ones, and their sentences are made
        again."""
        seen = len(self.events)
        self.events[:] = events[:seen]
        self._sentences.clear()
        self.see(events[seen:])

    def sentence(self, place: int) -> str:
        """The sentence of the event at a place, counted from the oldest."""
        made = self._sentences.get(place)
        if made is None:
            made = self._sentences[place] = self._narrator.sentence(self.events[place], self._situations[place])
        return made

    def forget_sentences(self) -> None:
        """Have every sentence made again when it is asked for."""
        self._sentences.clear()


class LogModel(QAbstractListModel):
    """The events with a line, the newest at row 0. Stored oldest first; only the newest are rows."""

    def __init__(self, narrator: Narrator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._history = _History(narrator)
        self._kept: list[_History] = []
        """Those shown before, the last one first."""
        self._lines: list[int] = []
        """The places of the events that have a line, as far as they are shown."""
        self._rows = 0
        self._limit = WINDOW
        self._withheld: list[Event] = []
        language().changed.connect(self.retranslate)

    def append(self, events: Iterable[Event]) -> None:
        """Add new events, in order."""
        self._history.see([event for event in events if self._narrator.tells(event)])
        self._show_newer()

    def _show_newer(self) -> None:
        """Have a row for every line that has none yet."""
        lines = self._history.lines[len(self._lines) :]
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

    def rebuild(self, history: Iterable[Event]) -> None:
        """Show a whole history: after loading, undo or a jump. What stays the same keeps its row."""
        events = [event for event in history if self._narrator.tells(event)]
        self._withheld = []
        same = 0
        for old, new in zip(self._history.events, events, strict=False):
            if old != new:
                break
            same += 1
        stay = bisect_left(self._lines, same)
        gone = min(len(self._lines) - stay, self._rows)
        if gone:
            self.beginRemoveRows(_NOWHERE, 0, gone - 1)
            self._rows -= gone
        self._take_up(events)
        del self._lines[stay:]
        if gone:
            self.endRemoveRows()
        self._show_older()
        self._show_newer()

    def withhold(self, begins: Callable[[Event], bool]) -> None:
        """Keep back the first event with which something begins that is not to be read yet, and all after it, until
        `let_go`."""
        events = list(self._history.events)
        at = next((place for place, event in enumerate(events) if begins(event)), len(events))
        self.rebuild(events[:at])
        self._withheld = events[at:]

    def let_go(self) -> None:
        """Add the events that were withheld."""
        withheld, self._withheld = self._withheld, []
        self.append(withheld)

    def _take_up(self, events: list[Event]) -> None:
        """Go on with the longest history that leads to these events; begin a new one if none does."""
        before = self._history
        known = [each for each in (before, *self._kept) if each.events and each.leads_to(events)]
        self._history = max(known, key=lambda each: len(each.events), default=None) or _History(self._narrator)
        others = [each for each in (before, *self._kept) if each is not self._history and each.events]
        self._kept = others[:KEPT]
        self._history.go_on_to(events)

    def told(self, event: Event) -> str:
        """The line of one of the newest events, "" if it has none; of any other event, its sentence by itself."""
        events = self._history.events
        for back in range(1, min(WINDOW, len(events)) + 1):
            if events[-back] is event:
                return self._history.sentence(len(events) - back)
        return self._narrator.sentence(event)

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._rows < len(self._lines)

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._limit += WINDOW
            self._show_older()

    def _show_older(self) -> None:
        """Add older lines up to the limit."""
        wanted = min(self._limit, len(self._lines))
        if wanted > self._rows:
            self.beginInsertRows(_NOWHERE, self._rows, wanted - 1)
            self._rows = wanted
            self.endInsertRows()

    def event_at(self, row: int) -> Event:
        """The event of a line, counted from the newest."""
        return self._history.events[self._lines[-1 - row]]

    def place_of(self, row: int) -> int:
        """The number of events before that of a row, counting those without a line too."""
        return self._lines[-1 - row]

    def retranslate(self) -> None:
        """Have every line read again in the language in use now."""
        self._history.forget_sentences()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(self._rows - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= self._rows:
            return None
        if role in _TEXT:
            return self._history.sentence(self._lines[-1 - index.row()])
        if role == roles.EVENT:
            return self.event_at(index.row())
        if role == roles.TEAM:
            return str(self.event_at(index.row()).get("team") or "")
        return None
