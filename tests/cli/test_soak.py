"""`swallows soak`: shards are counted, kept, taken up again, and failures end with exit code 1."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Swallows


@pytest.mark.parametrize("name", ["playouts", "damage"])
def test_a_soak_of_one_shard_tells_what_it_did(swallows: Swallows, small_game: str, tmp_path: Path, name: str) -> None:
    kept = tmp_path / "kept.jsonl"
    done = swallows("soak", name, "--game", small_game, "--shards", 1, "--keep", kept, "--json")
    found = json.loads(done.stdout)
    assert found["name"] == name
    assert found["count"] > 0
    assert found["failures"] == []
    assert done.exit_code == 0
    assert len(kept.read_text("utf-8").splitlines()) == 1


def test_a_soak_is_taken_up_where_it_was_left(swallows: Swallows, small_game: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("soak", "damage", "--game", small_game, "--keep", kept)
    assert swallows(*words, "--shards", 1).exit_code == 0
    (first,) = kept.read_text("utf-8").splitlines()
    done = swallows(*words, "--shards", 2, "--resume")
    assert "in 2 shards, all sound" in done.stdout
    assert kept.read_text("utf-8").splitlines()[0] == first
    assert len(kept.read_text("utf-8").splitlines()) == 2
    swallows(*words, "--shards", 1)
    assert len(kept.read_text("utf-8").splitlines()) == 1


def test_a_failure_kept_from_before_is_told_and_ends_with_1(swallows: Swallows, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    shard = {"name": "kills", "seed": 0, "count": 5, "failures": ["kill 3 after 0.5 s: shown 20, kept 19"]}
    kept.write_text(json.dumps({"key": "soak kills", "done": shard}) + "\n")
    done = swallows("soak", "kills", "--shards", 1, "--keep", kept, "--resume")
    assert done.exit_code == 1
    assert "FAILED: kill 3" in done.stdout
    assert "1 failed" in done.stdout


def test_an_unknown_soak_is_refused_with_the_names_of_the_others(swallows: Swallows) -> None:
    done = swallows("soak", "bubbles")
    assert done.exit_code == 2
    assert "playouts" in done.output


def test_a_place_that_cannot_be_written_is_named(swallows: Swallows, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = swallows("soak", "leaks", "--shards", 1, "--keep", tmp_path / "file" / "kept.jsonl")
    assert done.exit_code == 1
    assert "cannot be used" in done.output


def test_only_clicks_can_be_replayed_and_a_file_that_holds_none_is_refused(swallows: Swallows, tmp_path: Path) -> None:
    row = tmp_path / "row.jsonl"
    row.write_text('{"clicks": 1, "seed": 3}\nnothing\n')
    done = swallows("soak", "kills", "--replay", row)
    assert done.exit_code == 2
    assert "only clicks" in done.output
    done = swallows("soak", "clicks", "--replay", row, "--shards", 2)
    assert done.exit_code == 2
    done = swallows("soak", "clicks", "--replay", row)
    assert done.exit_code == 1
    assert "line 2: not JSON" in done.output


def test_without_a_display_to_be_had_clicks_end_in_one_line(
    swallows: Swallows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = swallows("soak", "clicks", "--shards", 1, "--keep", tmp_path / "kept.jsonl")
    assert done.exit_code == 1
    assert "not installed: Xvfb, openbox, xdotool" in done.output
    assert "Traceback" not in done.output
