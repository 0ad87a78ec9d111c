"""Which packs the saved games need, read from the first line of each record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from swallows_gui.catalogue.plain_files import beginning, json_of
from swallows_gui.records.library import games_folder
from swallows_gui.records.write import SUFFIX

_LONGEST = 65_536
"""Bytes: no first line is longer."""


def games_with_packs(folder: Path | None = None) -> Iterator[tuple[Path, frozenset[tuple[str, str]]]]:
    """The saved games that use packs, with ids and versions of these packs."""
    try:
        paths = sorted((folder or games_folder()).glob(f"*{SUFFIX}"))
    except OSError:
        return
    for path in paths:
        try:
            first = beginning(path, _LONGEST).partition(b"\n")[0]
            if b'"packs"' not in first:
                continue
            packs = frozenset((str(pack["id"]), str(pack["version"])) for pack in json_of(first)["packs"])
        except (OSError, ValueError, LookupError, TypeError):
            continue
        if packs:
            yield path, packs


def versions_needed(folder: Path | None = None) -> set[tuple[str, str]]:
    """The ids and versions of all packs that saved games need."""
    return {pack for _path, packs in games_with_packs(folder) for pack in packs}


def games_needing(identity: str, folder: Path | None = None) -> int:
    """How many saved games need a pack."""
    return sum(any(pack[0] == identity for pack in packs) for _path, packs in games_with_packs(folder))
