"""Counts what can be counted in a game of any kind: questions, and what came out."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

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
