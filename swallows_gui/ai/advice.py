"""Advice on a decision, as a value: what each choice is worth to the seat that is asked, and why the best one is.

How a game comes to it is its own affair (`Playable.advise`); its words put reasons and facts into sentences.
"""

from dataclasses import dataclass
from typing import Final

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
        """The money that hangs on nobody else's word, M."""
        return self.money - self.hoped

    def lead(self, other: "AdvisedChoice") -> float:
        """By how much this one, the first, is better than another, M to one decimal; 0 if that one is about as good."""
        gap = self.money - other.money
        return round(gap, 1) if gap > max(TRIFLE, other.error) else 0.0


@dataclass(frozen=True, slots=True)
class Advice:
    """What a good player would do."""

    choices: tuple[AdvisedChoice, ...]
    """Best first. Copies of one card stand here once."""
    reason: str
    """A code of the game's: why the first choice is the best."""
    facts: Facts
    """What the reason's sentence needs."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Advice, and what an expert would do after its first choice before the row is ended."""

    advice: Advice
    row: tuple[int, ...]
    """Actions that follow the first choice: further bets, reds played with the card. The one that ends is left out."""
