"""The tables that a game is played by: sides, suits, cards, and the fields of each length (G0).

A man is a number from 0 to 7: `side * 4 + suit`. A card is a number from 0 to 51: `suit * 13 + rank`, rank 0 the ace.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from swallows_gui.games.grudgematch.rules.board import Board

SIDES: Final = ("germany", "france")
GERMANY, FRANCE = range(2)
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
GOALIE: Final = CLUBS
"""The suit of the goalies (G0.2)."""

RANKS: Final = 13
CARDS: Final = 52
JOKER: Final = 52
"""In the pile only."""
JACK: Final = 10
"""The rank of the lowest face card."""
FOUL: Final = 6
"""The most that a foul adds (G7.1, G7.2)."""


@dataclass(frozen=True)
class Tables:
    """What is in the box."""

    digest: str
    """Names what of it bears on the rules."""
    rows: tuple[tuple[int, int, int], ...]
    """Of each length of the field: its rows, its end row, the row of the exits (G8)."""
    goal_box: tuple[int, ...]
    """Columns of the goal boxes."""
    exits: tuple[int, ...]
    """By side: the column of its exit."""
    men: tuple[tuple[str, ...], ...]
    """By side and suit: the philosopher's name."""
    hand: int
    """Cards a side draws up to."""
    joker_after: tuple[int, int]
    """The joker lies behind so many cards, least and most (G1.1)."""
    faces: tuple[tuple[int, int], ...]
    """Of jack, queen and king: how many dice, and what is added (G0.8)."""

    @cached_property
    def boards(self) -> dict[int, Board]:
        """The fields by their number of rows."""
        return {rows: Board(end, exit_row, self.goal_box, self.exits) for rows, end, exit_row in self.rows}

    @cached_property
    def best(self) -> tuple[int, ...]:
        """By card: the most that it can be worth."""
        return tuple(self._worth(rank, 6) for _ in SUITS for rank in range(RANKS))

    @cached_property
    def least(self) -> tuple[int, ...]:
        """By card: the least that it can be worth."""
        return tuple(self._worth(rank, 1) for _ in SUITS for rank in range(RANKS))

    def _worth(self, rank: int, die: int) -> int:
        if rank < JACK:
            return rank + 1
        dice, more = self.faces[rank - JACK]
        return dice * die + more
