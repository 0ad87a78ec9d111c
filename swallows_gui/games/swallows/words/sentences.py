"""One line for every event of a game that is told, in the current language, with names (never "you").

The log, the announcements for screen readers and the table read events through `sentence`; events keep ids, so an old
entry changes its language with the window. What is said lies in `resources/swallows/commentary/`; how it is chosen says
`models/commentary.py`.
"""

from functools import cache

from swallows_gui.catalogue.commentary import Commentary
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.words.card_tags import TAGS, tags_of
from swallows_gui.games.swallows.words.match_context import NOWHERE, Course, Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.occasions import FACTS, FIELDS
from swallows_gui.games.swallows.words.placeholders import WORDS
from swallows_gui.games.swallows.words.recollections import RECOLLECTIONS
from swallows_gui.models.commentary import Reporter, Teller, Telling
from swallows_gui.models.narration import Event
from swallows_gui.services.language import language


@cache
def teller() -> Teller[Situation, Names]:
    """What tells the events, its texts read once. Raises `BadCommentary`."""
    folder = data_path("resources", "swallows", "commentary")
    commentary = Commentary(folder, FACTS.keys() | FIELDS, WORDS, tags=TAGS, recollections=RECOLLECTIONS)
    return Teller(commentary, FACTS, WORDS, tags_of)


def reporter(names: Names) -> Reporter[Situation, Names]:
    """What sees a game from its beginning and chooses what is said of it."""
    return Reporter(teller(), Course(names.catalogue.marks), names)


def tells(event: Event) -> bool:
    """Whether there is a sentence for events of this type."""
    return event.get("type") in teller().commentary.occasions


def sentence(event: Event, names: Names, telling: Telling[Situation] | None = None) -> str:
    """What happened, in one line; "" for what is passed over, and for an event this version does not know.

    A telling comes from a `reporter` that has seen all events before it, and lets a goal be the equaliser that it is;
    without one the event is told by itself.
    """
    if telling is None:
        return teller().by_itself(event, NOWHERE, names, language().code)
    return teller().line(event, telling, names, language().code)
