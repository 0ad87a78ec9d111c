"""Dice that a test gives: chance for the rule tests of any game."""

from collections.abc import Iterable

from swallows_gui.engine.chance import Seeded


class Dice(Seeded):
    """Chance with given dice; lots and shuffles stay seeded. A die that was not given fails the test."""

    __slots__ = ("dice",)

    def __init__(self, dice: Iterable[int], seed: int = 7) -> None:
        super().__init__(seed)
        self.dice: list[int] = list(dice)

    def die(self) -> int:
        if not self.dice:
            raise AssertionError("the rules roll a die that the test does not give")
        return self.dice.pop(0)

    def copy(self) -> "Dice":
        twin = Dice.__new__(Dice)
        twin.state = self.state
        twin.dice = list(self.dice)
        return twin
