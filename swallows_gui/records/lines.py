"""Lines of a record: one JSON object each, ended by a sum that is chained to the line before.

`sum` is `zlib.crc32` of the line's bytes before `,"sum"`, started from the previous line's value, as 8 hex digits.
"""

import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from swallows_gui.engine.game import Json

_SUM: Final = re.compile(rb',"sum":"([0-9a-f]{8})"\}\Z')


class BadLine(Exception):
    """A line that is not what was written; `reason` as in `errors.REASONS`."""

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
