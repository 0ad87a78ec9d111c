"""Steps of Tactics Board: those that ask a side (T17), and those that only say what comes next."""

from typing import Final

from swallows_gui.engine import step
from swallows_gui.engine.step import Steps
from swallows_gui.games.tactics_board.rules.state import State

STEPS: "Final[Steps[Step]]" = Steps()
"""All steps by name: whoever goes on to one needs not import it."""


class Step(step.Step[State]):
    """One step of a match."""

    steps = STEPS


def ask(game: State, name: str, side: int) -> None:
    """Wait for a side to decide in the step of this name."""
    game.step, game.asked, game._legal = name, side, None


def go(game: State, name: str) -> None:
    """Enter the step of this name."""
    STEPS[name].enter(game)
