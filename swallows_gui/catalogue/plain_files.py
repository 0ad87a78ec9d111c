"""Reads files that a player, a pack or a command line names, within limits of size, and says what is wrong with one.

Nothing else reads such files (`tests/house/test_reads.py`). The module needs no model of the data, so that the start
screen can use it. A `Reason` is an English sentence that keeps its parts, so that the window can say it in the language
in use (`models/reasons.py`).
"""

from __future__ import annotations

import codecs
import errno
import json
import os
import re
import stat
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Self

from swallows_gui.title import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import ValidationError


class Reason(str):
    """An English sentence with its `text`, whose gaps are names, and the `values` that fill them.

    The text is marked by `QT_TRANSLATE_NOOP` in the context "FileReasons". A value may be a reason itself.

    >>> reason = Reason(QT_TRANSLATE_NOOP("FileReasons", "{team} plays against itself"), team="Peru")
    >>> reason, reason.text, reason.values
    ('Peru plays against itself', '{team} plays against itself', {'team': 'Peru'})
    """

    text: str
    values: Mapping[str, object]

    def __new__(cls, text: str, /, **values: object) -> Self:
        """The sentence of a marked text."""
        made = super().__new__(cls, text.format(**values) if values else text)
        made.text, made.values = text, values
        return made

    def __getnewargs_ex__(self) -> Any:
        """What a copy is made of."""
        return (self.text,), dict(self.values)


def reason_in(error: BaseException) -> str:
    """What an error says: its reason where it was made with one, else its text."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Reason) else str(error)


class BadFile(Exception):
    """A file that cannot be used: `file` (its name), `field` (where in it, "" for the whole) and `reason`."""

    def __init__(self, file: str, field: str, reason: str) -> None:
        self.file, self.field, self.reason = file, field, reason
        super().__init__(file, field, reason)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.field, self.reason) if part)

    @classmethod
    def by(cls, path: Path, error: ValidationError) -> Self:
        """The first mistake that a model has found in a file."""
        first = error.errors()[0]
        place = [str(part) for part in first["loc"]]
        found = first.get("ctx", {}).get("error")
        if first["type"] == "json_invalid":
            return cls(path.name, "", _no_json(first["msg"]))
        if isinstance(found, Exception):
            return cls(path.name, ".".join([*place, *filter(None, [getattr(found, "field", "")])]), reason_in(found))
        return cls(path.name, ".".join(place), first["msg"])


MOST_BYTES: Final = 4_000_000
"""No file of data is larger."""
_NOW: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
"""A pipe that nobody writes to is opened, and refused, without waiting."""
_TOO_DEEP: Final = Reason(QT_TRANSLATE_NOOP("FileReasons", "it is nested too deeply"))
_MARKS: Final = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))


def read_limited(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a regular file of at most `most` bytes. Raises `OSError`, whose `strerror` says what is wrong."""
    with os.fdopen(_opened(path), "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(
            errno.EFBIG,
            Reason(QT_TRANSLATE_NOOP("FileReasons", "it is larger than {most} bytes"), most=most),
            str(path),
        )
    return data


def beginning(path: Path, most: int) -> bytes:
    """The first `most` bytes of a regular file. Raises `OSError`."""
    with os.fdopen(_opened(path), "rb") as file:
        return file.read(most)


def _opened(path: Path) -> int:
    """The number of a regular file, open for reading. Raises `OSError`."""
    number = os.open(path, _NOW)
    try:
        mode = os.fstat(number).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(mode):
            raise OSError(
                errno.EINVAL,
                Reason(QT_TRANSLATE_NOOP("FileReasons", "it is a device or a pipe, not a file")),
                str(path),
            )
    except OSError:
        os.close(number)
        raise
    return number


def utf8(data: bytes) -> bytes:
    """Text in UTF-8 as it stands without its byte-order mark; text in UTF-16 that has one is turned into UTF-8.

    >>> utf8(b"\\xef\\xbb\\xbf[]"), utf8("[ö]".encode("utf-16")) == "[ö]".encode()
    (b'[]', True)
    """
    for mark, name in _MARKS:
        if data.startswith(mark):
            try:
                return data.removeprefix(mark).decode(name).encode()
            except UnicodeError:
                return data  # whoever reads it says what is wrong
    return data


def no_json(line: int, column: int) -> Reason:
    """What is wrong with text that is no JSON from there on."""
    text = QT_TRANSLATE_NOOP("FileReasons", "it is no sound JSON: see line {line}, character {column}")
    return Reason(text, line=line, column=column)


def _no_json(said: str) -> str:
    """The reason for invalid JSON, from pydantic's message."""
    if "recursion" in said:
        return _TOO_DEEP
    where = re.search(r"line (\d+) column (\d+)", said)
    if where is None:
        return said
    if "EOF" in said:
        text = QT_TRANSLATE_NOOP("FileReasons", "it breaks off: see line {line}, character {column}")
        return Reason(text, line=where[1], column=where[2])
    return no_json(int(where[1]), int(where[2]))


def json_of(data: bytes | str, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None) -> Any:
    """Parse JSON. Raises `ValueError`, with its own sentence for what is no text or nested too deeply."""
    try:
        text = data if isinstance(data, str) else utf8(data).decode("utf-8")
    except UnicodeDecodeError as error:
        text = QT_TRANSLATE_NOOP("FileReasons", "it is not text in UTF-8 (from byte {byte} on)")
        raise ValueError(Reason(text, byte=error.start)) from error
    try:
        return json.loads(text, object_pairs_hook=pairs)
    except RecursionError as error:
        raise ValueError(_TOO_DEEP) from error


def read_json(path: Path, bad: type[BadFile]) -> Any:
    """What a file of JSON holds; no object may name a thing twice. Raises `bad`."""
    try:
        return json_of(read_limited(path), _without_doubles)
    except OSError as error:
        raise bad(path.name, "", error.strerror or str(error)) from error
    except ValueError as error:
        raise bad(path.name, "", reason_in(error)) from error


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    whole = dict(pairs)
    if len(whole) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(Reason(QT_TRANSLATE_NOOP("FileReasons", "{name} stands twice"), name=repr(twice)))
    return whole
