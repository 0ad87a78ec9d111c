#!/usr/bin/env python3
"""Names measured tables that are stale: `packaging/checks/measures.py [--renew TABLE...]`.

`measures.json` says of each table that the computer players or the set-up screens go by with which command it was
measured, and on which deck and formats: the digest of what the rules read of them. A table whose data have changed
since is named, with the command that measures it anew. That is a warning and no error, so that a tuned card stops
nobody's work; after measuring, `--renew` notes today's digest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
FILE = Path(__file__).with_suffix(".json")
UNKNOWN = "a command that was not kept"

Entry = dict[str, Any]


def digest_of(formats: list[str]) -> str:
    """ "sha256:..." of what the rules read of the house's deck, nations and these formats.

    Raises `KeyError` for a format that there is not.
    """
    from swallows_gui.games.swallows.data.catalogue import load

    catalogue = load()
    ruled = [catalogue.tables().digest, *(catalogue.formats[name].ruled() for name in sorted(formats))]
    plain = json.dumps(ruled, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(plain.encode()).hexdigest()


def stale(measures: Mapping[str, Entry]) -> Iterator[str]:
    """A line for each table whose data are not those that it was measured on, or that is not there any more."""
    for table, entry in measures.items():
        if not (ROOT / table.partition("#")[0]).exists():
            yield f"{table}: there is no such table"
        elif any(name not in _formats() for name in entry["formats"]):
            yield f"{table}: there is no such format any more"
        elif digest_of(entry["formats"]) != entry["digest"]:
            yield f"{table}: stale, measured by {entry['command'] or UNKNOWN}"


def unlisted(measures: Mapping[str, Entry]) -> Iterator[str]:
    """A line for each file of habits or slips that nobody lists."""
    for folder in ("habits", "slips"):
        for path in sorted((ROOT / "resources" / "swallows" / folder).glob("*.json")):
            table = path.relative_to(ROOT).as_posix()
            if table not in measures:
                yield f"{table}: not listed in {FILE.name}"


def _formats() -> set[str]:
    from swallows_gui.games.swallows.data.catalogue import load

    return set(load().formats)


def main(arguments: list[str] | None = None) -> int:
    """Print what is stale, or note that tables are measured anew; 2 for a table that is not listed, else 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", nargs="+", metavar="TABLE", help="these have been measured on today's data")
    asked = parser.parse_args(arguments)
    measures: dict[str, Entry] = json.loads(FILE.read_text("utf-8"))
    for table in asked.renew or ():
        if table not in measures:
            print(f"{table} is not listed in {FILE.name}", file=sys.stderr)
            return 2
        measures[table]["digest"] = digest_of(measures[table]["formats"])
    if asked.renew:
        FILE.write_text(json.dumps(measures, indent=2) + "\n", "utf-8")
    found = [*stale(measures), *unlisted(measures)]
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(measures)} measured tables, {len(found)} stale")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
