"""Unpacks packs from `.zip` files, and reads the rules that packs add to the rule book.

The archive's table of contents is checked before anything is unpacked, and the unpacked files are counted again. A file
name is used only exactly as it stands in the archive: it may not lead out of the folder, begin at a root or a drive, or
differ from another name only by case.

`rules/<language>.json` of a pack is a list of clauses with title and text. They form a section of their own at the end
of the rule book and get the numbers that follow those of the book. The English file must be there if any is, because
every other language falls back to it.
"""

from __future__ import annotations

import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import IO, Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.languages import CODE, FALLBACK, said
from swallows_gui.catalogue.mistakes import BadCard, Strict
from swallows_gui.catalogue.packs import (
    DEEPEST_FOLDER,
    FILE,
    MOST_BYTES_IN_ALL,
    MOST_FILES,
    BadPack,
    Pack,
    Unfit,
    check_name,
    check_size,
)
from swallows_gui.catalogue.rulebook import Clause, RuleBook, RuleSection
from swallows_gui.catalogue.texts import Line, Lines

ENDING: Final = ".zip"
MOST_RATIO: Final = 200
"""How many bytes may come out of one: text of a pack packs to a tenth, a bomb to a thousandth."""
_SMALL: Final = 20_000
"""Bytes that are no bomb whatever they come from."""
_MOST_TABLE: Final = 1_000_000
"""Bytes of the table of what is inside."""
_END: Final = struct.Struct("<4s4H2LH")
_END_MARK: Final = b"PK\x05\x06"
_LARGE_MARK: Final = b"PK\x06\x07"
_LARGE_MARK_SIZE: Final = 20
_LONGEST_REMARK: Final = 65_535
_LONGEST_TOLD: Final = 80
"""Letters of a name in a complaint."""
_LITTER: Final = ("__MACOSX", ".DS_Store", "Thumbs.db", "desktop.ini")
"""What file managers leave in an archive; it is passed over."""


def unpack(archive: Path, into: Path) -> None:
    """Write the files of the pack in an archive into a folder, which is there and empty. Raises `BadPack`, `OSError`.

    A single folder around everything is taken away.
    """
    called = archive.name
    try:
        with archive.open("rb") as file:
            _check_table(file, called)
            with zipfile.ZipFile(file) as opened:
                entries = dict(_sound_entries(opened.infolist(), called))
                top = _top(entries)
                for name, entry in entries.items():
                    _write(opened, entry, into / name.removeprefix(top), f"{called}/{name}")
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, struct.error, UnicodeError) as error:
        raise BadPack(called, "", "", "is damaged, or no zip archive") from error


def _check_table(file: IO[bytes], called: str) -> None:
    """The table at the end is no larger than that of a pack: else reading it takes long. Raises `BadPack`."""
    size = file.seek(0, 2)
    if size > MOST_BYTES_IN_ALL:
        raise BadPack(called, "", "", f"is larger than {MOST_BYTES_IN_ALL // 1_000_000} MB")
    file.seek(max(0, size - _LONGEST_REMARK - _END.size - _LARGE_MARK_SIZE))
    tail = file.read()
    place = tail.rfind(_END_MARK)
    if place < 0 or len(tail) - place < _END.size:
        raise BadPack(called, "", "", "is damaged, or no zip archive")
    _, disk, first_disk, here, number, table, _, _ = _END.unpack_from(tail, place)
    if disk or first_disk or here != number:
        raise BadPack(called, "", "", "is one part of several")
    large = tail[max(0, place - _LARGE_MARK_SIZE) : place].startswith(_LARGE_MARK)
    if large or number > MOST_FILES or table > _MOST_TABLE:
        raise BadPack(called, "", "", f"holds more than {MOST_FILES} files")


def _sound_entries(entries: list[zipfile.ZipInfo], called: str) -> Iterator[tuple[str, zipfile.ZipInfo]]:
    """The archive's files by name, after checking that none leads outside or is too large. Raises `BadPack`."""
    seen: dict[str, str] = {}
    names: set[str] = set()
    size = 0
    if len(entries) > MOST_FILES:
        raise BadPack(called, "", "", f"holds more than {MOST_FILES} files")
    for entry in entries:
        name = _sound_name(entry, called)
        if any(part in _LITTER for part in name.rstrip("/").split("/")):
            continue
        if entry.is_dir():
            continue
        told = f"{called}/{name[:_LONGEST_TOLD]}"
        mode = entry.external_attr >> 16
        if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
            raise BadPack(told, "", "", "is a link, or neither file nor folder")
        if entry.flag_bits & 0x1:
            raise BadPack(told, "", "", "is encrypted; a pack is open to everybody")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadPack(told, "", "", "is packed in a way that not every program knows; use deflate")
        try:
            check_name(name)
            check_size(entry.file_size)
        except Unfit as wrong:
            raise BadPack(told, "", "", str(wrong)) from wrong
        if name.count("/") > DEEPEST_FOLDER + 1:
            raise BadPack(told, "", "", f"lies deeper than {DEEPEST_FOLDER} folders")
        if entry.file_size > max(_SMALL, MOST_RATIO * entry.compress_size):
            raise BadPack(told, "", "", f"unpacks to more than {MOST_RATIO} times its size")
        other = seen.setdefault(name.casefold(), name)
        if other != name:
            raise BadPack(told, "", "", f"and {other} are one file where upper and lower case are the same")
        if name in names:
            raise BadPack(told, "", "", "stands twice in the archive")
        names.add(name)
        size += entry.file_size
        if size > MOST_BYTES_IN_ALL:
            raise BadPack(called, "", "", f"is larger than {MOST_BYTES_IN_ALL // 1_000_000} MB")
        yield name, entry
    _no_file_is_a_folder(seen, called)


def _sound_name(entry: zipfile.ZipInfo, called: str) -> str:
    """The name as it stands in the table. Raises `BadPack` for one that is no plain way into a folder."""
    name = entry.orig_filename
    printed = "".join(letter if letter.isprintable() else "?" for letter in name)[:_LONGEST_TOLD]
    parts = name.removesuffix("/").split("/")
    if "\\" in name or ":" in name or name.startswith("/") or any(part in ("", ".", "..") for part in parts):
        raise BadPack(called, "", "", f"names {printed!r}, which is no way into its own folder")
    if printed != name[:_LONGEST_TOLD] or entry.filename != name:
        raise BadPack(called, "", "", f"names {printed!r}, which has letters that cannot be read")
    return name


def _no_file_is_a_folder(seen: dict[str, str], called: str) -> None:
    for folded, name in seen.items():
        for folder in PurePosixPath(folded).parents:
            if folder.as_posix() in seen:
                raise BadPack(f"{called}/{name}", "", "", f"lies in {folder}, which is a file")


def _top(names: dict[str, zipfile.ZipInfo]) -> str:
    """The archive's top folder, "" for none."""
    if FILE in names:
        return ""
    tops = {name.partition("/")[0] for name in names}
    return f"{tops.pop()}/" if len(tops) == 1 and all("/" in name for name in names) else ""


def _write(opened: zipfile.ZipFile, entry: zipfile.ZipInfo, target: Path, told: str) -> None:
    """Unpack one file, and no more of it than its entry says. Raises `BadPack`."""
    try:
        with opened.open(entry) as packed:
            content = packed.read(entry.file_size + 1)
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, OSError) as error:
        raise BadPack(told, "", "", "is damaged, or no zip archive") from error
    if len(content) != entry.file_size:
        raise BadPack(told, "", "", "is not as large as the archive says")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)


FOLDER: Final = "rules"
Words = Annotated[Lines, Field(min_length=1, max_length=4_000, pattern=r"^\S(.|\n)*$")]


class PackClause(Strict):
    """One rule of a pack, or a word on one of the game."""

    title: Annotated[Line, Field(min_length=1, max_length=120, pattern=r"^\S.*$")]
    text: Words
    """Paragraphs are separated by a line break."""


_CLAUSES: Final = TypeAdapter(Annotated[list[PackClause], Field(min_length=1, max_length=60)])


def check_rules(pack: Pack) -> None:
    """Check that a pack's rules can be shown. Raises `BadCard`."""
    files = {path.stem: path for path in pack.files(FOLDER)}
    for code, path in files.items():
        if not re.fullmatch(CODE, code):
            raise BadPack(f"{pack.id}/{FOLDER}/{path.name}", "", "", "is not named after the code of a language")
        pack.read(path, _CLAUSES)
    if files and FALLBACK not in files:
        raise BadPack(f"{pack.id}/{FOLDER}", "", FALLBACK, "is missing; every other language falls back to it")


def with_packs(book: RuleBook, packs: Sequence[Pack], language: str) -> RuleBook:
    """The rule book with a section for each pack that has rules; damaged packs are left out."""
    letter, last = book.sections[-1].id[0], int(book.sections[-1].id[1:])
    sections = list(book.sections)
    for pack in packs:
        files = {path.stem: path for path in pack.files(FOLDER)}
        path = files.get(language, files.get(FALLBACK))
        if path is None:
            continue
        try:
            told = pack.read(path, _CLAUSES)
        except BadCard:
            continue
        last += 1
        name = f"{letter}{last}"
        clauses = [
            Clause(id=f"{name}.{place}", title=clause.title.strip(), origin="ours", text=clause.text.strip())
            for place, clause in enumerate(told, 1)
        ]
        sections.append(RuleSection(id=name, title=said(pack.says.name, language), clauses=clauses))
    return RuleBook(language=book.language, sections=sections)
