"""`swallows play` where no window can be opened: one line that says why, no traceback."""

import builtins
import os
import subprocess
import sys
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from bench.display import x_display
from swallows_gui.cli import qt
from swallows_gui.cli.qt import missing_display
from tests.patience import patience

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has displays by name")


def _play(environment: dict[str, str], *options: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "DISPLAY")}
    kept.pop("WAYLAND_DISPLAY", None)
    return subprocess.run(
        [sys.executable, "-m", "swallows_gui", "play", *options],
        env={**kept, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=patience(),
    )


def _one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("swallows: ")
    return line


@linux_only
def test_without_a_display_one_line_says_so() -> None:
    assert "DISPLAY" in _one_line(_play({}))


@linux_only
def test_a_display_that_does_not_answer_is_named() -> None:
    assert ":4077" in _one_line(_play({"DISPLAY": ":4077"}))


def test_without_qt_one_line_says_how_to_get_it(tmp_path: Path) -> None:
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('libEGL.so.1: cannot open shared object file')\n")
    line = _one_line(_play({"PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}))
    assert "libEGL.so.1" in line
    assert "bootstrap.py setup" in line


def test_a_chosen_platform_and_other_systems_are_left_to_qt() -> None:
    assert missing_display({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert missing_display({}, "darwin") is None
    assert missing_display({}, "win32") is None


def test_a_wayland_socket_will_do(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert missing_display(environment, "linux") is not None
    (tmp_path / "wayland-0").touch()
    assert missing_display(environment, "linux") is None


def test_a_wayland_socket_will_not_do_without_qts_part_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    (tmp_path / "wayland-0").touch()
    monkeypatch.setattr(qt, "_has_plugin", lambda platform: platform != "wayland")
    line = missing_display(environment, "linux")
    assert line is not None
    assert "no part for it" in line
    told = missing_display({**environment, "DISPLAY": ":4077"}, "linux")
    assert told is not None
    assert ":4077" in told, "X11 is asked then"


def test_plugins_are_looked_for_where_qt_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qt._has_plugin("xcb") or not sys.platform.startswith("linux")
    folder = tmp_path / "PySide6" / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    (tmp_path / "PySide6" / "__init__.py").touch()
    (folder / "libqxcb.so").touch()
    found = PathFinder.find_spec("PySide6", [str(tmp_path)])
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: found)
    assert qt._has_plugin("xcb")
    assert not qt._has_plugin("wayland")


@linux_only
def test_a_display_that_answers_will_do() -> None:
    with x_display() as display:
        assert missing_display({"DISPLAY": display}, "linux") is None


ENDING = """
import atexit, sys
class Left:
    def __del__(self):
        print("taken apart")
left = Left()
atexit.register(print, "told")
sys.argv = ["swallows", "play", "--smoke"]
from swallows_gui.__main__ import main
main()
"""


def test_a_process_that_had_a_window_is_not_taken_apart_piece_by_piece() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ENDING],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "told\n", "what is to be done at the end is done, and nothing else"


def test_once_qt_is_there_no_module_is_searched_for_names_of_pyside(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = getattr(builtins, "__orig_import__", builtins.__import__)
    monkeypatch.setattr(builtins, "__import__", builtins.__import__)  # and is put back
    qt.demand("PySide6.QtWidgets")
    assert builtins.__import__ is usual
