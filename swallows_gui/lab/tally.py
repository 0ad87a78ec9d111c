"""Counts questions and results in games of any kind, and turns the counts into figures with a 95 % interval.

A share or mean over many games is a ratio of sums; games are independent, what happens inside one is not, so intervals
are by game (a ratio's linearised error).
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from swallows_gui.engine.events import Events
from swallows_gui.engine.game import Event, Json, View
from swallows_gui.session.match_rules import SessionObserver


@dataclass(slots=True)
class GameTally:
    """One game in numbers. Plain JSON by `as_json`."""

    seed: int = 0
    decisions: int = 0
    """Questions in turn with at least two answers."""
    forced: int = 0
    """Questions with one answer."""
    cash: list[float] = field(default_factory=list)
    """What each seat has at the end, in the game's unit: money, goals, points."""
    winners: list[int] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The tally as plain JSON."""
        return asdict(self)


class Counting(SessionObserver, Protocol):
    """A witness that fills in a tally."""

    @property
    def tally(self) -> GameTally:
        """The counts so far."""
        ...


class GameCounter:
    """Watches one game and fills in a `GameTally`."""

    def __init__(self, seed: int, scores: Callable[[Json], Sequence[float]]) -> None:
        self.tally = GameTally(seed=seed)
        self._scores = scores

    def asked(self, _game: Any, view: View) -> None:
        """Count a question to a seat."""
        if len(view.asked) > 1 or any(isinstance(entry, range) for entry in view.asked):
            self.tally.decisions += 1
        else:
            self.tally.forced += 1

    def happened(self, game: Any, _events: Sequence[Event]) -> None:
        """Record the end of the game."""
        if game.result is not None:
            self.tally.cash = list(self._scores(game.result))
            self.tally.winners = list(game.result["winners"])


@dataclass(slots=True)
class MatchTally(GameTally):
    """One match in numbers, with how long its lists of choices were."""

    entries: int = 0
    """Of the lists of all questions."""
    longest_list: int = 0

    @property
    def questions(self) -> int:
        """How often a seat was asked, with one answer or more."""
        return self.decisions + self.forced


T = TypeVar("T", bound=MatchTally)


class MatchCounter(Generic[T]):
    """Watches one match and fills in its tally, as the declarations of its events say."""

    tallies: ClassVar[type[MatchTally]]
    events: ClassVar[Events]

    def __init__(self, seed: int) -> None:
        self.tally: T = cast("T", self.tallies(seed=seed))
        self._counted = self.events.counted()

    def asked(self, _game: Any, view: View) -> None:
        """Count a question to a seat."""
        tally, entries = self.tally, len(view.asked)
        tally.decisions += entries > 1
        tally.forced += entries == 1
        tally.entries += entries
        tally.longest_list = max(tally.longest_list, entries)

    def happened(self, game: Any, events: Sequence[Event]) -> None:
        """Count events."""
        for event in events:
            for figure, fits in self._counted[event[0]]:
                if fits(event):
                    setattr(self.tally, figure, getattr(self.tally, figure) + 1)
        if game.result is not None:
            self.ended(game)

    def ended(self, game: Any) -> None:
        """Record the result of a match between the sides of even and odd seats."""
        winner = game.result["winner"]
        self.tally.winners = [seat for seat in range(game.seats) if winner is None or seat % 2 == winner]
        self.tally.cash = [shared(winner, seat) for seat in range(game.seats)]


def shared(winner: int | None, seat: int) -> float:
    """What a seat has of a match between sides of every other seat: 1 if its side has won it, a half of a draw.

    >>> shared(0, 2), shared(0, 3), shared(None, 0)
    (1.0, 0.0, 0.5)
    """
    return 0.5 if winner is None else float(seat % 2 == winner)


AnyTally = TypeVar("AnyTally", bound=GameTally)


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
        """Further tables of a game, as plain JSON."""
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

    >>> ratio("points a game", [GameTally(cash=[2.0]), GameTally(cash=[4.0])], lambda t: sum(t.cash), lambda t: 1).value
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


def plain_figures(tallies: Sequence[GameTally]) -> SetOfFigures:
    """The figures that any game has."""
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


def won_by(seat: int, tally: GameTally) -> float:
    """The part of a game that a seat has won: nothing of one that is not over."""
    return (seat in tally.winners) / len(tally.winners) if tally.winners else 0.0


def _each(_tally: GameTally) -> float:
    return 1.0
