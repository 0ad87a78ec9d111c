"""Steps that belong together: one that fails does not leave the rest undone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack


def run_all(*steps: Callable[[], object]) -> None:
    """Call every step in order, even if one before failed. Raises the last error at the end."""
    with ExitStack() as left:
        for step in reversed(steps):
            left.callback(step)
