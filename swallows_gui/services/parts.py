"""The parts that the program is made of, each with its version and licence, as their own metadata say."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from swallows_gui import __version__
from swallows_gui.catalogue.places import data_path

PROJECT = "millions-of-swallows"

_REQUIREMENT = re.compile(r"\s*([A-Za-z0-9][A-Za-z0-9._-]*)")
_LICENCE_FILE = re.compile(r"licen[cs]e|copying|notice|^ofl", re.IGNORECASE)
_PLAIN_TEXT = frozenset(("", ".txt", ".md", ".rst"))
_LONGEST = 60
"""A licence in more characters is its text, not its name."""
_SHIPPED = (("LGPL", "LGPL-3.0.txt"), ("GPL", "GPL-3.0.txt"))
"""Licences whose text their packages leave out, by what stands in their names."""


@dataclass(frozen=True, slots=True)
class Component:
    """One part of the program."""

    name: str
    version: str
    licence: str
    """Its name, such as "MIT"; "" if the part does not say."""
    texts: tuple[Path, ...]
    """The files with the licence's text."""

    def text(self) -> str:
        """The licence's text, all files one after the other; "" if none can be read."""
        read = (_read(path) for path in self.texts)
        return "\n\n".join(text for text in read if text)


def parts() -> list[Component]:
    """The program itself, Python, and all required packages by name; packages without metadata are left out."""
    own = Component("Millions of Swallows", __version__, "MIT", _own_texts())
    python = Component(
        "Python", platform.python_version(), "PSF-2.0", (data_path("resources", "licences", "Python.txt"),)
    )
    return [own, python, *sorted(_packages(), key=lambda part: part.name.lower())]


def _packages() -> Iterator[Component]:
    seen = {PROJECT}
    waiting = list(_needed_by(PROJECT))
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        licence = _licence(found)
        yield Component(found.metadata["Name"], found.version, licence, (*_files(found), *_shipped(licence)))
        waiting += _needed_by(name)


def _needed_by(name: str) -> list[str]:
    """The names of a package's requirements; those not installed are left out later."""
    try:
        wanted = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    plain = (_REQUIREMENT.match(line) for line in wanted if "extra ==" not in line)
    return [found[1].lower().replace("_", "-") for found in plain if found]


def _licence(found: metadata.Distribution) -> str:
    said = found.metadata
    for field in ("License-Expression", "License"):
        value = said[field].strip() if field in said else ""
        if value and len(value) <= _LONGEST and "\n" not in value:
            return value
    for line in said.get_all("Classifier") or []:
        if line.startswith("License ::"):
            return str(line).rpartition("::")[2].strip().removesuffix(" License")
    return ""


def _files(found: metadata.Distribution) -> list[Path]:
    """The licence files that a package brings."""
    named = [
        entry
        for entry in found.files or []
        if _LICENCE_FILE.search(entry.name) and entry.suffix.lower() in _PLAIN_TEXT and ".." not in entry.parts
    ]
    paths = (Path(str(found.locate_file(entry))) for entry in named)
    return sorted(path for path in paths if path.is_file())


def _shipped(licence: str) -> list[Path]:
    return [data_path("resources", "licences", name) for word, name in _SHIPPED if word in licence]


def _own_texts() -> tuple[Path, ...]:
    try:
        return tuple(_files(metadata.distribution(PROJECT)))
    except metadata.PackageNotFoundError:
        return ()


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", errors="replace").strip()
    except OSError:
        return ""
