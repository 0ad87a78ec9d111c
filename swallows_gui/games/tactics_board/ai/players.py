"""The minds of Tactics Board by the name of their level."""

from functools import partial
from typing import Final

from swallows_gui.ai.levels import Minds, player_of
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.games.tactics_board.ai.easy import Easy
from swallows_gui.games.tactics_board.ai.seats import Expert, Hard, Normal
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView


def _moment(view: TacticsBoardView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """What tells a view from the seat's others, without its history."""
    game = view.open
    return (game.period, game.plays, game.sets, game.round, game.step, view.squares, view.ball, legal)


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
