"""What the binaries of the frozen folder ask of the system, and that none of them knows who has built it."""

from __future__ import annotations

import re
from pathlib import Path

from bootstrap import CannotGoOn
from installers.job import Job

_RUNPATH = re.compile(r"\b(?:RUNPATH|RPATH)\s+(\S+)")
_NEEDED = re.compile(r"\bNEEDED\s+(\S+)")
_GLIBC = re.compile(r"\bGLIBC_(\d+(?:\.\d+)+)")


def of(folder: Path) -> list[Path]:
    """Every program and library in a folder, links apart."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def told(job: Job, path: Path) -> str:
    """The head of a binary in words: what it needs, from where, in which versions."""
    return job.run(["objdump", "-p", path])


def forget_the_builder(job: Job, folder: Path) -> None:
    """Take away every path in which binaries would look for libraries on the machine that built them."""
    for path in of(folder):
        if any(not each.startswith("$ORIGIN") for each in paths(told(job, path))):
            job.run([job.program("patchelf"), "--remove-rpath", path])


def paths(said: str) -> list[str]:
    """Where a binary looks for libraries before the system's places."""
    return [each for line in _RUNPATH.findall(said) for each in line.split(":")]


def strangers(job: Job, folder: Path) -> list[str]:
    """Binaries that name a path of the building machine, or carry debugging symbols."""
    found = []
    for path in of(folder):
        found += [f"{path.name} looks in {each}" for each in paths(told(job, path)) if not each.startswith("$ORIGIN")]
        if ".debug_info" in job.run(["objdump", "-h", path]):
            found.append(f"{path.name} carries debugging symbols")
    return found


def needed(job: Job, folder: Path) -> list[str]:
    """The libraries, by SONAME, that the system has to bring along."""
    inside = {path.name for path in folder.rglob("*.so*")}
    asked = {name for path in of(folder) for name in _NEEDED.findall(told(job, path))}
    return sorted(asked - inside)


def oldest_glibc(job: Job, folder: Path) -> str:
    """The oldest version of the GNU C library that every binary runs with."""
    versions = {version for path in of(folder) for version in _GLIBC.findall(told(job, path))}
    if not versions:
        raise CannotGoOn(f"no binary in {folder} asks for the GNU C library")
    newest: str = max(versions, key=lambda version: [int(part) for part in version.split(".")])
    return newest
