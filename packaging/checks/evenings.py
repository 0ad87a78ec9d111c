#!/usr/bin/env python3
"""Measures how long an evening is with each format: `packaging/checks/evenings.py [--games N] [--write] [FORMAT...]`.

Tournaments of four normal seats are played. What the window shows of each move at pace normal is added up, and for
the questions that one of the seats is asked the time that a person takes for one, with a look at the page between two
matches. The set-up screen tells minutes and questions; they lie in `resources/swallows/evenings.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
FILE = ROOT / "resources" / "swallows" / "evenings.json"
THOUGHT = 5.0
"""Seconds that a person takes for a question, in the mean."""
PAGE = 4.0
"""Seconds for the page after a match."""


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write if asked to; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measures how long an evening is with each format.")
    parser.add_argument("--games", type=int, default=4, help="how many tournaments of each")
    parser.add_argument("--write", action="store_true", help="put the figures into the file")
    parser.add_argument("formats", nargs="*", help="ids of formats; all that there are without any")
    given = parser.parse_args(arguments)

    from swallows_gui.games.swallows.data.catalogue import load

    known = [key for key, form in load().formats.items() if not form.compiled().schedule.single]
    found: dict[str, dict[str, int]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    for name in given.formats or known:
        minutes, questions = zip(*(measured(name, seed) for seed in range(1, given.games + 1)), strict=True)
        found[name] = {
            "minutes": round(sum(minutes) / len(minutes)),
            "questions": round(sum(questions) / len(questions)),
        }
        print(f"{name}: {found[name]['minutes']} minutes, {found[name]['questions']} questions", flush=True)
    if given.write:
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(found[key])}" for key in sorted(found))
        FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")
    return 0


def measured(name: str, seed: int) -> tuple[float, int]:
    """Minutes and a person's questions in the tournament of a format with this seed."""
    from swallows_gui.games.swallows.lab.tally import Counter
    from swallows_gui.games.swallows.table.presentation import MANNERS
    from swallows_gui.lab.game_lab import lab_of
    from swallows_gui.lab.playing import ai_seeds, play, table
    from swallows_gui.session import Setup
    from swallows_gui.ui.play.moments import showing_ms
    from swallows_gui.ui.play.presenter import BEATS

    lab = lab_of("swallows")
    counter = Counter(seed, 4)
    setup = Setup({"format": name}, table(("normal",) * 4), game="swallows", seed=seed, ai_seeds=ai_seeds(seed, 4))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "evening.swallows"
        play(lab.playable, setup, witness=counter, path=path)
        shown = matches = 0
        for line in path.read_text("utf-8").splitlines():
            events = json.loads(line).get("events") or []
            if events:
                shown += showing_ms(MANNERS, events, BEATS["normal"])
                matches += sum(event["type"] == "match_ended" for event in events)
    questions = counter.tally.questions[0]
    return (shown / 1000 + THOUGHT * questions + PAGE * matches) / 60, questions


if __name__ == "__main__":
    sys.exit(main())
