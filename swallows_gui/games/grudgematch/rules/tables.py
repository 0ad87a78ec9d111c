"""The fixed tables of the Grudge Match: sides, suits, cards, and the fields of each length (G0).

A man is a number from 0 to 7: `side * 4 + suit`. A card is a number from 0 to 51: `suit * 13 + rank`, rank 0 the ace. A
space is a number: `(row + end) * 11 + column - 2`. A `Board` has, by space, neighbours, goal boxes and exits (G0.3 to
G0.7, G0.9). Nothing here changes while games are played.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

WIDTH: Final = 11
FIRST_COLUMN: Final = 2

OFF: Final = -1
"""Where a step leaves the field; the space of a man or ball that is on none."""
INTO_GERMANY: Final = -2
"""Where a step leads into Germany's goal mouth."""
INTO_FRANCE: Final = -3

COMPASS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions, clockwise from north: steps of column and row (G9)."""
NOBODY: Final = 255
"""Of a space: no man stands there."""


class Board:
    """One length of field. By space, and in `towards` by direction, numbers of spaces.

    >>> field = Board(5, 3, (6, 7, 8), (2, 12))
    >>> field.place(field.space(6, -3))
    (6, -3)
    >>> field.towards[field.space(5, 5)][1] == INTO_FRANCE
    True
    """

    __slots__ = ("around", "beside", "box_of", "centre", "end", "exits", "in_field", "near", "rows", "size", "towards")

    def __init__(self, end: int, exit_row: int, goal_box: Sequence[int], exits: Sequence[int]) -> None:
        self.end = end
        """The number of the end rows, France's positive."""
        self.rows = 2 * end + 1
        self.size = self.rows * WIDTH
        boxes = tuple(goal_box)
        self.towards = tuple(self._towards(space, boxes) for space in range(self.size))
        self.around = tuple(tuple(to for to in steps if to >= 0) for steps in self.towards)
        """The up to eight spaces next to a space (G0.6)."""
        self.near = tuple(frozenset((space, *around)) for space, around in enumerate(self.around))
        """A space and those next to it."""
        self.beside = tuple(tuple(steps[d] for d in (0, 2, 4, 6) if steps[d] >= 0) for steps in self.towards)
        """Where a step of a run can lead (G0.6)."""
        self.box_of = tuple(self._box_of(space, boxes) for space in range(self.size))
        """The side whose goal box a space belongs to, or -1 (G0.4)."""
        half = end * WIDTH
        self.in_field = (tuple(range(half)), tuple(range(half + WIDTH, self.size)))
        """By side, the spaces of its half without the centre line (G0.5)."""
        self.centre = tuple(range(half, half + WIDTH))
        self.exits = tuple(self.space(column, row) for column, row in zip(exits, (-exit_row, exit_row), strict=True))
        """By side, where men come back from the penalty box (G0.9)."""

    def space(self, column: int, row: int) -> int:
        """The space of a column and a row."""
        return (row + self.end) * WIDTH + column - FIRST_COLUMN

    def place(self, space: int) -> tuple[int, int]:
        """Column and row of a space."""
        return space % WIDTH + FIRST_COLUMN, space // WIDTH - self.end

    def distance(self, space: int, other: int) -> int:
        """King's moves from one space to another."""
        down, across = divmod(space, WIDTH), divmod(other, WIDTH)
        return max(abs(down[0] - across[0]), abs(down[1] - across[1]))

    def from_goal(self, space: int, side: int) -> int:
        """Rows between a space and the goal line of a side."""
        row = space // WIDTH
        return self.rows - 1 - row if side else row

    def nearest(self, space: int, side: int, is_open: Callable[[int], bool]) -> int:
        """The nearest open space (G2.3): fewest king's moves, then nearer to the goal line of `side`, then the lower
        column."""
        ranked = ((self.distance(space, to), self.from_goal(to, side), to % WIDTH, to) for to in range(self.size))
        return min(entry for entry in ranked if is_open(entry[3]))[3]

    def _towards(self, space: int, boxes: tuple[int, ...]) -> tuple[int, ...]:
        column, row = self.place(space)
        return tuple(self._at(column + dx, row + dy, boxes) for dx, dy in COMPASS)

    def _at(self, column: int, row: int, boxes: tuple[int, ...]) -> int:
        if abs(row) > self.end:
            return (INTO_FRANCE if row > 0 else INTO_GERMANY) if column in boxes else OFF
        return self.space(column, row) if 0 <= column - FIRST_COLUMN < WIDTH else OFF

    def _box_of(self, space: int, boxes: tuple[int, ...]) -> int:
        column, row = self.place(space)
        return (row > 0) * 1 if abs(row) == self.end and column in boxes else -1


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
