"""What was read of the records of a folder, kept in one file, so that thousands are listed without reading them again.

The file is a copy of what the records say and may be thrown away at any time: an entry counts only while its record has
the size and the time of last change that it was made from, and the file only for the version that wrote it.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swallows_gui import folders
from swallows_gui.build import version_line
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.records.listed import ListedGame
from swallows_gui.records.write import in_use

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_MOST: Final = 1 << 27
"""Bytes: no list is longer."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is known of one file, and by what one sees that it is still true."""

    size: int
    """Bytes."""
    written: int
    """When the file was last changed, nanoseconds of its file system."""
    game: ListedGame


class ListIndex:
    """What is known of the records of one folder."""

    def __init__(self, folder: Path) -> None:
        self._file = _file_of(folder)
        self._kept = _read(self._file)
        self._seen: dict[str, Kept] = {}
        self._new = False

    def known(self, path: Path, now: os.stat_result) -> ListedGame | None:
        """What was read of a file that is still as it was, but for who is playing it now; None if that is unknown."""
        kept = self._kept.get(path.name)
        if kept is None or (kept.size, kept.written) != (now.st_size, now.st_mtime_ns) or kept.game.path != path:
            return None
        self._seen[path.name] = kept
        played = in_use(path)
        return kept.game if played == kept.game.in_use else replace(kept.game, in_use=played)

    def keep(self, game: ListedGame, now: os.stat_result) -> None:
        """A file was read, `now` before it was."""
        self._seen[game.path.name] = Kept(now.st_size, now.st_mtime_ns, game)
        self._new = True

    def save(self) -> None:
        """Write down what was seen of a whole folder, if it is not what stands there. Trouble is nobody's: it is only
        slower next time."""
        if not self._new and len(self._seen) == len(self._kept):
            return
        written = self._file.with_name(f"{self._file.name}.{os.getpid()}")
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            written.write_bytes(_adapter().dump_json((version_line(), self._seen)))
            written.replace(self._file)
        written.unlink(missing_ok=True)


def _file_of(folder: Path) -> Path:
    mark = sha256(os.fsencode(folder.absolute())).hexdigest()[:16]
    return folders.cache_folder() / f"games-{mark}.json"


def _read(file: Path) -> dict[str, Kept]:
    try:
        written = read_limited(file, _MOST)  # first: pydantic is loaded only where there is something to read
        version, kept = _adapter().validate_json(written)
    except (OSError, ValueError):
        return {}
    return kept if version == version_line() else {}


@cache
def _adapter() -> TypeAdapter[tuple[str, dict[str, Kept]]]:
    from pydantic import TypeAdapter

    return TypeAdapter(tuple[str, dict[str, Kept]])
