"""The sentences of Philosophers' Grudge Match."""

from typing import Final

from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.occasions import FACTS, FIELDS
from swallows_gui.games.grudgematch.words.placeholders import WORDS
from swallows_gui.models.match_words import Sentences

SENTENCES: Final[Sentences[MatchStory]] = Sentences("grudgematch", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
