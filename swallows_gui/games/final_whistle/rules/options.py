"""The options a match is set up with (F11), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.game import IllegalAction

SQUADS: Final = ("first", "choose")
DECKS: Final = ("first", "colour", "free")
CLUBS: Final = ("ab", "ba")
EXTRA_TIME: Final = ("ask", "always", "never")
LEGS: Final = ("single", 1, 2)
TAKE_BACKS: Final = ("never", "agreed", "free")
MOST_HOLDER_POINTS: Final = 10
MOST_GOALS: Final = 99
"""More goals than a first leg can have had."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a match is set up."""

    squads: str = "choose"
    decks: str = "colour"
    clubs: str = "ab"
    extra_time: str = "ask"
    """In the first leg "never", in the second "always" (F10.1)."""
    holder: int | None = None
    """The seat that holds the cup that is played for (F10.2)."""
    holder_points: int = 0
    leg: str | int = "single"
    first_leg: tuple[int, int] = (0, 0)
    """Goals of the first leg; 0, 0 unless this is the second."""
    take_back: str = "agreed"

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value that cannot be played.
        """
        if not _is_number(given.get("seats", 2), 2, 2):
            raise _bad("seats", given["seats"])
        squads = _one_of("squads", given.get("squads", "choose"), SQUADS)
        decks = _one_of("decks", given.get("decks", "colour"), DECKS)
        clubs = _one_of("clubs", given.get("clubs", "ab"), CLUBS)
        extra_time = _one_of("extra_time", given.get("extra_time", "ask"), EXTRA_TIME)
        take_back = _one_of("take_back", given.get("take_back", "agreed"), TAKE_BACKS)
        holder = given.get("holder")
        if holder is not None and not _is_number(holder, 0, 1):
            raise _bad("holder", holder)
        points = given.get("holder_points", 0)
        if not _is_number(points, -MOST_HOLDER_POINTS, MOST_HOLDER_POINTS) or (
            points and (holder is None or squads != "choose")
        ):
            raise _bad("holder_points", points)
        leg = given.get("leg", "single")
        if isinstance(leg, bool) or not isinstance(leg, str | int) or leg not in LEGS:
            raise _bad("leg", leg)
        if leg != "single":
            extra_time = "always" if leg == 2 else "never"
        return cls(
            squads, decks, clubs, extra_time, holder, points, leg, _first_leg(given.get("first_leg"), leg), take_back
        )

    def budget(self, seat: int, points: int) -> int:
        """What a seat's squad may cost, where the book says `points` (F1.1, F10.2)."""
        return points + (self.holder_points if seat == self.holder else 0)


def _first_leg(given: Any, leg: str | int) -> tuple[int, int]:
    if leg != 2:
        if given is not None and (not isinstance(given, list | tuple) or list(given) != [0, 0]):
            raise _bad("first_leg", given)
        return 0, 0
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise _bad("first_leg", given)
    ours, theirs = given
    if not _is_number(ours, 0, MOST_GOALS) or not _is_number(theirs, 0, MOST_GOALS):
        raise _bad("first_leg", given)
    return ours, theirs


def _is_number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _one_of(option: str, value: Any, values: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in values:
        raise _bad(option, value)
    return value


def _bad(option: str, value: Any) -> IllegalAction:
    return IllegalAction("bad_option", option=option, value=value)
