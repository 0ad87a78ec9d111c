"""What a match comes to in figures: the story counts them event by event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a match as far as it has been told."""

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

    def after(self, event: WrittenEvent) -> Figures:
        """The figures with one event more."""
        thrown, done = _dice_of(event), tuple(_deeds(event))
        if not thrown and not done:
            return self
        dice = tuple(count + thrown.count(number) for number, count in enumerate(self.dice, 1))
        return Figures(self.deeds + done, dice)


def _dice_of(event: WrittenEvent) -> tuple[int, ...]:
    match event:
        case e.LotsRolled(dice=dice) | e.BallRolled(dice=dice) | e.BattleRolled(dice=dice):
            return dice
        case e.PawnRolled(die=die) | e.ShotTaken(die=int(die)):
            return (die,)
    return ()


def _deeds(event: WrittenEvent) -> Iterator[tuple[int, str]]:
    match event:
        case e.BattleRolled(winner=int(winner)):
            yield winner, "won"
        case e.BallPlayed(side=side):
            yield side, "plays"
        case e.ShotTaken(side=side, square=int(), result=result):
            yield side, "shots"
            if result == "corner":
                yield side, "corners"
        case e.Goal(side=side):
            yield side, "goals"
        case e.Passed(side=side):
            yield side, "passes"
        case e.Captured(side=side):
            yield side, "captures"
        case e.Dribbled(side=side):
            yield side, "dribbles"
        case e.Fouled(side=side):
            yield side, "fouls"
        case e.CardShown(side=side):
            yield side, "cards"
        case e.OffsideGiven(side=side):
            yield side, "offside"
