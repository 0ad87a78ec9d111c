"""The options a match is set up with (T16), read from a record's header."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import IllegalAction, Json

HALVES: Final = (25, 15, 45)
"""Plays of a half, the usual number first (T14.1)."""
DRAWS: Final = ("extra", "stands")
SHOTS: Final = ("spinner", "die")
DEFENDERS: Final = (1, 2)
SEATS: Final = (2, 4)
TAKE_BACKS: Final = ("agreed", "never", "free")


@dataclass(frozen=True, slots=True)
class Options:
    """How a match is played."""

    half: int = 25
    draw: str = "extra"
    shot: str = "spinner"
    defenders: int = 1
    """What a defender adds in a battle (T9.2)."""
    seats: int = 2
    take_back: str = "agreed"

    def as_json(self) -> Json:
        """As a record's header may have them.

        >>> Options().as_json()["half"]
        25
        """
        return {name: getattr(self, name) for name in self.__slots__}

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value that T16 does not allow.
        """
        return cls(
            half=_one_of(given, "half", HALVES),
            draw=_one_of(given, "draw", DRAWS),
            shot=_one_of(given, "shot", SHOTS),
            defenders=_one_of(given, "defenders", DEFENDERS),
            seats=_one_of(given, "seats", SEATS),
            take_back=_one_of(given, "take_back", TAKE_BACKS),
        )


def _one_of(given: Mapping[str, Any], name: str, known: Sequence[Any]) -> Any:
    value = given.get(name, known[0])
    if isinstance(value, bool) or not isinstance(value, (int, str)) or value not in known:
        raise IllegalAction("bad_option", option=name, value=value)
    return value
