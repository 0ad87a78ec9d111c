"""The frozen folder: PyInstaller's one-folder program, stripped and dated, that every installer of this system carries.

Qt's libraries are separate files in `_internal/PySide6`, so that whoever wants may put his own in their place.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from pathlib import Path

from bootstrap import CannotGoOn
from installers import binaries, icu, licences, older_glibc
from installers.job import NAME, Job, date_all
from installers.tools import Tool

NEEDS = (Tool("objcopy", "binutils"),) if sys.platform.startswith("linux") else ()
SYSTEM = {"darwin": "macos", "win32": "windows"}
LARGEST = 115_000_000
"""Bytes that the folder may take."""


def machine() -> str:
    """What this kind of processor is called in file names."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(name, name)


def freeze(job: Job) -> Path:
    """Make the folder anew and return it; CannotGoOn if it does not start or is too large."""
    _ = job.wheel  # installs the program where PyInstaller looks
    from installers.macos import for_pyinstaller

    place = job.folder("frozen")
    told = for_pyinstaller(job) if sys.platform == "darwin" else {}
    job.run(
        [
            *(job.python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", place, "--workpath", job.folder("pyinstaller")),
            job.root / "packaging" / "swallows.spec",
        ],
        env={"PYINSTALLER_CONFIG_DIR": str(job.work / "pyinstaller-cache"), **told},
    )
    folder = place / "swallows"
    if sys.platform.startswith("linux"):
        _strip(job, folder)
        icu.trim(job, folder / "_internal" / "PySide6" / "Qt" / "lib")
        binaries.forget_the_builder(job, folder)
        for path in binaries.of(folder):
            older_glibc.ask_for_less(path)
        if strangers := binaries.strangers(job, folder):
            raise CannotGoOn("\n".join(strangers))
    _list_what_is_there(folder / "_internal")
    licences.gather(job, folder / "licences")
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if os.access(path, os.X_OK) and path.parent == folder else 0o644)
    date_all(folder, job.epoch)
    said = job.run([program(folder), "--version"])
    if job.version not in said.split():
        raise CannotGoOn(f"the frozen program tells another version than {job.version}: {said}")
    job.run([program(folder), "play", "--smoke"], env={"QT_QPA_PLATFORM": "offscreen"})
    if (size := size_of(folder)) > LARGEST:
        raise CannotGoOn(f"the frozen folder takes {size / 1e6:.0f} MB, more than {LARGEST / 1e6:.0f} MB")
    return folder


def program(folder: Path) -> Path:
    """The program in a frozen folder."""
    return folder / ("swallows.exe" if sys.platform == "win32" else "swallows")


def size_of(folder: Path) -> int:
    """The bytes of all files in a folder; a link counts nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _strip(job: Job, folder: Path) -> None:
    """Take the symbols out of Python's own libraries.

    Those of the wheels come stripped, except what plays sounds, and ICU.
    """
    inside = folder / "_internal"
    python = [*inside.glob("libpython3*.so*"), *inside.glob("python3*/lib-dynload/*.so")]
    python += [*inside.glob("_miniaudio*.so"), *inside.glob("_cffi_backend*.so"), *inside.rglob("libicu*.so*")]
    job.run(["strip", "--strip-unneeded", *(path for path in sorted(python) if not path.is_symlink())])


def _list_what_is_there(inside: Path) -> None:
    """Have each part's list of files name those of its licences and facts: the others are not where it says."""
    for listing in inside.glob("*.dist-info/RECORD"):
        lines = listing.read_text("utf-8").splitlines()
        kept = [line for line in lines if (inside / line.rsplit(",", 2)[0]).is_file() and ".dist-info/" in line]
        listing.write_text("".join(f"{line}\n" for line in kept), "utf-8")


def build(job: Job) -> list[Path]:
    """The folder itself, to be moved wherever one likes; with a folder `portable` in it it keeps its saves there."""
    place = job.out / f"{NAME}-{job.version}-{SYSTEM.get(sys.platform, sys.platform)}-{machine()}"
    if place.exists():
        shutil.rmtree(place)
    shutil.copytree(job.frozen, place, symlinks=True)
    return [place]
