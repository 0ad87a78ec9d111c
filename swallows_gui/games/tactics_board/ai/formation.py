"""What a formation is worth to the side that begins a set in it, in goals: the evaluation of the game's own (T21.1).

The weights are fitted to what came of some ten thousands of sets: shots made less shots conceded in the plays after.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from swallows_gui.games.tactics_board.rules.board import flights, own_row, set_of
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import PAWNS

DICE: Final = range(1, 7)
BASE: Final = -0.025
ROWS: Final = (0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.015, 0.055, 0.08, 0.075, 0.09, 0.09, 0.1, 0.12, 0.08, 0.08, 0.06)
"""By own row of the ball."""
SHOTS: Final = 0.22
"""All six rolls find a team-mate who shoots."""
PASSES: Final = 0.0
"""All six find one who does not."""
MARKED: Final = -0.02
"""An opponent stands beside the holder on his square."""
LONE: Final = (0.025, -0.003)
"""By whether the side has the ball or not: a pawn of it alone where a pass is a shot."""
TAKEN: Final = (-0.037, 0.023)
"""One that is there with an opponent."""
NEAR: Final = (-0.009, 0.016)
"""One near the other area."""
OFFSIDE: Final = (-0.02, 0.014)
"""One that is offside."""
ADVANCED: Final = (0.0064, -0.0052)
"""A row of a midfielder or striker."""
COLUMNS: Final = (0.008, 0.0)
"""A column in which a pawn stands in the other half."""
LINE: Final = (
    (0.0, -0.035, -0.035, -0.02, 0.0, 0.025, 0.025, 0.025, 0.025),
    (0.0, 0.045, 0.045, 0.035, 0.0, -0.045, -0.06, -0.06, -0.06),
)
"""By own row of the last field player."""
_NEAR_ROWS: Final = 7
_FIRST_FREE: Final = 5
"""The place of the first midfielder among the pawns of a side."""


class Counts:
    """With how many of six rolls each square is met: a number of three digits for each, a set of squares a digit."""

    __slots__ = ("fours", "ones", "twos")

    def __init__(self, masks: Iterable[int]) -> None:
        ones = twos = fours = 0
        for mask in masks:
            carry = ones & mask
            ones ^= mask
            fours ^= twos & carry
            twos ^= carry
        self.ones, self.twos, self.fours = ones, twos, fours

    def at(self, square: int) -> int:
        """How many rolls."""
        return (self.ones >> square & 1) + 2 * (self.twos >> square & 1) + 4 * (self.fours >> square & 1)


@cache
def flight(square: int, roll: int) -> int:
    """The set of the squares that the ball comes to with a roll (T6.2); as well of those that it comes from."""
    return set_of(flights(square, roll))


class Formation:
    """Where all pawns stand, as both sides see it."""

    __slots__ = ("_game", "_mates", "_worth")

    def __init__(self, game: State) -> None:
        self._game = game
        lines = [min((own_row(side, game.at[pawn]) for pawn in game.field_players(side)), default=1) for side in (0, 1)]
        self._mates: list[tuple[Counts, Counts]] = []
        """By side: how many rolls find a lone pawn that shoots, and a lone one that does not."""
        with_ball, without = [], []
        for side in (0, 1):
            first, second = self._read(side, lines)
            with_ball.append(first)
            without.append(second)
        self._worth = (with_ball[0] + without[1], with_ball[1] + without[0])

    def _read(self, side: int, lines: list[int]) -> tuple[float, float]:
        game, other = self._game, 1 - side
        targets = game.tables.penalty_area[other] | game.tables.long_distance[other]
        theirs, last = game.own[other], lines[other]
        shooting: list[int] = []
        passing: list[int] = []
        lone = taken = near = off = rows = 0
        columns = 0
        first = side * PAWNS
        for pawn in range(first, first + PAWNS):
            square = game.at[pawn]
            if square < 0:
                continue
            row = own_row(side, square)
            if pawn - first >= _FIRST_FREE:
                rows += min(row, 12)
            marked = theirs >> square & 1
            if row <= 8:
                if not marked:
                    passing.append(square)
                continue
            if 17 - row < last:
                off += 1
                continue
            columns |= 1 << square % 8
            if targets >> square & 1:
                if marked:
                    taken += 1
                else:
                    lone += 1
                    shooting.append(square)
                continue
            if 17 - row <= _NEAR_ROWS:
                near += 1
            if not marked:
                passing.append(square)
        shots = [_seen(shooting, roll) for roll in DICE]
        self._mates.append(
            (Counts(shots), Counts(_seen(passing, roll) & ~shot for roll, shot in zip(DICE, shots, strict=True)))
        )
        counts = lone, taken, near, off, rows, columns.bit_count()
        weights = LONE, TAKEN, NEAR, OFFSIDE, ADVANCED, COLUMNS
        line = min(lines[side], 8)
        return tuple(  # type: ignore[return-value]
            sum(weight[at] * count for weight, count in zip(weights, counts, strict=True)) + LINE[at][line]
            for at in (0, 1)
        )

    def holding(self, side: int, square: int) -> float:
        """What it is worth to a side to begin a set with the ball there."""
        shots, passes = self._mates[side]
        worth = BASE + ROWS[own_row(side, square)] + self._worth[side]
        worth += SHOTS / 6 * shots.at(square) + PASSES / 6 * passes.at(square)
        return worth + MARKED if self._game.own[1 - side] >> square & 1 else worth


def _seen(mates: list[int], roll: int) -> int:
    """The squares from which a roll of the ball finds one of these."""
    found = 0
    for mate in mates:
        found |= flight(mate, roll)
    return found
