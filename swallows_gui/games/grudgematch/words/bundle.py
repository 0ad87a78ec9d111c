"""The models of one match: its words, its log, its sheet of goals."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.sheet import GoalsModel
from swallows_gui.games.grudgematch.words.words import GrudgeWords
from swallows_gui.models.plain_models import PlainModels, StoryReader
from swallows_gui.models.vocabulary import seat_name


class GrudgeModels(PlainModels):
    """The models of one match, updated together."""

    def __init__(self, seats: Sequence[str], view: GrudgematchView, parent: QObject | None = None) -> None:
        options = view.options
        super().__init__(GrudgeWords(seats, options.germany, options.rows), parent)
        self.seats = list(seats)
        self.reader = StoryReader(EVENTS, MatchStory())
        self.germany = options.germany
        self.goals = GoalsModel(options.rows, self)

    @property
    def names(self) -> tuple[str, str]:
        """The seats' names by side."""
        return seat_name(self.seats, self.germany), seat_name(self.seats, 1 - self.germany)

    def update(self, view: GrudgematchView) -> None:
        self.goals.show_story(self.reader.read(view.history))
