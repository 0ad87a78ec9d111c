"""What the commentary's placeholders stand for: each is made only for a sentence that has it."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.power_soccer.rules.events import EVENTS, DieRolled, KickOver
from swallows_gui.games.power_soccer.rules.tables import FACES
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.games.power_soccer.words.occasions import FACTS, Seats
from swallows_gui.models import vocabulary
from swallows_gui.models.commentary import Field, NamedBy, Words
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words, seat_name
from swallows_gui.services.glossary import TextTable, translate

a_face: Final = TextTable("PowerCommentary", "a_face", "power_soccer")
"""A face as somebody rolls, takes or throws it: in German in the accusative."""


def side_as_one(seats: Seats, side: int) -> str:
    """A side as one that does something, for verbs of one: its player's name, or that of its team."""
    if len(seats) == 2:
        return seats[side]
    return translate("PowerCommentary", "Team {name}").format(name=seat_name(seats, side))


def _seat(event: Event, now: MatchStory, seats: Seats) -> str:
    """Whose event it is; a goal is the attacker's."""
    return seat_name(seats, int(event.get("seat", now.attacker)))


def _keeper(event: Event, now: MatchStory, seats: Seats) -> str:
    """Who keeps goal; of a kick that is on its way it is the player opposite."""
    match EVENTS.read(event):
        case DieRolled(purpose="kick", seat=seat):
            return seat_name(seats, seat ^ 1)
        case KickOver(keeper=keeper):
            return seat_name(seats, keeper)
    return seat_name(seats, now.defender)


def _other_side(seats: Seats, side: int) -> str:
    return side_as_one(seats, 1 - side)


WORDS: Final[Words[MatchStory, Seats]] = {
    "a": lambda _event, _now, seats: side_as_one(seats, 0),
    "b": lambda _event, _now, seats: side_as_one(seats, 1),
    "attack": Field("attack"),
    "defender": lambda _event, now, seats: seat_name(seats, now.defender),
    "face": Field("face", a_face),
    "goals": Field("goals", score_words),
    "hits": Field("hits", score_words),
    "keeper": _keeper,
    "kicks": Field("shootout", score_words),
    "hero": lambda event, _now, seats: seat_name(seats, int(event["then"]["hero"][1])),
    "level": Field("level", vocabulary.level_name),
    "loser": NamedBy("winner", _other_side),
    "other": Field("other", lambda die: a_face(FACES[die - 1])),
    "points": lambda event, now, seats: FACTS["points"](event, now, seats),
    "score": lambda event, now, _seats: score_words(event.get("score", now.score)),
    "seat": _seat,
    "side": NamedBy("side", side_as_one),
    "winner": NamedBy("winner", side_as_one),
}
