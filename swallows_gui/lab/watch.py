"""How long seats think: a stop watch around a player, and times counted in classes of equal ratio.

Processor time, so that a busy machine does not make a seat look slow. A decision is a choice among at least two
actions in turn; questions whether a seat wants to act out of turn are polls and counted apart.
"""

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import exp, log
from typing import Any

from swallows_gui.ai import Player
from swallows_gui.engine.game import View

_FINE = 20
"""Classes for every factor e: a time is told to 3 %."""
_LEAST = 1e-7
"""Seconds; the lowest class."""


class Watched:
    """A player with a stop watch."""

    def __init__(self, mind: Player) -> None:
        self.mind = mind
        self.level, self.seat, self.looks_back = mind.level, mind.seat, mind.looks_back
        self.times: list[float] = []
        """Seconds a decision."""
        self.polls: list[float] = []
        """Seconds a poll."""

    def choose(self, view: View) -> int:
        """Choose, timed."""
        start = time.thread_time()
        action = self.mind.choose(view)
        spent = time.thread_time() - start
        if len(view.asked) > 1:
            self.times.append(spent)
        return action

    def offer(self, view: View) -> int | None:
        """Offer, timed."""
        start = time.thread_time()
        action = self.mind.offer(view)
        self.polls.append(time.thread_time() - start)
        return action


@dataclass(frozen=True, slots=True)
class Times:
    """Times in milliseconds."""

    count: int
    mean: float
    median: float
    p95: float


class Classes:
    """Many times, counted in classes; median and percentiles are within 3 %, the mean is exact."""

    def __init__(self, plain: Mapping[str, Any] | None = None) -> None:
        self.seconds = float(plain["seconds"]) if plain else 0.0
        self.counts = Counter({int(key): int(n) for key, n in plain["counts"].items()} if plain else {})

    def add(self, times: Iterable[float]) -> None:
        """Add times in seconds."""
        for spent in times:
            self.seconds += spent
            self.counts[round(_FINE * log(max(spent, _LEAST) / _LEAST))] += 1

    def merge(self, other: "Classes") -> None:
        """Add the times of another object."""
        self.seconds += other.seconds
        self.counts.update(other.counts)

    def as_json(self) -> dict[str, Any]:
        """The counts as plain JSON, which `Classes` reads back."""
        return {"seconds": self.seconds, "counts": {str(key): n for key, n in sorted(self.counts.items())}}

    def share(self, part: float) -> float:
        """The time that this part of all times does not exceed, seconds; 0 without any."""
        wanted = part * self.counts.total()
        for key in sorted(self.counts):
            wanted -= self.counts[key]
            if wanted <= 0:
                return _LEAST * exp(key / _FINE)
        return 0.0

    def times(self) -> Times:
        """Mean, median and 95th percentile, milliseconds."""
        count = self.counts.total()
        mean = self.seconds / count if count else 0.0
        return Times(count, 1000 * mean, 1000 * self.share(0.5), 1000 * self.share(0.95))
