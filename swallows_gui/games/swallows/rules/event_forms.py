"""What the fields of written events look like (the record's table of events): for records that cannot be played again.

Where a record can be played, its events are compared; where it was made with other cards or by rules of long ago,
this alone keeps the wrong kind of value away from whoever tells or counts what happened.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules.notation import EVENTS

Form = Callable[[Any], bool]

_MAY_BE_NULL: Final = frozenset((("defence_played", "area"),))
_NUMBERS: Final = frozenset((
    "slot", "due", "size", "seat", "stake", "match", "referee", "card_at", "amount", "value", "die", "total", "roll",
    "delta", "n", "home", "away", "through", "rank", "shared",
))  # fmt: skip
_YES_OR_NO: Final = frozenset(("forced", "lapsed", "chosen", "own_goal", "asked"))
_MOST: Final = 10**9
"""No number of an event is larger."""


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -_MOST <= value <= _MOST


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _yes_or_no(value: Any) -> bool:
    return isinstance(value, bool)


def _or_null(form: Form) -> Form:
    return lambda value: value is None or form(value)


def _list_of(form: Form) -> Form:
    return lambda value: isinstance(value, list) and all(map(form, value))


def _modifier(value: Any) -> bool:
    return isinstance(value, dict) and _text(value.get("card")) and _number(value.get("delta"))


def _plain(name: str) -> Form:
    return _number if name in _NUMBERS else _yes_or_no if name in _YES_OR_NO else _text


_HOW: Final[Mapping[str, Form]] = {
    "seat": _or_null(_number),
    "team": _or_null(_text),
    "teams": _list_of(_text),
    "lots": _list_of(_list_of(_text)),
    "card": _or_null(_text),
    "cards": _list_of(_text),
    "colour": _or_null(_text),
    "pair": _or_null(_list_of(_number)),
    "modifiers": _list_of(_modifier),
}


def _form(kind: str, name: str, how: str) -> Form:
    form = _plain(name) if how == "plain" else _HOW[how]
    return _or_null(form) if (kind, name) in _MAY_BE_NULL else form


_FORMS: Final[Mapping[str, Mapping[str, Form]]] = {
    kind: {name: _form(kind, name, how) for name, how in fields} for kind, fields in EVENTS.items()
}


def well_formed(event: Json) -> bool:
    """Whether a written event has all fields of its type, each of its kind; of unknown types and fields nothing is
    asked."""
    forms = _FORMS.get(event["type"], {})
    return all(name in event and form(event[name]) for name, form in forms.items())
