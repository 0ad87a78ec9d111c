"""Writing a record while it is played: the journal.

A line is on its way to the disk before anybody hears of the move. If the disk refuses, the journal keeps what is
unwritten, leaves the file ending with a whole line, and tries again with the next line, when it is asked to, and
before it lets go of the file.
"""

import contextlib
import errno
import os
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from filelock import FileLock, Timeout

from swallows_gui.engine.game import Json
from swallows_gui.records import whole_files
from swallows_gui.records.errors import JournalInUse, JournalTrouble
from swallows_gui.records.lines import seal

SUFFIX: Final = ".swallows"

_CODES: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.ENOENT: "no_folder",
    errno.ENOTDIR: "no_folder",
}


class Journal:
    """All lines of a record, in memory and, once it has a file, on disk. One instance at a time writes a file.

    `path` is None while it has no file; `trouble` says why its file is behind, or is None. Lines are written out and
    summed when somebody wants them: a game that nobody keeps costs no writing.
    """

    def __init__(self, lines: Iterable[bytes] = (), last_sum: int = 0) -> None:
        self.path: Path | None = None
        self.trouble: JournalTrouble | None = None
        self._lines = list(lines)
        self._unwritten: list[Json] = []
        """Lines after those, as they were given."""
        self._sum = last_sum
        self._file: BinaryIO | None = None
        self._lock: FileLock | None = None
        self._written = 0
        self._size = 0
        self._unsure = False

    def __len__(self) -> int:
        return len(self._lines) + len(self._unwritten)

    def data(self) -> bytes:
        """The whole record."""
        self._write_out()
        return b"".join(self._lines)

    def append(self, lines: Iterable[Json], *, sure: bool = False) -> None:
        """Add lines and write them; `sure` also waits until they would survive a power cut.

        Raises `JournalTrouble` if they are in memory only; they are written with the next that can be.
        """
        self._unwritten += lines
        if self._file is not None:
            self._catch_up(self._file, sure)

    def write_to(self, path: Path) -> None:
        """Go on in a new file at `path`, with all lines so far; it appears there whole or not at all.

        Raises `JournalInUse` or `JournalTrouble`, and then the journal goes on as it was. A file that is already
        there is never touched.
        """
        lock = lock_for(path)
        try:
            whole_files.create(path, self.data())
            file = _open_end(path)
        except OSError as error:
            unlock(lock)
            raise trouble(path, error) from error
        self.close()
        self.path, self._file, self._lock, self.trouble = path, file, lock, None
        self._written, self._size = len(self._lines), file.tell()

    def save_as(self, path: Path) -> None:
        """Write a copy of the record to `path`, whole or not at all; a file that was there is kept as `name~`.

        Raises `JournalTrouble`, also if `path` is a journal that is being written.
        """
        if self.path is not None and path.absolute() == self.path.absolute():
            raise JournalInUse(path)
        lock = lock_for(path)
        try:
            whole_files.replace(path, self.data())
        except OSError as error:
            raise trouble(path, error) from error
        finally:
            unlock(lock)

    @property
    def behind(self) -> int:
        """Lines that its file does not have yet; 0 if it never had one."""
        return 0 if self.path is None else len(self) - self._written

    def catch_up(self) -> None:
        """Write what the disk has refused so far. Raises `JournalTrouble` if it still does."""
        if self._file is not None and (self.trouble is not None or self.behind):
            self._catch_up(self._file, sure=True)

    def close(self) -> None:
        """Write what is unwritten, if the disk has room by now, and let go of the file and its lock.

        The lines stay in memory.
        """
        with contextlib.suppress(JournalTrouble):
            self.catch_up()
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None
        if self._lock is not None:
            unlock(self._lock)
            self._lock = None

    def _write_out(self) -> None:
        """Give every line its sum."""
        for written in self._unwritten:
            line, self._sum = seal(written, self._sum)
            self._lines.append(line)
        self._unwritten.clear()

    def _catch_up(self, file: BinaryIO, sure: bool) -> None:
        assert self.path is not None
        self._write_out()
        try:
            self._drop_half_a_line(file)
            for line in self._lines[self._written :]:
                _write_whole(file, line)
                self._size += len(line)
                self._written += 1
            self._unsure |= sure
            if self._unsure:
                os.fsync(file.fileno())
                self._unsure = False
        except OSError as error:
            self.trouble = trouble(self.path, error)
            with contextlib.suppress(OSError):
                self._drop_half_a_line(file)
            raise self.trouble from error
        self.trouble = None

    def _drop_half_a_line(self, file: BinaryIO) -> None:
        if file.seek(0, os.SEEK_END) != self._size:
            file.truncate(self._size)
            file.seek(self._size)


def trouble(path: Path, error: OSError) -> JournalTrouble:
    """What the system says, as a `JournalTrouble`."""
    return JournalTrouble(path, _CODES.get(error.errno or 0, "failed"), error)


def lock_for(path: Path) -> FileLock:
    """A lock, held, on the journal at `path`; its folder is made if there is none.

    Raises `JournalInUse` or `JournalTrouble`.
    """
    lock = FileLock(lock_path(path), timeout=0)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise JournalInUse(path) from None
    except (OSError, NotImplementedError) as error:
        raise trouble(path, error if isinstance(error, OSError) else OSError(errno.ENOSYS, str(error))) from error
    return lock


def unlock(lock: FileLock) -> None:
    """Release a lock that is held, and leave no file behind.

    On POSIX the file goes while the lock is held; a lock that another process then gets on the nameless file is none,
    which filelock sees by its link count. On Windows filelock removes the file itself.
    """
    if os.name == "posix":
        with contextlib.suppress(OSError):
            Path(lock.lock_file).unlink()
    lock.release()


def lock_path(path: Path) -> Path:
    """Where the lock of the journal at `path` lies: hidden beside it."""
    return path.with_name(f".{path.name}.lock")


def in_use(path: Path) -> bool:
    """Whether another journal of this or another process writes the file at `path`."""
    try:
        if lock_path(path).exists():
            unlock(lock_for(path))
    except JournalInUse:
        return True
    except (JournalTrouble, OSError):
        return False
    return False


def _write_whole(file: BinaryIO, line: bytes) -> None:
    rest = memoryview(line)
    while rest:
        rest = rest[file.write(rest) :]


def _open_end(path: Path) -> BinaryIO:
    file = path.open("r+b", buffering=0)
    file.seek(0, os.SEEK_END)
    return file
