"""Levels for the tests of thinking: they think too long, never, or fall over. Known in a worker that runs `serve`."""

import os
import time
from collections.abc import Callable
from typing import Any

from swallows_gui.ai.advice import CheckCancelled, never_cancelled
from swallows_gui.games.swallows.ai import players
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.session import worker


class Slow(Normal):
    """Plays like `normal` after a while, during which it heeds."""

    level = "slow"

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.check_cancelled: CheckCancelled = never_cancelled

    def choose(self, view: Any) -> int:
        self._ponder()
        return super().choose(view)

    def offer(self, view: Any) -> int | None:
        self._ponder()
        return super().offer(view)

    def _ponder(self) -> None:
        for _playout in range(5):
            time.sleep(0.002)
            self.check_cancelled()


class Endless(Slow):
    """Thinks until it is called off."""

    level = "endless"

    def _ponder(self) -> None:
        while self.check_cancelled is not never_cancelled:
            time.sleep(0.001)
            self.check_cancelled()


class Deaf(Slow):
    """Thinks for a minute and heeds nothing."""

    level = "deaf"

    def _ponder(self) -> None:
        if self.check_cancelled is not never_cancelled:
            time.sleep(60)


class Mortal(Slow):
    """Its process ends in the middle of the thought."""

    level = "mortal"

    def _ponder(self) -> None:
        if self.check_cancelled is not never_cancelled:
            os._exit(3)


class Clumsy(Slow):
    """Falls over its own feet, but in a worker only."""

    level = "clumsy"

    def _ponder(self) -> None:
        if self.check_cancelled is not never_cancelled:
            raise ZeroDivisionError("a stumble")


LEVELS: dict[str, Callable[[int, int], Any]] = {kind.level: kind for kind in (Slow, Endless, Deaf, Mortal, Clumsy)}


def serve(pipe: worker.Pipe, game: str) -> None:
    """A worker that knows these levels."""
    players.MINDS.update(LEVELS)
    worker.serve(pipe, game)


def serve_badly(pipe: worker.Pipe, game: str) -> None:
    """A worker that cannot even begin."""
    os._exit(4)
