"""Actions and steps of the Grudge Match.

An action is one integer, `seat << 20 | verb << 12 | argument` (G9.3). The next step is on top of `game.stack`.
"""

from typing import Final

from swallows_gui.engine import step
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.step import Steps
from swallows_gui.games.grudgematch.rules.state import State

VERB_SHIFT: Final = 12
ARGUMENT: Final = (1 << VERB_SHIFT) - 1
WITHOUT_SEAT: Final = (1 << SEAT_SHIFT) - 1

VERBS: Final = (
    "play",
    "pass",
    "done",
    "place",
    "put",
    "run",
    "to",
    "aim",
    "foul",
    "fair",
    "discard",
    "exchange",
    "bring_back",
    "nothing",
)
PLAY, PASS, DONE, PLACE, PUT, RUN, TO, AIM, FOUL, FAIR, DISCARD, EXCHANGE, BRING_BACK, NOTHING = (
    verb << VERB_SHIFT for verb in range(len(VERBS))
)
"""Verbs, already shifted: `PASS | seat << SEAT_SHIFT` is an action."""

DIE: Final = 8
"""A man and a die are `man * DIE + die`; after a goal the die is 0 (G6.1)."""
NO_MAN: Final = 4
"""Where to run or to bring a man back is only chosen, before he is."""


def verb_of(action: int) -> int:
    """The shifted verb of an action.

    >>> verb_of(1 << SEAT_SHIFT | RUN | 2 * DIE + 5) == RUN
    True
    """
    return action & WITHOUT_SEAT & ~ARGUMENT


def argument_of(action: int) -> int:
    """The argument of an action.

    >>> divmod(argument_of(1 << SEAT_SHIFT | RUN | 2 * DIE + 5), DIE)
    (2, 5)
    """
    return action & ARGUMENT


STEPS: "Final[Steps[Step]]" = Steps()
"""All steps by name, for records of a state."""


class Step(step.GameStep[State]):
    """One step of a match."""

    steps = STEPS


def proceed(game: State) -> None:
    """Enter the next step."""
    game.stack.pop().enter(game)
