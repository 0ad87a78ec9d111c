"""Finds `resources` and `translations`, the player's packs, and data files that are missing from the installation.

No other module knows where `resources` lies. Which packs are switched on is read at the start without pydantic models
and without checking the packs: `packs/packs.json` says for each pack id in which folder its present version lies, and
whether new games use it. An entry whose folder is missing is ignored. `PackMark` is what a record says of a pack that
its game is played with.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from swallows_gui import titles
from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.folders import packs_folder

MORE_DATA: Final = "SWALLOWS_DATA"
"""Environment: further folders with `resources` and `translations` in them (several as in PATH), whose files are found
beside the program's own. So a language is tried before it is part of the program."""
_PACKAGE = Path(__file__).resolve().parent.parent


def data_path(*parts: str) -> Path:
    """The path of data, such as `data_path("resources", "swallows", "cards", "green.json")`. `parts` starts with
    "resources" or "translations". Data is inside the package in an installed or frozen application, else beside it in a
    checkout; a further folder is searched last. The path may not exist."""
    own = _own(parts[0]).joinpath(*parts)
    if own.exists():
        return own
    others = (folder.joinpath(*parts) for folder in _further())
    return next((path for path in others if path.exists()), own)


def found(path: Path) -> Path:
    """A file by its place in the application's own data: itself, or where it is missing that of a further folder."""
    for part in ("resources", "translations"):
        if not path.exists() and path.is_relative_to(_own(part) / part):
            return data_path(*path.relative_to(_own(part)).parts)
    return path


def data_files(*parts: str, ending: str) -> list[Path]:
    """The files of a folder of the data, by name; of two with one name the application's own."""
    found: dict[str, Path] = {}
    for root in (_own(parts[0]), *_further()):
        for path in root.joinpath(*parts).glob(f"*{ending}"):
            found.setdefault(path.name, path)
    return [found[name] for name in sorted(found)]


def has_rules(game: str) -> bool:
    """Whether the folder `game` of the resources has a rule book, without reading it."""
    return data_path("resources", game, "rules", "en.json").is_file()


def _own(part: str) -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    inside = Path(bundle) / "swallows_gui" if bundle is not None else _PACKAGE
    return inside if (inside / part).is_dir() else _PACKAGE.parent


def _further() -> list[Path]:
    return [Path(folder) for folder in os.environ.get(MORE_DATA, "").split(os.pathsep) if folder]


STATE: Final = "packs.json"


class PackPlace(NamedTuple):
    """The folder of a pack's present version, and whether the pack is switched on."""

    folder: Path
    on: bool


_changes = 0


def places(folder: Path | None = None) -> dict[str, PackPlace]:
    """The packs of a folder (the player's, if none is given) by id, as far as the file there names them."""
    root = packs_folder() if folder is None else folder
    try:
        told = json_of(read_limited(root / STATE))["packs"]
        return {
            identity: PackPlace(root / each["folder"], each["on"] is True)
            for identity, each in sorted(told.items())
            if each["folder"] == Path(each["folder"]).name and (root / each["folder"]).is_dir()
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}


def files_of_packs(*parts: str, on: bool = True) -> list[Path]:
    """The JSON files of packs in a folder; with `on` only of packs that are switched on."""
    return [
        path
        for place in places().values()
        if place.on or not on
        for path in sorted(place.folder.joinpath(*parts).glob("*.json"))
    ]


def changes() -> int:
    """A counter of changes of the packs; caches compare it."""
    return _changes


def have_changed() -> None:
    """The packs are others now."""
    global _changes
    _changes += 1


@dataclass(frozen=True, slots=True)
class PackMark:
    """A pack by its id, version, and the digest ("sha256:...") of what of it bears on rules."""

    id: str
    version: str
    digest: str


SHARED: Final = (
    "languages/de.json",
    "languages/en.json",
    "texts.json",
    "art/app.svg",
    "art/swallow.svg",
)
"""Files of `resources` without which no game can be played."""
BOOTSTRAP: Final = "bootstrap.py"
REINSTALL: Final = "install the program again; saved games are not touched"
TRANSLATIONS: Final = ("swallows_de.qm", "swallows_en.qm", "cards_en.qm")


def data() -> tuple[str, ...]:
    """The files of `resources` without which the program, or a game of the house, cannot work."""
    return SHARED + tuple(name for title in titles.titles() for name in title.data)


def missing_files() -> tuple[str, ...]:
    """The files that are not there, or empty, by their paths from the folder with the data on; () if all is well."""
    wanted = [("resources", *name.split("/")) for name in data()] + [("translations", name) for name in TRANSLATIONS]
    return tuple("/".join(parts) for parts in wanted if not _is_filled(parts))


def repair() -> str:
    """What mends the installation, as an English half-sentence for the terminal and for reports."""
    return f"python3 packaging/{BOOTSTRAP} setup" if in_checkout() else REINSTALL


def in_checkout() -> bool:
    """Whether the program runs from its sources, which repair themselves, and was not installed."""
    sources = data_path("resources").parent / "packaging" / BOOTSTRAP
    return not getattr(sys, "frozen", False) and sources.is_file()


def _is_filled(parts: tuple[str, ...]) -> bool:
    try:
        return data_path(*parts).stat().st_size > 0
    except OSError:
        return False
