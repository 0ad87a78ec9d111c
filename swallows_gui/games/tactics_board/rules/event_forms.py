"""What the fields of written events look like (T20): for records that cannot be played again."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.tactics_board.rules.board import SQUARES
from swallows_gui.games.tactics_board.rules.notation import EVENTS
from swallows_gui.games.tactics_board.rules.options import DEFENDERS, HALVES, SHOTS
from swallows_gui.games.tactics_board.rules.tables import PAWNS

Form = Callable[[Any], bool]

_MOST: Final = 10**6
"""No number of an event is larger."""


def _number(numbers: range) -> Form:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value in numbers


def _truth(value: Any) -> bool:
    return isinstance(value, bool)


def _one_of(*words: str) -> Form:
    return lambda value: isinstance(value, str) and value in words


def _list_of(form: Form, *length: int) -> Form:
    return lambda value: isinstance(value, list) and (not length or len(value) in length) and all(map(form, value))


def _or_null(form: Form) -> Form:
    return lambda value: value is None or form(value)


_SIDE: Final = _number(range(2))
_PAWN: Final = _number(range(1, PAWNS + 1))
_SQUARE: Final = _number(range(SQUARES))
_DIE: Final = _number(range(1, 7))
_PAIR: Final = _list_of(_number(range(_MOST)), 2)


def _who(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and _SIDE(value[0]) and _PAWN(value[1])


_USUAL: Final[Mapping[str, Form]] = {
    "half": lambda value: _number(range(1, 1 + max(HALVES)))(value) and value in HALVES,
    "shot": _one_of(*SHOTS),
    "defenders": _number(range(min(DEFENDERS), max(DEFENDERS) + 1)),
    "for": _one_of("kick_off", "extra", "shootout"),
    "dice": _list_of(_DIE, 1, 2),
    "die": _DIE,
    "period": _number(range(1, 5)),
    "side": _SIDE,
    "pawn": _PAWN,
    "square": _SQUARE,
    "from": _SQUARE,
    "squares": _list_of(_list_of(_or_null(_SQUARE), PAWNS), 2),
    "why": _one_of("kick_off", "corner", "free_kick", "penalty", "home"),
    "keeper": _truth,
    "total": _number(range(1, 13)),
    "play": _number(range(1, _MOST)),
    "set": _number(range(1, _MOST)),
    "restart": _or_null(_one_of("kick_off", "corner", "free_kick", "goal_kick")),
    "offside": _list_of(_PAWN),
    "ends": _one_of("empty", "pass", "mixed", "opponent"),
    "round": _number(range(1, 7)),
    "by_limit": _truth,
    "second": _truth,
    "pawns": _list_of(_who, 2),
    "totals": _list_of(_number(range(1, 20)), 2),
    "winner": _or_null(_SIDE),
    "goal_area": _truth,
    "card": _one_of("yellow", "red"),
    "group": _or_null(_number(range(1, 3))),
    "what": _one_of("free_kick", "penalty", "corner", "goal_kick"),
    "sector": _or_null(_number(range(1, 9))),
    "result": _one_of("goal", "corner", "goal_kick", "miss"),
    "score": _PAIR,
    "after": _one_of("normal", "extra", "shootout", "abandoned"),
    "shootout": _or_null(_PAIR),
}
_OWN: Final[Mapping[tuple[str, str], Form]] = {
    ("pawn_moved", "why"): _one_of("set", "capture", "attempt"),
    ("awarded", "square"): _or_null(_SQUARE),
    ("shot_taken", "square"): _or_null(_SQUARE),
    ("shot_taken", "die"): _or_null(_DIE),
}
"""By event and field, where it is another kind of value than elsewhere."""


def well_formed(event: Json) -> bool:
    """Whether a written event has all fields of its type, each of its kind; of unknown types and fields nothing is
    asked.

    >>> well_formed({"type": "move_lost", "side": 1, "die": 6}), well_formed({"type": "move_lost", "side": 2, "die": 6})
    (True, False)
    """
    kind = str(event["type"])
    return all(name in event and (_OWN.get((kind, name)) or _USUAL[name])(event[name]) for name in EVENTS.get(kind, ()))
