"""Whether anything goes on: a game that waits while nothing that can be clicked leads on has come to a dead end."""

import time
from collections.abc import Callable

from bench.clicks.player import State

DEAD_END = 120
"""Deeds of somebody who plays on without anything going on."""
LEAST_WAIT = 60.0
"""Seconds that pass at least until that is a dead end."""
THINKING = 300.0
"""Seconds that AI seats may take without anything being seen of it."""
IMPATIENT = 40
"""Deeds without anything going on after which somebody who wanders plays on."""
STILL_THINKING = ("thinking", "pondering", "considering", "running")


class WindowFollower:
    """Follows what the window tells after each deed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._sign: tuple[object, ...] = ()
        self._since = clock()
        self._deeds = 0
        self._played_on = 0
        self._told = False

    @property
    def impatient(self) -> bool:
        """Whether it is time to play on instead of wandering."""
        return self._deeds >= IMPATIENT

    def after(self, state: State, *, played_on: bool) -> str:
        """What is wrong after one more deed, told once; "" if nothing is."""
        sign = _sign(state)
        if sign != self._sign:
            self._sign, self._since, self._deeds, self._played_on, self._told = sign, self._clock(), 0, 0, False
            return ""
        self._deeds += 1
        self._played_on += played_on
        waited = self._clock() - self._since
        if self._told:
            return ""
        thinks = bool(state.get("game")) and state.get("waiting") in STILL_THINKING and not state.get("modal")
        if thinks and waited > THINKING:
            self._told = True
            return f"the AI seats do not go on for {waited:.0f} s: {_where(state)}"
        if not thinks and self._played_on >= DEAD_END and waited > LEAST_WAIT:
            self._told = True
            return f"a dead end: nothing led on in {self._played_on} deeds and {waited:.0f} s: {_where(state)}"
        return ""


def _sign(state: State) -> tuple[object, ...]:
    names = ("n", "screen", "scene", "title", "modal", "popup", "curtain", "interlude", "viewer", "actor", "game")
    return tuple(state.get(name) for name in names)


def _where(state: State) -> str:
    told = {name: value for name, value in state.items() if name not in ("targets", "slow", "faults")}
    leads = [target[1] for target in state.get("targets", ()) if target[6]]
    return f"{told}; what leads on: {leads}"
