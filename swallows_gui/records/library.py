"""The games in the user's data folder: which are unfinished, and how far they are.

Taking a game up copies it, so several files may hold one game; the list shows the furthest of each and leaves out
files whose lines all stand at the beginning of another.
"""

import contextlib
import datetime
import itertools
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from swallows_gui import folders
from swallows_gui.catalogue.plain_files import beginning
from swallows_gui.records.errors import DamagedRecord, RecordError, UnreadableRecord
from swallows_gui.records.given_names import given_names
from swallows_gui.records.list_index import ListIndex
from swallows_gui.records.listed import ListedGame
from swallows_gui.records.read import bytes_of, sound_sums
from swallows_gui.records.summary import summary_of
from swallows_gui.records.write import SUFFIX, in_use, lock_path

_HEADER = 65_536
"""Bytes: no header is longer."""


def games_folder() -> Path:
    """Where journals are kept: in the user's data folder of the platform. It need not exist yet."""
    return folders.games_folder()


def new_path(folder: Path | None = None) -> Path:
    """A path for a new journal that nothing has yet."""
    return free_path(folder or games_folder(), datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S"))


def free_path(folder: Path, stem: str) -> Path:
    """The path of a record in a folder that nothing has yet: called `stem`, if need be with a number."""
    for number in itertools.count(1):
        path = folder / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
        if not _is_there(path) and not _is_there(lock_path(path)):
            return path
    raise AssertionError("unreachable")


def unfinished(folder: Path | None = None) -> list[ListedGame]:
    """The games that are not over, last played first, broken ones included; empty if there is no folder."""
    return [entry for entry in all_games(folder) if not entry.over]


def all_games(folder: Path | None = None) -> list[ListedGame]:
    """All games in a folder, the last played first."""
    return furthest(entries(folder))


def entries(folder: Path | None = None) -> Iterator[ListedGame]:
    """What is known of one file after the other, the last written first; a file is read when it is asked for, and not
    again before it is changed."""
    index, names = ListIndex(folder or games_folder()), given_names(folder)
    for path in _paths(folder):
        with contextlib.suppress(OSError, ValueError, OverflowError):
            now = path.stat()
            entry = index.known(path, now)
            if entry is None:
                entry = entry_of(path)
                if entry is None:
                    continue
                index.keep(entry, now)
            yield replace(entry, name=names[entry.mark]) if entry.mark in names else entry
    index.save()


def furthest(found: Iterable[ListedGame]) -> list[ListedGame]:
    """The games among some files, each where it is furthest, the last played first."""
    return sorted(_furthest(found), key=lambda entry: (entry.changed, entry.path.name), reverse=True)


def first_unfinished(option: str, game: str, folder: Path | None = None) -> ListedGame | None:
    """The record of `game` with an option set that was played last and is not over; of others only the beginning is
    read."""
    named = f'"{option}"'.encode()
    seen: list[ListedGame] = []
    for path in _paths(folder):
        with contextlib.suppress(OSError):
            if named not in beginning(path, _HEADER).partition(b"\n")[0]:
                continue
            entry = entry_of(path)
            if entry is None or entry.game != game or not (entry.options or {}).get(option):
                continue
            if not entry.over and not any(_begins(entry, other) for other in seen):
                return entry
            seen.append(entry)
    return None


def _paths(folder: Path | None) -> list[Path]:
    """The records in a folder, the last written first."""

    def written(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except OSError:
            return 0.0

    try:
        paths = [path for path in (folder or games_folder()).glob(f"*{SUFFIX}") if not path.name.startswith(".")]
    except OSError:
        return []
    return sorted(paths, key=written, reverse=True)


def entry_of(path: Path) -> ListedGame | None:
    """What is known of the game in a file, or None if the file is gone. No damage raises."""
    try:
        changed = datetime.datetime.fromtimestamp(path.stat().st_mtime, datetime.UTC)
    except (OSError, ValueError, OverflowError):
        return None
    try:
        seen = summary_of(path)
    except RecordError as error:
        return ListedGame(path, changed, code=error.code, line=error.line if isinstance(error, DamagedRecord) else 0)
    title = seen.header.options.get("title")
    return ListedGame(
        path=path,
        changed=changed,
        game=seen.header.game,
        title=title if isinstance(title, str) else "",
        options=seen.header.options,
        seats=seen.seats,
        created=seen.header.created,
        moves=seen.moves,
        section=seen.section,
        opening=seen.opening,
        standing=seen.standing,
        over=seen.over,
        in_use=in_use(path),
        torn=seen.torn,
        code=DamagedRecord.code if seen.damaged else "",
        line=seen.damaged,
        lines=len(seen.sums),
        mark=seen.sums[0] if seen.sums else 0,
        last=seen.sums[-1] if seen.sums else 0,
    )


def mark_of(path: Path) -> int:
    """The sum of a record's first line: all copies of a game have it. Raises `DamagedRecord` or `UnreadableRecord`."""
    try:
        first = beginning(path, _HEADER).partition(b"\n")[0]
    except OSError as error:
        raise UnreadableRecord(path, error) from error
    for mark in sound_sums([first]):
        return mark
    raise DamagedRecord(1, "sum")


def marked(mark: int, folder: Path | None = None) -> Iterator[Path]:
    """The records in a folder whose first line has this sum, the last written first."""
    for path in _paths(folder):
        with contextlib.suppress(RecordError):
            if mark_of(path) == mark:
                yield path


def earlier(entry: ListedGame) -> list[Path]:
    """The other files in an entry's folder whose lines all stand at the beginning of its file."""
    if not entry.lines:
        return []
    others = (entry_of(path) for path in marked(entry.mark, entry.path.parent) if path != entry.path)
    return [other.path for other in others if other is not None and _begins(other, entry)]


def thin(newest: Path, keep: Path) -> None:
    """Delete the older copies of a game beside `newest` that hold nothing beyond it, all but `keep`."""
    entry = entry_of(newest)
    if entry is None or newest.parent.resolve() != keep.parent.resolve():
        return
    for path in earlier(entry):
        if path.name != keep.name and not in_use(path):
            with contextlib.suppress(OSError):
                path.unlink()


def _is_there(path: Path) -> bool:
    """Whether there is a file; in a folder nobody may look into there is none."""
    try:
        return path.exists()
    except OSError:
        return False


def _furthest(entries: Iterable[ListedGame]) -> list[ListedGame]:
    """The entries without those that another goes on from."""
    longest = sorted(entries, key=lambda entry: (entry.lines, entry.changed), reverse=True)
    kept: list[ListedGame] = []
    copies: dict[int, list[ListedGame]] = {}
    for entry in longest:
        others = copies.setdefault(entry.mark, [])
        if not any(_begins(entry, other) for other in others):
            kept.append(entry)
            others.append(entry)
    return kept


def _begins(entry: ListedGame, other: ListedGame) -> bool:
    """Whether all lines of one game stand at the beginning of another: sums are chained, so the last one tells."""
    if not entry.lines or entry.mark != other.mark or entry.lines > other.lines:
        return False
    if entry.lines == other.lines:
        return entry.last == other.last
    return _sum_at(other.path, entry.lines, other.changed) == entry.last


@lru_cache(maxsize=512)
def _sum_at(path: Path, line: int, _changed: datetime.datetime) -> int:
    """The sum of a line of the file that was last changed then; 0 if it cannot be read any more."""
    try:
        lines = bytes_of(path).split(b"\n", line)[:line]
    except RecordError:
        return 0
    sums = tuple(sound_sums(lines))
    return sums[-1] if len(sums) == line else 0
