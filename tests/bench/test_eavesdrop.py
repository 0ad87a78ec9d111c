"""Listening that heard of no secret to look for has tried nothing, and says so."""

import json
import subprocess
from typing import Any

import pytest

from bench import hot_seat
from tests.bench.conftest import Bench


@pytest.mark.parametrize(("compared", "failed"), [(0, True), (3, False)])
def test_a_shard_that_compared_nothing_fails(monkeypatch: pytest.MonkeyPatch, compared: int, failed: bool) -> None:
    lines = [json.dumps({"seed": seed, "compared": compared, "faults": []}) for seed in range(hot_seat.GAMES)]

    def run(*_words: Any, **_more: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess((), 0, "\n".join(lines), "")

    monkeypatch.setattr(subprocess, "run", run)
    count, failures = hot_seat.eavesdrop(0, "final_whistle")
    assert count == hot_seat.GAMES
    assert ["0 compared" in failure for failure in failures] == [True] * failed


@pytest.mark.parametrize("game", ["power_soccer", "tactics_board"])
def test_a_game_in_which_everything_lies_open_has_nothing_to_listen_for(bench: Bench, game: str) -> None:
    done = bench("soak", "eavesdrop", "--game", game, "--shards", 1)
    assert done.exit_code == 2
    assert "no secret" in done.output
