"""How commands end that cannot go on: one line, the right exit code, no traceback."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Swallows


def _one_line(text: str) -> str:
    (line,) = text.splitlines()
    assert line.startswith("swallows: ")
    return line


@pytest.fixture
def _ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C comes as soon as a command plays."""

    def interrupt(*_words: Any, **_more: Any) -> None:
        raise KeyboardInterrupt

    rooms = ("lab.arena", "lab.playing", "lab.balance", "lab.parallel", "games.swallows.lab.reliability")
    for room in [import_module(f"swallows_gui.{name}") for name in rooms]:
        monkeypatch.setattr(room, "spread", interrupt)


@pytest.mark.usefixtures("_ctrl_c")
def test_ctrl_c_ends_with_130_and_says_how_to_go_on(swallows: Swallows, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    for words, part in (
        (("simulate",), "broken off"),
        (("forecast",), "broken off"),
        (("forecast", "--measure"), "broken off"),
        (("arena", "--file", kept), "go on with the same words"),
        (("arena", "--ladder", "--file", kept), "go on with the same words"),
        (("balance", "--file", kept), "go on with the same words"),
    ):
        done = swallows(*words)
        assert done.exit_code == 130, words
        assert part in _one_line(done.stderr), words


def test_what_was_counted_before_ctrl_c_is_printed(swallows: Swallows, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(work: Any, orders: Any, _jobs: Any) -> Any:
        yield from map(work, orders[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr("swallows_gui.lab.playing.spread", interrupted)
    words = ("simulate", "--game", "final_whistle", "--seats", "random,random", "--games", "9")
    done = swallows(*words)
    assert done.exit_code == 130
    assert done.stdout.startswith("2 ")
    assert "share of wins" in done.stdout
    assert "broken off after 2" in _one_line(done.stderr)
    assert '"games": 2' in swallows(*words, "--json").stdout


def test_ctrl_c_while_modules_are_loaded_ends_with_a_word(swallows: Swallows, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_words: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("swallows_gui.cli.simulate.lab_of", interrupted)
    done = swallows("simulate")
    assert done.exit_code == 130
    assert _one_line(done.stderr) == "swallows: broken off"


@pytest.mark.usefixtures("_ctrl_c")
def test_work_kept_in_the_usual_place_asks_for_resume(
    swallows: Swallows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_words, **_more: tmp_path)
    for command in ("arena", "balance"):
        assert _one_line(swallows(command).stderr).endswith("go on with the same words and --resume")


def test_a_file_that_cannot_be_kept_is_named(swallows: Swallows, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    below = tmp_path / "file" / "kept.jsonl"
    few = ("--seats", "random,random,random")
    for words in (
        ("arena", *few, "--seeds", 1, "--file", below),
        ("balance", *few, "--games", 1, "--file", below),
        ("balance", *few, "--games", 1, "--file", tmp_path / "kept.jsonl", "--report", below),
    ):
        done = swallows(*words)
        assert done.exit_code == 1, words
        assert f"{tmp_path / 'file'}" in _one_line(done.stderr), words


def test_a_folder_in_the_place_of_a_file_is_refused_before_anything_is_played(
    swallows: Swallows, tmp_path: Path
) -> None:
    for words in (
        ("arena", "--file", tmp_path),
        ("balance", "--file", tmp_path),
        ("balance", "--report", tmp_path),
        ("play", tmp_path),
        ("play", tmp_path / "nowhere"),
    ):
        assert swallows(*words).exit_code == 2, words


@pytest.mark.parametrize("words", [("arena", "--seats"), ("balance", "--level"), ("bench", "--levels")])
def test_seats_that_nobody_knows_are_refused_by_name(swallows: Swallows, words: tuple[str, str]) -> None:
    done = swallows(*words, "genius")
    assert done.exit_code == 2
    assert words[1] in done.stderr
    assert "'genius'" in done.stderr


@pytest.mark.parametrize(
    "words", [("balance", "--level"), ("balance", "--seats"), ("bench", "--levels"), ("simulate", "--seats")]
)
def test_a_character_is_refused_where_only_levels_are_measured(swallows: Swallows, words: tuple[str, str]) -> None:
    done = swallows(*words, "hard:miser")
    assert done.exit_code == 2
    assert words[1] in done.stderr
    assert "no level 'hard:miser'" in done.stderr


@pytest.mark.parametrize(
    ("words", "refused"),
    [
        (("arena", "--ladder", "--seats", "easy,easy"), "--seats"),
        (("arena", "--ladder", "--seeds", 3), "--seeds"),
        (("arena", "--exploits", "--seats", "easy,easy"), "--seats"),
        (("balance", "--seats", "easy,easy", "--level", "hard"), "--level"),
        (("forecast", "--measure", "--json"), "--json"),
        (("forecast", "--measure", "--remainders", 3), "--remainders"),
        (("forecast", "--measure", "--slips"), "--slips"),
        (("forecast", "--measure", "--stars"), "--stars"),
        (("forecast", "--stars", "--json"), "--json"),
        (("forecast", "--measure", "--pushes"), "--pushes"),
        (("forecast", "--pushes", "--answers"), "--answers"),
    ],
)
def test_options_that_leave_no_place_for_each_other_are_refused(
    swallows: Swallows, words: tuple[object, ...], refused: str
) -> None:
    done = swallows(*words)
    assert done.exit_code == 2
    assert f"{refused}: it does not go with {words[1]}" in done.stderr


@pytest.mark.parametrize("more", [(), ("--measure",)])
def test_a_level_that_cannot_be_forecast_is_refused_by_name(swallows: Swallows, more: tuple[str, ...]) -> None:
    done = swallows("forecast", "--level", "genius", *more)
    assert done.exit_code == 2
    assert "--level" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_what_cannot_be_printed_ends_in_one_line(finished: Path) -> None:
    for words in (("verify", str(finished)), ("--help",)):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "swallows_gui", *words],
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == 1, words
        assert "No space left on device" in _one_line(done.stderr), words


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Unix")
def test_a_reader_who_has_had_enough_is_no_error_worth_a_word(finished: Path) -> None:
    told = subprocess.Popen(
        [sys.executable, "-m", "swallows_gui", "show", str(finished)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert told.stdout is not None
    told.stdout.close()
    _nothing, error = told.communicate()
    assert error == b""
