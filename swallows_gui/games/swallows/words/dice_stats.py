"""Dice after the game: how often each number fell, how many shots were on goal, and what fair dice would have done.

All spreads are exact: counts are binomial, shots a sum of single chances. An interval holds at least 95 of 100 games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import AttackOver, AttackPlayed, DieRolled, Goal
from swallows_gui.games.swallows.rules.marks import FACES
from swallows_gui.models.narration import Event

_TAIL = 0.025


class Spread(NamedTuple):
    """What fair dice show: the mean, and the smallest and largest number within 95 of 100 games."""

    mean: float
    low: int
    high: int

    def holds(self, number: int) -> bool:
        """Whether a number is within the interval."""
        return self.low <= number <= self.high


class Rolled(NamedTuple):
    """The numbers rolled by one seat, or by all (`seat` None)."""

    seat: int | None
    counts: tuple[int, int, int, int, int, int]
    spread: Spread
    """Of each of the six counts."""
    mean: float
    """Average number rolled; 0 without a roll."""

    @property
    def rolls(self) -> int:
        """How many dice were rolled."""
        return sum(self.counts)


class Shots(NamedTuple):
    """The shots of one seat's teams: rolls that reached the goal, and goals."""

    seat: int | None
    shots: int
    on_goal: int
    spread: Spread
    """Of `on_goal`, from the values of the cards played."""
    goals: int
    """Rolled and not saved; own goals of others are not counted."""


class DiceStats(NamedTuple):
    """Everybody first, then each seat."""

    rolled: tuple[Rolled, ...]
    shots: tuple[Shots, ...]


def dice_stats(history: Iterable[Event], trainers: dict[str, int], seats: int, mark: int) -> DiceStats:
    """The dice of a game. `trainers` has the seat of each team by FIFA code; a roll belongs to the seat that rolls.
    `mark`: the total from which a shot is on target.

    Rolls made again count as rolls of their own: each is as fair as the first.
    """
    counts = [[0] * FACES for _ in range(seats + 1)]
    chances: list[list[float]] = [[] for _ in range(seats + 1)]
    on_goal, goals = [0] * (seats + 1), [0] * (seats + 1)
    shooting = -1
    for event in of_kinds(history, DieRolled, Goal, AttackPlayed, AttackOver):
        match event:
            case DieRolled():
                seat, shot = trainers[event.team], event.purpose == "shot"
                for row in (0, seat + 1):
                    counts[row][event.die - 1] += 1
                    if shot:
                        chances[row].append(chance_on_goal(event.total - event.die, mark))
                        on_goal[row] += event.total >= mark
                shooting = seat if shot else -1
            case Goal():
                for row in (0, trainers[event.team] + 1) if shooting >= 0 and not event.own_goal else ():
                    goals[row] += 1
            case _:
                shooting = -1
    labels = [None, *range(seats)]
    rolled = [
        Rolled(seat, _six(row), binomial(sum(row), 1 / FACES), _mean(row))
        for seat, row in zip(labels, counts, strict=True)
    ]
    shots = [
        Shots(seat, len(chances[row]), on_goal[row], sum_of(chances[row]), goals[row])
        for row, seat in enumerate(labels)
    ]
    return DiceStats(tuple(rolled), tuple(shots))


def chance_on_goal(added: int, mark: int) -> float:
    """How likely a die with so much added reaches the mark of a shot (S5.2)."""
    return sum(1 for die in range(1, FACES + 1) if die + added >= mark) / FACES


def binomial(n: int, p: float) -> Spread:
    """How often something of chance `p` happens in `n` trials."""
    return _spread([comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)], n * p)


def sum_of(chances: Sequence[float]) -> Spread:
    """How many of several independent things happen."""
    shares = [1.0]
    for chance in chances:
        shares = [
            (shares[k] * (1 - chance) if k < len(shares) else 0.0) + (shares[k - 1] * chance if k else 0.0)
            for k in range(len(shares) + 1)
        ]
    return _spread(shares, sum(chances))


def _spread(shares: Sequence[float], mean: float) -> Spread:
    """The narrowest interval that leaves no more than 2.5 of 100 beyond either end."""
    low, below = 0, 0.0
    while low < len(shares) - 1 and below + shares[low] <= _TAIL:
        below += shares[low]
        low += 1
    high, above = len(shares) - 1, 0.0
    while high > low and above + shares[high] <= _TAIL:
        above += shares[high]
        high -= 1
    return Spread(mean, low, high)


def _six(row: Sequence[int]) -> tuple[int, int, int, int, int, int]:
    one, two, three, four, five, six = row
    return one, two, three, four, five, six


def _mean(row: Sequence[int]) -> float:
    rolls = sum(row)
    return sum((number + 1) * count for number, count in enumerate(row)) / rolls if rolls else 0.0
