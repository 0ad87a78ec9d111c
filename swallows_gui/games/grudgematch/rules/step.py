"""Steps of Philosophers' Grudge Match, and how one follows another: the next is on top of `game.stack`."""

from typing import Final

from swallows_gui.engine import step
from swallows_gui.engine.step import Steps
from swallows_gui.games.grudgematch.rules.state import State

STEPS: "Final[Steps[Step]]" = Steps()
"""All steps by name, for records of a state."""


class Step(step.Step[State]):
    """One step of a match."""

    steps = STEPS


def proceed(game: State) -> None:
    """Enter what comes next."""
    game.stack.pop().enter(game)
