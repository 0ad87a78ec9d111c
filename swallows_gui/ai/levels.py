"""What the minds of all games have in common: seats where nobody acts out of turn, and players by their level."""

from collections.abc import Callable, Mapping
from typing import Any

from swallows_gui.ai.player import Player, check_level
from swallows_gui.ai.thought import CheckCancelled, never_cancelled

Minds = Mapping[str, Callable[[int, int], Player]]
"""What makes the mind of a level, from seat and seed."""


def player_of(minds: Minds, level: str, seat: int, seed: int) -> Player:
    """A player of `level` for `seat`. Raises `UnknownLevel`."""
    check_level(level, known=minds)
    return minds[level](seat, seed)


class SeatByTurns:
    """A mind for a game in which nobody acts out of turn; it says how it chooses."""

    level: str
    looks_back = False

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed

    def offer(self, view: Any) -> int | None:
        """Nothing: nobody acts out of turn."""
        del view
        return None


class SearchingSeat(SeatByTurns):
    """One that thinks for long and can be called off."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.check_cancelled: CheckCancelled = never_cancelled
