"""Positions and their twins, shown by a process without a display (`bench.trial.twins`)."""

import json
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench import ROOT, child
from bench.hot_seat import environment

PATIENCE = 1800
"""Seconds for the games of one shard."""


def compare_twins(seed: int, game: str, looks: Sequence[str] = ()) -> tuple[int, list[str]]:
    """How many looks at the positions of a game were compared with those at their twins, and what told them apart.

    `looks`: at which ones only, by their names. A run that compared nothing has tried nothing, and fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        paths = os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))
        done = subprocess.run(
            child("bench.trial.twins", str(seed), folder, game, *looks),
            env={**environment(Path(folder)), "PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    told: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]
    compared = sum(one["compared"] for one in told)
    failures = [fault for one in told for fault in one["faults"]]
    if done.returncode:
        failures.append(f"seed {seed}: exit code {done.returncode}: {done.stderr[-2000:]}")
    if not compared:
        failures.append(f"seed {seed}: 0 compared")
    return compared, failures
