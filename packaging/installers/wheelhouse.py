"""The wheels that the program needs on another platform, as `requirements.lock` pins them, with their hashes checked.

What the registry has as source only (a font: plain files) is built here once; such a wheel fits every platform.
"""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from bootstrap import CannotGoOn
from installers.job import Job

SOURCE_ONLY = ("font-roboto",)
"""Packages of plain files that the registry has as source."""
_PLAIN = ("--disable-pip-version-check", "--no-input")
_ENTRY = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\\n]+))?", re.MULTILINE)
_PYTHON = re.compile(r"python_full_version (?P<sign><|>=) '(?P<version>[\d.]+)'")

_FACT = re.compile(r"(?P<what>implementation_name|platform_machine|sys_platform) (?P<sign>[!=]=) '(?P<value>\w+)'")


def wheels(job: Job, platforms: Sequence[str], python: str, folder: Path) -> Path:
    """Fill `folder` with the wheels for a platform (tags such as "win_amd64") and a Python (such as "3.12").

    The program's own wheel is not among them. Raises `CannotGoOn` if one is not to be had or its hash differs.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = (job.root / "packaging" / "requirements.lock").read_text("utf-8")
    machine = "aarch64" if any(tag.endswith("_aarch64") for tag in platforms) else ""
    plain, sources = locked(lock, python, machine, "win32" if platforms[0].startswith("win") else "")
    asked = job.folder(f"asked-{folder.name}") / "requirements.txt"
    asked.write_text("\n".join(plain) + "\n", "utf-8")
    pip: list[str | Path] = [job.python, "-m", "pip", *_PLAIN, "download", "--quiet", "--no-deps"]
    tags = [word for tag in platforms for word in ("--platform", tag)]
    job.run(
        [*pip, "--require-hashes", "--only-binary=:all:", *tags, "--python-version", python, "-r", asked, "-d", folder]
    )
    for wheel in _built_here(job, sources):
        shutil.copy(wheel, folder)
    found = {wheel.name.split("-")[0].lower().replace("_", "-") for wheel in folder.glob("*.whl")}
    lacking = {entry.partition("==")[0] for entry in (*plain, *sources)} - found
    if lacking:
        raise CannotGoOn(f"no wheels of {', '.join(sorted(lacking))} for {platforms[0]}.")
    return folder


def locked(lock: str, python: str, machine: str = "", system: str = "") -> tuple[list[str], list[str]]:
    """The entries of a lock file, hashes included, that hold for a Python and machine: those with wheels, and sources.

    `machine` is that of `platform.machine()`, `system` that of `sys.platform`, where either makes a difference, such as
    "aarch64" and "win32".
    """
    starts = [found.start() for found in _ENTRY.finditer(lock)] + [len(lock)]
    plain: list[str] = []
    sources: list[str] = []
    for begin, end in itertools.pairwise(starts):
        entry = re.sub(r"\n\s*#.*", "", lock[begin:end]).strip()
        found = _ENTRY.match(entry)
        assert found is not None
        if not _holds(found["marker"] or "", python, machine, system):
            continue
        entry = entry.replace(f" ; {found['marker']}", " ", 1) if found["marker"] else entry
        (sources if found["name"] in SOURCE_ONLY else plain).append(entry)
    return plain, sources


def _holds(marker: str, python: str, machine: str, system: str) -> bool:
    """Whether a marker holds: pip itself asks the Python that runs it, not the one the wheels are for."""
    target = {"implementation_name": "cpython", "platform_machine": machine, "sys_platform": system}
    bounds = []
    for part in filter(None, map(str.strip, marker.split(" and "))):
        fact = _FACT.fullmatch(part)
        if fact is None:
            bounds.append(_PYTHON.fullmatch(part))
        elif (target[fact["what"]] == fact["value"]) != (fact["sign"] == "=="):
            return False
    if None in bounds:
        raise CannotGoOn(f"requirements.lock has a condition that is not understood here: {marker}")
    wanted = _numbers(python)
    return all((wanted < _numbers(bound["version"])) == (bound["sign"] == "<") for bound in bounds if bound is not None)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _built_here(job: Job, sources: Sequence[str]) -> list[Path]:
    """Wheels of packages that come as source, made in the environment."""
    folder = job.work / "built-here"
    if not folder.exists():
        asked = job.folder("sources") / "requirements.txt"
        asked.write_text("\n".join(sources) + "\n", "utf-8")
        folder.mkdir(parents=True)
        pip: list[str | Path] = [job.python, "-m", "pip", *_PLAIN, "wheel", "--quiet", "--no-deps"]
        job.run([*pip, "--require-hashes", "--no-build-isolation", "-r", asked, "-w", folder])
    return sorted(folder.glob("*.whl"))
