"""The laboratory on a cluster: the figures of one process, whoever dies, and workers of another version are refused."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from operator import truediv
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from swallows_gui.lab import cluster as room
from swallows_gui.lab.arena import League, arena
from swallows_gui.lab.parallel import ClusterTrouble, spread
from tests.cli.conftest import Swallows, swallows

__all__ = ["swallows"]
LINE_UP = ("easy", "random", "random")
FORMAT = {"format": "friendly"}


@pytest.fixture(scope="module")
def four() -> Iterator[Any]:
    """A scheduler on this machine with four workers, each a process."""
    with LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address="127.0.0.1:0", host="127.0.0.1") as found:
        yield found


def played(league: League) -> object:
    """What a league found, to the last bit; nothing that hangs on the clock."""
    return league.cash, [(each.level, each.won, each.money, each.ahead) for each in league.entrants]


def test_a_cluster_finds_what_one_process_finds_with_a_worker_killed_in_the_middle(four: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one_that_plays(_done: int, _games: int) -> None:
        if not killed:
            busy = next(one for one in four.workers.values() if one.worker_address in playing())
            killed.append(busy.pid)
            os.kill(busy.pid, signal.SIGKILL)

    def playing() -> set[str]:
        return {worker.address for worker in four.scheduler.workers.values() if worker.processing}

    path = tmp_path / "league.jsonl"
    league = arena(LINE_UP, 5, options=FORMAT, jobs=four.scheduler_address, path=path, progress=kill_one_that_plays)
    assert len(killed) == 1
    alone = arena(LINE_UP, 5, options=FORMAT)
    assert played(league) == played(alone)
    kept = path.read_text("utf-8")
    assert len(kept.splitlines()) == 15
    assert played(arena(LINE_UP, 5, options=FORMAT, path=path)) == played(alone)
    assert path.read_text("utf-8") == kept, "one process goes on with what a cluster has kept"
    path.write_text("".join(kept.splitlines(keepends=True)[:9]), "utf-8")
    seen: list[int] = []
    again = arena(
        LINE_UP, 5, options=FORMAT, jobs=four.scheduler_address, path=path, progress=lambda done, _: seen.append(done)
    )
    assert seen == list(range(10, 16)), "a cluster goes on with what was kept"
    assert played(again) == played(alone)


def test_a_worker_refuses_work_of_another_version(four: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "edition", lambda: "0.0.1 (abc), files def")
    with pytest.raises(ClusterTrouble, match=r"is of version .*, and this is 0\.0\.1 \(abc\), files def"):
        list(spread(abs, [-1, -2], four.scheduler_address))


def test_what_the_work_raises_comes_back(four: Any) -> None:
    with pytest.raises(ZeroDivisionError):
        list(spread(partial(truediv, 1), [0], four.scheduler_address))
    assert list(spread(abs, [], four.scheduler_address)) == []


def test_a_worker_that_does_several_tasks_at_once_is_refused() -> None:
    with (
        LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address="127.0.0.1:0") as wide,
        pytest.raises(ClusterTrouble, match="--nthreads 1"),
    ):
        list(spread(abs, [-1], wide.scheduler_address))


def test_a_scheduler_without_workers_or_none_at_all_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, swallows: Swallows
) -> None:
    monkeypatch.setattr(room, "PATIENCE", 0.2)
    with (
        LocalCluster(n_workers=0, processes=False, dashboard_address="127.0.0.1:0") as empty,
        pytest.raises(ClusterTrouble, match="has no worker; start one with: dask worker"),
    ):
        list(spread(abs, [-1], empty.scheduler_address))
    done = swallows("simulate", "--cluster", "tcp://127.0.0.1:9", "--seats", "random,random,random")
    assert done.exit_code == 1
    assert "no scheduler answers at tcp://127.0.0.1:9" in done.stderr


def test_without_the_part_the_command_that_installs_it_is_named(
    monkeypatch: pytest.MonkeyPatch, swallows: Swallows
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    done = swallows("simulate", "--cluster", "tcp://127.0.0.1:8786", "--seats", "random,random,random")
    assert done.exit_code == 1
    assert "python3 packaging/bootstrap.py setup --cluster" in done.stderr
    assert swallows("arena", "--cluster", "tcp://127.0.0.1:8786", "--jobs", 2).exit_code == 2


def test_another_figure_in_the_data_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "data_path", lambda *_parts: tmp_path)
    data = tmp_path / "cards.json"
    found = []
    for text in ("1", "2", "1"):
        data.write_text(text, "utf-8")
        room.edition.cache_clear()
        found.append(room.edition())
    room.edition.cache_clear()
    assert found[0] == found[2] != found[1]
