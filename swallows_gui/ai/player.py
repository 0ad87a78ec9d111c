"""What an AI seat is, and its levels: a seat that chooses from a view and knows nothing else."""

from collections.abc import Callable
from typing import Protocol

from swallows_gui.ai.swallows.easy import Easy
from swallows_gui.ai.swallows.normal import Normal
from swallows_gui.ai.swallows.random_seat import RandomSeat
from swallows_gui.ai.swallows.search.seats import Expert, Hard
from swallows_gui.engine.swallows.view import SwallowsView


class Player(Protocol):
    """A seat's mind: a function of its seed and the views it is shown. Cheap to make; holds no part of the game."""

    level: str
    seat: int
    looks_back: bool
    """Whether its views must have their history; without it a view is made faster."""

    def choose(self, view: SwallowsView) -> int:
        """The action to take now that it is this seat's turn; one of `view.legal` or out of a range there."""
        ...

    def offer(self, view: SwallowsView) -> int | None:
        """An action out of turn (offer, penalty out of the blue, red at a stoppage), or None to let things go on."""
        ...


class UnknownLevel(ValueError):
    """A level, or a character of a level, that does not exist; says which there are."""


_LEVELS: dict[str, Callable[[int, int], Player]] = {
    "random": RandomSeat,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
LEVELS = tuple(_LEVELS)
"""The levels, weakest first; `random` is for tests."""


def check_level(*levels: str) -> None:
    """Raises `UnknownLevel` for the first of these levels that is none of `LEVELS`."""
    for level in levels:
        if level not in _LEVELS:
            raise UnknownLevel(f"no level {level!r}; there are {', '.join(LEVELS)}")


def make_player(level: str, seat: int, seed: int) -> Player:
    """A player of `level` for `seat`; "tutor", the tutorial's, is none of `LEVELS`, for it is no opponent.

    Raises `UnknownLevel`.
    """
    if level == "tutor":
        from swallows_gui.ai.swallows.tutor import Tutor

        return Tutor(seat, seed)
    check_level(level)
    return _LEVELS[level](seat, seed)
