"""The models of one match of Tactics Board: its words, its log, what can be chosen, dice and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.words.lists import StateModel, TargetsModel
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.placeholders import team_words
from swallows_gui.games.tactics_board.words.words import BoardWords
from swallows_gui.models.plain_models import PlainModels
from swallows_gui.models.story_reader import StoryReader


class BoardModels(PlainModels):
    """Kept current together; the table fills the lists, by what it has told."""

    def __init__(self, seats: Sequence[str], _view: TacticsBoardView, parent: QObject | None = None) -> None:
        super().__init__(BoardWords(seats), parent)
        self.seats = list(seats)
        self.reader = StoryReader(EVENTS, MatchStory())
        self.teams = (team_words(seats, 0), team_words(seats, 1))
        self.targets = TargetsModel(self)
        self.state = StateModel(self)
