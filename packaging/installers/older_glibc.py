"""Has binaries run with an older C library than that of the machine that built them, where nothing stands against it.

A program asks for each function of the C library in the version that was the newest when it was built. Of a few
functions the older version does the same for us; asking for that one, the program starts on older systems, too.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

SAME = {"hypot"}
"""Functions of which an older version will do. `hypot` of 2.35 leaves the old way of reporting errors out, which was a
wrapper around the same calculation; Python looks at the result for infinity and no number, whatever was reported."""
ENOUGH = (2, 34)
"""The version that Qt asks for: nothing newer is to be asked for because of `SAME`."""


class _Section(NamedTuple):
    start: int
    size: int
    entry: int


class _Need(NamedTuple):
    """One version that a binary asks a library for; `at` is its place in the file."""

    at: int
    library: str
    version: str
    number: int


def ask_for_less(path: Path) -> list[str]:
    """Change a binary to ask for older versions; returns the functions for which it does so now."""
    data = bytearray(path.read_bytes())
    sections = _sections(data)
    if not {".dynsym", ".dynstr", ".gnu.version", ".gnu.version_r"} <= sections.keys():
        return []
    changed = []
    needs = _needs(data, sections)
    for need in needs:
        others = [each for each in needs if each.library == need.library and _numbers(each.version) <= ENOUGH]
        asked = _functions(data, sections, need.number)
        if need.version.startswith("GLIBC_") and _numbers(need.version) > ENOUGH and others and asked <= SAME:
            oldest = min(others, key=lambda each: _numbers(each.version))
            data[need.at : need.at + 4] = data[oldest.at : oldest.at + 4]  # the version's hash
            data[need.at + 8 : need.at + 12] = data[oldest.at + 8 : oldest.at + 12]  # and its name
            changed += sorted(asked)
    if changed:
        path.write_bytes(data)
    return changed


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.removeprefix("GLIBC_").split(".") if part.isdigit())


def _text(data: bytes | bytearray, at: int) -> str:
    return bytes(data[at : data.index(0, at)]).decode("ascii")


def _sections(data: bytearray) -> dict[str, _Section]:
    """The sections of a file of 64 bits whose low bytes come first."""
    if data[:6] != b"\x7fELF\x02\x01":
        return {}
    (table,) = struct.unpack_from("<Q", data, 40)
    size, number, names = struct.unpack_from("<HHH", data, 58)
    heads = [struct.unpack_from("<IIQQQQIIQQ", data, table + each * size) for each in range(number)]
    return {_text(data, heads[names][4] + head[0]): _Section(head[4], head[5], head[9]) for head in heads}


def _needs(data: bytearray, sections: dict[str, _Section]) -> list[_Need]:
    found = []
    texts, at = sections[".dynstr"].start, sections[".gnu.version_r"].start
    while True:
        _version, number, library, first, following = struct.unpack_from("<HHIII", data, at)
        place = at + first
        for _each in range(number):
            _hash, _flags, index, name, step = struct.unpack_from("<IHHII", data, place)
            found.append(_Need(place, _text(data, texts + library), _text(data, texts + name), index))
            place += step
        if not following:
            return found
        at += following


def _functions(data: bytearray, sections: dict[str, _Section], number: int) -> set[str]:
    """What a binary asks for in a version, by the version's number in that file."""
    symbols, versions, texts = sections[".dynsym"], sections[".gnu.version"], sections[".dynstr"]
    found = set()
    for each in range(symbols.size // symbols.entry):
        (version,) = struct.unpack_from("<H", data, versions.start + 2 * each)
        if version & 0x7FFF == number:
            (name,) = struct.unpack_from("<I", data, symbols.start + each * symbols.entry)
            found.add(_text(data, texts.start + name))
    return found
