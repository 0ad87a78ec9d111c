"""Ways to hand a command a wrong file, number, terminal or folder: each ends in one line, and nothing is destroyed."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bench.forgery import forgeries
from tests.cli.conftest import Swallows

FEW = ("--seats", "random,random,random")

Words = Sequence[object]
Way = Callable[[Path, Path], Words]
"""From a saved game and an empty folder to the words of a command."""


def _file(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def _here(folder: Path, name: str) -> Path:
    """A folder in which a file of this name is already."""
    _file(folder, name, b"a tournament of yesterday\n")
    return folder


WAYS: dict[str, tuple[int, str, Way]] = {
    "arena keeps in a saved game": (1, "something else", lambda game, _: ("arena", *FEW, "--file", game)),
    "balance keeps in a saved game": (1, "something else", lambda game, _: ("balance", *FEW, "--file", game)),
    "balance reports into a saved game": (1, "no report", lambda game, _: ("balance", *FEW, "--report", game)),
    "arena keeps in a picture": (
        1,
        "something else",
        lambda _, folder: ("arena", *FEW, "--file", _file(folder, "a.png", b"\x89PNG\r\n\x1a\n\0\0")),
    ),
    "balance reports into a letter": (
        1,
        "no report",
        lambda _, folder: ("balance", *FEW, "--report", _file(folder, "letter.md", b"# To my aunt\n")),
    ),
    "store and report are one file": (
        2,
        "--report",
        lambda _, folder: ("balance", *FEW, "--file", folder / "x", "--report", folder / "x"),
    ),
    "a record is there already": (
        1,
        "there already",
        lambda _, folder: ("simulate", *FEW, "--seed", 7, "--record-dir", _here(folder, "7.swallows")),
    ),
    "a file in the place of a folder": (2, "--record-dir", lambda game, _: ("simulate", *FEW, "--record-dir", game)),
    "a folder below a file": (1, "cannot be", lambda game, _: ("simulate", *FEW, "--record-dir", game / "below")),
    "a folder in the place of a store": (2, "--file", lambda _, folder: ("arena", "--file", folder)),
    "a hundred million processes": (2, "--jobs", lambda _game, _: ("simulate", "--jobs", 100_000_000)),
    "no process": (2, "--jobs", lambda _game, _: ("arena", "--jobs", 0)),
    "more games than anybody waits for": (2, "--games", lambda _game, _: ("balance", "--games", 10**12)),
    "more remainders than stars": (2, "--remainders", lambda _game, _: ("forecast", "--remainders", 10**18)),
    "a seed no reader keeps": (2, "--seed", lambda _game, _: ("simulate", "--seed", 10**40)),
    "a second that lasts a year": (2, "--seconds", lambda _game, _: ("bench", "--seconds", 3e7)),
    "a number that is none": (2, "--games", lambda _game, _: ("simulate", "--games", "many")),
    "a size nobody plays": (2, "--teams", lambda _game, _: ("simulate", "--teams", 17)),
    "a command there is none of": (2, "conquer", lambda _game, _: ("conquer",)),
    "show of a picture": (1, "not a record", lambda _, folder: ("show", _file(folder, "a.png", b"\x89PNG\r\n\x1a\n"))),
    "show of nothing": (1, "empty", lambda _, folder: ("show", _file(folder, "a.swallows", b""))),
    "show of a folder": (1, "cannot be read", lambda _, folder: ("show", folder)),
    "show of a file that is not there": (1, "cannot be read", lambda _, folder: ("show", folder / "nowhere")),
    "show of no file": (2, "FILE", lambda _game, _: ("show",)),
}


@pytest.mark.parametrize("name", WAYS)
def test_a_wrong_word_ends_in_one_line_and_destroys_nothing(
    name: str, swallows: Swallows, finished: Path, tmp_path: Path
) -> None:
    code, told, way = WAYS[name]
    game = _file(tmp_path, "game.swallows", finished.read_bytes())
    folder = tmp_path / "folder"
    folder.mkdir()
    words = way(game, folder)
    before = _all(tmp_path)
    done = swallows(*words)
    assert (done.exit_code, _all(tmp_path)) == (code, before)
    (line,) = done.stderr.splitlines()
    assert line.startswith("swallows: ")
    assert told in line
    assert done.stdout == ""


def _all(folder: Path) -> dict[Path, bytes]:
    """Every file below a folder."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of Unix")
def test_a_pipe_or_a_device_in_the_place_of_a_file_is_refused_and_not_waited_for(
    swallows: Swallows, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for odd in (pipe, Path("/dev/zero")):
        for words in (
            ("arena", *FEW, "--file", odd),
            ("balance", *FEW, "--report", odd),
        ):
            done = swallows(*words)
            assert done.exit_code == 1, words
            (line,) = done.stderr.splitlines()
            assert line == f"swallows: {odd} cannot be used: it is a device or a pipe, not a file"


def _run(words: Sequence[object], **more: str) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "swallows_gui", *map(str, words)]
    return subprocess.run(command, capture_output=True, check=False, env={**os.environ, **more})


def test_a_terminal_that_cannot_write_a_name_gets_a_question_mark(tmp_path: Path, finished: Path) -> None:
    named = _file(tmp_path, "game.swallows", finished.read_bytes())
    named = named.rename(tmp_path / "Länderspiel.swallows")
    for words, first in ((("show", "--lang", "de", named), b"L?nderspiel\n"), (("verify", named), b"")):
        done = _run(words, PYTHONIOENCODING="ascii")
        assert done.returncode == 0, done.stderr
        assert done.stderr == b""
        assert done.stdout.count(b"?") > 0
        assert done.stdout.startswith(first)


def test_show_refuses_forged_records_by_their_line_or_tells_what_is_true(
    swallows: Swallows, unfinished: Path, tmp_path: Path
) -> None:
    data = b"".join(unfinished.read_bytes().splitlines(keepends=True)[:70])
    found = Counter[int]()
    for what, forged in forgeries(data, 7, 60):
        done = swallows("show", "--open", _file(tmp_path, "forged.swallows", forged))
        assert done.exit_code in (0, 1), (what, done.exception)
        if done.exit_code:
            (line,) = done.stderr.splitlines()
            assert line.startswith("swallows: ")
        found[done.exit_code] += 1
    assert found[1] > 40
    assert found[0] > 0
