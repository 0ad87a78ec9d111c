"""The sentences of Tactics Board."""

from typing import Final

from swallows_gui.models.match_words import Sentences
from swallows_gui.models.tactics_board.course import Situation
from swallows_gui.models.tactics_board.occasions import FACTS, FIELDS
from swallows_gui.models.tactics_board.placeholders import WORDS

SENTENCES: Final[Sentences[Situation]] = Sentences("tactics_board", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
