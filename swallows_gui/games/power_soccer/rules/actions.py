"""Actions of Power Soccer: one integer each, `seat << 20 | verb << 4 | face` (P11)."""

from typing import Final

from swallows_gui.engine.game import SEAT_SHIFT

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
