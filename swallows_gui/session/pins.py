"""Wrong PINs: how many were tried at a seat since its owner opened it last, and how long the next one has to wait.

What is remembered goes by the hash of the PIN, as long as the program runs: to leave a game and to go on with it, or to
begin the next match of a cup, changes nothing.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from swallows_gui.session.seats import fits

FREE: Final = 2
"""So many wrong PINs in a row cost nothing: everybody mistypes."""
LONGEST: Final = 60
"""Seconds: no pause is longer."""


def pause_after(wrong: int) -> int:
    """Seconds until a PIN is taken again after so many wrong ones in a row.

    >>> [pause_after(wrong) for wrong in range(11)]
    [0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60]
    """
    return 0 if wrong <= FREE else min(LONGEST, 1 << min(16, wrong - FREE))


@dataclass(slots=True)
class _Tried:
    untold: int = 0
    """Wrong ones of which the owner has not been told."""
    in_a_row: int = 0
    until: float = 0.0
    """When the next may be tried."""


class PinTries:
    """Compares PINs, and counts those that are wrong."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """`clock`: seconds that only grow."""
        self._clock = clock
        self._tried: dict[str, _Tried] = {}

    def pause(self, kept: str) -> float:
        """Seconds until a PIN is taken again for the hash `kept`; 0: at once."""
        tried = self._tried.get(kept)
        return max(0.0, tried.until - self._clock()) if tried is not None else 0.0

    def fits(self, pin: str, kept: str) -> bool:
        """Whether `pin` is the one whose hash is `kept`. In a pause nothing is compared, and nothing fits."""
        if self.pause(kept):
            return False
        tried = self._tried.setdefault(kept, _Tried())
        if fits(pin, kept):
            tried.in_a_row = 0
            return True
        tried.untold += 1
        tried.in_a_row += 1
        tried.until = self._clock() + pause_after(tried.in_a_row)
        return False

    def told(self, kept: str) -> int:
        """How many wrong PINs were tried since this was asked last: for the owner, who has just opened."""
        tried = self._tried.setdefault(kept, _Tried())
        wrong, tried.untold = tried.untold, 0
        return wrong


PIN_TRIES: Final = PinTries()
"""Of all games of this program."""
