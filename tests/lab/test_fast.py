"""The compiled laboratory plays the same games to the last bit, and says what it is; without a compiler, why not."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.lab import fast
from tests.cli.conftest import Swallows, swallows

__all__ = ["swallows"]
_OF_THE_CLOCK = ("created", "sum")
"""Fields that hang on when a record was written."""
_ROOT = Path(__file__).resolve().parents[2]
_EVENINGS = (
    ("--seats", "hard,normal,easy", "--format", "friendly", "--games", "3"),
    ("--seats", "random,random,random,random", "--games", "4"),
    ("--game", "grudgematch", "--seats", "normal,normal"),
)


def records(program: str, folder: Path) -> dict[str, list[dict[str, Any]]]:
    """What a program plays, by file, less what hangs on the clock."""
    for number, words in enumerate(_EVENINGS):
        start = [sys.executable, *program.split(), "simulate", *words, "--record-dir", str(folder / str(number))]
        subprocess.run(start, cwd=_ROOT, check=True, capture_output=True)
    written = {}
    for path in sorted(folder.rglob("*.swallows")):
        lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        kept = [{key: value for key, value in line.items() if key not in _OF_THE_CLOCK} for line in lines]
        written[path.relative_to(folder).as_posix()] = kept
    return written


@pytest.mark.slow
@pytest.mark.skipif(bool(fast.what_is_missing()), reason=f"cannot compile: {fast.what_is_missing()}")
def test_games_are_the_same_to_the_last_bit_compiled_or_not(tmp_path: Path) -> None:
    folder = fast.build_fast(tmp_path / "fast", optimised=0)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fast"], "nothing is left behind"
    compiled, plain = records(str(folder), tmp_path / "compiled"), records("-m swallows_gui", tmp_path / "plain")
    assert len(plain) == 8
    assert compiled == plain
    words = ("bench", "--seconds", "0.1", "--levels", "normal", "--json")
    for program, is_compiled in ((str(folder), True), ("-m swallows_gui", False)):
        told = subprocess.run([sys.executable, *program.split(), *words], cwd=_ROOT, check=True, capture_output=True)
        assert json.loads(told.stdout)["compiled"] is is_compiled


def test_the_checkout_itself_is_never_compiled() -> None:
    assert not fast.is_compiled()
    assert not [*(_ROOT / "swallows_gui").rglob("*.so"), *(_ROOT / "swallows_gui").rglob("*.pyd")]


def test_rules_and_search_are_compiled_and_what_is_read_as_data_is_not() -> None:
    names = fast.modules()
    assert {"engine/chance.py", "games/swallows/rules/attack.py", "games/swallows/ai/search/policy.py"} <= set(names)
    assert not [name for name in names if name.endswith(("__init__.py", "rules/events.py", "rules/view.py"))]
    assert len(names) == len(set(names))


@pytest.mark.skipif(os.name == "nt", reason="the compiler of Windows is looked for by setuptools alone")
def test_without_a_compiler_one_line_says_so(monkeypatch: pytest.MonkeyPatch, swallows: Swallows) -> None:
    pytest.importorskip("mypyc")
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    done = swallows("build-fast")
    assert done.exit_code == 1
    assert done.stderr == "swallows: cannot compile: there is no C compiler; on Debian the package gcc has one\n"


def test_without_mypyc_one_line_says_how_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "find_spec", lambda _name: None)
    assert "bootstrap.py setup --tests" in fast.what_is_missing()
    with pytest.raises(fast.CannotCompile, match="mypyc is not installed"):
        fast.build_fast()
