"""Packs: folders of data that add to a game's own, checked before a byte of them is believed.

A pack is a folder with `pack.json` and data in files named and shaped as those of the game's folder in `resources/`.
It is data: no code, no links, nothing outside its folder, and no more of it than a game can need. Its ids carry its own
in front ("oldboys:cross"), so that it adds, and never changes what an id means. Packs lie in folders of their own in
the player's folder of packs; several versions of one may lie there side by side.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, T, read
from swallows_gui.catalogue.pack_mark import PackMark
from swallows_gui.catalogue.texts import Text
from swallows_gui.folders import packs_folder

FILE: Final = "pack.json"
MOST_FILES: Final = 2_000
MOST_BYTES: Final = 4_000_000
"""The largest a file may be."""
MOST_BYTES_IN_ALL: Final = 64_000_000
DEEPEST_FOLDER: Final = 3
KINDS: Final = (".json", ".md", ".txt")
"""The kinds of files that a pack can hold."""
DEEPEST_JSON: Final = 32
"""How deep lists and objects may lie in each other."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Version = Annotated[str, Field(pattern=r"^[0-9]+(\.[0-9]+){0,3}$", max_length=20)]
Line = Annotated[str, Field(min_length=1, max_length=200)]


class BadPack(BadCard):
    """A pack that cannot be used: as `BadCard`, its file with the pack in front."""


class PackFile(Strict):
    """What `pack.json` says."""

    id: Id
    version: Version
    name: Text
    author: Line
    licence: Line
    needs: tuple[Id, ...] = ()
    """Packs without which this one cannot be used."""
    off: tuple[Line, ...] = ()
    """Cards of the game's own deck that it switches off, by id."""
    game: str = ""
    """Which game it is for; "": the first of the house."""


_FILE = TypeAdapter(PackFile)


@dataclass(frozen=True, slots=True)
class Source:
    """A folder of data: the house's own, or a pack's. `id` is what stands before a pack's ids, "" for the house."""

    folder: Path
    id: str = ""

    def files(self, name: str) -> list[Path]:
        """The file `name`, or the JSON files of the folder `name`. The house must have each, a pack need not."""
        place = self.folder / name
        if place.is_dir():
            return sorted(place.glob("*.json"))
        return [place] if place.is_file() or not self.id else []

    def read(self, path: Path, adapter: TypeAdapter[T]) -> T:
        """What a file says. Raises `BadCard`."""
        try:
            return read(path, adapter)
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


def read_pack(folder: Path) -> Pack:
    """The pack in a folder, every file of which is of a form and size that can be read. Raises `BadPack`."""
    for path in _sound_files(folder):
        if path.suffix == ".json":
            _check_json(folder, path)
    try:
        says = read(folder / FILE, _FILE)
    except BadCard as bad:
        raise BadPack(f"{folder.name}/{FILE}", "", bad.field, bad.reason) from bad
    return Pack(folder, says.id, says=says)


def _sound_files(folder: Path) -> Iterator[Path]:
    """The files of a pack; no links, not too many, too large or too deep. Raises `BadPack`."""
    number = size = 0
    waiting = [(folder, 0)]
    while waiting:
        place, depth = waiting.pop()
        try:
            inside = sorted(place.iterdir())
        except OSError as error:
            raise BadPack(folder.name, "", "", error.strerror or str(error)) from error
        for path in inside:
            name = path.relative_to(folder).as_posix()
            number += 1
            if number > MOST_FILES:
                raise BadPack(folder.name, "", "", f"holds more than {MOST_FILES} files")
            if path.is_symlink() or not (path.is_dir() or path.is_file()):
                raise BadPack(f"{folder.name}/{name}", "", "", "is a link, or neither file nor folder")
            if path.is_dir():
                if depth == DEEPEST_FOLDER:
                    raise BadPack(f"{folder.name}/{name}", "", "", f"lies deeper than {DEEPEST_FOLDER} folders")
                waiting.append((path, depth + 1))
                continue
            if path.suffix.lower() not in KINDS:
                raise BadPack(f"{folder.name}/{name}", "", "", f"is none of {', '.join(KINDS)}; a pack holds data only")
            found = path.stat().st_size
            size += found
            if found > MOST_BYTES:
                raise BadPack(f"{folder.name}/{name}", "", "", f"is larger than {MOST_BYTES // 1_000_000} MB")
            if size > MOST_BYTES_IN_ALL:
                raise BadPack(folder.name, "", "", f"is larger than {MOST_BYTES_IN_ALL // 1_000_000} MB")
            yield path


def _check_json(folder: Path, path: Path) -> None:
    """A file is JSON in UTF-8, names nothing twice in an object and is not nested too deeply. Raises `BadPack`."""
    name = path.relative_to(folder).as_posix()
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadPack(f"{folder.name}/{name}", "", "", f"is not text in UTF-8, from byte {error.start} on") from error
    depth = 0
    within = escaped = False
    for letter in text:
        if within:
            within = escaped or letter != '"'
            escaped = letter == "\\" and not escaped
        elif letter == '"':
            within = True
        elif letter in "[{":
            depth += 1
            if depth > DEEPEST_JSON:
                raise BadPack(f"{folder.name}/{name}", "", "", f"is nested deeper than {DEEPEST_JSON} lists or objects")
        elif letter in "]}":
            depth -= 1
    try:
        json.loads(text, object_pairs_hook=_different, parse_constant=_no_number)
    except ValueError as error:
        raise BadPack(f"{folder.name}/{name}", "", "", str(error)) from error


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
    """The packs in the player's folder of packs, or in another one; those that are damaged are left out."""
    found: list[Pack] = []
    place = packs_folder() if folder is None else folder
    for path in sorted(place.iterdir()) if place.is_dir() else []:
        if path.is_dir():
            try:
                found.append(read_pack(path))
            except BadPack:
                continue
    return found


def stacked(marks: Sequence[PackMark], known: Iterable[Pack], stack_up: Callable[..., Any]) -> tuple[Pack, ...] | None:
    """Those of the `known` packs that are what `marks` name; None if one is not there.

    `stack_up` makes a catalogue of packs, which says what `packs` are in it. Where there is only another version, but
    with equal rules, it will do. Raises `BadCard` for packs with a mistake.
    """
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
