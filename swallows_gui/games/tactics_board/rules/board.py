"""The 128 squares: their numbers and names, distances, and the ways of a pawn and of the ball (T1.1, T5.3, T6.2).

A square is `8 * y + x`; a set of squares is an integer with a bit for each.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

COLUMNS: Final = 8
ROWS: Final = 16
SQUARES: Final = COLUMNS * ROWS
LETTERS: Final = "ABCDEFGH"
OFF: Final = -1
"""No square."""
HALVES: Final = ((1 << SQUARES // 2) - 1, (1 << SQUARES) - (1 << SQUARES // 2))
"""By side, the squares of its half."""
COMPASS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions, clockwise from north: columns and rows of a step."""
MOST_FOR_THE_BALL: Final = 12
"""A keeper plays the ball with two dice (T6.1)."""

_FIRST_COLUMN: Final = sum(1 << COLUMNS * y for y in range(ROWS))
_NOT_FIRST: Final = ((1 << SQUARES) - 1) & ~_FIRST_COLUMN
_NOT_LAST: Final = ((1 << SQUARES) - 1) & ~(_FIRST_COLUMN << COLUMNS - 1)
_BOARD: Final = (1 << SQUARES) - 1


class Way(NamedTuple):
    """A square that a pawn can reach with a roll, and all ways there."""

    end: int
    passed: tuple[int, ...]
    """Of each way, the squares between start and end."""


def set_of(squares: Iterable[int]) -> int:
    """A set of squares."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares_of(found: int) -> Iterator[int]:
    """The squares of a set, the lowest first."""
    while found:
        lowest = found & -found
        yield lowest.bit_length() - 1
        found ^= lowest


def square_at(side: int, name: str) -> int:
    """The square of a name in the half of a side (T1.1).

    >>> square_at(0, "D8"), square_at(1, "D8"), square_at(1, "A1")
    (59, 67, 120)
    """
    row = int(name[1:])
    return COLUMNS * (ROWS - row if side else row - 1) + LETTERS.index(name[0])


def name_of(square: int) -> tuple[int, str]:
    """The side in whose half a square lies, and its name there.

    >>> name_of(67)
    (1, 'D8')
    """
    y, x = divmod(square, COLUMNS)
    return (1, f"{LETTERS[x]}{ROWS - y}") if y >= ROWS // 2 else (0, f"{LETTERS[x]}{y + 1}")


def own_row(side: int, square: int) -> int:
    """The row counted from the goal line of a side, 1 to 16 (T0.7)."""
    y = square // COLUMNS
    return ROWS - y if side else y + 1


def half_of(square: int) -> int:
    """The side in whose half a square lies."""
    return int(square >= SQUARES // 2)


def differences(square: int, other: int) -> tuple[int, int]:
    """Columns and rows between two squares."""
    return abs(square % COLUMNS - other % COLUMNS), abs(square // COLUMNS - other // COLUMNS)


def distance(square: int, other: int) -> int:
    """King's moves between two squares (T0.6)."""
    return max(differences(square, other))


@cache
def zone(square: int) -> int:
    """All squares at distance 1 or 0 (T0.6)."""
    return set_of(to for to in range(SQUARES) if distance(square, to) <= 1)


@cache
def neighbours(square: int) -> tuple[int, ...]:
    """The squares at distance 1."""
    return tuple(to for to in squares_of(zone(square)) if to != square)


@cache
def ways(square: int, roll: int) -> tuple[Way, ...]:
    """The squares a pawn can reach with exactly so many steps and at most one bend (T5.3)."""
    found: dict[int, set[int]] = {}
    for first in range(8):
        for bend in range(1, roll + 1):
            for second in range(8) if bend < roll else (first,):
                if bend < roll and second in (first, (first + 4) % 8):
                    continue
                steps = [first] * bend + [second] * (roll - bend)
                way = _walk(square, steps)
                if way:
                    found.setdefault(way[-1], set()).add(set_of(way[:-1]))
    return tuple(Way(end, tuple(sorted(found[end]))) for end in sorted(found))


@cache
def ends_of_ways(square: int, roll: int) -> int:
    """The set of the squares that `ways` lead to."""
    return set_of(way.end for way in ways(square, roll))


@cache
def passed_by(square: int, roll: int) -> int:
    """The squares that any of `ways` passes; pawns elsewhere block none of them."""
    found = 0
    for way in ways(square, roll):
        for passed in way.passed:
            found |= passed
    return found


def free_ends(square: int, roll: int, blocked: int) -> int:
    """The set of the squares that a pawn comes to with a roll without passing anything `blocked`."""
    in_the_way = blocked & passed_by(square, roll)
    return _free_ends(square, roll, in_the_way) if in_the_way else ends_of_ways(square, roll)


@lru_cache(maxsize=1 << 16)
def _free_ends(square: int, roll: int, blocked: int) -> int:
    return set_of(way.end for way in ways(square, roll) if not all(passed & blocked for passed in way.passed))


@cache
def flights(square: int, roll: int) -> tuple[int, ...]:
    """The squares the ball can reach with exactly so many steps (T6.2)."""
    return tuple(to for to in range(SQUARES) if roll in (distance(square, to), sum(differences(square, to))))


@lru_cache(maxsize=1 << 12)
def way_to(square: int, end: int, roll: int, blocked: int) -> tuple[int, ...]:
    """The squares a pawn crosses with a roll, including the end, on the way with the fewest bends that passes no
    `blocked` square; () for none."""
    best: tuple[int, ...] = ()
    for first in range(8):
        for bend in range(roll, 0, -1):
            for second in range(8) if bend < roll else (first,):
                if bend < roll and second in (first, (first + 4) % 8):
                    continue
                way = _walk(square, [first] * bend + [second] * (roll - bend))
                if way and way[-1] == end and not set_of(way[:-1]) & blocked:
                    if bend == roll:
                        return tuple(way)
                    best = best or tuple(way)
    return best


@cache
def flight_to(square: int, end: int, roll: int) -> tuple[int, ...]:
    """The squares that the ball goes over, the end among them: as far as it can slantwise first (T6.2)."""
    dx, dy = end % COLUMNS - square % COLUMNS, end // COLUMNS - square // COLUMNS
    step_x, step_y = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
    x, y = square % COLUMNS, square // COLUMNS
    way = []
    slantwise = 0 if abs(dx) + abs(dy) == roll else min(abs(dx), abs(dy))
    for _ in range(slantwise):
        x, y = x + step_x, y + step_y
        way.append(COLUMNS * y + x)
    while y != end // COLUMNS:
        y += step_y
        way.append(COLUMNS * y + x)
    while x != end % COLUMNS:
        x += step_x
        way.append(COLUMNS * y + x)
    return tuple(way)


def crowded(own: int) -> int:
    """The squares where another pawn would be a fifth side by side in a row or a fourth in a column (T2.3)."""
    return fifth_in_row(own) | fourth_in_column(own)


def fifth_in_row(own: int) -> int:
    """The squares where another pawn would be a fifth side by side in its row (T2.3)."""
    left = (own << 1) & _NOT_FIRST
    left2 = (left << 1) & _NOT_FIRST & left
    right = (own >> 1) & _NOT_LAST
    right2 = (right >> 1) & _NOT_LAST & right
    if not (left2 or right2):
        return 0
    left3 = (left2 << 1) & _NOT_FIRST & left
    right3 = (right2 >> 1) & _NOT_LAST & right
    left4 = (left3 << 1) & _NOT_FIRST & left
    right4 = (right3 >> 1) & _NOT_LAST & right
    return left4 | right4 | left3 & right | left2 & right2 | left & right3


def fourth_in_column(own: int) -> int:
    """The squares where another pawn would be a fourth directly in its column (T2.3)."""
    below, above = own << COLUMNS, own >> COLUMNS
    below2, above2 = below & own << 2 * COLUMNS, above & own >> 2 * COLUMNS
    below3, above3 = below2 & own << 3 * COLUMNS, above2 & own >> 3 * COLUMNS
    return (below3 | above3 | below2 & above | below & above2) & _BOARD


def _walk(square: int, steps: Iterable[int]) -> list[int]:
    """The squares of a walk, [] if it leaves the board."""
    x, y = square % COLUMNS, square // COLUMNS
    way = []
    for step in steps:
        x, y = x + COMPASS[step][0], y + COMPASS[step][1]
        if not (0 <= x < COLUMNS and 0 <= y < ROWS):
            return []
        way.append(COLUMNS * y + x)
    return way
