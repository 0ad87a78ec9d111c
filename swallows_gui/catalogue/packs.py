"""Packs: folders of data that add to a game's own, checked before a byte of them is believed.

A pack is a folder with `pack.json` and data in files named and shaped as those of the game's folder in `resources/`.
It is data: no code, no links, nothing outside its folder, and no more of it than a game can need. Its ids carry its own
in front ("oldboys:cross"), so that it adds, and never changes what an id means. Packs lie in folders of their own in
the player's folder of packs; several versions of one may lie there side by side.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue import texts
from swallows_gui.catalogue.mistakes import BadCard, Strict, T, parse, read
from swallows_gui.catalogue.places import PackMark
from swallows_gui.catalogue.plain_files import read_limited, utf8
from swallows_gui.catalogue.texts import NameText
from swallows_gui.folders import packs_folder

FILE: Final = "pack.json"
MOST_FILES: Final = 2_000
MOST_BYTES: Final = 1_000_000
"""The largest a file may be."""
MOST_BYTES_IN_ALL: Final = 8_000_000
DEEPEST_FOLDER: Final = 3
KINDS: Final = (".json", ".md", ".txt")
"""The kinds of files that a pack can hold."""
DEEPEST_JSON: Final = 32
"""How deep lists and objects may lie in each other."""
MOST_VALUES: Final = 50_000
"""The most of a file of JSON; 400 cards have 20,000."""
LONGEST_NAME: Final = 120
"""Letters of a file's name with its folders."""
_NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_. -]*")
_DEVICES: Final = frozenset(
    ("CON", "PRN", "AUX", "NUL", *(f"{port}{number}" for port in ("COM", "LPT") for number in range(10)))
)
"""Names that Windows keeps for itself."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Version = Annotated[str, Field(pattern=r"^[0-9]+(\.[0-9]+){0,3}$", max_length=20)]
Line = Annotated[texts.Line, Field(min_length=1, max_length=200)]
_STRING: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?\Z)', re.DOTALL)
_NO_BRACKET: Final = re.compile(r"[^\[\]{}]+")
_PAIR: Final = re.compile(r"\[\]|\{\}")


class BadPack(BadCard):
    """A pack that cannot be used: as `BadCard`, its file with the pack in front."""


class PackFile(Strict):
    """What `pack.json` says."""

    id: Id
    version: Version
    name: NameText
    author: Line
    licence: Line
    needs: Annotated[tuple[Id, ...], Field(max_length=20)] = ()
    """Packs without which this one cannot be used."""
    off: Annotated[tuple[Line, ...], Field(max_length=400)] = ()
    """Cards of the game's own deck that it switches off, by id."""
    game: str = ""
    """Which game it is for; "": the first of the house."""


_FILE = TypeAdapter(PackFile)


@dataclass(frozen=True, slots=True)
class Source:
    """A folder of data: the house's own or a pack's. `id` is the prefix of a pack's ids, "" for the house."""

    folder: Path
    id: str = ""

    def files(self, name: str) -> list[Path]:
        """The file `name`, or the JSON files of the folder `name`. The house must have each, a pack need not."""
        place = self.folder / name
        if place.is_dir():
            return sorted(place.glob("*.json"))
        return [place] if place.is_file() or not self.id else []

    def read(self, path: Path, adapter: TypeAdapter[T], content: bytes | None = None) -> T:
        """Parse a file, or `content` in its place. Raises `BadCard`."""
        try:
            return read(path, adapter) if content is None else parse(path.name, content, adapter)
        except BadCard as bad:
            raise self.bad(path, bad.card, bad.field, bad.reason) from bad

    def check_id(self, path: Path, identity: str, field: str, others: Container[str], taken: str) -> None:
        """An id is of this source and not among the `others` in it. Raises `BadCard`."""
        pack = identity.rpartition(":")[0]
        if pack != self.id:
            reason = f"an id of this pack begins with {self.id}:" if self.id else "only a pack's ids have a colon"
            raise self.bad(path, identity, field, reason)
        if identity in others:
            raise self.bad(path, identity, field, taken)

    def bad(self, path: Path, card: str, field: str, reason: str) -> BadCard:
        """A mistake in a file."""
        name = f"{self.id}/{path.relative_to(self.folder).as_posix()}" if self.id else path.name
        return BadCard(name, card, field, reason)


@dataclass(frozen=True, slots=True)
class Pack(Source):
    """A pack whose folder is sound; what its files say is for its game to check."""

    says: PackFile = field(kw_only=True, hash=False)

    @property
    def version(self) -> str:
        """Figures with points between them."""
        return self.says.version


def read_pack(folder: Path, called: str = "") -> Pack:
    """The pack in a folder, after checking form and size of every file. `called` is its name in error messages, usually
    the folder's. Raises `BadPack`."""
    called = called or folder.name
    for path in sound_files(folder, called):
        name = path.relative_to(folder).as_posix()
        with _told_of(called, name):
            check_text(_bytes(path), json_in_it=path.suffix.lower() == ".json")
    try:
        says = read(folder / FILE, _FILE)
    except BadCard as bad:
        raise BadPack(f"{called}/{FILE}", "", bad.field, bad.reason) from bad
    return Pack(folder, says.id, says=says)


def _bytes(path: Path) -> bytes:
    try:
        return read_limited(path, MOST_BYTES)
    except OSError as error:
        raise Unfit(error.strerror or str(error)) from error


def sound_files(folder: Path, called: str) -> Iterator[Path]:
    """The files of a pack; no links, not too many, too large or too deep. Raises `BadPack`."""
    number = size = 0
    waiting = [(folder, 0)]
    while waiting:
        place, depth = waiting.pop()
        try:
            inside = sorted(islice(place.iterdir(), MOST_FILES + 1))
        except OSError as error:
            raise BadPack(called, "", "", error.strerror or str(error)) from error
        for path in inside:
            name = path.relative_to(folder).as_posix()
            number += 1
            if number > MOST_FILES:
                raise BadPack(called, "", "", f"holds more than {MOST_FILES} files")
            if path.is_symlink() or not (path.is_dir() or path.is_file()):
                raise BadPack(f"{called}/{name}", "", "", "is a link, or neither file nor folder")
            if path.is_dir():
                if depth == DEEPEST_FOLDER:
                    raise BadPack(f"{called}/{name}", "", "", f"lies deeper than {DEEPEST_FOLDER} folders")
                waiting.append((path, depth + 1))
                continue
            with _told_of(called, name):
                check_name(name)
                found = path.stat().st_size
                check_size(found)
            size += found
            if size > MOST_BYTES_IN_ALL:
                raise BadPack(called, "", "", f"is larger than {MOST_BYTES_IN_ALL // 1_000_000} MB")
            yield path


class Unfit(ValueError):
    """What is wrong with a file of a pack, whatever it is called."""


@contextmanager
def _told_of(called: str, name: str) -> Iterator[None]:
    """A context manager that reports `Unfit` as an error of a pack's file."""
    try:
        yield
    except Unfit as wrong:
        raise BadPack(f"{called}/{name}", "", "", str(wrong)) from wrong


def check_name(name: str) -> None:
    """A file of this name, with its folders, can be in a pack. Raises `Unfit`."""
    if PurePosixPath(name).suffix.lower() not in KINDS:
        raise Unfit(f"is none of {', '.join(KINDS)}; a pack holds data only")
    if len(name) > LONGEST_NAME or not all(_NAME.fullmatch(part) for part in name.split("/")):
        raise Unfit("has a name that not every system can keep; use letters, digits, - _ . and blanks")
    for part in name.split("/"):
        if part.partition(".")[0].upper() in _DEVICES or part.endswith((".", " ")):
            raise Unfit("has a name that not every system can keep; use letters, digits, - _ . and blanks")


def check_size(size: int) -> None:
    """A file of so many bytes can be in a pack. Raises `Unfit`."""
    if size > MOST_BYTES:
        raise Unfit(f"is larger than {MOST_BYTES // 1_000_000} MB")


def check_text(content: bytes, *, json_in_it: bool) -> None:
    """A file is text in UTF-8; JSON names nothing twice in an object and is not nested too deeply. Raises `Unfit`."""
    try:
        text = utf8(content).decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unfit(f"is not text in UTF-8, from byte {error.start} on") from error
    if not json_in_it:
        return
    plain = _STRING.sub("", text)
    if plain.count(",") >= MOST_VALUES:
        raise Unfit(f"holds more than {MOST_VALUES} values")
    if _is_deep(plain):
        raise Unfit(f"is nested deeper than {DEEPEST_JSON} lists or objects")
    try:
        json.loads(text, object_pairs_hook=_different, parse_constant=_no_number)
    except ValueError as error:
        raise Unfit(str(error)) from error


def _is_deep(plain: str) -> bool:
    """Whether lists and objects are nested too deeply, checked before parsing."""
    brackets = _NO_BRACKET.sub("", plain)
    for _depth in range(DEEPEST_JSON):
        shorter = _PAIR.sub("", brackets)
        if shorter == brackets:
            break
        brackets = shorter
    return brackets.count("[") + brackets.count("{") > DEEPEST_JSON or "[]" in brackets or "{}" in brackets


def _different(pairs: list[tuple[str, Any]]) -> None:
    seen: set[str] = set()
    for name, _ in pairs:
        if name in seen:
            raise ValueError(f"{name!r} stands twice")
        seen.add(name)


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")


def in_order(packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """The packs by id. Raises `BadPack` if one stands twice, lacks one that it needs, or needs itself in the end."""
    stack = tuple(sorted(packs, key=lambda pack: pack.id))
    by_id = {pack.id: pack for pack in stack}
    if len(by_id) < len(stack):
        twice = next(pack.id for place, pack in enumerate(stack) if stack[place - 1].id == pack.id)
        raise BadPack(f"{twice}/{FILE}", "", "id", "stands twice among the packs in use")
    for pack in stack:
        for needed in pack.says.needs:
            if needed not in by_id:
                raise BadPack(f"{pack.id}/{FILE}", "", "needs", f"{needed} is not among the packs in use")
    try:
        TopologicalSorter({pack.id: pack.says.needs for pack in stack}).prepare()
    except CycleError as circle:
        names = [str(name) for name in circle.args[1]]
        raise BadPack(f"{names[0]}/{FILE}", "", "needs", f"needs itself: {' > '.join(names)}") from circle
    return stack


def shelf(folder: Path | None = None) -> list[Pack]:
    """The packs in a folder, by default the player's; damaged ones are left out."""
    found: list[Pack] = []
    place = packs_folder() if folder is None else folder
    for path in sorted(place.iterdir()) if place.is_dir() else []:
        if path.is_dir() and not path.name.startswith("."):
            try:
                found.append(read_pack(path))
            except BadPack:
                continue
    return found


def stacked(marks: Sequence[PackMark], known: Iterable[Pack], stack_up: Callable[..., Any]) -> tuple[Pack, ...] | None:
    """Those of the `known` packs that `marks` name; None if one is missing. `stack_up` makes a catalogue of packs.
    Another version with equal rules is accepted. Raises `BadCard` for packs with a mistake."""
    packs = list(known)
    choices = [
        sorted((pack for pack in packs if pack.id == mark.id), key=lambda pack: pack.version != mark.version)
        for mark in marks
    ]
    while all(choices):
        stack = in_order(choice[0] for choice in choices)
        digests = {mark.id: mark.digest for mark in stack_up(*stack).packs}
        wrong = [place for place, mark in enumerate(marks) if digests[mark.id] != mark.digest]
        if not wrong:
            return stack
        for place in wrong:
            choices[place].pop(0)
    return None
