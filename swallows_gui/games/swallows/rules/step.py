"""Steps of Swallows: what a step of any game is, and the cards that may be played in it.

What comes after a step is the step on top of `game.stack`: `proceed` takes it off and enters it, and where games go
through most often the same is written out.
"""

# ruff: noqa: ARG002 - a step overrides what it needs of these

from typing import ClassVar

from swallows_gui.engine import step
from swallows_gui.engine.step import Steps
from swallows_gui.games.swallows.rules.state import State

STEPS: "Steps[Step]" = Steps()
"""All steps by name, for records of a state."""


class Step(step.Step[State]):
    """One step of a game of Swallows."""

    steps = STEPS

    moment: ClassVar[int] = 0
    """The moment of reds that may be played here, a bit of WHENS."""

    def side(self, game: State) -> int:
        """The side whose trainer is asked, or -1 where it is the referee or a seat as such."""
        return -1

    def hand_side(self, game: State) -> int:
        """The side whose cards are played here, or picked from; -1 where it is about no card."""
        return self.side(game)

    def when(self, game: State) -> int:
        """The moments of reds that may be played here: bits of WHENS."""
        return self.moment


def proceed(game: State) -> None:
    """Enter what comes next."""
    game.stack.pop().enter(game)
