"""Options of a new game, as a record's header has them: how they are read, and refused."""

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import Any, Final

from swallows_gui.engine.by_turns import plain
from swallows_gui.engine.game import IllegalAction, Json

TAKE_BACKS: Final = ("agreed", "never", "free")
"""How decisions are taken back, the usual way first."""


class WrittenOptions:
    """Options that are written down as their fields are, in their order; each game's are a frozen dataclass of it."""

    __slots__ = ()

    def as_json(self) -> Json:
        """The options for a record's header."""
        return {one.name: plain(getattr(self, one.name)) for one in fields(self)}  # type: ignore[arg-type]


def bad_option(option: str, value: Any) -> IllegalAction:
    """What refuses the value of an option."""
    return IllegalAction("bad_option", option=option, value=value)


def one_of(given: Mapping[str, Any], option: str, known: Collection[Any], usual: Any = None) -> Any:
    """The value given for an option, which must be one of `known`; without one `usual`, else the first known. Raises
    `IllegalAction("bad_option")`.

    >>> one_of({"rows": 13}, "rows", (11, 13)), one_of({}, "rows", range(11, 16)), one_of({}, "rows", (11, 13), 13)
    (13, 11, 13)
    """
    value = given.get(option, next(iter(known)) if usual is None else usual)
    if not isinstance(value, int | str) or not any(value == one and type(value) is type(one) for one in known):
        raise bad_option(option, value)
    return value
