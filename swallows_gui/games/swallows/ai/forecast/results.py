"""How a match may end between two teams of which one is so many goals better."""

from functools import lru_cache
from math import exp, factorial

GOALS = 1.25
"""Goals an average team scores in a match."""

STEP = 0.1
"""Ratings are told apart in steps of so many goals."""
WIDEST = 40


def poisson(mean: float, upto: int) -> tuple[float, ...]:
    """Chances of 0, 1, ... goals; the last entry takes all beyond."""
    chances = [exp(-mean) * mean**k / factorial(k) for k in range(upto)]
    return (*chances, max(0.0, 1.0 - sum(chances)))


@lru_cache(maxsize=4096)
def margins_after(home: int, away: int) -> tuple[float, ...]:
    """Chances of the goal differences -5 to 5 when the teams are to score `home` and `away` tenths of a goal."""
    chances = [0.0] * 11
    away_goals = poisson(away / 10, 7)
    for h, p in enumerate(poisson(home / 10, 7)):
        for a, q in enumerate(away_goals):
            chances[max(0, min(10, h - a + 5))] += p * q
    return tuple(chances)


def _results_at(step: int) -> tuple[float, ...]:
    edge = step * STEP / 2
    chances = margins_after(round(10 * max(0.15, GOALS + edge)), round(10 * max(0.15, GOALS - edge)))
    return sum(chances[7:]), chances[6], chances[5], chances[4], sum(chances[:4])


_RESULT_CHANCES = tuple(_results_at(step) for step in range(-WIDEST, WIDEST + 1))
BEAT = tuple(row[0] + row[1] + row[2] / 2 for row in _RESULT_CHANCES)


def _step(edge: float) -> int:
    return max(0, min(2 * WIDEST, round(edge / STEP) + WIDEST))


def result_chances(edge: float) -> tuple[float, ...]:
    """Chances that the home team wins by two or more, by one, draws, loses by one, by more, `edge` goals better."""
    return _RESULT_CHANCES[_step(edge)]


def beats(edge: float) -> float:
    """The chance to win a match that must be won by someone, `edge` goals better."""
    return BEAT[_step(edge)]
