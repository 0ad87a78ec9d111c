"""Writing a file whole or not at all, whatever happens meanwhile."""

import contextlib
import errno
import os
import tempfile
from pathlib import Path


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


def replace(path: Path, data: bytes) -> None:
    """Put `data` at `path`, whole or not at all; what was there is kept as `name~`. Raises `OSError`."""
    written = _written_beside(path, data)
    try:
        if path.exists():
            _written_beside(path, path.read_bytes()).replace(path.with_name(path.name + "~"))
        written.replace(path)
    except OSError:
        written.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


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
