"""The bin for deleted games, and the removal of leftovers.

A deleted game moves into a folder among the games and can be restored. Leftovers of a killed program beside a player's
files are unfinished temporary files and locks.
"""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from swallows_gui import folders
from swallows_gui.records import library
from swallows_gui.records.record import ListedGame
from swallows_gui.records.write import unlock_stale


def bin_folder(folder: Path | None = None) -> Path:
    """The folder of deleted games; it may not exist yet."""
    return (folder or library.games_folder()) / "bin"


def throw_away(entry: ListedGame) -> Path:
    """Move a game to the bin, and delete the files of its folder that hold nothing beyond it; where it is now.

    Raises `OSError`.
    """
    copies = library.earlier(entry)
    there = _moved(entry.path, bin_folder(entry.path.parent))
    for path in copies:
        path.unlink(missing_ok=True)
    return there


def put_back(path: Path) -> Path:
    """Move a game of the bin back among the games; where it is now. Raises `OSError`."""
    return _moved(path, path.parent.parent)


def _moved(path: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    there = library.free_path(folder, path.stem)
    path.rename(there)
    return there


_OLD: Final = 60.0
"""Seconds after which nobody writes a part any more; the longest file is written in one."""
_PART: Final = re.compile(r"\..+\.part|settings\.json\.[A-Za-z0-9]{6}")
"""What `whole_files` and Qt call a file that is being written."""
_LOCK: Final = re.compile(r"\.(?P<name>.+)\.lock")


def player_folders() -> tuple[Path, ...]:
    """The folders that a player's files lie in; some may not be there."""
    data = folders.data_folder()
    inside = (
        folders.games_folder(),
        folders.cups_folder(),
        *(data / name for name in ("seasons", "fields", "formats")),
    )
    return (data, *inside, folders.config_folder())


def swept(places: tuple[Path, ...] | None = None) -> Iterator[Path]:
    """Delete leftovers in these folders (by default all of the player's), yielding each deleted file. Temporary files
    younger than a minute and locks that are held stay."""
    for folder in dict.fromkeys(player_folders() if places is None else places):
        try:
            inside = sorted(folder.iterdir())
        except OSError:
            continue
        for path in inside:
            with contextlib.suppress(OSError):
                if _PART.fullmatch(path.name) and time.time() - path.stat().st_mtime > _OLD and path.is_file():
                    path.unlink()
                    yield path
                elif (lock := _LOCK.fullmatch(path.name)) and unlock_stale(path.with_name(lock["name"])):
                    yield path
