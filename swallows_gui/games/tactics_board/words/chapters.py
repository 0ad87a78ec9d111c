"""The tutorial of Tactics Board: a match of two short halves.

Tips of Tactics Board: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from typing import Final

from swallows_gui.games.tactics_board.rules.events import EVENTS, SECTIONS
from swallows_gui.models.chapters import MatchTips
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

FIRST_MATCH: Final = FirstMatch(
    "tactics_board",
    {"half": 15, "draw": "stands", "take_back": "free"},
    EVENTS,
    "side",
    frozenset(("side", "score")),
    {"to": "pawn", "keeper": "move"},
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The set-up of the tutorial match for a learner with this name."""
    return FIRST_MATCH.setup(learner, colours)


BOOK: Final = MatchTips.of("tactics_board", "BoardTips", SECTIONS[-1].ends)
