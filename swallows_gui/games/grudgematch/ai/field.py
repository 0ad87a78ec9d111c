"""How spaces lie to the goals: distances, the goalie's place, formations. Made once for each length of field."""

from functools import lru_cache
from typing import Final

from swallows_gui.games.grudgematch.rules.board import FIRST_COLUMN, WIDTH, Board

MIDDLE: Final = 7 - FIRST_COLUMN
"""The column, from 0, in the middle of the goals."""
BOX: Final = (6 - FIRST_COLUMN, 8 - FIRST_COLUMN)
"""First and last column, from 0, of the goal boxes."""


@lru_cache(maxsize=8)
def to_goal(board: Board, side: int) -> tuple[int, ...]:
    """By space: how many steps a ball there needs at least to be in the goal that `side` attacks."""
    return tuple(
        max(board.from_goal(space, 1 - side) + 1, abs(space % WIDTH - MIDDLE) - 1) for space in range(board.size)
    )


@lru_cache(maxsize=8)
def steps_to_ball(board: Board) -> tuple[tuple[int, ...], ...]:
    """By space of a man and space of the ball: how many steps a man runs at least until he is next to it."""
    places = [divmod(space, WIDTH) for space in range(board.size)]
    return tuple(
        tuple(max(0, abs(row - to) - 1) + max(0, abs(column - across) - 1) for to, across in places)
        for row, column in places
    )


@lru_cache(maxsize=512)
def goalie_place(board: Board, side: int, ball: int) -> int:
    """Where the goalie of a side stands best: in his box, between ball and goal."""
    column = ball % WIDTH if ball >= 0 else MIDDLE
    row = -board.end if side == 0 else board.end
    shift = (column - MIDDLE) // 3 if column >= MIDDLE else -((MIDDLE - column) // 3)
    return board.space(min(BOX[1], max(BOX[0], MIDDLE + shift)) + FIRST_COLUMN, row)


def formation(board: Board, side: int, suit: int, spread_out: bool = False) -> tuple[int, int]:
    """Column and row where a man is lined up: the goalie in his goal, two at the centre line, one between."""
    back = -1 if side == 0 else 1
    if spread_out:
        return ((7, back * board.end), (4, back * 2), (10, back * 2), (7, back * 2))[suit]
    return ((7, back * board.end), (6, back), (8, back), (7, back * 2))[suit]
