"""What the commentary's placeholders stand for: each is made only for a sentence that has it."""

from __future__ import annotations

from typing import Any, Final

from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.names import Seats, card_name, club_name, line_name, man_name
from swallows_gui.models import vocabulary
from swallows_gui.models.commentary import Field, NamedBy, Words
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words, seat_name


def _seat(event: Event, now: MatchStory) -> int:
    """Whose event it is: the attacking seat's, where none is named."""
    return int(event.get("seat", now.side))


def _man(field: str) -> Any:
    return lambda event, now, _seats: man_name(now.clubs, int(event["seat"]), str(event[field]))


def _scorer(_event: Event, now: MatchStory, seats: Seats) -> str:
    """The man who was marked last for the attack, else his club."""
    return man_name(now.clubs, now.side, now.scorer) if now.scorer else _club(_event, now, seats)


def _club(event: Event, now: MatchStory, _seats: Seats) -> str:
    return club_name(now.clubs, _seat(event, now))


def _winner(event: Event, now: MatchStory, _seats: Seats) -> str:
    return club_name(now.clubs, int(event["winner"]))


WORDS: Final[Words[MatchStory, Seats]] = {
    "card": Field("card", card_name),
    "card_away": lambda event, _now, _seats: card_name(str(event["cards"][1])),
    "card_home": lambda event, _now, _seats: card_name(str(event["cards"][0])),
    "club": _club,
    "club_away": lambda _event, now, _seats: club_name(now.clubs, 1),
    "club_home": lambda _event, now, _seats: club_name(now.clubs, 0),
    "goals": Field("goals", score_words),
    "hero": lambda event, now, _seats: man_name(now.clubs, *event["then"]["hero"]),
    "level": Field("level", vocabulary.level_name),
    "line": Field("line", line_name),
    "man": _man("man"),
    "minute": Field("minute"),
    "off": _man("off"),
    "on": _man("on"),
    "other": lambda _event, now, _seats: club_name(now.clubs, 1 - now.side),
    "out": _man("for"),
    "score": lambda event, now, _seats: score_words(event.get("score", now.score)),
    "scorer": _scorer,
    "seat": NamedBy("seat", seat_name),
    "seat_away": lambda _event, _now, seats: seat_name(seats, 1),
    "seat_home": lambda _event, _now, seats: seat_name(seats, 0),
    "shootout": Field("shootout", score_words),
    "strength_away": lambda event, _now, _seats: event["strengths"][1],
    "strength_home": lambda event, _now, _seats: event["strengths"][0],
    "total": lambda event, _now, _seats: event["totals"][0],
    "total_other": lambda event, _now, _seats: event["totals"][1],
    "winner": _winner,
}
