"""Choices that both make at once: a table of what each pair of cards is worth, and how often to play which (F18.2)."""

from collections.abc import Sequence
from typing import Final

ROUNDS: Final = 200
"""So often the two sides answer each other before the shares are read off."""


def shares(table: Sequence[Sequence[float]]) -> list[float]:
    """How often each row is played by a side that cannot be outguessed; `table` holds what it wins by row and column.

    Both sides answer, round after round, what the other has played so far; the shares of that come to rest.

    >>> [round(share, 1) for share in shares([[1.0, -1.0], [-1.0, 1.0]])]
    [0.5, 0.5]
    >>> shares([[1.0, 2.0], [0.0, 1.0]])
    [1.0, 0.0]
    """
    rows, columns = range(len(table)), range(len(table[0]))
    won = [sum(table[row]) / len(columns) for row in rows]
    lost = [sum(table[row][column] for row in rows) / len(rows) for column in columns]
    played = [0] * len(table)
    for _ in range(ROUNDS):
        row = max(rows, key=won.__getitem__)
        column = min(columns, key=lost.__getitem__)
        played[row] += 1
        for at in rows:
            won[at] += table[at][column]
        for at in columns:
            lost[at] += table[row][at]
    return [times / ROUNDS for times in played]


def drawn(weights: Sequence[float], share: float) -> int:
    """The place in `weights` that a number from 0 to 1 falls on.

    >>> [drawn([0.25, 0.0, 0.75], share) for share in (0.0, 0.2, 0.3, 1.0)]
    [0, 0, 2, 2]
    """
    reached, total = 0.0, sum(weights)
    for at, weight in enumerate(weights):
        reached += weight
        if weight and share * total < reached:
            return at
    return max(at for at, weight in enumerate(weights) if weight)
