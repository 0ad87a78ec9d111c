"""Reads a record: checks every line's checksum, form and place before it is used.

A record is one JSON object a line, ended by a checksum that is chained to the line before.

`sum` is `zlib.crc32` of the line's bytes before `,"sum"`, started from the previous line's value, as 8 hex digits.
"""

import errno
import json
import re
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar, cast

from swallows_gui.catalogue.foreign_text import LONGEST_NAME, shown
from swallows_gui.catalogue.places import PackMark
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.engine.game import Json
from swallows_gui.records.record import (
    FORMAT,
    VERSION,
    ContinuedLine,
    Damage,
    DamagedRecord,
    EndLine,
    Header,
    MoveLine,
    NewerRecord,
    Record,
    RecordLine,
    SaidLine,
    SeatChangedLine,
    SeatLine,
    SnapshotLine,
    StartLine,
    UndoLine,
    UnreadableRecord,
)

_SUM: Final = re.compile(rb',"sum":"([0-9a-f]{8})"\}\Z')


class BadLine(Exception):
    """A line that is not as it was written; `reason` as in `errors.REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def seal(written: Mapping[str, Any], previous: int) -> tuple[bytes, int]:
    """The line for `written`, newline included, and its sum; `previous` is the sum of the line before (0 at first).

    Half a letter, which text cannot hold, becomes a question mark.

    >>> line, total = seal({"line": "undo", "n": 3, "by": [0]}, 0)
    >>> line
    b'{"line":"undo","n":3,"by":[0],"sum":"1af7835f"}\\n'
    >>> check(line[:-1], 0) == total
    True
    """
    body = json.dumps(written, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode(errors="replace")[:-1]
    total = zlib.crc32(body, previous)
    return b'%b,"sum":"%08x"}\n' % (body, total), total


def check(line: bytes, previous: int) -> int:
    """The sum of a line (without its newline). Raises `BadLine("sum")` if it does not fit."""
    found = _SUM.search(line)
    if found is None:
        raise BadLine("sum")
    total = zlib.crc32(line[: found.start()], previous)
    if int(found[1], 16) != total:
        raise BadLine("sum")
    return total


def parse(line: bytes) -> Json:
    """The object that a line holds. Raises `BadLine` with "not_text" or "not_json".

    >>> parse(b'{"line":"undo","n":3}')
    {'line': 'undo', 'n': 3}
    """
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise BadLine("not_text") from None
    try:
        written = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadLine("not_json") from None
    if not isinstance(written, dict):
        raise BadLine("not_json")
    return written


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


MOST_BYTES: Final = 1 << 28
"""No record is larger; a tournament has about a million bytes."""

KINDS: Final = ("human", "ai")

Done = TypeVar("Done")


def read(path: Path) -> Record:
    """The record in a file. A torn last line is left out, and `torn` says so.

    Raises `DamagedRecord`, `NewerRecord` or `UnreadableRecord`. The file is never changed.
    """
    return trust(read_sound(path))


def trust(record: Record) -> Record:
    """The record, if nothing of it is damaged. Raises its `DamagedRecord`."""
    if record.damage is not None:
        damage = record.damage
        raise DamagedRecord(damage.line, damage.reason, damage.detail, sound=record)
    return record


def read_sound(path: Path) -> Record:
    """The record in a file up to the first damage, which is in `damage` (None for none). Raises `DamagedRecord` if
    header or start are damaged, and `NewerRecord` or `UnreadableRecord`."""
    return read_bytes(bytes_of(path), path)


def read_bytes(data: bytes, path: Path = Path()) -> Record:
    """The record in `data`, as `read_sound`."""
    return finished(reading(data, path))


def finished(work: Generator[float, None, Done]) -> Done:
    """What a piecemeal work makes, done in one go."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return cast("Done", done.value)


def reading(data: bytes, path: Path = Path()) -> Generator[float, None, Record]:
    """The record in `data`, as `read_sound`, line by line; yields the share that is read."""
    lines = data.split(b"\n")
    unfinished = lines.pop()
    if not data:
        raise DamagedRecord(1, "empty")
    first = lines[0] if lines else unfinished
    _refuse_strangers(first)
    record: Record | None = None
    previous = 0
    for number, line in enumerate([*lines, unfinished] if unfinished else lines, 1):
        try:
            total = check(line, previous)
            record = _take(record, number, parse(line), path)
        except (BadLine, _Wrong) as wrong:
            return _stopped(record, number, wrong, cut=number > len(lines))
        record.raw.append(line + b"\n")
        record.sums.append(total)
        previous = total
        yield number / (len(lines) + 1)
    if record is None or not record.lines:
        raise DamagedRecord(2, "torn" if unfinished else "order", "the game has not started")
    return record


def bytes_of(path: Path) -> bytes:
    """The bytes of a file. Raises `UnreadableRecord`, and `DamagedRecord` for one too large."""
    try:
        return read_limited(path, MOST_BYTES)
    except OSError as cause:
        if cause.errno == errno.EFBIG:
            raise DamagedRecord(1, "too_large") from None
        raise UnreadableRecord(path, cause) from None


def _refuse_strangers(line: bytes) -> None:
    """Refuse a later version of the format by name, and files that are none of ours."""
    try:
        written = parse(line)
    except BadLine:
        if not line.startswith(b'{"line":"header"'):
            raise DamagedRecord(1, "not_a_record") from None
        return
    if written.get("line") != "header" or written.get("format") != FORMAT:
        raise DamagedRecord(1, "not_a_record")
    version = written.get("version")
    if isinstance(version, int) and version > VERSION:
        app = written.get("app")
        raise NewerRecord(version, app if isinstance(app, str) else "")


def _stopped(record: Record | None, number: int, wrong: Exception, *, cut: bool) -> Record:
    """The record as far as it is sound: torn if only the last, unfinished line is wrong, else damaged."""
    if isinstance(wrong, _Wrong):
        reason, detail, cut = wrong.reason, wrong.detail, False
    else:
        reason, detail = str(wrong), ""
    if record is None or not record.lines:
        raise DamagedRecord(number, "torn" if cut else reason, detail)
    if cut:
        record.torn = True
    else:
        record.damage = Damage(number, reason, detail)
    return record


class _Wrong(Exception):
    """A line without the expected content."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


def _take(record: Record | None, number: int, written: Json, path: Path) -> Record:
    """The record with one more line. Raises `_Wrong`, and then nothing has changed."""
    fields = _Fields(written)
    kind = fields.text("line")
    if record is None:
        header = _header(fields)
        return Record(
            path,
            header,
            [],
            [],
            seats=list(header.seats),
            rules=header.rules,
            app=header.app,
            catalogue=header.catalogue,
        )
    if not record.lines and kind != "start":
        raise _Wrong("order", "the second line is not the start")
    if record.over and kind not in ("undo", "seat_changed", "said"):
        raise _Wrong("order", "the game is over")
    taker = _TAKERS.get(kind)
    if taker is None:
        raise _Wrong("line", kind[:40])
    record.lines.append(taker(record, number, fields))
    return record


def _header(fields: "_Fields") -> Header:
    if fields.text("line") != "header":
        raise _Wrong("not_a_record", "the first line is no header")
    if fields.whole("version") < 1:
        raise _Wrong("field", "version")
    seats = tuple(_seat(_Fields(seat, "seats: ")) for seat in fields.objects("seats"))
    ai_seeds = fields.wholes("ai_seeds")
    if not seats or len(ai_seeds) != len(seats):
        raise _Wrong("field", "seats and ai_seeds")
    rules = fields.whole("rules")
    if rules < 1:
        raise _Wrong("field", "rules")
    return Header(
        game=fields.text("game"),
        app=fields.text("app"),
        rules=rules,
        created=fields.text("created"),
        seed=fields.whole("seed"),
        ai_seeds=ai_seeds,
        catalogue=fields.text("catalogue"),
        options=_options(fields.object("options")),
        seats=seats,
        packs=_packs(fields),
    )


def _options(given: Json) -> Json:
    """The options of a header, with a title that can be shown."""
    title = given.get("title")
    return {**given, "title": shown(title)} if isinstance(title, str) else given


def _packs(fields: "_Fields") -> tuple[PackMark, ...]:
    """The packs of a header, in order of their ids; a game without any does not name them."""
    if not fields.has("packs"):
        return ()
    each = [_Fields(pack, "packs: ") for pack in fields.objects("packs")]
    packs = tuple(PackMark(pack.text("id"), pack.text("version"), pack.text("digest")) for pack in each)
    ids = [pack.id for pack in packs]
    if ids != sorted(set(ids)) or not ids:
        raise _Wrong("field", "packs")
    return packs


def _seat(fields: "_Fields") -> SeatLine:
    kind = fields.text("kind")
    if kind not in KINDS:
        raise _Wrong("field", "kind")
    return SeatLine(fields.text("name")[:LONGEST_NAME], kind, fields.text("level"))


def _start(record: Record, number: int, fields: "_Fields") -> RecordLine:
    if record.lines:
        raise _Wrong("order", "a second start")
    return StartLine(number, fields.events())


def _move(record: Record, number: int, fields: "_Fields") -> RecordLine:
    n = fields.whole("n")
    if n != len(record.standing) + 1:
        raise _Wrong("number", f"{n} after {len(record.standing)}")
    action = fields.object("action")
    if not isinstance(action.get("type"), str):
        raise _Wrong("field", "action")
    late = fields.has("late") and fields.truth("late")
    move = MoveLine(number, n, _seat_number(record, fields), action, fields.events(), late)
    record.standing.append(move)
    return move


def _undo(record: Record, number: int, fields: "_Fields") -> RecordLine:
    n = fields.whole("n")
    if n != len(record.standing) or n == 0:
        raise _Wrong("number", f"{n} is not the last move")
    by = fields.wholes("by")
    if any(not 0 <= seat < len(record.seats) for seat in by):
        raise _Wrong("field", "by")
    record.standing.pop()
    record.result = None
    return UndoLine(number, n, by)


def _seat_changed(record: Record, number: int, fields: "_Fields") -> RecordLine:
    seat, kind, level = _seat_number(record, fields), fields.text("kind"), fields.text("level")
    if kind not in KINDS:
        raise _Wrong("field", "kind")
    record.seats[seat] = SeatLine(record.seats[seat].name, kind, level)
    return SeatChangedLine(number, seat, kind, level)


def _said(record: Record, number: int, fields: "_Fields") -> RecordLine:
    n, variant = fields.whole("n"), fields.whole("variant")
    if n != len(record.standing):
        raise _Wrong("number", f"said after {n}")
    if variant < 0:
        raise _Wrong("field", "variant")
    return SaidLine(number, n, _seat_number(record, fields), fields.text("occasion"), variant)


def _snapshot(record: Record, number: int, fields: "_Fields") -> RecordLine:
    n, state = fields.whole("n"), fields.object("state")
    if n != len(record.standing):
        raise _Wrong("number", f"snapshot after {n}")
    return SnapshotLine(number, n, state)


def _continued(record: Record, number: int, fields: "_Fields") -> RecordLine:
    n, state = fields.whole("n"), fields.object("state")
    if not 0 <= n <= len(record.standing):
        raise _Wrong("number", f"continued after {n}")
    rules = fields.whole("rules")
    if rules < 1:
        raise _Wrong("field", "rules")
    line = ContinuedLine(number, n, rules, fields.text("app"), fields.text("catalogue"), state)
    del record.standing[n:]
    record.rules, record.app, record.catalogue = line.rules, line.app, line.catalogue
    return line


def _end(record: Record, number: int, fields: "_Fields") -> RecordLine:
    result = fields.object("result")
    record.result = result
    return EndLine(number, result)


_TAKERS: Final[Mapping[str, Callable[[Record, int, "_Fields"], RecordLine]]] = {
    "start": _start,
    "move": _move,
    "undo": _undo,
    "seat_changed": _seat_changed,
    "said": _said,
    "snapshot": _snapshot,
    "continued": _continued,
    "end": _end,
}


def _seat_number(record: Record, fields: "_Fields") -> int:
    seat = fields.whole("seat")
    if not 0 <= seat < len(record.seats):
        raise _Wrong("field", "seat")
    return seat


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class _Fields:
    """The fields of a line, each of the kind that it must be."""

    def __init__(self, written: Mapping[str, Any], where: str = "") -> None:
        self._written = written
        self._where = where

    def has(self, name: str) -> bool:
        return name in self._written

    def text(self, name: str) -> str:
        value = self._written.get(name)
        return shown(value) if isinstance(value, str) else self._wrong(name)

    def whole(self, name: str) -> int:
        value = self._written.get(name)
        return value if isinstance(value, int) and _is_int(value) else self._wrong(name)

    def truth(self, name: str) -> bool:
        value = self._written.get(name)
        return value if isinstance(value, bool) else self._wrong(name)

    def wholes(self, name: str) -> tuple[int, ...]:
        value = self._written.get(name)
        return tuple(value) if isinstance(value, list) and all(map(_is_int, value)) else self._wrong(name)

    def object(self, name: str) -> Json:
        value = self._written.get(name)
        return value if isinstance(value, dict) else self._wrong(name)

    def objects(self, name: str) -> list[Json]:
        value = self._written.get(name)
        return value if isinstance(value, list) and all(isinstance(one, dict) for one in value) else self._wrong(name)

    def events(self) -> list[Json]:
        events = self.objects("events")
        return events if all(isinstance(event.get("type"), str) for event in events) else self._wrong("events")

    def _wrong(self, name: str) -> NoReturn:
        raise _Wrong("field", self._where + name)


def sound_sums(lines: Iterable[bytes]) -> Iterator[int]:
    """The sums of lines (without their newlines) as far as they are sound. Nothing is parsed."""
    previous = 0
    for line in lines:
        try:
            previous = check(line, previous)
        except BadLine:
            return
        yield previous
