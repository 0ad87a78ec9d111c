"""The options a match is set up with (T16), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, one_of
from swallows_gui.games.tactics_board.rules.tables import Tables

HALVES: Final = (25, 15, 45)
"""Plays of a half, the usual number first (T14.1)."""
DRAWS: Final = ("extra", "stands")
SHOTS: Final = ("spinner", "die")
DEFENDERS: Final = (1, 2)
SEATS: Final = (2, 4)


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
    """How a match is played."""

    half: int = 25
    draw: str = "extra"
    shot: str = "spinner"
    defenders: int = 1
    """What a defender adds in a battle (T9.2)."""
    seats: int = 2
    take_back: str = "agreed"

    @classmethod
    def read(cls, _tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value that T16 does not allow.
        """
        return cls(
            half=one_of(given, "half", HALVES),
            draw=one_of(given, "draw", DRAWS),
            shot=one_of(given, "shot", SHOTS),
            defenders=one_of(given, "defenders", DEFENDERS),
            seats=one_of(given, "seats", SEATS),
            take_back=one_of(given, "take_back", TAKE_BACKS),
        )
