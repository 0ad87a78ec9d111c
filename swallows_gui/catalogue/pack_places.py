"""Where the player's packs lie and which are switched on: read at the start, which does without models and checks.

`packs/packs.json` says of each pack by its id in which folder its present version lies, and whether new games are
played with it. What it says of a folder that is not there is passed over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.folders import packs_folder

STATE: Final = "packs.json"


class PackPlace(NamedTuple):
    """Where a pack's present version lies, and whether it is switched on."""

    folder: Path
    on: bool


_changes = 0


def places(folder: Path | None = None) -> dict[str, PackPlace]:
    """The packs of a folder (the player's, if none is given) by id, as far as the file there names them."""
    root = packs_folder() if folder is None else folder
    try:
        told = json_of(read_limited(root / STATE))["packs"]
        return {
            identity: PackPlace(root / each["folder"], each["on"] is True)
            for identity, each in sorted(told.items())
            if each["folder"] == Path(each["folder"]).name and (root / each["folder"]).is_dir()
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}


def files_of_packs(*parts: str, on: bool = True) -> list[Path]:
    """The JSON files that the packs (those that are switched on, or all) have in a folder."""
    return [
        path
        for place in places().values()
        if place.on or not on
        for path in sorted(place.folder.joinpath(*parts).glob("*.json"))
    ]


def changes() -> int:
    """How often the packs have changed since the program began: who remembers what is in them compares it."""
    return _changes


def have_changed() -> None:
    """The packs are others now."""
    global _changes
    _changes += 1
