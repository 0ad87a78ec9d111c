"""The minds of Final Whistle by the name of their level."""

from collections.abc import Callable
from typing import Final

from swallows_gui.ai.player import Player, check_level
from swallows_gui.ai.random_seat import RandomSeat
from swallows_gui.games.final_whistle.ai.seats import Easy, Expert, Hard, Normal
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


def _moment(view: FinalWhistleView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """What tells a view from the seat's others, without its history."""
    game = view.open
    return (view.period, view.step, game.number, game.marked, game.shown, game.shootout, bytes(game.top), legal)


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
