"""Thinking that can be called off: what a player that searches promises to whoever lets it think.

A player that searches has an attribute `check_cancelled` (`Searching`), which it calls every few milliseconds: after
every playout, every world drawn, every simulated remainder and every slip weighed. Where it runs beside a window, a
worker sets it to a function that raises `Cancelled` when the answer is no longer wanted; nothing else is needed, for a
player that is called off has changed nothing that matters.
"""

from collections.abc import Callable
from typing import Protocol, runtime_checkable


class Cancelled(Exception):
    """The thought was called off; there is no answer."""


CheckCancelled = Callable[[], None]
"""Called after every piece of work; raises `Cancelled` to end the thought."""


@runtime_checkable
class Searching(Protocol):
    """A player that thinks for long and can be called off."""

    check_cancelled: CheckCancelled


def never_cancelled() -> None:
    """Think on: nobody calls this thought off."""
