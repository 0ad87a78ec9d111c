"""Soaks: shards are counted and taken up again, and a shard of each finds nothing."""

from pathlib import Path

import pytest

from bench.leaks import LeakCheck
from bench.soak import NAMES, SOAKS, soak


def test_a_soak_goes_on_where_it_was_broken_off(tmp_path: Path, small_game: str) -> None:
    path = tmp_path / "soak.jsonl"
    first = soak("damage", game=small_game, shards=1, path=path)
    seen: list[int] = []
    both = soak("damage", game=small_game, shards=2, path=path, resume=True, progress=lambda done, _: seen.append(done))
    assert seen == [2]
    assert both.count > first.count
    assert both.failures == ()


LONG = ("leaks", "playouts", "records")
"""Five seconds and more; `test_leaks.py`, `test_playouts.py` and the tests of the session have slices of them."""
OF_WINDOWS = ("clicks", "eavesdrop", "hot-seat", "kills", "twins", "windows")
WITHOUT_WINDOWS = [name for name in NAMES if not SOAKS[name].of_no_game and name not in OF_WINDOWS]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.nightly) if name in LONG else name for name in WITHOUT_WINDOWS]
)
def test_a_shard_of_every_soak_finds_nothing(name: str) -> None:
    found = soak(name, shards=1, first=3)
    assert found.failures == ()
    assert found.count > 0


@pytest.mark.parametrize("name", LONG)
def test_a_shard_of_the_long_soaks_finds_nothing_in_a_small_game(name: str, small_game: str) -> None:
    found = soak(name, game=small_game, shards=1, first=3)
    assert found.failures == ()
    assert found.count > 0


def test_choices_are_counted_beside_positions(monkeypatch: pytest.MonkeyPatch, small_game: str, tmp_path: Path) -> None:
    tried = {seed: LeakCheck(seed, positions=2, choices=seed) for seed in range(10)}
    monkeypatch.setattr("bench.soak.check_leaks", lambda _lab, seed: tried[seed])
    path = tmp_path / "soak.jsonl"
    soak("leaks", game=small_game, shards=1, path=path)
    found = soak("leaks", game=small_game, shards=2, path=path, resume=True)
    assert found.covered == "20 positions and 45 choices"
    assert found.as_json()["beside"] == {"choices": 45}


def test_an_unknown_soak_is_named() -> None:
    with pytest.raises(ValueError, match="'sleep'"):
        soak("sleep")
