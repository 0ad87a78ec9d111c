#!/usr/bin/env python3
"""Makes a corpus of the present version: `packaging/corpus.py FOLDER [--jobs N]`.

A corpus is 300 recorded games with the card data of their time; `swallows soak corpus` plays all that lie in
`tests/golden/corpus` again. The same version always makes the same files.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def main(arguments: list[str] | None = None) -> int:
    """Make the corpus; returns the exit code."""
    parser = argparse.ArgumentParser(description="Makes a corpus of 300 recorded games of the present version.")
    parser.add_argument("folder", type=Path, help="where it goes: a new folder, such as tests/golden/corpus/rules-2")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    given = parser.parse_args(arguments)
    if given.folder.exists():
        print(f"{given.folder} is there already: a corpus is kept as it is, name a new folder", file=sys.stderr)
        return 1
    from swallows_gui.games.swallows.lab.corpus.making import make

    contents = make(given.folder, jobs=given.jobs, progress=_tell)
    size = sum(path.stat().st_size for path in given.folder.rglob("*") if path.is_file())
    print(
        f"\n{contents['games']} games, {contents['left']} left unfinished, {contents['whole']} kept whole, {size} bytes"
    )
    for what in ("lines", "actions", "events"):
        print(f"{what}: {contents[what]}")
    return 0


def _tell(done: int, wanted: int) -> None:
    print(f"\r{done} of {wanted}", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
