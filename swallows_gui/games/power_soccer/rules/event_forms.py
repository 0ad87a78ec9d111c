"""What the fields of written events look like (P14): for records that cannot be played again."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.rules.notation import EVENTS
from swallows_gui.games.power_soccer.rules.options import MOST_PER_SIDE, RULES
from swallows_gui.games.power_soccer.rules.state import HOLES
from swallows_gui.games.power_soccer.rules.tables import BLACK, CARDS, FACES, WHITE

Form = Callable[[Any], bool]

PURPOSES: Final = ("start", "attack", "referee", "penalty", "save", "steal", "wall", "kick")
"""What a die is rolled for."""
REASONS: Final = ("goal", "over", "red", "offside", "wide", "saved", "stolen")
"""How an attack ends (P2.9)."""
KICK_REASONS: Final = ("goal", "wide", "saved")
_MOST: Final = 10**9
"""No number of an event is larger."""


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST


def _truth(value: Any) -> bool:
    return isinstance(value, bool)


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_number, value))


def _or_null(form: Form) -> Form:
    return lambda value: value is None or form(value)


def _one_of(*known: object) -> Form:
    """One of these words, or of these whole numbers; true is no number."""
    return lambda value: (_text(value) or _number(value)) and value in known


_SEAT: Final = _one_of(*range(2 * MOST_PER_SIDE))
_SIDE: Final = _one_of(0, 1)
_DIE: Final = _one_of(*range(1, len(FACES) + 1))

_USUAL: Final[Mapping[str, Form]] = {
    "seat": _SEAT,
    "defender": _SEAT,
    "keeper": _SEAT,
    "side": _SIDE,
    "die": _DIE,
    "other": _or_null(_DIE),
    "face": _one_of(*FACES),
    "colour": _one_of(BLACK, WHITE),
    "purpose": _one_of(*PURPOSES),
    "rules": _one_of(*RULES),
    "per_side": _one_of(*range(1, MOST_PER_SIDE + 1)),
    "hole": _one_of(*HOLES),
    "hit": _truth,
    "given": _truth,
    "hits": _pair,
    "score": _pair,
    "goals": _pair,
    "how": _one_of("eleven", "wall"),
    "card": _one_of(*CARDS[1:]),
    "reason": _one_of(*REASONS),
    "winner": _or_null(_SIDE),
}
"""By field; those that are not here are numbers."""
_OWN: Final[Mapping[tuple[str, str], Form]] = {
    ("match_started", "die"): _text,
    ("match_ended", "shootout"): _or_null(_pair),
    ("kick_over", "reason"): _one_of(*KICK_REASONS),
}
"""By event and field, where it is another kind of value than elsewhere."""


def well_formed(event: Json) -> bool:
    """Whether a written event has all fields of its type, each of its kind; of unknown types and fields nothing is
    asked.

    >>> well_formed({"type": "goal", "side": 1, "score": [0, 1]}), well_formed({"type": "goal", "side": 2, "score": []})
    (True, False)
    """
    kind = event["type"]
    fields = EVENTS.get(kind, ())
    return all(name in event and _form(kind, name)(event[name]) for name in fields)


def _form(kind: str, name: str) -> Form:
    return _OWN.get((kind, name)) or _USUAL.get(name, _number)
