"""The journal: writes a record while the game is played.

A line is written before anybody hears of the move. If the disk refuses, the journal keeps the unwritten lines, leaves
the file ending with a whole line, and tries again with the next line, when asked to, and before it closes. Before each
line it checks that its file is still at its path and unchanged; if another program has deleted, moved, replaced,
shortened or changed it, all lines are written again, and the player is told.
"""

import contextlib
import errno
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from filelock import FileLock, Timeout

from swallows_gui.catalogue.plain_files import beginning
from swallows_gui.engine.game import Json
from swallows_gui.records import whole_files
from swallows_gui.records.read import seal
from swallows_gui.records.record import JournalInUse, JournalTrouble
from swallows_gui.records.rescues import Rescue, tell
from swallows_gui.records.whole_files import numbered

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
    """All lines of a record, in memory and in its file, if it has one. Only one instance writes a file. `path` is None
    without a file; `trouble` says why the file is behind, or is None. Lines are encoded and summed only when needed."""

    def __init__(self, lines: Iterable[bytes] = (), last_sum: int = 0) -> None:
        self.path: Path | None = None
        self.trouble: JournalTrouble | None = None
        self._lines = list(lines)
        self._unwritten: list[Json] = []
        """Lines after those, as they were given."""
        self._sum = last_sum
        self._file: BinaryIO | None = None
        self._lock: FileLock | None = None
        self._lock_id: _FileId | None = None
        self._written = 0
        self._size = 0
        self._changed = 0
        """When the file was changed last, by its own clock, ns."""
        self._half = False
        """Whether half a line of its own may stand at the end of the file."""
        self._lost = False
        """Whether the file is not the record any more, and could not be written anew."""
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
        if self._keeps_file:
            self._catch_up(sure)

    def write_to(self, path: Path) -> None:
        """Continue in a new file at `path`, with all lines so far. Raises `JournalInUse` or `JournalTrouble`, and then
        nothing changes. An existing file is never touched."""
        lock = lock_for(path)
        try:
            whole_files.create(path, self.data())
            file = _open_end(path)
        except OSError as error:
            unlock(lock)
            raise trouble(path, error) from error
        self.close()
        self._take(path, file, lock)

    def save_as(self, path: Path) -> None:
        """Write a copy of the record to `path`, completely or not at all; an existing file is kept as `name~`. Raises
        `JournalTrouble`, also if `path` is a journal being written."""
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
        if self.path is None:
            return 0
        return len(self) if self._lost else len(self) - self._written

    def catch_up(self) -> None:
        """Write what the disk has refused so far. Raises `JournalTrouble` if it still does."""
        if self._keeps_file and (self.trouble is not None or self.behind):
            self._catch_up(sure=True)

    def close(self) -> None:
        """Check the file once more, write what is unwritten if possible, and release file and lock; `trouble` says what
        is not written. The lines stay in memory."""
        if self._keeps_file:
            self._changed = -1  # somebody's last hand in it is seen whatever its clock says
            with contextlib.suppress(JournalTrouble):
                self._catch_up(sure=self._unsure)
        self._lost = False
        self._let_go()
        self._release()

    @property
    def _keeps_file(self) -> bool:
        return self._file is not None or self._lost

    def _take(self, path: Path, file: BinaryIO, lock: FileLock) -> None:
        """Go on in a file that has all lines, with its lock held."""
        if self._lock is not lock:
            self._release()
            self._lock, self._lock_id = lock, _file_id(lock_path(path))
        self.path, self._file, self.trouble = path, file, None
        self._written, self._size = len(self._lines), file.tell()
        self._lost = self._half = False
        self._changed = os.fstat(file.fileno()).st_mtime_ns

    def _let_go(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _release(self) -> None:
        """Release the lock; a foreign lock in its place stays."""
        if self._lock is not None and self.path is not None:
            if _file_id(lock_path(self.path)) == self._lock_id:
                unlock(self._lock)
            else:
                self._lock.release()
        self._lock = None

    def _write_out(self) -> None:
        """Give every line its sum."""
        for written in self._unwritten:
            line, self._sum = seal(written, self._sum)
            self._lines.append(line)
        self._unwritten.clear()

    def _catch_up(self, sure: bool) -> None:
        assert self.path is not None
        self._write_out()
        try:
            self._mend()
            assert self._file is not None
            self._write_rest(self._file, sure)
        except OSError as error:
            self.trouble = trouble(self.path, error)
            raise self.trouble from error
        except JournalTrouble as found:
            self.trouble = found
            raise
        self.trouble = None

    def _write_rest(self, file: BinaryIO, sure: bool) -> None:
        try:
            for line in self._lines[self._written :]:
                _write_whole(file, line)
                self._size += len(line)
                self._written += 1
            self._unsure |= sure
            if self._unsure:
                os.fsync(file.fileno())
                self._unsure = False
        except OSError:
            self._half = True
            with contextlib.suppress(OSError):
                self._drop_half_a_line(file)
            raise
        finally:
            with contextlib.suppress(OSError):
                self._changed = os.fstat(file.fileno()).st_mtime_ns

    def _drop_half_a_line(self, file: BinaryIO) -> None:
        if file.seek(0, os.SEEK_END) > self._size:
            file.truncate(self._size)
            file.seek(self._size)
        self._half = False

    # What somebody else has done to the file

    def _mend(self) -> None:
        """Check that the file is at its path and unchanged; if not, write the record again. Raises `OSError` or
        `JournalTrouble` if that is not possible."""
        assert self.path is not None
        found = self._found(self.path)
        if found == "sound":
            return
        if found == "longer":
            assert self._file is not None
            said = self._half
            self._drop_half_a_line(self._file)
            if not said:
                tell(Rescue(self.path, "cut"))
            return
        self._lost = True
        self._let_go()  # Windows replaces no file that is open
        if found != "other":
            try:
                self._write_anew(self.path, made=found == "behind")
            except (FileExistsError, JournalInUse):
                pass
            else:
                return
        self._write_beside(self.path)

    def _found(self, path: Path) -> str:
        """The state of the file at the path: "sound", "longer" (another program has added to it), "gone", "behind" (it
        contains nothing that is not in memory), or "other"."""
        mine = None if self._file is None else os.fstat(self._file.fileno())
        try:
            there = path.stat()
        except OSError as error:
            if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ELOOP):
                return "gone"
            if mine is None:
                raise
            return "sound"  # nobody can tell, and its descriptor still takes lines
        same = mine is not None and (mine.st_dev, mine.st_ino) == (there.st_dev, there.st_ino)
        if same and there.st_size == self._size and there.st_mtime_ns == self._changed:
            return "sound"
        written = b"".join(self._lines[: self._written])
        kept = _content(path, len(written) + 1)
        if same and kept == written:
            return "sound"
        if same and kept.startswith(written):
            return "longer"
        return "behind" if written.startswith(kept) and stat.S_ISREG(there.st_mode) else "other"

    def _write_anew(self, path: Path, *, made: bool) -> None:
        """Write all lines at their path; `made`: the present file contains nothing else."""
        lock = self._lock
        if lock is None or _file_id(lock_path(path)) != self._lock_id:
            self._release()
            lock = lock_for(path)
            self._lock, self._lock_id = lock, _file_id(lock_path(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        (whole_files.overwrite if made else whole_files.create)(path, self.data())
        self._take(path, _open_end(path), lock)
        tell(Rescue(path, "anew"))

    def _write_beside(self, path: Path) -> None:
        """Write all lines to a file of another name, because the file at the path belongs to another program."""
        for beside in numbered(path):
            if _file_id(beside) is not None or _file_id(lock_path(beside)) is not None:
                continue
            lock = lock_for(beside)
            try:
                whole_files.create(beside, self.data())
                file = _open_end(beside)
            except OSError:
                unlock(lock)
                raise
            self._take(beside, file, lock)
            tell(Rescue(path, "beside", beside))
            return


_FileId = tuple[int, int]


def _file_id(path: Path) -> _FileId | None:
    """A value that identifies an existing file of any type; None without one."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _content(path: Path, most: int) -> bytes:
    """The first bytes at a path; for anything but a readable file a byte with which no record begins."""
    try:
        return beginning(path, most)
    except OSError:
        return b"\0"


def trouble(path: Path, error: OSError) -> JournalTrouble:
    """What the system says, as a `JournalTrouble`."""
    return JournalTrouble(path, _CODES.get(error.errno or 0, "failed"), error)


def lock_for(path: Path) -> FileLock:
    """A held lock on the journal at `path`; the folder is made if needed. Raises `JournalInUse` or `JournalTrouble`."""
    lock = FileLock(lock_path(path), timeout=0)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout:
        raise JournalInUse(path) from None
    except FileExistsError as error:  # a file where the folder should be
        raise JournalTrouble(path, "no_folder", error) from error
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
    """The path of the journal's lock file, hidden beside it."""
    return path.with_name(f".{path.name}.lock")


def unlock_stale(path: Path) -> bool:
    """Delete a lock file that no process holds; whether there was one."""
    if not lock_path(path).is_file():
        return False
    with contextlib.suppress(JournalTrouble, OSError):
        unlock(lock_for(path))
        return True
    return False


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
