"""What every game's models have: its words and its log. A game with nothing else to list needs no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from swallows_gui.models.game_words import GameWords
from swallows_gui.models.log import LogModel
from swallows_gui.models.narration import Event


class PlainModels(QObject):
    """The models of one game, kept current together."""

    def __init__(self, narrator: GameWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = narrator
        self.log = LogModel(narrator, self)

    @property
    def narrator(self) -> GameWords:
        """The game in words."""
        return self._words

    def update(self, view: Any) -> None:
        """Follow a view, row by row."""

    def hide(self) -> None:
        """Drop everything that only one seat may see: the curtain closes."""

    def new_log(self, parent: QObject) -> LogModel:
        """A log beside that of the screen, empty: for what is read aloud."""
        return LogModel(self._words, parent)

    def rebuild_log(self, history: Sequence[Event]) -> None:
        """Show a whole redacted history."""
        self.log.rebuild(history)
