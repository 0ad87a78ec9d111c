"""The laboratory on many machines: work done by the workers of a Dask cluster (docs/laboratory.md).

A task goes out with the version of whoever asks, and a worker that is of another refuses it: what it would send back
could not stand in one table with the rest. A worker that dies loses nothing, for others do its tasks again.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from swallows_gui.build import version_line
from swallows_gui.catalogue.places import data_path
from swallows_gui.lab.fast import is_compiled
from swallows_gui.lab.parallel import ClusterTrouble

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

INSTALL: Final = "python3 packaging/bootstrap.py setup --cluster"
"""The command that installs the optional part."""
PATIENCE: Final = 30
"""Seconds until a scheduler must answer, and until it must have a worker."""
_ELSEWHERE: Final = ("resources", "ui", "models", "services", "cli")
"""Rooms of the package that no measurement comes by, and data that an installed one has inside."""


@cache
def edition() -> str:
    """A key of version, commit, compilation, and digest of rules, players, laboratory and data. Workers with equal keys
    play equal games at equal speed."""
    digest = hashlib.sha256()
    for place, pattern in ((Path(__file__).resolve().parent.parent, "*.py"), (data_path("resources"), "*.json")):
        for path in sorted(place.rglob(pattern)):
            parts = path.relative_to(place).parts
            if parts[0] not in _ELSEWHERE:
                digest.update("/".join(parts).encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return f"{version_line()}{', compiled' if is_compiled() else ''}, files {digest.hexdigest()[:12]}"


def do(wanted: str, work: Callable[[Task], Outcome], task: Task) -> Outcome:
    """Do one task, on a worker. Raises `ClusterTrouble` where `wanted` is another edition than the worker's, or where
    it would do several at once."""
    from distributed import get_worker

    worker = get_worker()
    if edition() != wanted:
        raise ClusterTrouble(
            f"the worker {worker.address} is of version {edition()}, and this is {wanted}: its figures would be others;"
            " start it from the same commit"
        )
    if worker.state.nthreads != 1:
        raise ClusterTrouble(
            f"the worker {worker.address} does {worker.state.nthreads} tasks at once in one process;"
            " start it with --nthreads 1, and more of them with --nworkers"
        )
    return work(task)


def spread_out(work: Callable[[Task], Outcome], tasks: Sequence[Task], address: str) -> Iterator[Outcome]:
    """The outcomes of `work` on each task as they arrive from the cluster with this scheduler address. Leaving the loop
    early cancels tasks that have not begun. Raises `ClusterTrouble`, and whatever `work` raises."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise ClusterTrouble(f"a cluster needs a part that is not installed; {INSTALL} installs it") from None
    if not tasks:
        return
    with _connected(Client, address) as client:
        futures = client.map(do, [edition()] * len(tasks), [work] * len(tasks), tasks, pure=False, retries=0)
        try:
            for future in as_completed(futures, loop=client.loop):
                yield _outcome(future, address)
                future.release()
        finally:
            client.cancel(futures, force=True)


def _connected(client: Any, address: str) -> Any:
    """A client of the scheduler, once it has a worker."""
    try:
        found = client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterTrouble(f"no scheduler answers at {address}: {error or type(error).__name__}") from None
    try:
        found.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        found.close()
        raise ClusterTrouble(
            f"the scheduler at {address} has no worker; start one with: dask worker {address} --nthreads 1"
        ) from None
    return found


def _outcome(future: Any, address: str) -> Any:
    """The outcome of one task; raises `ClusterTrouble` for a failure that is not the work's own."""
    if future.status == "cancelled":
        raise ClusterTrouble(f"the scheduler at {address} is gone; what was done is kept in the file")
    if future.status != "error":
        return future.result()
    error = future.exception()
    if type(error).__name__ == "KilledWorker":
        raise ClusterTrouble(f"several workers died over one task: {error}")
    if isinstance(error, (ImportError, AttributeError)) and not _happened_in_work(future):
        raise ClusterTrouble(f"a worker of {address} has no such laboratory ({error}); start it from the same commit")
    raise error


def _happened_in_work(future: Any) -> bool:
    """Whether an error came up in a task that a worker had understood."""
    frame = future.traceback()
    while frame is not None:
        if frame.tb_frame.f_code.co_name == do.__name__:
            return True
        frame = frame.tb_next
    return False
