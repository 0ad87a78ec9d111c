#!/usr/bin/env python3
"""Looks for the seed of the tutorial: `packaging/checks/tutorial_seed.py [--from N] [--check]`.

The tutorial is a real friendly, so its cards and dice follow from its seed. The one wanted is that with which somebody
who does what every lesson says is told all of them in their order, each with the ending that the plan wants, and is
asked nothing else. It has to be looked for anew when the deck or the rules change; then the new one is written into
`resources/swallows/tutorial/plan.json`. `--check` only says whether the present one still fits (exit code 1: it
does not).
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
PLAN = ROOT / "resources" / "swallows" / "tutorial" / "plan.json"
PATIENCE = 900.0
"""Seconds of looking."""


def main(arguments: list[str] | None = None) -> int:
    """Look for the seed; returns the exit code."""
    parser = argparse.ArgumentParser(description="Looks for the seed of the tutorial.")
    parser.add_argument("--from", dest="first", type=int, default=1, help="the first seed to try")
    parser.add_argument("--check", action="store_true", help="only say whether the present seed fits")
    given = parser.parse_args(arguments)
    from swallows_gui import titles
    from swallows_gui.catalogue.tutorial import load_tutorial
    from swallows_gui.games.swallows.words.rehearsal import could_fit, rehearse

    if given.check:
        missing = rehearse(load_tutorial("swallows").seed)
        print(f"seed {load_tutorial('swallows').seed}: " + (f"does not fit, {missing}" if missing else "fits"))
        return 1 if missing else 0
    tables = titles.catalogue("swallows").tables()
    end = time.monotonic() + PATIENCE
    seed = given.first
    while time.monotonic() < end:
        if could_fit(seed, tables) and not rehearse(seed):
            text = PLAN.read_text(encoding="utf-8")
            PLAN.write_text(re.sub(r'"seed": \d+', f'"seed": {seed}', text, count=1), encoding="utf-8")
            print(f"seed {seed} fits and is written into {PLAN.relative_to(ROOT)}")
            return 0
        seed += 1
    print(f"none of the seeds {given.first} to {seed - 1} fits")
    return 1


if __name__ == "__main__":
    sys.exit(main())
