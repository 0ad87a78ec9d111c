"""One whole sentence for every event of a match that is told, in the current language, with names (never "you").

What is said lies in `resources/tactics_board/commentary/`. Which of several sentences tells an event is always the
same, whatever the language, and they take turns; nothing is drawn by lot.
"""

from functools import cache

from swallows_gui.catalogue.commentary import Commentary
from swallows_gui.catalogue.places import data_path
from swallows_gui.models.commentary import Teller, by_itself, in_turn
from swallows_gui.models.narration import Event
from swallows_gui.models.tactics_board.course import NOWHERE, Situation
from swallows_gui.models.tactics_board.occasions import FACTS, FIELDS, Seats
from swallows_gui.models.tactics_board.placeholders import WORDS
from swallows_gui.services.language import language


@cache
def teller() -> Teller[Situation, Seats]:
    """What tells the events, its texts read once. Raises `BadCommentary`."""
    commentary = Commentary(data_path("resources", "tactics_board", "commentary"), FACTS.keys() | FIELDS, WORDS)
    return Teller(commentary, FACTS, WORDS)


def tells(event: Event) -> bool:
    """Whether there are sentences for events of this type."""
    return event.get("type") in teller().commentary.occasions


def sentence(event: Event, seats: Seats, situation: Situation = NOWHERE) -> str:
    """What happened, in one sentence; "" for what another event tells, and for one this version does not know."""
    texts = teller().variants(event, situation, seats, language().code)
    if not texts:
        return ""
    text = in_turn(texts, event, situation.times) if situation.known else by_itself(texts, event)
    told = teller().filled(text, event, situation, seats)
    return told[:1].upper() + told[1:]
