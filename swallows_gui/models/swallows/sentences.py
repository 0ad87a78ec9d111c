"""One whole sentence for every event of a game, in the current language, with names (never "you").

The log, the announcements for screen readers and the table read events through `sentence`; events keep ids, so an old
entry changes its language with the window. What is said lies in `resources/swallows/commentary/`.

Which of several sentences tells an event is always the same, whatever the language, and never the same twice in a row:
it follows from the tournament's first match and how often such a thing has happened since; for an event told by itself,
from what stands in it. Nothing is drawn by lot.
"""

from functools import cache

from swallows_gui.catalogue.commentary import Commentary
from swallows_gui.catalogue.places import data_path
from swallows_gui.models.commentary import Teller, by_itself, in_turn
from swallows_gui.models.narration import Event
from swallows_gui.models.swallows.match_context import NOWHERE, Situation
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.swallows.occasions import FACTS, FIELDS
from swallows_gui.models.swallows.placeholders import WORDS
from swallows_gui.services.language import language

_ENDED_TWICE = tuple(f"{stop}{mark}." for stop in ".!?…" for mark in ("“", "”", "‘“", "’”"))


@cache
def teller() -> Teller[Situation, Names]:
    """What tells the events, its texts read once. Raises `BadCommentary`."""
    commentary = Commentary(data_path("resources", "swallows", "commentary"), FACTS.keys() | FIELDS, WORDS)
    return Teller(commentary, FACTS, WORDS)


def tells(event: Event) -> bool:
    """Whether there is a sentence for events of this type."""
    return event.get("type") in teller().commentary.occasions


def sentence(event: Event, names: Names, situation: Situation = NOWHERE) -> str:
    """What happened, in one sentence; "" for an event this version does not know.

    The situation, from a `Course` that has seen all events before it, lets a goal be the equaliser that it is.
    """
    texts = teller().variants(event, situation, names, language().code)
    return _ended(teller().filled(pick(texts, event, situation), event, situation, names)) if texts else ""


def pick(texts: list[str], event: Event, situation: Situation) -> str:
    """One of the texts, the same for the same event in the same place."""
    if situation.known:
        return in_turn(texts, event, situation.times, situation.first)
    return by_itself(texts, event)


def _ended(told: str) -> str:
    """Without a second full stop where the line of a card, in quotation marks, has ended the sentence already."""
    return told[:-1] if told.endswith(_ENDED_TWICE) else told
