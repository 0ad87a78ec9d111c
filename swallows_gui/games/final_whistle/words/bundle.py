"""The models of one match of Final Whistle: its words, its log, its sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.sheet import SheetModel
from swallows_gui.games.final_whistle.words.words import FinalWords
from swallows_gui.models.plain_models import PlainModels, StoryReader


class FinalModels(PlainModels):
    """The models of one match, updated together."""

    def __init__(self, seats: Sequence[str], view: FinalWhistleView, parent: QObject | None = None) -> None:
        self.seats = list(seats)
        self.clubs = view.options.clubs
        super().__init__(FinalWords(seats, self.clubs), parent)
        self.reader = StoryReader(EVENTS, MatchStory())
        self.sheet = SheetModel(self.clubs, self)

    def update(self, view: FinalWhistleView) -> None:
        self.sheet.show_story(self.reader.read(view.history))
