"""Writes a file completely or not at all, whatever happens meanwhile.

Files with a player's cups, seasons and results are *watched*: the module remembers what this process last read or wrote
there. If another program has deleted such a file, it is written again; if another program has changed it, the changed
file is kept under a name of its own before it is overwritten. Both are reported (`rescues`).
"""

import contextlib
import errno
import itertools
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.records.rescues import Rescue, tell

MOST_BYTES: Final = 1 << 28
"""No file that is kept as `name~` is larger: a record may be so large."""


def create(path: Path, data: bytes) -> None:
    """Make a file that is not there yet, whole or not at all. Raises `OSError`, `FileExistsError` if it is there."""
    written = _written_beside(path, data)
    try:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def replace(path: Path, data: bytes, *, watched: bool = False) -> None:
    """Write `data` at `path` completely or not at all; the old file is kept as `name~`. Raises `OSError`. For a
    `watched` file also keep what another program has written there since."""
    rescue = None
    found = changed(path) if watched else ""
    written = _written_beside(path, data)
    try:
        if found == "gone":
            rescue = Rescue(path, "anew")
        elif found:
            rescue = Rescue(path, "aside", _put_aside(path))
        elif path.exists():
            _written_beside(path, read_limited(path, MOST_BYTES)).replace(path.with_name(path.name + "~"))
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)
    if watched:
        watch(path, data)
    if rescue is not None:
        tell(rescue)


def _put_aside(path: Path) -> Path:
    """Move what another program has put at a path aside; returns where."""
    kept = free(numbered(path.with_name(path.name + "~")))  # `name~` itself is for the version before
    if path.is_file():
        _written_beside(path, read_limited(path, MOST_BYTES)).replace(kept)
    else:
        path.rename(kept)
    return kept


_watched: dict[Path, bytes] = {}
"""What this process has last read from or written to a watched file, by path."""


def watch(path: Path, data: bytes) -> None:
    """Watch a file from now on that holds `data`."""
    _watched[path.absolute()] = data


def forget(path: Path) -> None:
    """Watch a file no more: it is deleted on purpose."""
    _watched.pop(path.absolute(), None)


def changed(path: Path) -> Literal["", "gone", "changed"]:
    """What another program has done to a watched file since this process read or wrote it."""
    before = _watched.get(path.absolute())
    if before is None:
        return ""
    if not os.path.lexists(path):
        return "gone"
    try:
        return "" if path.is_file() and read_limited(path, MOST_BYTES) == before else "changed"
    except OSError:
        return "changed"


def held(path: Path) -> bytes | None:
    """What this process has last read from or written to a watched file; None of any other."""
    return _watched.get(path.absolute())


def see_to_watched() -> None:
    """Write every watched file again that is missing or no JSON any more, and report it. Call it when a player closes
    what the files belong to."""
    for path, data in tuple(_watched.items()):
        found = changed(path)
        if found == "gone" or (found and not _is_json(path)):
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                replace(path, data, watched=True)
            except OSError:
                tell(Rescue(path, "lost"))


def _is_json(path: Path) -> bool:
    try:
        json_of(read_limited(path, MOST_BYTES))
    except (OSError, ValueError):
        return False
    return True


def free(names: Iterator[Path]) -> Path:
    """The first of some paths that nothing has yet."""
    return next(name for name in names if not os.path.lexists(name))


def overwrite(path: Path, data: bytes) -> None:
    """Write `data` at `path` completely or not at all, keeping nothing of the old file. Raises `OSError`."""
    written = _written_beside(path, data)
    try:
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def numbered(path: Path) -> Iterator[Path]:
    """Names beside a path, without end: "game (2).swallows", "game (3).swallows", ..."""
    for number in itertools.count(2):
        yield path.with_name(f"{path.stem} ({number}){path.suffix}")


def _written_beside(path: Path, data: bytes) -> Path:
    """A hidden file with `data`, safely on disk, in the folder of `path`."""
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        part.unlink(missing_ok=True)
        raise
    return part


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut, where the system can do that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
