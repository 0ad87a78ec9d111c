"""`python packaging/bench soak`: shards are counted, kept, taken up again, and failures end with exit code 1."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bench import ROOT
from swallows_gui.cli import app
from swallows_gui.session import Seat, Session, Setup
from tests.bench.conftest import Bench
from tests.lab.small import NAME


@pytest.mark.parametrize("name", ["playouts", "damage"])
def test_a_soak_of_one_shard_tells_what_it_did(bench: Bench, small_game: str, tmp_path: Path, name: str) -> None:
    kept = tmp_path / "kept.jsonl"
    done = bench("soak", name, "--game", small_game, "--shards", 1, "--keep", kept, "--json")
    found = json.loads(done.stdout)
    assert found["name"] == name
    assert found["count"] > 0
    assert found["failures"] == []
    assert done.exit_code == 0
    assert len(kept.read_text("utf-8").splitlines()) == 1


def test_a_soak_is_taken_up_where_it_was_left(bench: Bench, small_game: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ("soak", "damage", "--game", small_game, "--keep", kept)
    assert bench(*words, "--shards", 1).exit_code == 0
    (first,) = kept.read_text("utf-8").splitlines()
    done = bench(*words, "--shards", 2, "--resume")
    assert "in 2 shards, all sound" in done.stdout
    assert kept.read_text("utf-8").splitlines()[0] == first
    assert len(kept.read_text("utf-8").splitlines()) == 2
    bench(*words, "--shards", 1)
    assert len(kept.read_text("utf-8").splitlines()) == 1


def test_a_failure_kept_from_before_is_told_and_ends_with_1(bench: Bench, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    shard = {"name": "kills", "seed": 0, "count": 5, "failures": ["kill 3 after 0.5 s: shown 20, kept 19"]}
    kept.write_text(json.dumps({"key": "soak kills", "done": shard}) + "\n")
    done = bench("soak", "kills", "--shards", 1, "--keep", kept, "--resume")
    assert done.exit_code == 1
    assert "FAILED: kill 3" in done.stdout
    assert "1 failed" in done.stdout


def test_an_unknown_soak_is_refused_with_the_names_of_the_others(bench: Bench) -> None:
    done = bench("soak", "bubbles")
    assert done.exit_code == 2
    assert "playouts" in done.output


def test_a_place_that_cannot_be_written_is_named(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = bench("soak", "leaks", "--shards", 1, "--keep", tmp_path / "file" / "kept.jsonl")
    assert done.exit_code == 1
    assert "cannot be used" in done.output


def test_only_clicks_can_be_replayed_and_a_file_that_holds_none_is_refused(bench: Bench, tmp_path: Path) -> None:
    row = tmp_path / "row.jsonl"
    row.write_text('{"clicks": 1, "seed": 3}\nnothing\n')
    done = bench("soak", "kills", "--replay", row)
    assert done.exit_code == 2
    assert "only clicks" in done.output
    done = bench("soak", "clicks", "--replay", row, "--shards", 2)
    assert done.exit_code == 2
    done = bench("soak", "clicks", "--replay", row)
    assert done.exit_code == 1
    assert "line 2: not JSON" in done.output


def test_without_a_display_to_be_had_clicks_end_in_one_line(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    done = bench("soak", "clicks", "--shards", 1, "--keep", tmp_path / "kept.jsonl")
    assert done.exit_code == 1
    assert "not installed: Xvfb, openbox, xdotool" in done.output
    assert "Traceback" not in done.output


@pytest.mark.parametrize("name", ["playouts", "records", "forgery", "damage"])
def test_any_game_is_soaked(bench: Bench, small_game: str, tmp_path: Path, name: str) -> None:
    done = bench("soak", name, "--game", small_game, "--shards", 1, "--keep", tmp_path / "kept.jsonl")
    assert "all sound" in done.stdout
    assert done.exit_code == 0


@pytest.mark.usefixtures("small_game")
@pytest.mark.parametrize(
    ("name", "game", "missing"),
    [
        ("corpus", NAME, "has no recorded games of earlier versions"),
        ("packs", NAME, "has no hostile files"),
        ("tests", NAME, "has no soak tests"),
        ("leaks", "chess", "there is no game 'chess'"),
    ],
)
def test_what_a_game_has_not_is_said(bench: Bench, name: str, game: str, missing: str) -> None:
    done = bench("soak", name, "--game", game)
    assert done.exit_code == 2
    assert missing in done.stderr


@pytest.mark.parametrize("words", [("wet",), ("leaks", "--shards", 10**30)])
def test_words_that_cannot_be_understood_end_in_one_line(bench: Bench, words: tuple[object, ...]) -> None:
    done = bench("soak", *words)
    assert done.exit_code == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("more", [(), ("--resume",)])
def test_a_saved_game_is_no_store_and_stays_as_it_is(bench: Bench, tmp_path: Path, more: tuple[str, ...]) -> None:
    saved = tmp_path / "game.swallows"
    Session.new(Setup({"format": "friendly"}, (Seat("Ann"), Seat("Ben"))), path=saved).close()
    before = saved.read_bytes()
    done = bench("soak", "leaks", *more, "--keep", saved)
    assert done.exit_code == 1
    assert "something else" in done.stderr
    assert saved.read_bytes() == before


def test_a_folder_or_a_device_is_no_store(bench: Bench, tmp_path: Path) -> None:
    assert bench("soak", "leaks", "--keep", tmp_path).exit_code == 2
    refused = bench("soak", "leaks", "--keep", "/dev/zero").stderr
    assert "cannot be used: it is a device or a pipe, not a file" in refused


def test_ctrl_c_ends_with_130_and_says_how_to_go_on(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_words: Any, **_more: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bench.soak.spread", interrupt)
    done = bench("soak", "leaks", "--keep", tmp_path / "kept.jsonl")
    assert done.exit_code == 130
    assert "go on with the same words and --resume" in done.stderr


def test_a_store_is_gone_on_with_even_where_a_kill_has_torn_its_last_line(
    bench: Bench, small_game: str, tmp_path: Path
) -> None:
    store = tmp_path / "kept.jsonl"
    words = ("soak", "playouts", "--game", small_game, "--shards", 1, "--keep", store)
    assert bench(*words).exit_code == 0
    store.write_bytes(store.read_bytes() + b'{"ke')
    assert bench(*words, "--resume").exit_code == 0
    assert store.read_bytes().startswith(b'{"key": "soak playouts card-and-dice"')


def test_a_corpus_is_made_in_a_new_folder_only(bench: Bench, tmp_path: Path) -> None:
    done = bench("corpus", tmp_path)
    assert done.exit_code == 1
    assert "there already" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words", [("soak", "--help"), ("-m", "bench.trial.hot_seat", "instant", "0", "0", ".", "swallows")]
)
def test_the_folder_is_started_from_anywhere(tmp_path: Path, words: tuple[str, ...]) -> None:
    """By the one documented command, and as its own trials start it; no installation knows the bench."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "bench"), *words],
        cwd=tmp_path,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_product_says_where_its_soaks_are_and_knows_no_more_of_them() -> None:
    for words, said in ((("soak", "clicks", "--jobs", "2"), "soak clicks --jobs 2"), (("soak",), "soak NAME")):
        done = CliRunner().invoke(app, list(words))
        assert done.exit_code == 1
        assert done.stderr == (
            f"swallows: long trials come with the sources and are started there: python packaging/bench {said}\n"
        )


def test_soaking_needs_no_qt() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None; sys.path.insert(0, 'packaging')\n"
        "from bench.soak import soak\n"
        "found = soak('damage', shards=1)\n"
        "assert found.count and not found.failures\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
