"""The minds of Final Whistle by the name of their level."""

from functools import partial
from typing import Final

from swallows_gui.ai.levels import Minds, player_of
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.games.final_whistle.ai.seats import Easy, Expert, Hard, Normal
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


def _moment(view: FinalWhistleView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """What tells a view from the seat's others, without its history."""
    game = view.open
    return (view.period, view.step, game.number, game.marked, game.shown, game.shootout, bytes(game.top), legal)


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
