"""The sentences of Final Whistle."""

from typing import Final

from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.occasions import FACTS, FIELDS
from swallows_gui.games.final_whistle.words.placeholders import WORDS
from swallows_gui.models.match_words import Sentences

SENTENCES: Final[Sentences[MatchStory]] = Sentences("final_whistle", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
