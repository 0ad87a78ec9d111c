"""Actions and steps of Tactics Board.

An action is one integer, `seat << 20 | verb << 12 | argument` (T17.2). Some steps ask a side (T17), others only lead
on.
"""

from typing import Final

from swallows_gui.engine import step
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.step import Steps
from swallows_gui.games.tactics_board.rules.state import State

VERB_SHIFT: Final = 12
ARGUMENT: Final = (1 << VERB_SHIFT) - 1
WITHOUT_SEAT: Final = (1 << SEAT_SHIFT) - 1

VERBS: Final = ("spot", "place", "roll", "keeper", "pick", "to", "play", "dribble", "shoot", "pass", "play_on")
SPOT, PLACE, ROLL, KEEPER, PICK, TO, PLAY, DRIBBLE, SHOOT, PASS, PLAY_ON = (
    verb << VERB_SHIFT for verb in range(len(VERBS))
)
"""Verbs, already shifted: `PASS | seat << SEAT_SHIFT` is an action."""

SQUARE_BITS: Final = 7
"""A spot is `pawn << SQUARE_BITS | square`."""


def verb_of(action: int) -> int:
    """The shifted verb of an action.

    >>> verb_of(1 << SEAT_SHIFT | TO | 59) == TO
    True
    """
    return action & WITHOUT_SEAT & ~ARGUMENT


def argument_of(action: int) -> int:
    """The argument of an action: a square, a pawn's number, or both.

    >>> divmod(argument_of(SPOT | 10 << SQUARE_BITS | 59), 1 << SQUARE_BITS)
    (10, 59)
    """
    return action & ARGUMENT


STEPS: "Final[Steps[Step]]" = Steps()
"""All steps by name: whoever goes on to one needs not import it."""


class Step(step.GameStep[State]):
    """One step of a match."""

    steps = STEPS


def ask(game: State, name: str, side: int) -> None:
    """Wait for a side to decide in the step of this name."""
    game.step, game.asked, game._legal = name, side, None


def go(game: State, name: str) -> None:
    """Enter the step of this name."""
    STEPS[name].enter(game)
