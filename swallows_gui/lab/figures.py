"""Figures from tallies of games, each with a 95 % interval.

A share or mean over many games is a ratio of sums; games are independent, what happens inside one is not, so intervals
are by game (a ratio's linearised error).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any, TypeVar

from swallows_gui.lab.tally import MatchTally, Tally

AnyTally = TypeVar("AnyTally", bound=Tally)


@dataclass(frozen=True, slots=True)
class MeasuredFigure:
    """An estimate with its 95 % interval; None where nothing was counted."""

    name: str
    value: float | None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class SetOfFigures:
    """All figures of a set of games."""

    games: int
    figures: tuple[MeasuredFigure, ...]

    def __getitem__(self, name: str) -> MeasuredFigure:
        for figure in self.figures:
            if figure.name == name:
                return figure
        raise KeyError(name)

    def tables(self) -> dict[str, Any]:
        """What a game counts beside its figures, as plain JSON."""
        return {}

    def as_json(self) -> dict[str, Any]:
        """Figures by name with their intervals, and the tables beside them."""
        figures = {f.name: {"value": f.value, "low": f.low, "high": f.high} for f in self.figures}
        return {"figures": figures, **self.tables()}


def ratio(
    name: str,
    tallies: Sequence[AnyTally],
    part: Callable[[AnyTally], float],
    whole: Callable[[AnyTally], float],
) -> MeasuredFigure:
    """The sum of the parts by the sum of the wholes, with its interval by game.

    >>> ratio("points a game", [Tally(cash=[2.0]), Tally(cash=[4.0])], lambda t: sum(t.cash), lambda t: 1).value
    3.0
    """
    parts = [float(part(tally)) for tally in tallies]
    wholes = [float(whole(tally)) for tally in tallies]
    total = sum(wholes)
    if not total:
        return MeasuredFigure(name, None)
    value = sum(parts) / total
    if len(tallies) < 2:
        return MeasuredFigure(name, value)
    squares = sum((p - value * w) ** 2 for p, w in zip(parts, wholes, strict=True))
    error = 1.96 * sqrt(squares * len(tallies) / (len(tallies) - 1)) / total
    return MeasuredFigure(name, value, value - error, value + error)


def plain_figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """What can be said of games of any kind."""
    found = [
        ratio("decisions a game", tallies, lambda t: t.decisions, _each),
        ratio("questions with one answer", tallies, lambda t: t.forced, lambda t: t.decisions + t.forced),
        ratio("games without a single winner", tallies, lambda t: len(t.winners) > 1, _each),
    ]
    for seat in range(len(tallies[0].cash) if tallies else 0):
        found.append(ratio(f"share of wins, seat {seat}", tallies, partial(won_by, seat), _each))
    return SetOfFigures(len(tallies), tuple(found))


def a_match(name: str, tallies: Sequence[AnyTally], count: Callable[[AnyTally], float]) -> MeasuredFigure:
    """The mean of a count by match."""
    return ratio(name, tallies, count, _each)


def of_questions(tallies: Sequence[MatchTally]) -> tuple[MeasuredFigure, ...]:
    """How often seats are asked in a match, and from how many choices they choose."""
    return (
        a_match("questions a match", tallies, lambda t: t.questions),
        MeasuredFigure("questions of the longest match", float(max((t.questions for t in tallies), default=0))),
        ratio("entries of a list", tallies, lambda t: t.entries, lambda t: t.questions),
        MeasuredFigure("entries of the longest list", float(max((t.longest_list for t in tallies), default=0))),
    )


def won_by(seat: int, tally: Tally) -> float:
    """The part of a game that a seat has won: nothing of one that is not over."""
    return (seat in tally.winners) / len(tally.winners) if tally.winners else 0.0


def _each(_tally: Tally) -> float:
    return 1.0
