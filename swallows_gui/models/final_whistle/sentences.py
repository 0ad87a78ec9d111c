"""The sentences of Final Whistle."""

from typing import Final

from swallows_gui.models.final_whistle.course import Situation
from swallows_gui.models.final_whistle.occasions import FACTS, FIELDS
from swallows_gui.models.final_whistle.placeholders import WORDS
from swallows_gui.models.match_words import Sentences

SENTENCES: Final[Sentences[Situation]] = Sentences("final_whistle", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
