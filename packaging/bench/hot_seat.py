"""Games of several people at one screen, played by script: to their first section, and whole short ones heard.

The window is a process of its own without a display (`bench.trial.hot_seat`); time passes by hand there.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench import child

PACES = ("instant", "fast", "normal", "slow")
GAMES = 5
"""Of one shard; shard 0 is played at the first pace, shard 1 at the second, and so on."""


def play_hot_seats(shard: int, game: str) -> tuple[int, list[str]]:
    """How many games were played, and what went wrong in them."""
    return _played("hot_seat", shard, game)


def eavesdrop(shard: int, game: str) -> tuple[int, list[str]]:
    """How many whole short games of several people were listened to at every step, and what was heard wrongly.

    A shard in which no secret was looked for has tried nothing, and fails.
    """
    return _played("eavesdropping", shard, game)


def _played(trial: str, shard: int, game: str) -> tuple[int, list[str]]:
    pace, first = PACES[shard % len(PACES)], GAMES * (shard // len(PACES))
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            child(f"bench.trial.{trial}", pace, str(first), str(GAMES), folder, game),
            env=environment(Path(folder)),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    told: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]
    failures = [f"{pace}, seed {one['seed']}: {fault}" for one in told for fault in one["faults"]]
    if trial == "eavesdropping" and told and not sum(one["compared"] for one in told):
        failures.append(f"{pace}, from seed {first}: 0 compared: no secret was looked for in {len(told)} games")
    if done.returncode or len(told) < GAMES:
        failures.append(
            f"{pace}, from seed {first}: exit code {done.returncode} after {len(told)}: {done.stderr[-2000:]}"
        )
    return len(told), failures


def environment(folder: Path) -> dict[str, str]:
    """Every folder of the player turned to `folder`."""
    kinds = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {**os.environ, **kinds, "HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"}
