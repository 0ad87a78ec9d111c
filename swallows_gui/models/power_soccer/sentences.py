"""The sentences of Power Soccer."""

from typing import Final

from swallows_gui.models.match_words import Sentences
from swallows_gui.models.power_soccer.course import Situation
from swallows_gui.models.power_soccer.occasions import FACTS, FIELDS
from swallows_gui.models.power_soccer.placeholders import WORDS

SENTENCES: Final[Sentences[Situation]] = Sentences("power_soccer", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
