"""What a match comes to in figures: the story counts them event by event."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a match after the events told so far."""

    deeds: tuple[tuple[int, str], ...] = ()
    """One after the other, with the side of each."""
    dice: tuple[int, ...] = (0,) * 6
    """How often each number came, of all dice."""

    @property
    def rolls(self) -> int:
        """How many dice were rolled."""
        return sum(self.dice)

    @property
    def expected(self) -> float:
        """How often each number was to be expected."""
        return self.rolls / 6

    def count(self, what: str) -> tuple[int, int]:
        """How often each side has done something."""
        return self.deeds.count((0, what)), self.deeds.count((1, what))

    def after(self, thrown: tuple[int, ...], done: tuple[tuple[int, str], ...]) -> Figures:
        """The figures after more dice and deeds."""
        if not thrown and not done:
            return self
        dice = tuple(count + thrown.count(number) for number, count in enumerate(self.dice, 1))
        return Figures(self.deeds + done, dice)
