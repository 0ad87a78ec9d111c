"""The minds of Tactics Board by the name of their level."""

from collections.abc import Callable
from typing import Final

from swallows_gui.ai.player import Player, check_level
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.games.tactics_board.ai.easy import Easy
from swallows_gui.games.tactics_board.ai.seats import Expert, Hard, Normal
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView


def _moment(view: TacticsBoardView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """What tells a view from the seat's others, without its history."""
    game = view.open
    return (game.period, game.plays, game.sets, game.round, game.step, view.squares, view.ball, legal)


def _random(seat: int, seed: int) -> RandomSeat:
    return RandomSeat(seat, seed, _moment)


MINDS: Final[dict[str, Callable[[int, int], Player]]] = {
    "random": _random,
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
"""What makes the mind of a level, from seat and seed."""


def make_player(level: str, seat: int, seed: int) -> Player:
    """A player of `level` for `seat`. Raises `UnknownLevel`."""
    check_level(level, known=MINDS)
    return MINDS[level](seat, seed)
