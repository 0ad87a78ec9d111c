"""The command line works on a machine without Qt: only `play` and the texts of `show` load it."""

import subprocess
import sys
from pathlib import Path

RUN = """
import sys
sys.modules["PySide6"] = None  # whoever imports it now gets an ImportError
from typer.testing import CliRunner
from swallows_gui.cli import app
for words in {commands!r}:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, (words, done.output, done.exception)
print("done")
"""


def _run_without_qt(commands: list[list[str]], folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(commands=commands)], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "done", done.stderr


def test_simulating_verifying_and_measuring_need_no_qt(finished: Path, tmp_path: Path) -> None:
    commands = [
        ["--help"],
        ["simulate", "--seats", "random,random", "--json"],
        ["verify", str(finished)],
        ["bench", "--seconds", "0.1", "--levels", "random", "--json"],
        ["arena", "--seats", "random,random", "--seeds", "1", "--file", str(tmp_path / "arena.jsonl")],
    ]
    _run_without_qt(commands, tmp_path)


def test_show_says_in_one_line_that_qt_is_missing(finished: Path) -> None:
    code = (
        f"import sys; sys.modules['PySide6'] = None\nfrom swallows_gui.cli import app\napp(['show', {str(finished)!r}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "bootstrap.py setup" in line


def test_the_door_imports_nothing_at_the_top() -> None:
    code = (
        "import sys; before = set(sys.modules); import swallows_gui.__main__; print(sorted(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['swallows_gui', 'swallows_gui.__main__']"
