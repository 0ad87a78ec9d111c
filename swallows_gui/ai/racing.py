"""A contest between candidates: the same drawn games for all of them, and more games only for those still in doubt.

Every candidate plays in the same worlds with the same dice, so that differences are told from luck early. After each
round the candidates that are clearly behind leave. The *favourite*, the choice of plain judgement, never leaves, and
another wins only if it is better by more than the doubt that is left: luck must not make a seat play worse.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

from swallows_gui.ai.advice import AdvisedChoice

Trial = Callable[[int, int], float]
"""What candidate number ... is worth in world number ..., M."""

_EXPECTED = 2
"""So many worlds' worth of the usual scatter is believed before any world is played."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a level thinks."""

    rounds: tuple[int, ...]
    """Worlds drawn in each round."""
    behind: float
    """A candidate that is behind by so many standard errors leaves."""
    doubt: float
    """So many standard errors another must be ahead of the favourite to win."""
    least: float
    """And by so much, M: trifles are left to plain judgement."""
    sure: float = 0.0
    """Where the favourite leads and the others are expected to be better by less than so much, M, no more is drawn."""


@dataclass(frozen=True, slots=True)
class CandidateRecord:
    """How a candidate has fared."""

    mean: float
    """M."""
    worlds: int
    ahead: float
    """Mean difference to the favourite in the same worlds, M."""
    error: float
    """Standard error of `ahead`."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a search: the candidates with their values, and the winner."""

    candidates: tuple[int, ...]
    standings: tuple[CandidateRecord, ...]
    winner: int

    @property
    def chosen(self) -> int:
        """The candidate that won."""
        return self.candidates[self.winner]

    def choices(self, unit: float) -> list[AdvisedChoice]:
        """The candidates as choices of a hint, the best first, worth their means in `unit`."""
        best = self.standings[self.winner].mean
        choices = [
            AdvisedChoice(action, unit * min(standing.mean, best), unit * standing.error)
            for action, standing in zip(self.candidates, self.standings, strict=True)
        ]
        first = choices.pop(self.winner)
        return [first, *sorted(choices, key=lambda choice: -choice.money)]


def contest(
    candidates: int, favourite: int, trial: Trial, budget: Budget, usual: float, begin_round: Callable[[int], None]
) -> tuple[int, list[CandidateRecord]]:
    """The winner and how all candidates fared. `usual` is how much candidates' values may differ between worlds, in M
    (the value of a goal). It counts as a few additional worlds, because in the first few a rare goal may be missing and
    all look equal. `begin_round` gets the number of worlds drawn after the round."""
    worths: list[list[float]] = [[] for _ in range(candidates)]
    alive = list(range(candidates))
    drawn = 0
    for more in budget.rounds:
        begin_round(drawn + more)
        for world in range(drawn, drawn + more):
            for candidate in alive:
                worths[candidate].append(trial(candidate, world))
        drawn += more
        leader = max(alive, key=lambda candidate: (_mean(worths[candidate]), candidate == favourite))
        alive = [
            candidate
            for candidate in alive
            if candidate in (leader, favourite)
            or not _is_behind(worths[candidate], worths[leader], usual, budget.behind)
        ]
        if len(alive) == 1 or (
            len(alive) == 2 and _is_behind(worths[favourite], worths[leader], usual, 2 * budget.behind)
        ):
            break
        if leader == favourite and _regret(alive, worths, favourite, usual) < budget.sure:
            break
    standings = [_standing(worths[candidate], worths[favourite], usual) for candidate in range(candidates)]
    winner = favourite
    for candidate in alive:
        standing = standings[candidate]
        sure = standing.ahead > max(budget.least, budget.doubt * standing.error)
        if candidate != favourite and sure and standing.mean > standings[winner].mean:
            winner = candidate
    return winner, standings


def _regret(alive: Sequence[int], worths: Sequence[Sequence[float]], favourite: int, usual: float) -> float:
    """The expected gain from another candidate than the favourite, M: how far it may be ahead,
    weighted by the chance."""
    return sum(
        _better_by(*difference(worths[candidate], worths[favourite], usual))
        for candidate in alive
        if candidate != favourite
    )


def _better_by(mean: float, error: float) -> float:
    """The expected positive part of a normal value with mean `mean` and standard deviation `error`.

    >>> round(_better_by(0.0, 1.0), 3), round(_better_by(-2.0, 1.0), 3)
    (0.399, 0.008)
    """
    if not error:
        return max(0.0, mean)
    far = mean / error
    return error * exp(-far * far / 2) / sqrt(2 * pi) + mean * erfc(-far / sqrt(2)) / 2


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def difference(values: Sequence[float], others: Sequence[float], usual: float) -> tuple[float, float]:
    """Mean and standard error of the difference in the worlds in which both were played."""
    gaps = [value - other for value, other in zip(values, others, strict=False)]
    number = len(gaps)
    mean = sum(gaps) / number
    squares = sum((gap - mean) ** 2 for gap in gaps) + _EXPECTED * usual * usual
    return mean, sqrt(squares / (number - 1 + _EXPECTED) / number)


def _is_behind(values: Sequence[float], others: Sequence[float], usual: float, errors: float) -> bool:
    mean, error = difference(values, others, usual)
    return mean < 0 and -mean >= errors * error


def _standing(values: Sequence[float], favourite: Sequence[float], usual: float) -> CandidateRecord:
    if values is favourite:
        return CandidateRecord(_mean(values), len(values), 0.0, 0.0)
    ahead, error = difference(values, favourite, usual)
    return CandidateRecord(_mean(values), len(values), ahead, error)
