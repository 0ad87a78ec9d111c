"""Actions and steps of Power Soccer (P11).

An action is one integer, `seat << 20 | verb << 4 | face`. Each step asks one seat, nearly always to roll, and applies
the result.
"""

from typing import ClassVar, Final

from swallows_gui.engine import step
from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.step import Steps
from swallows_gui.games.power_soccer.rules.state import BLACK, FACES, WHITE, State

VERB_SHIFT: Final = 4
FACE: Final = (1 << VERB_SHIFT) - 1
WITHOUT_SEAT: Final = (1 << SEAT_SHIFT) - 1

VERBS: Final = ("roll", "let_play", "choose")
ROLL, LET_PLAY, CHOOSE = (verb << VERB_SHIFT for verb in range(len(VERBS)))
"""Verbs, already shifted: `LET_PLAY | seat << SEAT_SHIFT` is an action."""


def verb_of(action: int) -> int:
    """The shifted verb of an action.

    >>> verb_of(3 << SEAT_SHIFT | CHOOSE | 5) == CHOOSE
    True
    """
    return action & WITHOUT_SEAT & ~FACE


def face_of(action: int) -> int:
    """The face that `choose` names."""
    return action & FACE


STEPS: "Steps[Step]" = Steps()
"""All steps by name: whoever goes on to one needs not import it."""

BY_FACE: Final = ("start", "attack")
"""Purposes for which a roll is read by its face; all others go by its colour (P0.3)."""


class Step(step.GameStep[State]):
    """One step of a match. Its name is the purpose of the roll."""

    steps = STEPS
    asks: ClassVar[tuple[int, ...]] = (ROLL,)
    """The verbs to choose from."""

    def options(self, game: State) -> list[int]:
        """What the seat to move may do."""
        return [game.mover << SEAT_SHIFT | verb for verb in self.asks]

    def push(self, game: State, action: int) -> None:  # noqa: ARG002 - there is only one
        """Roll, and apply the result."""
        self.rolled(game, throw(game, self.name))

    def rolled(self, game: State, face: int) -> None:  # noqa: ARG002 - a step says what it does with them
        """The die shows this face."""
        raise AssertionError(f"nothing is rolled in {self.name}")


def ask(game: State, name: str, seat: int) -> None:
    """Give the turn to a seat, in the step of this name."""
    game.step, game.mover, game._legal = name, seat, None


def throw(game: State, purpose: str) -> int:
    """The mover throws one die; returns its face."""
    die = game.chance.die()
    tell_throw(game, purpose, die, None)
    return die - 1


def tell_throw(game: State, purpose: str, die: int, other: int | None) -> None:
    """Tell of a throw of one die, or of two."""
    face = die - 1
    colour = BLACK if game.black[face] else WHITE
    game.tell("die_rolled", game.mover, purpose, die, other, FACES[face], colour)
