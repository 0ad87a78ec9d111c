"""Thinking that can be called off: what a player that searches promises to whoever lets it think.

A player that searches has an attribute `heed`, which it calls every few milliseconds: after every playout, every world
drawn, every simulated remainder and every slip weighed. Where it runs beside a window, a worker sets it to a function
that raises `Cancelled` when the answer is no longer wanted; nothing else is needed, for a player that is called off has
changed nothing that matters.
"""

from collections.abc import Callable


class Cancelled(Exception):
    """The thought was called off; there is no answer."""


Heed = Callable[[], None]
"""Called after every piece of work; raises `Cancelled` to end the thought."""


def unheeding() -> None:
    """Think on: nobody calls this thought off."""
