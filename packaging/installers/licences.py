"""The licences of all parts, as one folder that goes with the program: what each part is under, and the texts."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from installers.job import Job

ASK = """
import importlib.metadata as m, json, sys
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name as plain
wanted, found = ["millions-of-swallows"], {}
while wanted:
    name = plain(wanted.pop())
    if name in found:
        continue
    part = m.distribution(name)
    needs = [Requirement(text) for text in part.requires or []]
    needs = sorted(plain(n.name) for n in needs if n.marker is None or n.marker.evaluate({"extra": ""}))
    wanted += needs
    names = ("LICEN", "COPYING", "NOTICE", "OFL", "THIRD-PARTY")
    texts = [f for f in part.files or [] if f.name.upper().startswith(names) and f.suffix not in (".py", ".pyc")]
    about = part.metadata
    found[name] = {
        "name": about["Name"], "version": part.version, "about": about["Summary"] or "",
        "licence": about["License-Expression"] or about["License"] or "",
        "needs": needs,
        "files": [str(part.locate_file(f)) for f in part.files or [] if not f.name.endswith(".pyc")],
        "texts": sorted(str(part.locate_file(f)) for f in texts),
    }
print(json.dumps([found[name] for name in sorted(found)]))
"""


@dataclass(frozen=True)
class ShippedPackage:
    """A package that goes with the program."""

    name: str
    version: str
    about: str
    licence: str
    """As the package says it; the names in THIRD-PARTY.md hold where it says a whole text."""
    needs: tuple[str, ...]
    files: tuple[Path, ...]
    texts: tuple[Path, ...]
    """Its licence files."""


def parts(job: Job) -> list[ShippedPackage]:
    """The program and all it needs, as installed in the environment, by name."""
    _ = job.wheel
    return [
        ShippedPackage(
            name=one["name"],
            version=one["version"],
            about=one["about"],
            licence=_expression(one["name"], one["licence"]),
            needs=tuple(one["needs"]),
            files=tuple(map(Path, one["files"])),
            texts=tuple(map(Path, one["texts"])),
        )
        for one in json.loads(job.run([job.python, "-c", ASK]))
    ]


# Packages whose metadata holds a whole text, or none: as THIRD-PARTY.md says.
_SAID = {
    "font-hanken-grotesk": "OFL-1.1",
    "font-roboto": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "mdurl": "MIT",
    "markdown-it-py": "MIT",
    "shellingham": "ISC",
    "annotated-types": "MIT",
    "PySide6_Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}


def _expression(name: str, said: str) -> str:
    return _SAID.get(name) or said


def gather(job: Job, folder: Path) -> None:
    """Write the project's LICENSE and THIRD-PARTY.md, and each part's texts in a folder of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("LICENSE", "THIRD-PARTY.md"):
        shutil.copy(job.source / name, folder / name)
    for part in parts(job):
        for text in part.texts:
            if text.is_file():
                (folder / part.name.lower()).mkdir(exist_ok=True)
                shutil.copy(text, folder / part.name.lower() / _one_name(text))
    for text in sorted((job.source / "resources" / "licences").glob("*.txt")):
        shutil.copy(text, folder / text.name)
    python = Path(job.run([job.python, "-c", "import os; print(os.path.dirname(os.__file__))"]).strip(), "LICENSE.txt")
    if python.is_file():
        (folder / "python").mkdir(exist_ok=True)
        shutil.copy(python, folder / "python" / "LICENSE.txt")


def _one_name(text: Path) -> str:
    """A file name for a licence that lies somewhere in a tree of licences: the tree written into the name."""
    folders = text.parts
    after = max(
        (at for at, part in enumerate(folders) if part in ("licenses", "site-packages")), default=len(folders) - 2
    )
    return "-".join(part for part in folders[after + 1 :] if not part.endswith(".dist-info"))
