"""The minds of Millions of Swallows by the name of their level."""

from collections.abc import Callable
from functools import partial
from typing import Final

from swallows_gui.ai.advice import Player
from swallows_gui.ai.levels import RandomSeat, player_of
from swallows_gui.games.swallows.ai.easy import Easy
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard
from swallows_gui.games.swallows.rules.view import SwallowsView


def _moment(view: SwallowsView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """A key that distinguishes the view from others. Records and corpora depend on the choices random seats make by it,
    so it must not change."""
    moment = (view.match, view.open.roll, view.counts, view.spent, view.used, view.staged, view.offers_made)
    return (moment, legal, view.declined, view.bets)


MINDS: Final[dict[str, Callable[[int, int], Player]]] = {
    "random": partial(RandomSeat, moment=_moment),
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
"""What makes the mind of a level, from seat and seed."""


def make_player(level: str, seat: int, seed: int) -> Player:
    """A player of `level` for `seat`; "tutor", the tutorial's, is none of `LEVELS`, for it is no opponent.

    Raises `UnknownLevel`.
    """
    if level == "tutor":
        from swallows_gui.games.swallows.ai.tutor import Tutor

        return Tutor(seat, seed)
    return player_of(MINDS, level, seat, seed)
