"""Actions and steps of Final Whistle.

An action is one integer, `seat << 20 | verb << 12 | argument` (F14.3). Steps are found by name; some ask no seat and
only lead on to the next.
"""

from typing import Final

from swallows_gui.engine import step
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.step import Steps
from swallows_gui.games.final_whistle.rules.state import State

VERB_SHIFT: Final = 12
ARGUMENT: Final = (1 << VERB_SHIFT) - 1
WITHOUT_SEAT: Final = (1 << SEAT_SHIFT) - 1

VERBS: Final = (
    "take",
    "ready",
    "colour",
    "choose",
    "hold",
    "substitute",
    "done",
    "play",
    "exchange",
    "keep",
    "mark",
    "bring",
    "stand_in",
    "move",
    "agree",
    "decline",
    "shooter",
)
(
    TAKE, READY, COLOUR, CHOOSE, HOLD, SUBSTITUTE, DONE, PLAY, EXCHANGE, KEEP, MARK, BRING, STAND_IN, MOVE, AGREE,
    DECLINE, SHOOTER,
) = (verb << VERB_SHIFT for verb in range(len(VERBS)))  # fmt: skip
"""Verbs, already shifted: `DONE | seat << SEAT_SHIFT` is an action."""

OFF: Final = 32
"""A substitution is `off * OFF + on` (F14.3)."""

OF_MEN: Final = frozenset((TAKE, MARK, BRING, STAND_IN, MOVE, SHOOTER))
"""Verbs whose argument is a man of the seat's own club, 0 to 29."""
OF_CARDS: Final = frozenset((CHOOSE, HOLD, PLAY, EXCHANGE))
"""Verbs whose argument is a card, 0 to 29."""


def verb_of(action: int) -> int:
    """The shifted verb of an action.

    >>> verb_of(1 << SEAT_SHIFT | SUBSTITUTE | 7 * OFF + 12) == SUBSTITUTE
    True
    """
    return action & WITHOUT_SEAT & ~ARGUMENT


def argument_of(action: int) -> int:
    """The argument of an action.

    >>> divmod(argument_of(1 << SEAT_SHIFT | SUBSTITUTE | 7 * OFF + 12), OFF)
    (7, 12)
    """
    return action & ARGUMENT


STEPS: "Final[Steps[Step]]" = Steps()
"""All steps by name, for records of a state."""


class Step(step.GameStep[State]):
    """One step of a match."""

    steps = STEPS


def go_on(game: State, name: str) -> None:
    """Enter the step of this name: the way to files that come later in a match."""
    STEPS[name].enter(game)
