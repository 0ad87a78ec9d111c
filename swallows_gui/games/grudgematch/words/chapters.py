"""The Grudge Match's replay chapters, its tutorial match and its tips.

Chapters are turns; goals and half-time are marks on the timeline. A tip explains an event or question the first time it
comes, with its clause.
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import Final

from swallows_gui.games.grudgematch.rules.events import EVENTS, SECTIONS
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.outlook import COLOURS
from swallows_gui.models.chapters import MatchTips, match_chapters
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.session import Setup

chapters: Final = partial(match_chapters, EVENTS, story=MatchStory(), marked=attrgetter("half"))
"""The parts of a record; what it is called with has the events that led to each position."""

FIRST_MATCH: Final = FirstMatch(
    "grudgematch",
    {"germany": 0, "rows": 11, "take_back": "free"},
    EVENTS,
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The set-up of the tutorial match for a learner with this name, in the colours of the sides."""
    return FIRST_MATCH.setup(learner, COLOURS if colours else ())


BOOK: Final = MatchTips.of("grudgematch", "GrudgeTips", SECTIONS[-1].ends)
