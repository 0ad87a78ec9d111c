#!/usr/bin/env python3
"""Says what the rules of each game cost: `packaging/checks/engine_cost.py [--renew]`.

It plays a few random games of each and counts the bytecode instructions that Python executes for them: the same number
on any machine under any load, so that a rule which makes every push dearer is seen on the day it comes. What was
counted last stands in `engine_cost.json`, by version of Python, as each has instructions of its own. More than
`ALLOWED` above it is a warning and no error: a rule may be worth its price. `--renew` notes today's numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
FILE: Final = Path(__file__).with_suffix(".json")
SEEDS: Final = range(1, 5)
"""Of the games that are counted."""
ALLOWED: Final = 1.02
"""Costs within this of what was counted last are no news."""
VERSION: Final = f"{sys.version_info.major}.{sys.version_info.minor}"


def instructions(work: Callable[[], object]) -> int:
    """How many bytecode instructions `work` executes in this thread."""
    counted = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal counted
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        counted += event == "opcode"
        return trace

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)
    return counted


def costs() -> dict[str, float]:
    """By game: thousands of instructions that a random game takes, its choices drawn before."""
    from swallows_gui import titles
    from swallows_gui.lab.bench import draw_game, play_game
    from swallows_gui.lab.game_lab import lab_of

    found = {}
    for name in titles.ids():
        lab = lab_of(name)
        drawn = [draw_game(lab, seed) for seed in SEEDS]
        for game in drawn:
            play_game(lab, game)
        found[name] = sum(instructions(partial(play_game, lab, game)) for game in drawn) / len(drawn) / 1000
    return found


def main(arguments: list[str] | None = None) -> int:
    """Print what a game costs now and when it was noted; always 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="store_true", help="note today's numbers for this version of Python")
    asked = parser.parse_args(arguments)
    every: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    noted, now = every.get(VERSION, {}), costs()
    for name, cost in now.items():
        before = noted.get(name)
        change = f"{cost / before - 1:+7.1%}" if before else "    new"
        dearer = "   dearer than noted" if before and cost > before * ALLOWED else ""
        print(f"{name:15} {cost:9,.1f} thousand instructions a random game {change}{dearer}")
    if asked.renew:
        every[VERSION] = {name: round(cost, 1) for name, cost in now.items()}
        FILE.write_text(json.dumps(every, indent=2) + "\n", "utf-8")
    elif not noted:
        print(f"nothing has been noted for Python {VERSION}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
