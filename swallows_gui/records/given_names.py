"""The names that a player has given to games.

They stand beside the records, by the sum of a record's first line: so all copies of a game have its name, and a record
stays as it was written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from swallows_gui import folders
from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.records import whole_files

LONGEST: Final = 80
"""Characters of a name."""


def given_names(folder: Path | None = None) -> dict[int, str]:
    """The names by their games' marks; none where the file is missing or is no list of names."""
    try:
        found = json_of(read_limited(_file(folder)))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, Mapping):
        return {}
    return {int(mark): name for mark, name in found.items() if mark.isdecimal() and isinstance(name, str)}


def give_name(mark: int, name: str, folder: Path | None = None) -> None:
    """Call the game of this mark so from now on; with "" it has no name any more. Raises `OSError`."""
    names = given_names(folder)
    names[mark] = " ".join(name.split())[:LONGEST]
    kept = {str(each): called for each, called in sorted(names.items()) if called}
    path = _file(folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.replace(path, json.dumps(kept, ensure_ascii=False, indent=1).encode() + b"\n")


def _file(folder: Path | None) -> Path:
    return (folder or folders.games_folder()) / "names.json"
