"""The sentences of Power Soccer."""

from typing import Final

from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.games.power_soccer.words.occasions import FACTS, FIELDS
from swallows_gui.games.power_soccer.words.placeholders import WORDS
from swallows_gui.models.match_words import Sentences

SENTENCES: Final[Sentences[MatchStory]] = Sentences("power_soccer", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
