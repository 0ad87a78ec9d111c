"""What the fields of written events look like (F17): for records that cannot be played again.

Where a record can be played, its events are compared; this alone keeps the wrong kind of value away from whoever tells
or counts what happened in one that cannot.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.final_whistle.rules.notation import EVENTS
from swallows_gui.games.final_whistle.rules.options import CLUBS, DECKS, SQUADS
from swallows_gui.games.final_whistle.rules.tables import CARDS, COLOURS, LINES, MEN

Form = Callable[[Any], bool]


def _number(below: int, least: int = 0) -> Form:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value < below


def _or_null(form: Form) -> Form:
    return lambda value: value is None or form(value)


def _list_of(form: Form, length: int | None = None) -> Form:
    return lambda value: isinstance(value, list) and length in (None, len(value)) and all(map(form, value))


def _one_of(*words: str) -> Form:
    return lambda value: isinstance(value, str) and value in words


def _yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _leg(value: Any) -> bool:
    return value == "single" or _number(3, 1)(value)


def _turned(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(one, list) and len(one) == 3 and _number(2)(one[0]) and _MAN(one[1]) and _number(4)(one[2])
        for one in value
    )


_MAN: Final = _one_of(*MEN)
_CARD: Final = _one_of(*CARDS)
_PAIR: Final = _list_of(_number(1000), 2)

_FORMS: Final[Mapping[str, Form]] = {
    "clubs": _one_of(*CLUBS),
    "squads": _one_of(*SQUADS),
    "decks": _one_of(*DECKS),
    "leg": _leg,
    "seat": _number(2),
    "men": _list_of(_MAN),
    "place": _one_of("field", "bench", "squad"),
    "field": _list_of(_MAN, 11),
    "bench": _list_of(_MAN, 4),
    "cost": _number(1000),
    "colour": _or_null(_one_of(*COLOURS)),
    "cards": _list_of(_CARD),
    "pile": _number(len(CARDS)),
    "period": _number(9, 1),
    "minute": _number(121),
    "off": _MAN,
    "on": _MAN,
    "card": _CARD,
    "strengths": _PAIR,
    "dice": _list_of(_number(7, 1)),
    "attacks": _number(6, 1),
    "number": _or_null(_number(6, 1)),
    "of": _or_null(_number(6, 1)),
    "counter": _yes_or_no,
    "man": _MAN,
    "phase": _one_of("build_up", "finish"),
    "entry": _number(10, 1),
    "strength": _number(10),
    "linked": _yes_or_no,
    "sums": _PAIR,
    "bonus": _number(10),
    "totals": _PAIR,
    "success": _yes_or_no,
    "symbol": _one_of("I", "Y", "R"),
    "die": _number(7, 1),
    "hit": _yes_or_no,
    "bookings": _number(3, 1),
    "for": _MAN,
    "line": _one_of(*LINES),
    "score": _PAIR,
    "built_up": _or_null(_yes_or_no),
    "scored": _yes_or_no,
    "agrees": _yes_or_no,
    "goalie": _or_null(_MAN),
    "goal": _yes_or_no,
    "goals": _PAIR,
    "after": _one_of("normal", "extra", "shootout"),
    "shootout": _or_null(_PAIR),
    "winner": _or_null(_number(2)),
}
_OF_ONE: Final[Mapping[tuple[str, str], Form]] = {
    ("turned", "men"): _turned,
    ("cards_revealed", "cards"): _list_of(_CARD, 2),
    ("tie_rolled", "dice"): _list_of(_number(7, 1), 2),
    ("phase_rolled", "dice"): _list_of(_number(7, 1), 2),
    ("shot_taken", "man"): _or_null(_MAN),
}
"""Fields that look otherwise in one type of event."""


def well_formed(event: Json) -> bool:
    """Whether a written event has all fields of its type, each of its kind; of unknown types and fields nothing is
    asked.

    >>> well_formed({"type": "injured", "seat": 0, "man": "D6"}), well_formed({"type": "injured", "seat": 2})
    (True, False)
    """
    kind = str(event["type"])
    return all(name in event and _OF_ONE.get((kind, name), _FORMS[name])(event[name]) for name in EVENTS.get(kind, ()))
