"""The sentences of Philosophers' Grudge Match."""

from typing import Final

from swallows_gui.models.grudgematch.course import Situation
from swallows_gui.models.grudgematch.occasions import FACTS, FIELDS
from swallows_gui.models.grudgematch.placeholders import WORDS
from swallows_gui.models.match_words import Sentences

SENTENCES: Final[Sentences[Situation]] = Sentences("grudgematch", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
