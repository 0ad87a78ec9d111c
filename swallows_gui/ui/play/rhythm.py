"""How long a computer seat lets the others wait: by what everybody knows of its question, never by how long it thought.

People pause before what matters, and throw in at once what is no decision. All are a little unlike each other in it.
"""

from enum import Enum
from typing import Final
from zlib import crc32

SPREAD: Final = 0.3
"""How far a pause may be from its length, as a share of it."""
_STEPS: Final = 1 << 16


class Pause(Enum):
    """How long a seat pauses: so many beats."""

    BRIEF = 2 / 9
    """A forced move, or what is passed time and again."""
    USUAL = 1.0
    LONG = 1.6
    """An answer on which much hangs. It begins when everything has been told that happened before."""


def pause_ms(pause: Pause, beat_ms: int, seat: str, told: int) -> int:
    """Milliseconds that the seat of this name pauses after so many events that everybody has seen.

    >>> [pause_ms(Pause.BRIEF, 900, "Wanda", told) for told in (40, 41, 42)]
    [234, 256, 220]
    >>> pause_ms(Pause.LONG, 0, "Wanda", 40)
    0
    """
    lot = crc32(f"{seat} {told}".encode()) % _STEPS / _STEPS
    return round(beat_ms * pause.value * (1 + SPREAD * (2 * lot - 1)))
