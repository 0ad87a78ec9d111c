"""ICU's data without what the program never asks for: the largest file of Qt for Linux becomes a quarter of itself.

Qt sorts and compares texts by it; dates, numbers, currencies and names of languages it brings along by itself. The
library that is made holds data only, under the name and symbol of the one it stands in for.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path

from bootstrap import CannotGoOn
from installers.job import Job

_DROPPED = re.compile(r"/(unit|zone|curr|lang|region|translit|rbnf|brkitr)/|\.cnv$")
"""Units, names of time zones, currencies, languages and regions, other scripts, spelt-out numbers, where words end,
and encodings that are neither Unicode nor Latin."""
_LIBRARY = re.compile(r"libicudata\.so\.(\d+)$")


def trim(job: Job, folder: Path) -> None:
    """Put a smaller library in the place of `libicudata.so.N` in a folder; CannotGoOn where it is not understood."""
    for library in folder.glob("libicudata.so.*"):
        found = _LIBRARY.search(library.name)
        if found is None or library.is_symlink():
            continue
        place = job.folder("icu")
        job.run(["objcopy", "-O", "binary", "-j", ".rodata", library, place / "whole.dat"])
        (place / "icu.dat").write_bytes(without((place / "whole.dat").read_bytes()))
        symbol = f"icudt{found[1]}_dat"
        kind = job.run(["objdump", "-f", library]).partition("file format ")[2].split()[0]
        processor = re.sub("elf64-(x86-64)", "i386:x86-64", kind).replace("elf64-littleaarch64", "aarch64")
        job.run(
            [
                *("objcopy", "-I", "binary", "-O", kind, "-B", processor),
                *("--rename-section", ".data=.rodata,alloc,load,readonly,data,contents"),
                *("--set-section-alignment", ".data=16"),
                *("--redefine-sym", f"_binary_icu_dat_start={symbol}"),
                *("--strip-symbol", "_binary_icu_dat_end", "--strip-symbol", "_binary_icu_dat_size"),
                *("icu.dat", "icu.o"),
            ],
            cwd=place,
        )
        made = place / library.name
        linked = ["ld", "-shared", "-z", "noexecstack", "-soname", library.name, "--build-id=none"]
        job.run([*linked, "-o", made, place / "icu.o"])
        job.run(["strip", "--strip-unneeded", made])
        made.replace(library)


def without(data: bytes) -> bytes:
    """ICU's data package without the items that are dropped; CannotGoOn if it is none."""
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        raise CannotGoOn("libicudata does not begin as a data package of ICU")
    (head,) = struct.unpack_from("<H", data)
    (number,) = struct.unpack_from("<I", data, head)
    table = [struct.unpack_from("<II", data, head + 4 + 8 * each) for each in range(number)]
    ends = [start for _name, start in table[1:]] + [len(data) - head]
    items = []
    for (name_at, start), end in zip(table, ends, strict=True):
        name = data[head + name_at : data.index(b"\0", head + name_at)]
        if not _DROPPED.search(name.decode("ascii")):
            items.append((name, data[head + start : head + end]))
    names_at = 4 + 8 * len(items)
    names = b"".join(name + b"\0" for name, _item in items)
    at = names_at + len(names)
    at += -at % 16
    entries, parts, name_at = b"", [], names_at
    for name, item in items:
        entries += struct.pack("<II", name_at, at)
        parts.append(_even(item))
        name_at += len(name) + 1
        at += len(parts[-1])
    return data[:head] + _even(struct.pack("<I", len(items)) + entries + names) + b"".join(parts)


def _even(data: bytes) -> bytes:
    """Filled up to a multiple of 16 bytes, as ICU's own tool does."""
    return data + b"\xaa" * (-len(data) % 16)
