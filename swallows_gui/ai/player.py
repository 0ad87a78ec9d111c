"""What an AI seat is, in whatever game: a mind that chooses from a view and knows nothing else."""

from collections.abc import Collection
from typing import Any, Protocol

LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The levels of the house, weakest first; `random` is for tests. Every game takes all of them: where it has fewer, a
level means the nearest it has."""


class Player(Protocol):
    """A seat's mind: a function of its seed and the views it is shown, so that undo and load find it unchanged.

    Cheap to make; holds no part of the game.
    """

    level: str
    seat: int
    looks_back: bool
    """Whether its views must have their history; without it a view is made faster."""

    def choose(self, view: Any) -> int:
        """The action to take now that it is this seat's turn; one of `view.legal` or out of a range there."""
        ...

    def offer(self, view: Any) -> int | None:
        """An action out of turn, or None to let things go on."""
        ...


class UnknownLevel(ValueError):
    """A level, or a character of a level, that does not exist; says which there are."""


def check_level(*levels: str, known: Collection[str] = LEVELS) -> None:
    """Raises `UnknownLevel` for the first of these levels that is none of those `known`."""
    for level in levels:
        if level not in known:
            raise UnknownLevel(f"no level {level!r}; there are {', '.join(known)}")
