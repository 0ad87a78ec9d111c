"""Commentary of Power Soccer: sentences for its events, the facts that choose between them, and placeholders.

A fact is a function of an event, the situation before it and the seats' names; `commentary/occasions.json` uses facts
by name. For a goal, the score is the one after it, as the scoring side sees it. A placeholder's value is made only for
a sentence that contains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.power_soccer.rules.events import EVENTS, DieRolled, KickOver, MatchEnded
from swallows_gui.games.power_soccer.rules.state import FACES, GOAL_AT
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Facts, Field, NamedBy, Words
from swallows_gui.models.match_tracker import goal_fact
from swallows_gui.models.match_words import Sentences
from swallows_gui.models.vocabulary import score_words, seat_name
from swallows_gui.services.glossary import TextTable, translate

Seats = Sequence[str]

FAR: Final = 3
"""A lead of so many goals is a large one."""

FIELDS: Final = frozenset(
    ("added", "attack", "card", "colour", "face", "given", "hit", "hole", "how", "kind", "purpose", "reason", "rules")
)
"""Fields of events that are facts as they are."""


def _dice(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How many dice were thrown, and whether there is a choice between them."""
    for roll in of_kinds([event], DieRolled):
        return "one" if roll.other is None else "double" if roll.other == roll.die else "two"
    return ""


def _points(event: Event, now: MatchStory, _seats: Seats) -> int:
    """The points of the attack, including those of the event."""
    return int(event.get("points", now.points))


def _end(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How a match ends."""
    match EVENTS.read(event):
        case MatchEnded(shootout=(_, _)):
            return "kicks"
        case MatchEnded(winner=None, score=(goals, _)):
            return "level" if goals else "goalless"
        case MatchEnded(score=(a, b)):
            return "clear" if abs(a - b) >= FAR else "won"
    return ""


FACTS: Final[Facts[MatchStory, Seats]] = {
    "dice": _dice,
    "end": _end,
    "from_the_spot": lambda _event, now, _seats: now.spot,
    "had": lambda _event, now, _seats: now.card,
    "keeper_stands": lambda _event, now, _seats: now.keeper,
    "moment": goal_fact("side", far=FAR),
    "on": lambda event, now, seats: _points(event, now, seats) < GOAL_AT,
    "points": _points,
}


a_face: Final = TextTable("PowerCommentary", "a_face", "power_soccer")
"""A face as somebody rolls, takes or throws it: in German in the accusative."""


def side_as_one(seats: Seats, side: int) -> str:
    """A side as one that does something, for verbs of one: its player's name, or that of its team."""
    if len(seats) == 2:
        return seats[side]
    return translate("PowerCommentary", "Team {name}").format(name=seat_name(seats, side))


def _seat(event: Event, now: MatchStory, seats: Seats) -> str:
    """The seat that the event belongs to; for a goal the attacker."""
    return seat_name(seats, int(event.get("seat", now.attacker)))


def _keeper(event: Event, now: MatchStory, seats: Seats) -> str:
    """The keeper; for a kick on its way the player opposite."""
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


SENTENCES: Final[Sentences[MatchStory]] = Sentences("power_soccer", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
