"""The minds of Philosophers' Grudge Match by the name of their level."""

from collections.abc import Callable
from typing import Final

from swallows_gui.ai.player import Player, check_level
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.games.grudgematch.ai.easy import Easy
from swallows_gui.games.grudgematch.ai.seats import Expert, Hard, Normal
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


def _moment(view: GrudgematchView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """What tells a view from the seat's others, without its history."""
    return (view.turn, view.step, view.men, view.ball, len(view.discard), view.hand_sizes, legal)


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
