"""The player's packs: installs, switches on and off, updates and removes them, each completely or not at all.

A pack is unpacked into a hidden folder and checked there against its game and the packs that it needs; then one
renaming puts it in its place. If the program stops before that, a hidden folder is left, which the next installation
deletes. `packs.json` is also written to a temporary file and renamed. The previous version of an updated pack stays as
long as a saved game needs it. Packs may bring languages: files shaped as those of `resources/languages`, within
narrower limits.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from filelock import FileLock

from swallows_gui import titles
from swallows_gui.catalogue.foreign_text import unseen
from swallows_gui.catalogue.languages import BadLanguage, read_language
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.pack_archives import ENDING, check_rules, unpack
from swallows_gui.catalogue.packs import FILE, BadPack, Pack, in_order, read_pack, sound_files
from swallows_gui.catalogue.places import STATE, PackPlace, have_changed, places
from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.folders import packs_folder

FOLDER: Final = "languages"
MOST: Final = 20
_PLAIN: Final = re.compile(r"[0-9.*^()|\[\]-]{1,40}")
"""What a pattern of numbers of a pack may be made of: nothing that takes long, whatever the number."""


def check_languages(pack: Pack) -> None:
    """The languages of a pack can be used. Raises `BadPack`."""
    files = pack.files(FOLDER)
    if len(files) > MOST:
        raise BadPack(f"{pack.id}/{FOLDER}", "", "", f"holds more than {MOST} languages")
    for path in files:
        told = f"{pack.id}/{FOLDER}/{path.name}"
        try:
            found = read_language(path)
        except BadLanguage as wrong:
            raise BadPack(told, "", "", str(wrong).removeprefix(f"{path.name}: ")) from wrong
        if len(found.name) > 40 or len(found.locale) > 20 or len(found.genders) > 12 or len(found.forms or ()) > 60:
            raise BadPack(told, "", "", "is longer than what a language needs")
        for number in found.numbers:
            if not _PLAIN.fullmatch(number):
                raise BadPack(told, "", "numbers", f"{number!r} may hold digits and . * ^ ( ) | [ ] - only")


_ARRIVING: Final = ".new-"
_LEAVING: Final = ".old-"
_LOCK: Final = ".lock"
_PATIENCE: Final = 10
"""Seconds to wait for another program that installs a pack."""

Version = tuple[str, str]
"""A pack's id and version."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A pack in the player's folder: its present version, or what is wrong with it."""

    id: str
    folder: Path
    on: bool
    pack: Pack | None
    fault: BadCard | None = None
    older: tuple[Pack, ...] = ()
    """Versions of before that stay for saved games."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """What an installation came to."""

    pack: Pack
    new: bool
    """Whether it was not there already, file for file."""
    replaced: str = ""
    """The version that it takes the place of."""


@dataclass(frozen=True, slots=True)
class Stack:
    """The packs that new games are played with, and why others that are switched on are not."""

    packs: tuple[Pack, ...]
    faults: Mapping[str, BadCard]
    """By id."""


def installed(folder: Path | None = None) -> list[Installed]:
    """The installed packs by id, unusable ones included."""
    root = packs_folder() if folder is None else folder
    known, there = places(root), _versions(root)
    shown: list[Installed] = []
    for identity in sorted(known.keys() | there.keys()):
        versions = there.get(identity, [])
        place = known.get(identity)
        if place is None:
            place = PackPlace(max(versions, key=lambda pack: _figures(pack.version)).folder, on=False)
        now = next((pack for pack in versions if pack.folder == place.folder), None)
        fault = None
        if now is None:
            fault = _fault_of(place.folder) or BadPack(f"{place.folder.name}/{FILE}", "", "id", f"is not {identity}")
        older = tuple(pack for pack in versions if pack is not now)
        shown.append(Installed(identity, place.folder, place.on, now, fault, older))
    return shown


def _versions(root: Path) -> dict[str, list[Pack]]:
    """All sound packs of a folder, by id."""
    found: dict[str, list[Pack]] = {}
    for path in sorted(root.iterdir()) if root.is_dir() else []:
        if path.is_dir() and not path.name.startswith("."):
            with contextlib.suppress(BadPack):
                pack = read_pack(path)
                found.setdefault(pack.id, []).append(pack)
    return found


def _fault_of(folder: Path) -> BadPack | None:
    try:
        read_pack(folder)
    except BadPack as fault:
        return fault
    return None


def _figures(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


# Checking


def with_needs(pack: Pack, others: Collection[Pack]) -> tuple[Pack, ...]:
    """A pack and all that it needs, in order. Raises `BadPack` if one of them is not there, or needs itself."""
    there = {each.id: each for each in others} | {pack.id: pack}
    stack, waiting = {pack.id: pack}, [pack]
    while waiting:
        asking = waiting.pop()
        for need in asking.says.needs:
            if need not in there:
                raise BadPack(f"{asking.id}/{FILE}", "", "needs", f"{need} is not installed; install it first")
            if need not in stack:
                stack[need] = there[need]
                waiting.append(there[need])
    return in_order(stack.values())


def check(pack: Pack, others: Collection[Pack] = ()) -> Any:
    """The catalogue of a pack's game with the pack, on top of what it needs of `others`. Raises `BadCard` for the first
    mistake."""
    try:
        title = titles.title(pack.says.game or titles.usual())
    except KeyError:
        raise BadPack(f"{pack.id}/{FILE}", "", "game", f"there is no game {pack.says.game}") from None
    if not title.catalogue:
        raise BadPack(f"{pack.id}/{FILE}", "", "game", f"{title.id} takes no packs")
    check_languages(pack)
    check_rules(pack)
    stack_up = title.load(title.catalogue)
    # what is only looked at does not push out of the game's memory what is played
    return getattr(stack_up, "__wrapped__", stack_up)(*with_needs(pack, others))


def read_any(source: Path, into: Path) -> Pack:
    """The pack in a folder or an archive, copied into the folder `into`. Raises `BadPack` and `OSError`."""
    if source.is_dir():
        for path in list(sound_files(source, source.name)):
            target = into / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(read_limited(path))
    elif source.is_file() and source.suffix.lower() == ENDING:
        unpack(source, into)
    else:
        raise BadPack(source.name, "", "", f"is neither a folder nor a {ENDING} archive")
    pack = read_pack(into, source.name)
    _refuse_unseen(pack)
    return pack


def _refuse_unseen(pack: Pack) -> None:
    """Refuse a pack whose texts contain invisible characters; in installed packs they are removed. Raises `BadPack`."""
    for path in sorted(pack.folder.rglob("*.json")):
        if letter := _unseen_in(json_of(read_limited(path))):
            name = f"{pack.id}/{path.relative_to(pack.folder).as_posix()}"
            raise BadPack(name, "", "", f"says {letter}, a letter that cannot be seen")


def _unseen_in(given: Any) -> str:
    """The first unseen letter in the texts of a file, by its number, or ""."""
    match given:
        case str():
            return unseen(given)
        case list():
            return next(filter(None, map(_unseen_in, given)), "")
        case dict():
            return next(filter(None, map(_unseen_in, [*given, *given.values()])), "")
    return ""


# Changing


def install(source: Path, needed: Callable[[], Collection[Version]] = tuple, folder: Path | None = None) -> Arrival:
    """Install the pack in a folder or an archive, or update it.

    `needed` says which versions saved games need. Raises `BadCard` for one that cannot be used, and `OSError`.
    """
    root = packs_folder() if folder is None else folder
    with _alone(root):
        before = {each.id: each for each in installed(root)}
        arriving = Path(tempfile.mkdtemp(prefix=_ARRIVING, dir=root))
        try:
            pack = read_any(source, arriving)
            check(pack, [each.pack for each in before.values() if each.pack is not None and each.id != pack.id])
            was = before.get(pack.id)
            same = _same(pack, was)
            if same is not None:
                return Arrival(same, new=False)
            place = _free(root, f"{pack.id}-{pack.version}")
            arriving.rename(place)
        finally:
            shutil.rmtree(arriving, ignore_errors=True)
        known = places(root)
        known[pack.id] = PackPlace(place, was is not None and was.on)
        _write(root, known)
        _prune(root, known, needed())
        return Arrival(Pack(place, pack.id, says=pack.says), True, was.pack.version if was and was.pack else "")


def switch(identity: str, *, on: bool, folder: Path | None = None) -> list[str]:
    """Switch a pack on, with all that it needs, or off, with all that need it; returns whose state has changed.

    Raises `BadCard` for a pack that cannot be used, and `KeyError` for one that is not there.
    """
    root = packs_folder() if folder is None else folder
    with _alone(root):
        there = {each.id: each for each in installed(root)}
        pack = there[identity].pack
        if on:
            if pack is None:
                raise there[identity].fault or BadPack(identity, "", "", "cannot be used")
            others = [each.pack for each in there.values() if each.pack is not None]
            check(pack, others)
            concerned = [each.id for each in with_needs(pack, others)]
        else:
            concerned = [identity, *_needing(identity, there.values())]
        changed = [each for each in concerned if there[each].on != on]
        known = {name: PackPlace(each.folder, on if name in changed else each.on) for name, each in there.items()}
        _write(root, known)
        return changed


def remove(identity: str, folder: Path | None = None) -> None:
    """Remove a pack with all its versions.

    Raises `BadPack` where another pack needs it, `KeyError` where it is not there, and `OSError`.
    """
    root = packs_folder() if folder is None else folder
    with _alone(root):
        there = {each.id: each for each in installed(root)}
        found = there[identity]
        needing = _needing(identity, there.values())
        if needing:
            raise BadPack(f"{identity}/{FILE}", "", "needs", f"{needing[0]} needs it; remove that first")
        _write(root, {name: PackPlace(each.folder, each.on) for name, each in there.items() if name != identity})
        for place in (found.folder, *(pack.folder for pack in found.older)):
            _take_away(place)


def stack(folder: Path | None = None, game: str = "") -> Stack:
    """The packs of a game (the usual one, if none is named) that are switched on and fit together."""
    faults: dict[str, BadCard] = {}
    chosen: dict[str, Pack] = {}
    if any(place.on for place in places(folder).values()):
        for each in installed(folder):
            if each.on and each.pack is not None and each.pack.says.game in _names(game):
                chosen[each.id] = each.pack
            elif each.on and each.fault is not None:
                faults[each.id] = each.fault
    found = titles.title(game or titles.usual())
    while chosen:
        try:
            packs = in_order(chosen.values())
            found.load(found.catalogue)(*packs)
        except BadCard as fault:
            wrong = fault.file.partition("/")[0]
            faults[wrong if wrong in chosen else next(reversed(chosen))] = fault
            chosen.pop(wrong if wrong in chosen else next(reversed(chosen)))
            continue
        return Stack(packs, faults)
    return Stack((), faults)


def _names(game: str) -> tuple[str, ...]:
    """How packs name a game."""
    return (game, "") if game in ("", titles.usual()) else (game,)


def _needing(identity: str, there: Collection[Installed]) -> list[str]:
    """The packs that need one, by themselves or through others."""
    found: list[str] = []
    waiting = [identity]
    while waiting:
        needed = waiting.pop()
        for each in there:
            if each.pack is not None and needed in each.pack.says.needs and each.id not in (*found, identity):
                found.append(each.id)
                waiting.append(each.id)
    return sorted(found)


def _same(pack: Pack, was: Installed | None) -> Pack | None:
    """The version that is there already, if it is the pack file for file."""
    if was is None or was.pack is None:
        return None
    return was.pack if _content(pack) == _content(was.pack) else None


def _content(pack: Pack) -> dict[str, bytes]:
    return {path.relative_to(pack.folder).as_posix(): read_limited(path) for path in sound_files(pack.folder, pack.id)}


def _free(root: Path, name: str) -> Path:
    number, place = 1, root / name
    while place.exists():
        number += 1
        place = root / f"{name}~{number}"
    return place


def _prune(root: Path, known: Mapping[str, PackPlace], needed: Collection[Version]) -> None:
    """Take away versions of before that no saved game needs."""
    for identity, versions in _versions(root).items():
        for pack in versions:
            if identity in known and known[identity].folder != pack.folder and (identity, pack.version) not in needed:
                _take_away(pack.folder)


def _take_away(place: Path) -> None:
    """Let a folder go: gone at once for everybody, then deleted as far as the system lets us."""
    leaving = Path(tempfile.mkdtemp(prefix=_LEAVING, dir=place.parent))
    place.rename(leaving / place.name)
    shutil.rmtree(leaving, ignore_errors=True)


def _write(root: Path, known: Mapping[str, PackPlace]) -> None:
    told = {name: {"folder": place.folder.name, "on": place.on} for name, place in sorted(known.items())}
    number, part = tempfile.mkstemp(prefix=f".{STATE}.", dir=root)
    with os.fdopen(number, "w", encoding="utf-8") as file:
        json.dump({"packs": told}, file, indent=1)
        file.flush()
        os.fsync(file.fileno())
    Path(part).replace(root / STATE)
    have_changed()


@contextlib.contextmanager
def _alone(root: Path) -> Iterator[None]:
    """A context manager that locks the packs' folder, and deletes unfinished work of an earlier process. Raises
    `OSError`."""
    root.mkdir(parents=True, exist_ok=True)
    with FileLock(root / _LOCK, timeout=_PATIENCE):
        for path in root.iterdir():
            if path.name.startswith((_ARRIVING, _LEAVING)):
                shutil.rmtree(path, ignore_errors=True)
            elif path.name.startswith(f".{STATE}."):
                path.unlink(missing_ok=True)
        yield
