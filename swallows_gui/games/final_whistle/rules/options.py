"""The options a match is set up with (F11), read from a record's header."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.options import TAKE_BACKS, WrittenOptions, bad_option, one_of
from swallows_gui.games.final_whistle.rules.tables import Tables

SQUADS: Final = ("first", "choose")
DECKS: Final = ("first", "colour", "free")
CLUBS: Final = ("ab", "ba")
EXTRA_TIME: Final = ("ask", "always", "never")
SUBSTITUTIONS: Final = ("every", "later", "hurt")
LEGS: Final = ("single", 1, 2)
MOST_HOLDER_POINTS: Final = 10
MOST_GOALS: Final = 99
"""More goals than a first leg can have had."""


@dataclass(frozen=True, slots=True)
class Options(WrittenOptions):
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
    substitutions: str = "every"
    """Before every period, before every one but the first, or only for a man who is injured (F7.1)."""

    def may_substitute(self, period: int) -> bool:
        """Whether seats are asked for substitutions before a period, which count from 1 (F7.1)."""
        return self.substitutions == "every" or (self.substitutions == "later" and period > 1)

    @classmethod
    def read(cls, _tables: Tables, given: Mapping[str, Any]) -> "Options":
        """The options that `given` states; what it leaves out has its default.

        Raises `IllegalAction("bad_option", option=..., value=...)` for a value that cannot be played.
        """
        one_of(given, "seats", (2,))
        squads = one_of(given, "squads", SQUADS, "choose")
        holder = None if given.get("holder") is None else one_of(given, "holder", (0, 1))
        points = one_of(given, "holder_points", range(-MOST_HOLDER_POINTS, MOST_HOLDER_POINTS + 1), 0)
        if points and (holder is None or squads != "choose"):
            raise bad_option("holder_points", points)
        leg = one_of(given, "leg", LEGS)
        extra_time = one_of(given, "extra_time", EXTRA_TIME)
        return cls(
            squads=squads,
            decks=one_of(given, "decks", DECKS, "colour"),
            clubs=one_of(given, "clubs", CLUBS),
            extra_time={1: "never", 2: "always"}.get(leg, extra_time),
            holder=holder,
            holder_points=points,
            leg=leg,
            first_leg=_first_leg(given.get("first_leg"), leg),
            take_back=one_of(given, "take_back", TAKE_BACKS),
            substitutions=one_of(given, "substitutions", SUBSTITUTIONS),
        )

    def budget(self, seat: int, points: int) -> int:
        """What a seat's squad may cost, where the book says `points` (F1.1, F10.2)."""
        return points + (self.holder_points if seat == self.holder else 0)


def _first_leg(given: Any, leg: str | int) -> tuple[int, int]:
    if leg != 2:
        if given is not None and (not isinstance(given, list | tuple) or list(given) != [0, 0]):
            raise bad_option("first_leg", given)
        return 0, 0
    if not isinstance(given, list | tuple) or len(given) != 2 or not all(type(goals) is int for goals in given):
        raise bad_option("first_leg", given)
    ours, theirs = given
    if not 0 <= min(ours, theirs) <= max(ours, theirs) <= MOST_GOALS:
        raise bad_option("first_leg", given)
    return ours, theirs
