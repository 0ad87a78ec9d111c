"""AI players that several games share: seats for games without actions out of turn, and players by level.

The level `random` picks every legal action with the same chance. It is there for tests and trials.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any
from zlib import crc32

from swallows_gui.ai.advice import CheckCancelled, Player, check_level, never_cancelled
from swallows_gui.engine.chance import Seeded

Minds = Mapping[str, Callable[[int, int], Player]]
"""What makes the mind of a level, from seat and seed."""


def player_of(minds: Minds, level: str, seat: int, seed: int) -> Player:
    """A player of `level` for `seat`. Raises `UnknownLevel`."""
    check_level(level, known=minds)
    return minds[level](seat, seed)


class SeatByTurns:
    """The base of AI players for games without actions out of turn; a subclass chooses."""

    level: str
    looks_back = False

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed

    def offer(self, view: Any) -> int | None:
        """None: no seat acts out of turn."""
        del view
        return None


class SearchingSeat(SeatByTurns):
    """The base of AI players that think long and can be cancelled."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.check_cancelled: CheckCancelled = never_cancelled


OUT_OF_TURN = 3
"""Per cent of the chances to act out of turn that are taken."""

Moment = Callable[[Any, tuple[int, ...]], tuple[object, ...]]
"""What tells a view from the seat's others: the view, and the last action of every entry that it may choose from."""


def _by_history(view: Any, legal: tuple[int, ...]) -> tuple[object, ...]:
    return (len(view.history), legal)


class RandomSeat:
    """Chooses every entry with the same chance, and every value of a range; the choice depends on the seed and the view
    alone."""

    level = "random"

    def __init__(self, seat: int, seed: int, moment: Moment | None = None) -> None:
        self.seat = seat
        self.seed = seed
        self.looks_back = moment is None
        self._moment = moment or _by_history

    def choose(self, view: Any) -> int:
        """A random answer to the question."""
        return _any_of(view.asked, self._chance(view))

    def offer(self, view: Any) -> int | None:
        """Occasionally a random action out of turn, else None."""
        chance = self._chance(view)
        if not view.legal or chance.below(100) >= OUT_OF_TURN:
            return None
        return _any_of(view.legal, chance)

    def _chance(self, view: Any) -> Seeded:
        """A source that belongs to this view, the same in every process (`hash` is not: it may change with Python)."""
        legal = tuple(entry if isinstance(entry, int) else entry[-1] for entry in view.legal)
        told = repr((self.seed, self.seat, *self._moment(view, legal)))
        return Seeded(crc32(told.encode("ascii")))


def _any_of(entries: Sequence[int | range], chance: Seeded) -> int:
    entry = entries[chance.below(len(entries))]
    return entry[chance.below(len(entry))] if isinstance(entry, range) else entry
