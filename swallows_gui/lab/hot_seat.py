"""Games of several people at one screen, played by script: tournaments to their first match, and whole matches heard.

The window is a process of its own without a display (`swallows_gui.ui.trial.hot_seat`); time passes by hand there.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

PACES = ("instant", "fast", "normal", "slow")
TOURNAMENTS = 5
"""Of one shard; shard 0 is played at the first pace, shard 1 at the second, and so on."""


def play_hot_seats(shard: int) -> tuple[int, list[str]]:
    """How many tournaments were played, and what went wrong in them."""
    return _played("hot_seat", shard)


def eavesdrop(shard: int) -> tuple[int, list[str]]:
    """How many whole matches of several people were listened to at every step, and what was heard wrongly."""
    return _played("eavesdropping", shard)


def _played(trial: str, shard: int) -> tuple[int, list[str]]:
    pace, first = PACES[shard % len(PACES)], TOURNAMENTS * (shard // len(PACES))
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", f"swallows_gui.ui.trial.{trial}", pace, str(first), str(TOURNAMENTS), folder],
            env=_environment(Path(folder)),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    told: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]
    failures = [f"{pace}, seed {game['seed']}: {fault}" for game in told for fault in game["faults"]]
    if done.returncode or len(told) < TOURNAMENTS:
        failures.append(
            f"{pace}, from seed {first}: exit code {done.returncode} after {len(told)}: {done.stderr[-2000:]}"
        )
    return len(told), failures


def _environment(folder: Path) -> dict[str, str]:
    """Every folder of the player turned to `folder`."""
    kinds = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {**os.environ, **kinds, "HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
