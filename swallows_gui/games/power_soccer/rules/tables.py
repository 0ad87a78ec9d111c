"""The die of Power Soccer as plain tables: what its faces are worth, and which of them are black (P0.2, P0.3)."""

from dataclasses import dataclass
from typing import Final

FACES: Final = ("five", "ten", "long_pass", "foul", "offside", "penalty")
"""The faces in the order in which the die's numbers 1 to 6 show them."""
FIVE, TEN, LONG_PASS, FOUL, OFFSIDE, PENALTY = range(len(FACES))

GOAL_AT: Final = 50
"""Exactly so many points are a goal, more are over the bar (P2.2)."""
STEAL_FROM: Final = 20
"""From so many points on the ball may be stolen (P3.2)."""
OFFSIDE_FROM: Final = 30
"""From so many points on offside ends the attack (P2.6)."""

CARDS: Final = ("none", "admonition", "yellow", "red")
NO_CARD, ADMONITION, YELLOW, RED = range(len(CARDS))

BLACK: Final = "black"
WHITE: Final = "white"


@dataclass(frozen=True, slots=True)
class Tables:
    """The die's data."""

    points: tuple[int, ...]
    """By face; 0 for one that is none of points."""
    dice: tuple[tuple[str, tuple[bool, ...]], ...]
    """The kinds of dice by id, the usual one first; for each face whether it is black."""
    digest: str = ""
    """"sha256:..." of these data."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The ids of the dice."""
        return tuple(name for name, _ in self.dice)

    def black(self, kind: str) -> tuple[bool, ...]:
        """Which faces of a kind of die are black. Raises `KeyError` if there is no such die."""
        return dict(self.dice)[kind]
