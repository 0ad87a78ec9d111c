"""Advice on a decision as plain values, and the protocol of an AI player.

`Advice` says what each choice is worth to the seat that is asked, and why the best one is best. Each game computes its
own advice (`Playable.advise`), and its words turn reasons and facts into sentences. A `Player` chooses from a view and
knows nothing else.

A player that searches has an attribute `check_cancelled` (`Searching`), which it calls every few milliseconds: after
every playout, every world drawn, every simulated remainder and every slip weighed. Where it runs beside a window, a
worker sets it to a function that raises `Cancelled` when the answer is no longer wanted.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

Facts = tuple[tuple[str, int | float | str], ...]

NOTHING: Final = -1
"""In advice out of turn: letting things go on."""
TRIFLE: Final = 0.1
"""What makes no difference, in the unit of the game's results (M of money)."""


@dataclass(frozen=True, slots=True)
class AdvisedChoice:
    """One thing the seat may do.

    >>> AdvisedChoice(7, 2.5, 0.3).lead(AdvisedChoice(8, 1.0, 0.3))
    1.5
    >>> AdvisedChoice(7, 2.5, 0.3).lead(AdvisedChoice(8, 2.3, 0.3))
    0.0
    """

    action: int
    """One of `view.legal`, one out of a range there, or NOTHING (only out of turn)."""
    money: float
    """Expected money, M; all choices of one advice share a zero point, so only differences mean something."""
    error: float
    """Standard error of the difference to the first choice; 0 where it is worked out exactly."""
    hoped: float = 0.0
    """What of `money` comes only if another seat agrees: a price that is named may not be paid."""

    @property
    def sure(self) -> float:
        """The part of the money that depends on no other seat, M."""
        return self.money - self.hoped

    def lead(self, other: "AdvisedChoice") -> float:
        """By how much this one, the first, is better than another, M to one decimal; 0 if that one is about as good."""
        gap = self.money - other.money
        return round(gap, 1) if gap > max(TRIFLE, other.error) else 0.0


@dataclass(frozen=True, slots=True)
class Advice:
    """The values of all choices of a decision, and the reason for the best."""

    choices: tuple[AdvisedChoice, ...]
    """Best first. Copies of one card stand here once."""
    reason: str
    """A code of the game's: why the first choice is the best."""
    facts: Facts
    """What the reason's sentence needs."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice, with the actions that an expert would add to its first choice to complete the row."""

    advice: Advice
    row: tuple[int, ...]
    """Actions that follow the first choice: further bets, reds played with the card. The one that ends is left out."""


LEVELS = ("random", "easy", "normal", "hard", "expert")
"""The levels of the house, weakest first; `random` is for tests. Every game takes all of them: where it has fewer, a
level means the nearest it has."""


class Player(Protocol):
    """A seat's mind: a function of its seed and the views it is shown, so that undo and load find it unchanged.

    Cheap to make; holds no part of the game.
    """

    level: str
    seat: int
    looks_back: bool
    """Whether its views must have their history; without it a view is made faster."""

    def choose(self, view: Any) -> int:
        """The action to take now that it is this seat's turn; one of `view.legal` or out of a range there."""
        ...

    def offer(self, view: Any) -> int | None:
        """An action out of turn, or None to let play continue."""
        ...


class UnknownLevel(ValueError):
    """A level, or a character of a level, that does not exist; says which there are."""


def check_level(*levels: str, known: Collection[str] = LEVELS) -> None:
    """Raises `UnknownLevel` for the first of these levels that is not in `known`."""
    for level in levels:
        if level not in known:
            raise UnknownLevel(f"no level {level!r}; there are {', '.join(known)}")


class Cancelled(Exception):
    """The computation was cancelled; there is no answer."""


CheckCancelled = Callable[[], None]
"""Called after every piece of work; raises `Cancelled` to end the thought."""


@runtime_checkable
class Searching(Protocol):
    """A player that thinks for long and can be called off."""

    check_cancelled: CheckCancelled


def never_cancelled() -> None:
    """A `check_cancelled` that never cancels."""
