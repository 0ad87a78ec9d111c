"""The tutorial of Final Whistle: the match with the ready squads; its lessons come in the first quarters.

Tips of Final Whistle: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from typing import Final

from swallows_gui.games.final_whistle.rules.events import EVENTS, SECTIONS
from swallows_gui.models.chapters import MatchTips
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

FIRST_MATCH: Final = FirstMatch(
    "final_whistle",
    {"squads": "first", "decks": "first", "substitutions": "hurt", "extra_time": "never", "take_back": "free"},
    EVENTS,
    named=frozenset(("seat", "score", "attacks")),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The set-up of the tutorial match for a learner with this name."""
    return FIRST_MATCH.setup(learner, colours)


BOOK: Final = MatchTips.of("final_whistle", "FinalTips", SECTIONS[-1].ends)
