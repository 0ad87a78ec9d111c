"""Lists the games in the user's data folder: which are unfinished, and how far they are.

Continuing a game copies it, so several files may hold one game; the list shows the furthest of each and leaves out
files whose lines all stand at the beginning of another.

What was read is kept in one index file, so that thousands are listed without reading them again. The index may be
deleted at any time: an entry counts only while its record has the same size and time of last change, and the file only
for the version that wrote it. A summary checks every line's checksum but parses only the lines it needs.
"""

from __future__ import annotations

import contextlib
import datetime
import itertools
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swallows_gui import folders
from swallows_gui.build import version_line
from swallows_gui.catalogue.plain_files import beginning, read_limited
from swallows_gui.engine.game import Json, Section
from swallows_gui.records.games import deeds_reader, given_names, sections_of
from swallows_gui.records.read import BadLine, bytes_of, parse, read_bytes, sound_sums
from swallows_gui.records.record import DamagedRecord, Header, ListedGame, RecordError, SeatLine, UnreadableRecord
from swallows_gui.records.write import SUFFIX, in_use, lock_path

if TYPE_CHECKING:
    from pydantic import TypeAdapter


_MOST: Final = 1 << 27
"""Bytes: no list is longer."""


@dataclass(frozen=True, slots=True)
class CachedList:
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
        self._seen: dict[str, CachedList] = {}
        self._new = False

    def known(self, path: Path, now: os.stat_result) -> ListedGame | None:
        """What was read of an unchanged file earlier, without who is playing it now; None if unknown."""
        kept = self._kept.get(path.name)
        if kept is None or (kept.size, kept.written) != (now.st_size, now.st_mtime_ns) or kept.game.path != path:
            return None
        self._seen[path.name] = kept
        played = in_use(path)
        return kept.game if played == kept.game.in_use else replace(kept.game, in_use=played)

    def keep(self, game: ListedGame, now: os.stat_result) -> None:
        """A file was read, `now` before it was."""
        self._seen[game.path.name] = CachedList(now.st_size, now.st_mtime_ns, game)
        self._new = True

    def save(self) -> None:
        """Write the index if a whole folder was read and something has changed. Errors are ignored: reading is only
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


def _read(file: Path) -> dict[str, CachedList]:
    try:
        written = read_limited(file, _MOST)  # first: pydantic is loaded only where there is something to read
        version, kept = _adapter().validate_json(written)
    except (OSError, ValueError):
        return {}
    return kept if version == version_line() else {}


@cache
def _adapter() -> TypeAdapter[tuple[str, dict[str, CachedList]]]:
    from pydantic import TypeAdapter

    return TypeAdapter(tuple[str, dict[str, CachedList]])


_WRONG: Final = (BadLine, LookupError, TypeError, ValueError, StopIteration)


@dataclass(frozen=True, slots=True)
class Summary:
    """What the list of games shows of a record."""

    header: Header
    seats: tuple[SeatLine, ...]
    """Who sits where now."""
    moves: int
    """Moves that stand."""
    section: int
    """The number of the last section that has begun; 0 before the first, and in games without sections."""
    opening: Json
    """The event it began with; empty before the first."""
    standing: Json
    """The last event that says how it stands; empty before that."""
    over: bool
    torn: bool
    """The last line is cut off."""
    damaged: int
    """The damaged line, or 0."""
    sums: tuple[int, ...]
    """The sums of the sound lines."""


def summary_of(path: Path) -> Summary:
    """A look at the record in a file. Raises `DamagedRecord`, `NewerRecord` or `UnreadableRecord`, as `read_sound`."""
    data = bytes_of(path)
    lines = data.split(b"\n")
    sums = tuple(sound_sums(lines))
    sound, rest = lines[: len(sums)], lines[len(sums) :]
    begun = read_bytes(b"\n".join([*sound[:2], b""]) if len(sums) > 1 else data, path)
    try:
        moves, over = _standing(sound)
        section, opening, standing = _running(sections_of(begun.header.game), [sound[1], *moves])
        seats = _seats(sound, begun.header.seats)
    except _WRONG:
        raise DamagedRecord(len(sums), "field") from None
    return Summary(
        header=begun.header,
        seats=seats,
        moves=len(moves),
        section=section,
        opening=opening,
        standing=standing,
        over=over,
        torn=len(rest) == 1 and rest[0] != b"",
        damaged=len(sums) + 1 if len(rest) > 1 else 0,
        sums=sums,
    )


def _standing(lines: Sequence[bytes]) -> tuple[list[bytes], bool]:
    """The lines of the moves that stand, and whether the game is over."""
    moves: list[bytes] = []
    over = False
    for line in lines:
        kind = line[9 : line.index(b'"', 9)]
        if kind == b"move":
            moves.append(line)
        elif kind == b"undo":
            moves.pop()
            over = False
        elif kind == b"continued":
            del moves[parse(line)["n"] :]
        elif kind == b"end":
            over = True
    return moves, over


def _running(sections: Sequence[Section], lines: Sequence[bytes]) -> tuple[int, Json, Json]:
    """Number, first event and standing of the section that has begun last in one of these lines."""
    at = _last_with(lines, [section.begins for section in sections])
    if at is None:
        return 0, {}, {}
    events = parse(lines[at])["events"]
    of_type = {section.begins: section for section in sections}
    place = max(place for place, event in enumerate(events) if event["type"] in of_type)
    section = of_type[events[place]["type"]]
    # A small part says nothing of how it stands: the largest one that does tells it since its own beginning.
    telling = section if section.standing else next((one for one in sections if one.standing), section)
    standing = [event for event in _since(telling, lines) if event["type"] in telling.standing]
    return section.number(events[place]), events[place], standing[-1] if standing else {}


def _since(section: Section, lines: Sequence[bytes]) -> list[Json]:
    """The events since the last section began, as far as its lines say how it stands."""
    at = _last_with(lines, [section.begins])
    if at is None:
        return []
    events: list[Json] = parse(lines[at])["events"]
    place = max(place for place, event in enumerate(events) if event["type"] == section.begins)
    later = _last_with(lines[at + 1 :], section.standing)
    return events[place + 1 :] + ([] if later is None else parse(lines[at + 1 + later])["events"])


def _last_with(lines: Sequence[bytes], types: Iterable[str]) -> int | None:
    """The index of the last line with an event of one of these types, None for none. Nothing is parsed."""
    marks = [f'"type":"{name}"'.encode() for name in types]
    return next((at for at in reversed(range(len(lines))) if any(mark in lines[at] for mark in marks)), None)


def _seats(lines: Sequence[bytes], seats: Sequence[SeatLine]) -> tuple[SeatLine, ...]:
    """The seats after all changes."""
    now = list(seats)
    for line in (parse(line) for line in lines if line.startswith(b'{"line":"seat_changed"')):
        now[line["seat"]] = SeatLine(now[line["seat"]].name, str(line["kind"]), str(line["level"]))
    return tuple(now)


_HEADER = 65_536
"""Bytes: no header is longer."""


def games_folder() -> Path:
    """The folder of journals in the platform's user data folder; it may not exist yet."""
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
    """The unfinished games, last played first, broken ones included; empty without a folder."""
    return [entry for entry in all_games(folder) if not entry.over]


def all_games(folder: Path | None = None) -> list[ListedGame]:
    """All games in a folder, the last played first."""
    return furthest(entries(folder))


def entries(folder: Path | None = None, *, deeds: bool = False) -> Iterator[ListedGame]:
    """Iterate over the entries of all files, the last written first; a file is read only when its entry is asked for
    and it has changed. With `deeds` entries of finished games say what their people did."""
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
            if deeds and entry.over and entry.deeds is None:
                entry = replace(entry, deeds=deeds_of(entry))
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


def deeds_of(entry: ListedGame) -> Json:
    """What a finished game says about its people, and its `result`; empty if it cannot be read."""
    try:
        lines = bytes_of(entry.path).split(b"\n")[: entry.lines]
        ended = next(line for line in reversed(lines) if line.startswith(b'{"line":"end"'))
        told = deeds_reader(entry.game)(entry, [lines[1], *_standing(lines)[0]])
        return {**told, "result": parse(ended)["result"]}
    except (RecordError, *_WRONG):
        return {}


def mark_of(path: Path) -> int:
    """The checksum of a record's first line, which all copies of a game share. Raises `DamagedRecord` or
    `UnreadableRecord`."""
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
    """Whether a file exists; False in a folder that cannot be read."""
    try:
        return path.exists()
    except OSError:
        return False


def _furthest(entries: Iterable[ListedGame]) -> list[ListedGame]:
    """The entries without those that another entry continues."""
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
    """Whether all lines of one game are the beginning of another; as checksums are chained, comparing the last one
    suffices."""
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
