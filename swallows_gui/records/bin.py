"""The bin: a folder among the games, from which a game that was thrown away can be put back."""

from __future__ import annotations

from pathlib import Path

from swallows_gui.records import library
from swallows_gui.records.record import ListedGame


def bin_folder(folder: Path | None = None) -> Path:
    """Where games that were thrown away lie. It need not exist yet."""
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
