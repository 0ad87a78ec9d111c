"""The real window killed at a random moment: every move it has shown must be in its journal.

The window is a process of its own (`swallows play FILE`) that goes on with a game of AI seats at pace instant; it
tells the moves it has shown through `SWALLOWS_SHOWN_TO`. Without a display it runs offscreen.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from bench.crash_test import Survival, last_shown, survived
from swallows_gui import titles
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.session import Seat, Session, Setup

BEGUN = 20
"""Moves that are in the record before the window takes it up."""
PATIENCE = 120.0
"""Seconds that a window may take to show anything."""


class NeverShown(RuntimeError):
    """The window ended, or its time ran out, before it showed the game."""


def kill_window(
    folder: Path, seed: int, after: float, environment: Mapping[str, str] | None = None, *, game: str = titles.usual()
) -> Survival:
    """Kill a window `after` seconds after it has shown a game, and return what its journal holds then.

    `folder` becomes its home. Raises `NeverShown`, and `RecordError` if the journal is not sound. Works on Linux,
    where the folders of a program can be turned elsewhere.
    """
    if not sys.platform.startswith("linux"):
        raise NeverShown("windows are killed on Linux only: elsewhere they would write into the player's own folders")
    record = _begun(folder / "begun.swallows", seed, game)
    shown_to = folder / "shown.txt"
    command = [sys.executable, "-m", "swallows_gui", "play", str(record)]
    with subprocess.Popen(
        command,
        env={**_environment(folder), **(environment or {}), "SWALLOWS_SHOWN_TO": str(shown_to)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as child:
        try:
            _wait_for(shown_to, child)
            time.sleep(after)
        finally:
            child.kill()
    shown = last_shown(shown_to.read_bytes())
    journals = sorted((folder / "data").rglob("*.swallows"))
    return survived(journals[0] if journals else folder / "no journal", shown)


def _begun(path: Path, seed: int, game: str) -> Path:
    """The record of a game that has just begun."""
    lab = lab_of(game)
    seats = tuple(Seat(f"Seat {number + 1}", "ai", "easy") for number in range(lab.usual_seats))
    with Session.new(Setup(lab.options(), seats, game=game, seed=seed), path=path) as session:
        session.run(lambda: session.n >= BEGUN)
    return path


def _environment(folder: Path) -> dict[str, str]:
    """Every folder of the player turned to `folder`, the pace instant."""
    settings = folder / "config" / "millions-of-swallows" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"pace": "instant"}), encoding="utf-8")
    kinds = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    platform = {} if os.environ.get("DISPLAY") else {"QT_QPA_PLATFORM": "offscreen"}
    return {**os.environ, **platform, **kinds, "HOME": str(folder)}


def _wait_for(shown_to: Path, child: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while last_shown(shown_to.read_bytes() if shown_to.exists() else b"") < 0:
        if child.poll() is not None or time.monotonic() > end:
            raise NeverShown(f"the window showed nothing (exit code {child.poll()})")
        time.sleep(0.01)
