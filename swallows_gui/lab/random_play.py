"""Random decisions for playouts of any game."""

from collections.abc import Callable, Sequence
from typing import Final

from swallows_gui.engine.game import Game

OUT_OF_TURN: Final = 0.03
"""The share of the moments open to it at which something is done out of turn."""


def any_action(game: Game, lot: Callable[[], float]) -> tuple[int, bool]:
    """A random action, and whether it is out of turn: an entry evenly, then evenly inside a range."""
    mover = game.to_move
    assert mover is not None, "the game is over"
    others = [seat for seat in game.may_act() if seat != mover]
    if others and lot() < OUT_OF_TURN:
        able = [entries for seat in others if (entries := game.legal_actions(seat))]
        if able:
            return any_of(able[int(lot() * len(able))], lot), True
    return any_of(game.view(mover).asked, lot), False


def any_of(entries: Sequence[int | range], lot: Callable[[], float]) -> int:
    """An entry, each as likely; of a range each action."""
    entry = entries[int(lot() * len(entries))]
    return entry[int(lot() * len(entry))] if isinstance(entry, range) else entry
