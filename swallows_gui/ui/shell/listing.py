"""The list of games, read file by file between other things: a full folder must not hold up the window."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from swallows_gui.records import library
from swallows_gui.records.bin import swept
from swallows_gui.ui.kit.idle_queue import BUDGET, Work, idle_queue

if TYPE_CHECKING:
    from pathlib import Path

    from swallows_gui.records.record import ListedGame

_MORE = 8
"""So many times what was told of must have been read before it is told again."""


class Listing(QObject):
    """Reads the list of records in the player's folder, the files written last first."""

    listed = Signal(list)
    """All games read so far, each where it is furthest, the last played first: whenever there are more, and at the
    end, with none at all too."""

    def __init__(self, parent: QObject, *, soon: bool = False) -> None:
        """`soon`: the list is waited for; else it is read in idle time."""
        super().__init__(parent)
        self._soon = soon
        self.folder: Path | None = None
        """Where it reads; None: the player's games."""
        self._work: Work | None = None
        self._swept = False
        """Whether what a killed program has left was looked for: once is enough."""

    @property
    def reading(self) -> bool:
        """Whether reading is unfinished."""
        return self._work is not None and not self._work.over

    def read(self) -> None:
        """Start reading again: the files written last at once, the others in pieces."""
        if self._work is not None:
            self._work.drop()
        take = idle_queue().take if self._soon else idle_queue().take_idle
        self._work = take(self, self._pieces())
        self._work.step()

    def _pieces(self) -> Iterator[None]:
        found: list[ListedGame] = []
        told = 0
        until = perf_counter() + BUDGET
        for entry in library.entries(self.folder):
            found.append(entry)
            if perf_counter() < until:
                continue
            if len(found) >= _MORE * told:  # to sift them anew for every file would take longer than to read it
                told = len(found)
                self.listed.emit(library.furthest(found))
            yield
            until = perf_counter() + BUDGET
        self.listed.emit(library.furthest(found))
        if not self._swept and self.folder is None:
            self._swept = True
            for _path in swept():
                yield
