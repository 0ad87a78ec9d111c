"""What the laboratory knows of games of one match that have tallies of their own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from swallows_gui.engine.game import Json
from swallows_gui.lab.game_lab import BalanceTarget, GameLab, UnknownFormat
from swallows_gui.lab.tally import Counting, MatchCounter, Tally, shared


class MatchLab(GameLab):
    """What the laboratory measures of a game of one match between two sides."""

    forms: ClassVar[Mapping[str, Mapping[str, Any]]]
    """Kinds of matches by name, for `--format`; the first is the usual one, and the one with `targets`."""
    counts: ClassVar[type[MatchCounter[Any]]]
    """What counts in a match."""

    @property
    def usual(self) -> str:
        """The kind of match that is measured where nobody says."""
        return next(iter(self.forms))

    def options(self, format_id: str | None = None, teams: int | None = None) -> Json:
        """The kind of match of this name. Raises `UnknownFormat`."""
        if teams is not None:
            raise UnknownFormat(f"{self.game} is played by two sides")
        wanted = self.usual if format_id is None else format_id
        if wanted not in self.forms:
            raise UnknownFormat(f"there is no format {wanted!r}; there are {', '.join(self.forms)}")
        return dict(self.forms[wanted])

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The targets are those of the usual match."""
        return self.targets if options == self.forms[self.usual] else ()

    def scores(self, result: Json, seats: int) -> Sequence[float]:
        """1 for every seat of the side that has won, a half for all in a draw."""
        return [shared(result["winner"], seat) for seat in range(seats)]

    def counter(self, seed: int, seats: int) -> Counting:
        """Counts for the balance table."""
        del seats
        return self.counts(seed)

    def tally(self, kept: Mapping[str, Any]) -> Tally:
        """A tally from its JSON."""
        return self.counts.tallies(**kept)

    def carrying_out(self, game: Any) -> Callable[[int], object]:
        """Plays an action in turn without looking whether it is allowed."""
        carry_out: Callable[[int], object] = game.carry_out
        return carry_out

    def speaking(self, game: Any) -> Any:
        """A copy that tells its events."""
        twin = game.copy()
        twin.emits_events = True
        return twin


def demand(holds: bool, what: str) -> None:
    """Raises `AssertionError` where something does not hold of a position."""
    if not holds:
        raise AssertionError(what)
