"""Steps that belong together: one that fails does not leave the rest undone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack


def run_all(*steps: Callable[[], object]) -> None:
    """Take every step in order, whatever becomes of the one before. Raises the last error, after all of them."""
    with ExitStack() as left:
        for step in reversed(steps):
            left.callback(step)
