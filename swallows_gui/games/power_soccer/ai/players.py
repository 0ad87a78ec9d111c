"""The levels of Power Soccer (P15). With one die there is nothing to be good at: all levels are one."""

from functools import partial
from typing import Final

from swallows_gui.ai.levels import SeatByTurns, player_of
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


class Roller(SeatByTurns):
    """Always rolls, for the steal as well (P3.3, P15.1); of two dice it takes the better as its level sees it."""

    def __init__(self, level: str, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.level = level

    def choose(self, view: PowerSoccerView) -> int:
        """A roll, or one of the two faces."""
        if view.step == "choose":
            return CHOOSES[self.level](view)
        return self.seat << SEAT_SHIFT | ROLL


make_player = partial(player_of, {"random": RandomSeat, **{level: partial(Roller, level) for level in CHOOSES}})
"""A player of a level for a seat, from a seed. Raises `UnknownLevel`."""
