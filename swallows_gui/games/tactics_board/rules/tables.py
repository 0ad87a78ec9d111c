"""The tables that a game is played by: sides, pawns, the parts of the board and the shooting signs (T0, T1).

A pawn is a number from 0 to 21: `side * 11 + its number - 1`. Sets of squares are integers (`board.py`).
"""

from dataclasses import dataclass
from typing import Final

SIDES: Final = 2
RED, BLUE = range(SIDES)
PAWNS: Final = 11
"""Of a side (T0.2)."""
NOBODY: Final = -1
"""No side, no pawn."""

ROLES: Final = ("keeper", "defender", "midfielder", "striker")
KEEPER, DEFENDER, MIDFIELDER, STRIKER = range(len(ROLES))
ROLE_OF: Final = (KEEPER, *[DEFENDER] * 4, *[MIDFIELDER] * 4, *[STRIKER] * 2)
"""By number, 1 first; another pawn may become keeper (T12.4)."""

SIGNS: Final = ("ball", "flag", "kick")
"""What a spinner and a shooting die may show: goal, corner kick, goal kick (T10.3)."""
FEWEST: Final = 7
"""A side with fewer pawns loses (T12.5)."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What is in the box. Parts of the board are given by side, in its half."""

    digest: str
    """Names what of it bears on the rules."""
    goal_area: tuple[int, int]
    """A set."""
    penalty_area: tuple[int, int]
    """A set."""
    long_distance: tuple[int, int]
    """A set."""
    circle: tuple[tuple[int, ...], tuple[int, ...]]
    corners: tuple[tuple[int, int], tuple[int, int]]
    """That of column A, that of column H."""
    penalty_spot: tuple[int, int]
    keeper_squares: tuple[tuple[int, ...], tuple[int, ...]]
    """Where keepers may be lined up; the first is nearer where both are as near (T13.2)."""
    line_up: tuple[tuple[int, ...], tuple[int, ...]]
    """Squares of the pawns 2 to 9 before a kick-off."""
    front_row: tuple[tuple[int, ...], tuple[int, ...]]
    """Where strikers are lined up."""
    bonus: tuple[int, int, int, int]
    """By role, what a battle adds (T9.2)."""
    spinner: tuple[str, ...]
    shooting_die: tuple[str, ...]
