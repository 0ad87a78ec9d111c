"""The levels of Power Soccer (P15). With one die there is nothing to be good at: all levels are one."""

from typing import Final

from swallows_gui.ai.player import LEVELS, Player, check_level
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.power_soccer.ai.choice import better_for_goal, better_for_match, more_points
from swallows_gui.games.power_soccer.rules.actions import ROLL
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

CHOOSES: Final = {
    "easy": more_points,
    "normal": better_for_goal,
    "hard": better_for_match,
    "expert": better_for_match,
}
"""How each level chooses between two dice; `hard` plays as `expert`."""


def make_player(level: str, seat: int, seed: int) -> Player:
    """A player of any level. Raises `UnknownLevel`.

    >>> make_player("expert", 1, 7).level
    'expert'
    """
    check_level(level, known=LEVELS)
    return Roller(level, seat) if level in CHOOSES else RandomSeat(seat, seed)


class Roller:
    """Always rolls, for the steal as well (P3.3, P15.1); of two dice it takes the better as its level sees it."""

    looks_back = False

    def __init__(self, level: str, seat: int) -> None:
        self.level = level
        self.seat = seat

    def choose(self, view: PowerSoccerView) -> int:
        """A roll, or one of the two faces."""
        if view.step == "choose":
            return CHOOSES[self.level](view)
        return self.seat << SEAT_SHIFT | ROLL

    def offer(self, view: PowerSoccerView) -> int | None:  # noqa: ARG002 - as of any player
        """Nothing: nobody acts out of turn."""
        return None
