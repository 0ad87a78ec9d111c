"""The program as its player has it: a process started by `swallows play`, with folders of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bench.crash_test import last_shown
from tests.patience import patience

CHECKOUT = Path(__file__).resolve().parent.parent.parent
LOTS = """
import random, secrets
random.seed(5)
secrets.randbelow = random.Random(5).randrange
"""
"""What Python runs before the program: the same pairing and the same game at every run."""


class Program:
    """Starts the program, types and clicks at it, and looks at what it leaves in its folders."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.shown_to = home / "shown.txt"
        self._lots = home / "lots"
        self._lots.mkdir()
        (self._lots / "sitecustomize.py").write_text(LOTS, encoding="utf-8")
        self._running: list[subprocess.Popen[bytes]] = []
        self._display = ""

    @property
    def environment(self) -> dict[str, str]:
        """Folders of this program alone; no display unless one is given."""
        kinds = {f"XDG_{kind}_HOME": str(self.home / kind.lower()) for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
        return {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": f"{self._lots}{os.pathsep}{CHECKOUT}",
            "HOME": str(self.home),
            "SWALLOWS_SHOWN_TO": str(self.shown_to),
            **kinds,
        }

    def choose(self, **settings: object) -> None:
        """Write the settings file before the program starts."""
        file = self.home / "config" / "millions-of-swallows" / "settings.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(settings), encoding="utf-8")

    def command(self, *arguments: str) -> list[str]:
        """The command line that starts it."""
        return [sys.executable, "-m", "swallows_gui", *arguments]

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run it to its end."""
        return subprocess.run(
            self.command(*arguments),
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=patience(),
            check=False,
        )

    def start(self, *arguments: str, display: str = "", **environment: str) -> subprocess.Popen[bytes]:
        """Start it and leave it running; what it says goes to `said`."""
        self._display = display
        shown = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display} if display else {}
        with (self.home / "said.txt").open("ab") as out:
            child = subprocess.Popen(
                self.command(*arguments),
                env={**self.environment, **shown, **environment},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
            )
        self._running.append(child)
        return child

    @property
    def said(self) -> str:
        """Everything it has printed."""
        path = self.home / "said.txt"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    @property
    def shown(self) -> int:
        """The last move it has shown; -1 if none."""
        return last_shown(self.shown_to.read_bytes()) if self.shown_to.exists() else -1

    @property
    def most_shown(self) -> int:
        """The highest number of a move that it has shown."""
        return max(map(int, self.shown_to.read_text(encoding="ascii").split()), default=-1)

    @property
    def journals(self) -> list[Path]:
        """The records in its data folder."""
        return sorted((self.home / "data").rglob("*.swallows"))

    def xdotool(self, *arguments: str, check: bool = True) -> str:
        """What the tool answers, on the display the program was started on; it must not fail if `check` is set."""
        done = subprocess.run(
            ["xdotool", *arguments],
            env={**os.environ, "DISPLAY": self._display},
            capture_output=True,
            text=True,
            check=check,
            timeout=patience(),
        )
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Press keys one after another, as the keyboard would; "ctrl+f" is one."""
        self.xdotool("key", "--delay", "15", *keys)

    def wait_for_window(self) -> None:
        """Until its window is there and has the keyboard."""
        self.xdotool("search", "--sync", "--onlyvisible", "--name", "Millions of Swallows", "windowfocus", "--sync")

    def title(self) -> str:
        """The title of the window that has the keyboard; nothing while one is going and another is coming."""
        return self.xdotool("getwindowfocus", "getwindowname", check=False)

    def end(self) -> None:
        """End what still runs."""
        for child in self._running:
            if child.poll() is None:
                child.send_signal(signal.SIGKILL)
            child.wait(10)


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Look every few milliseconds until something is so. AssertionError names it if it never is."""
    end = time.monotonic() + patience()
    while not is_so():
        assert time.monotonic() < end, f"never came: {what}"
        time.sleep(0.02)
