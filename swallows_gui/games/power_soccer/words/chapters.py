"""The tutorial of Power Soccer: a match of three attacks.

Tips of Power Soccer: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from typing import Final

from swallows_gui.games.power_soccer.rules.events import EVENTS, SECTIONS
from swallows_gui.models.chapters import MatchTips
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

FIRST_MATCH: Final = FirstMatch(
    "power_soccer",
    {"rules": "professional", "length": {"attacks": 3}, "draw": "stands", "take_back": "free"},
    EVENTS,
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The set-up of the tutorial match for a learner with this name."""
    return FIRST_MATCH.setup(learner, colours)


BOOK: Final = MatchTips.of("power_soccer", "PowerTips", SECTIONS[-1].ends)
