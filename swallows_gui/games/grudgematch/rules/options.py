"""The options a match is set up with (G8), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, one_of
from swallows_gui.games.grudgematch.rules.tables import Tables


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
    """How a match is set up."""

    germany: int = 0
    """The seat that is Germany (G0.1)."""
    fouling: bool = False
    rows: int = 11
    take_back: str = "agreed"

    @classmethod
    def read(cls, tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value that cannot be played.
        """
        one_of(given, "seats", (2,))
        return cls(
            germany=one_of(given, "germany", (0, 1)),
            rows=one_of(given, "rows", tables.boards, tables.rows[0][0]),
            fouling=one_of(given, "fouling", (False, True)),
            take_back=one_of(given, "take_back", TAKE_BACKS),
        )
