"""The sentences of Tactics Board."""

from typing import Final

from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.occasions import FACTS, FIELDS
from swallows_gui.games.tactics_board.words.placeholders import WORDS
from swallows_gui.models.match_words import Sentences

SENTENCES: Final[Sentences[MatchStory]] = Sentences("tactics_board", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
