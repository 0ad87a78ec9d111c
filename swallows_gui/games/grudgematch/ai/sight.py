"""What a side sees of a match while it thinks: its own hand, the unseen cards, and how likely others stop a ball.

It reads nothing else of the other hand than its size. So the same thoughts serve a seat with its view, and both sides
of a world that was drawn.
"""

from functools import lru_cache

from swallows_gui.games.grudgematch.rules.odds import best_of_unseen, chance_of
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import CARDS, JACK, RANKS, Tables

Spread = tuple[tuple[int, float], ...]
"""Values with their chances."""


class SearchState:
    """A match as `side` sees it."""

    __slots__ = ("_hidden", "_stops", "board", "game", "hand", "men", "other", "other_size", "side", "tables", "unseen")

    def __init__(self, game: State, side: int, other_size: int | None = None) -> None:
        self.game = game
        self.side = side
        self.other = 1 - side
        self.board = game.board
        self.tables = game.tables
        self.men = game.men
        self.hand = game.hands[side]
        self.other_size = len(game.hands[1 - side]) if other_size is None else other_size
        seen = {*self.hand, *game.discard}
        self.unseen = [card for card in range(CARDS) if card not in seen]
        self._hidden: dict[tuple[int, int], float] = {}
        self._stops: dict[tuple[int, int], float] = {}

    def stops(self, man: int, needed: int) -> float:
        """The chance that a man of the other side has a card that stops a ball."""
        suit = man % 4
        found = self._hidden.get((suit, needed))
        if found is None:
            fit = (chance_of(self.tables, card, needed) for card in self.unseen if card // RANKS == suit)
            able = tuple(sorted((chance for chance in fit if chance > 0), reverse=True))
            found = best_of_unseen(able, len(self.unseen), self.other_size) if able else 0.0
            self._hidden[suit, needed] = found
        return found

    def own_stop(self, man: int, needed: int) -> float:
        """The chance that a man of this side stops a ball with the best card of the hand."""
        suit = man % 4
        found = self._stops.get((suit, needed))
        if found is None:
            able = [chance_of(self.tables, card, needed) for card in self.hand if card // RANKS == suit]
            found = self._stops[suit, needed] = max(able, default=0.0)
        return found


@lru_cache(maxsize=64)
def spread(tables: Tables, rank: int) -> Spread:
    """What a card of this rank may be worth, all values with their chances.

    >>> from swallows_gui.games.grudgematch.data.board import load
    >>> spread(load(), 4)
    ((5, 1.0),)
    """
    if rank < JACK:
        return ((rank + 1, 1.0),)
    dice, more = tables.faces[rank - JACK]
    if dice == 1:
        return tuple((die + more, 1 / 6) for die in range(1, 7))
    return tuple((total + more, (6 - abs(7 - total)) / 36) for total in range(2, 13))


def worth(tables: Tables, card: int) -> float:
    """The average worth of a card."""
    return sum(value * chance for value, chance in spread(tables, card % RANKS))
