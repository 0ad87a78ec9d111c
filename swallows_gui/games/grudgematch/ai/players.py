"""The minds of Philosophers' Grudge Match by the name of their level."""

from functools import partial
from typing import Final

from swallows_gui.ai.levels import Minds, player_of
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.games.grudgematch.ai.easy import Easy
from swallows_gui.games.grudgematch.ai.seats import Expert, Hard, Normal
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


def _moment(view: GrudgematchView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """What tells a view from the seat's others, without its history."""
    return (view.turn, view.step, view.men, view.ball, len(view.discard), view.hand_sizes, legal)


MINDS: Final[Minds] = {
    "random": partial(RandomSeat, moment=_moment),
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
"""What makes the mind of a level, from seat and seed."""

make_player = partial(player_of, MINDS)
"""A player of a level for a seat, from a seed. Raises `UnknownLevel`."""
