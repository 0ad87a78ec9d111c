"""Counts what can be counted in a game of any kind: questions, and what came out."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from swallows_gui.engine.game import Event, Json, View
from swallows_gui.session.witness import Witness


@dataclass(slots=True)
class Tally:
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


class Counting(Witness, Protocol):
    """A witness that fills in a tally."""

    @property
    def tally(self) -> Tally:
        """What it has counted so far."""
        ...


class Counter:
    """Watches one game and fills in a `Tally`."""

    def __init__(self, seed: int, scores: Callable[[Json], Sequence[float]]) -> None:
        self.tally = Tally(seed=seed)
        self._scores = scores

    def asked(self, _game: Any, view: View) -> None:
        """Count the question."""
        if len(view.asked) > 1 or any(isinstance(entry, range) for entry in view.asked):
            self.tally.decisions += 1
        else:
            self.tally.forced += 1

    def told(self, game: Any, _events: Sequence[Event]) -> None:
        """Note the end."""
        if game.result is not None:
            self.tally.cash = list(self._scores(game.result))
            self.tally.winners = list(game.result["winners"])


@dataclass(slots=True)
class MatchTally(Tally):
    """One match in numbers, with how long its lists of choices were."""

    entries: int = 0
    """Of the lists of all questions."""
    longest_list: int = 0

    @property
    def questions(self) -> int:
        """How often a seat was asked, with one answer or more."""
        return self.decisions + self.forced


T = TypeVar("T", bound=MatchTally)


class MatchCounter(ABC, Generic[T]):
    """Watches one match and fills in its tally."""

    tallies: ClassVar[type[MatchTally]]

    def __init__(self, seed: int) -> None:
        self.tally: T = cast("T", self.tallies(seed=seed))

    def asked(self, _game: Any, view: View) -> None:
        """Count the question."""
        tally, entries = self.tally, len(view.asked)
        tally.decisions += entries > 1
        tally.forced += entries == 1
        tally.entries += entries
        tally.longest_list = max(tally.longest_list, entries)

    def told(self, game: Any, events: Sequence[Event]) -> None:
        """Count the events."""
        for event in events:
            self.count(game, event)

    @abstractmethod
    def count(self, game: Any, event: Event) -> None:
        """Count one event of a game, which stands as after all of them."""


def shared(winner: int | None, seat: int) -> float:
    """What a seat has of a match between sides of every other seat: 1 if its side has won it, a half of a draw.

    >>> shared(0, 2), shared(0, 3), shared(None, 0)
    (1.0, 0.0, 0.5)
    """
    return 0.5 if winner is None else float(seat % 2 == winner)
