"""Steps: the small parts a game is made of. Each says who may do what, and what doing it brings about.

Steps are stateless singletons; all they must remember is a field of the game. A step is *entered* when its turn
comes: it either asks a seat (`Game.ask`) or goes straight on. What comes after a step is the step on top of
`game.stack`: `proceed` takes it off and enters it, and where games go through most often the same is written out.
"""

# ruff: noqa: ARG002 - a step overrides what it needs of these

from abc import ABCMeta
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.state import State

STEPS: dict[str, "Step"] = {}
"""All steps by name, for records of a state."""


class _WithoutFields(ABCMeta):
    """Steps have no fields, and need no dictionary for them: their methods are found without a look into it."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "_WithoutFields":
        return super().__new__(cls, name, bases, {"__slots__": (), **namespace})


class Step(metaclass=_WithoutFields):
    """One step. `name` is its id in prompts, help texts and states."""

    name: ClassVar[str]
    seen_as: ClassVar[str] = ""
    """Another step's name, which all but the mover see instead: an unfinished row is nobody's business."""

    def __init_subclass__(cls) -> None:
        if "name" in cls.__dict__:
            STEPS[cls.name] = cls()

    moment: ClassVar[int] = 0
    """The moment of reds that may be played here, a bit of WHENS."""

    def side(self, game: "State") -> int:
        """The side that is asked for a card, or -1."""
        return -1

    def when(self, game: "State") -> int:
        """The moments of reds that may be played here: bits of WHENS."""
        return self.moment

    def enter(self, game: "State") -> None:
        """The step's turn has come."""
        raise AssertionError(f"{self.name} cannot be entered")

    def options(self, game: "State") -> list[int]:
        """What the seat to move may do here; a pure function of the game."""
        return []

    def push(self, game: "State", action: int) -> None:
        """Carry out one of `options`."""
        raise AssertionError(f"{self.name} asks nothing")

    def out_of_turn(self, game: "State", seat: int) -> list[int | range]:
        """What `seat` may do here without being asked."""
        return []

    def push_out_of_turn(self, game: "State", action: int) -> None:
        """Carry out one of `out_of_turn`."""
        raise AssertionError(f"nothing is out of turn in {self.name}")


def proceed(game: "State") -> None:
    """Enter what comes next."""
    game.stack.pop().enter(game)
