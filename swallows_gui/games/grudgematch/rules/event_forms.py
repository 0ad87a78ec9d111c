"""What the fields of written events look like (G12): for records that cannot be played again.

Where a record can be played, its events are compared; this alone keeps the wrong kind of value away from whoever tells
or counts what happened in one that cannot.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.rules.notation import EVENTS
from swallows_gui.games.grudgematch.rules.tables import CARDS, SIDES

Form = Callable[[Any], bool]

_MOST_SPACES: Final = 165


def _number(below: int) -> Form:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and 0 <= value < below


def _or_null(form: Form) -> Form:
    return lambda value: value is None or form(value)


def _list_of(form: Form) -> Form:
    return lambda value: isinstance(value, list) and all(map(form, value))


def _one_of(*words: str) -> Form:
    return lambda value: isinstance(value, str) and value in words


def _yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _score(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_number(1000), value))


_FORMS: Final[Mapping[str, Form]] = {
    "germany": _number(2),
    "rows": _number(16),
    "fouling": _yes_or_no,
    "size": _number(CARDS + 1),
    "seat": _number(2),
    "cards": _list_of(_number(CARDS)),
    "man": _number(4),
    "space": _number(_MOST_SPACES),
    "from": _number(_MOST_SPACES),
    "way": _list_of(_number(_MOST_SPACES)),
    "turn": _number(10_000),
    "half": _number(3),
    "dice": _list_of(_number(7)),
    "doubles": _yes_or_no,
    "die": _or_null(_number(7)),
    "card": _number(CARDS),
    "as": _one_of("kick", "tackle", "block"),
    "value": _or_null(_number(100)),
    "needed": _or_null(_number(100)),
    "sent_off": _yes_or_no,
    "direction": _number(8),
    "end": _or_null(_one_of("spent", "edge", "blocked", "goal")),
    "side": _one_of(*SIDES),
    "winner": _one_of(*SIDES),
    "own_goal": _yes_or_no,
    "score": _score,
    "what": _one_of("run", "exchange", "bring_back", "nothing"),
    "pile": _number(CARDS + 2),
    "after": _one_of("pack", "golden_goal", "second_pack"),
}
_REASONS: Final[Mapping[str, Form]] = {
    "pack_shuffled": _one_of("start", "second"),
    "ball_out": _one_of("goal", "goal_box", "half_time"),
    "discarded": _one_of("dead_turn", "exchange"),
}


def well_formed(event: Json) -> bool:
    """Whether a written event has all fields of its type, each of its kind; of unknown types and fields nothing is
    asked.

    >>> well_formed({"type": "tackled", "seat": 0, "man": 3}), well_formed({"type": "tackled", "seat": 2})
    (True, False)
    """
    kind = str(event["type"])
    return all(
        name in event and (_REASONS[kind] if name == "reason" else _FORMS[name])(event[name])
        for name in EVENTS.get(kind, ())
    )
