"""The models of one match of Power Soccer: its words, its log, its sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from swallows_gui.games.power_soccer.rules.events import EVENTS
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.games.power_soccer.words.sheet import SheetModel, side_name
from swallows_gui.games.power_soccer.words.words import PowerSoccerWords
from swallows_gui.models.plain_models import PlainModels, StoryReader


class PowerModels(PlainModels):
    """The models of one match, updated together."""

    def __init__(self, seats: Sequence[str], view: PowerSoccerView, parent: QObject | None = None) -> None:
        super().__init__(PowerSoccerWords(seats), parent)
        self.seats = list(seats)
        self.reader = StoryReader(EVENTS, MatchStory())
        self.sides = (side_name(seats, 0), side_name(seats, 1))
        self.sheet = SheetModel(self.sides, self)
        counted, number = view.options.length
        self.sheet.plan(number if counted == "attacks" else 0)

    def update(self, view: PowerSoccerView) -> None:
        self.sheet.show_story(self.reader.read(view.history))
