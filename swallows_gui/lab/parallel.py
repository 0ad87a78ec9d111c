"""Spreads many small pieces of work over processes or a cluster, in order of completion and stoppable at once."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

Progress = Callable[[int, int], None]
"""Called with the pieces that are done (games, shards) and those in all."""

Workers = int | str
"""Who does the work: so many processes of this machine, or the cluster whose scheduler has this address."""


class ClusterTrouble(Exception):
    """A cluster cannot do the work; says in one sentence why, and what to do."""


def spread(work: Callable[[Task], Outcome], tasks: Iterable[Task], workers: Workers = 1) -> Iterator[Outcome]:
    """The outcomes of `work` on each task, as they come in; with one process in this one and in order.

    No more processes are started than there are tasks. `work` must be importable by name, and a function of its task
    alone: a cluster may do a task twice. Leaving the loop early ends the processes, and what a cluster has not begun.
    Raises `ClusterTrouble`.
    """
    pieces = list(tasks)
    if isinstance(workers, str):
        from swallows_gui.lab.cluster import spread_out

        yield from spread_out(work, pieces, workers)
        return
    workers = min(workers, len(pieces))
    if workers <= 1:
        yield from map(work, pieces)
        return
    ignore = (signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; this one ends the others
    with _deaf_children():
        pool = multiprocessing.get_context("spawn").Pool(workers, signal.signal, ignore)
    with pool:
        yield from pool.imap_unordered(work, pieces)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """A context manager: processes started within it ignore Ctrl+C, even while they load modules."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def part_of(progress: Progress | None, before: int, all_of_them: int) -> Progress | None:
    """A progress function for a part of the work, with so much done before."""
    if progress is None:
        return None
    return lambda done, _of: progress(before + done, all_of_them)


def gather(
    work: Callable[[Task], Sequence[Outcome]], tasks: Sequence[Task], workers: Workers, progress: Progress | None
) -> list[Outcome]:
    """All that `work` finds in all tasks, as it comes in. Raises `ClusterTrouble`.

    >>> gather(lambda n: [n, n + 10], [1, 2], 1, None)
    [1, 11, 2, 12]
    """
    found: list[Outcome] = []
    for done, noted in enumerate(spread(work, tasks, workers), 1):
        found += noted
        if progress is not None:
            progress(done, len(tasks))
    return found
