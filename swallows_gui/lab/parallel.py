"""Spreads many small pieces of work over processes, in order of completion and stoppable at once."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

Progress = Callable[[int, int], None]
"""Called with the pieces that are done (games, shards) and those in all."""


def spread(work: Callable[[Task], Outcome], tasks: Iterable[Task], jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes of `work` on each task, as they come in; with one job in this process and in order.

    No more processes are started than there are tasks. `work` must be importable by name. Leaving the loop early ends
    the workers.
    """
    pieces = list(tasks)
    jobs = min(jobs, len(pieces))
    if jobs <= 1:
        yield from map(work, pieces)
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; this one ends the others
    with multiprocessing.get_context("spawn").Pool(jobs, signal.signal, ignore) as pool:
        yield from pool.imap_unordered(work, pieces)
