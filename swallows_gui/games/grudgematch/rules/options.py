"""The options a match is set up with (G8), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.grudgematch.rules.tables import Tables

TAKE_BACKS = ("never", "agreed", "free")


@dataclass(frozen=True, slots=True)
class Options:
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
        seats = given.get("seats", 2)
        if _is_no_number(seats) or seats != 2:
            raise IllegalAction("bad_option", option="seats", value=seats)
        germany = given.get("germany", 0)
        if _is_no_number(germany) or germany not in (0, 1):
            raise IllegalAction("bad_option", option="germany", value=germany)
        rows = given.get("rows", tables.rows[0][0])
        if _is_no_number(rows) or rows not in tables.boards:
            raise IllegalAction("bad_option", option="rows", value=rows)
        fouling = given.get("fouling", False)
        if not isinstance(fouling, bool):
            raise IllegalAction("bad_option", option="fouling", value=fouling)
        take_back = given.get("take_back", "agreed")
        if take_back not in TAKE_BACKS:
            raise IllegalAction("bad_option", option="take_back", value=take_back)
        return cls(germany, fouling, rows, take_back)


def _is_no_number(value: Any) -> bool:
    return not isinstance(value, int) or isinstance(value, bool)
