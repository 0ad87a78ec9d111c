"""Steps of Final Whistle, found by their names; some ask nobody and only lead on."""

from typing import Final

from swallows_gui.engine import step
from swallows_gui.engine.step import Steps
from swallows_gui.games.final_whistle.rules.state import State

STEPS: "Final[Steps[Step]]" = Steps()
"""All steps by name, for records of a state."""


class Step(step.Step[State]):
    """One step of a match."""

    steps = STEPS


def go_on(game: State, name: str) -> None:
    """Enter the step of this name: the way to files that come later in a match."""
    STEPS[name].enter(game)
