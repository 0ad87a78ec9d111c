"""The offline bundles: for every platform one zip with all wheels and a script that installs from them alone.

The script makes a private environment of a Python that is there; nothing is fetched, and every wheel is held against
the hash in `wheels.txt`.
"""

from __future__ import annotations

import shutil
import time
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from installers import icons, licences
from installers.job import Job
from installers.macos import APP, property_list, put_icons
from installers.selfextracting import put_scripts
from installers.summary import sha256
from installers.wheelhouse import wheels

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
"""The Pythons that a bundle's wheels fit."""
_EXECUTABLE = {".sh", ".command"}


@dataclass(frozen=True)
class Platform:
    """What a bundle is for."""

    name: str
    machines: tuple[tuple[str, ...], ...]
    """For each kind of processor the platforms of its wheels, the best first: on macOS those of the oldest system."""


def _glibc(newest: int, machine: str) -> tuple[str, ...]:
    numbered = tuple(f"manylinux_2_{minor}_{machine}" for minor in range(newest, 16, -1))
    return (*numbered, f"manylinux2014_{machine}")


def _macos(machine: str) -> tuple[str, ...]:
    numbers = [f"10_{minor}" for minor in range(9, 17)] + [f"{major}_0" for major in range(11, 15)]
    return tuple(f"macosx_{number}_{kind}" for number in numbers for kind in ("universal2", machine))


PLATFORMS = (
    Platform("linux-x86_64", (_glibc(36, "x86_64"),)),
    Platform("linux-aarch64", (_glibc(39, "aarch64"),)),
    Platform("macos", (_macos("arm64"), _macos("x86_64"))),
    Platform("windows", (("win_amd64",),)),
)


def build(job: Job) -> list[Path]:
    """One bundle a platform."""
    job.out.mkdir(parents=True, exist_ok=True)
    return [_bundle(job, platform) for platform in PLATFORMS]


def _bundle(job: Job, platform: Platform) -> Path:
    name = f"swallows-{job.version}-{platform.name}"
    folder = job.folder(f"bundle-{platform.name}")
    everything = folder / "wheels"
    for python in PYTHONS:
        for tags in platform.machines:
            wheels(job, tags, python, everything)
    shutil.copy(job.wheel, everything)
    (folder / "wheels.txt").write_text(listed(everything.glob("*.whl")), "utf-8")
    licences.gather(job, folder / "licences")
    if platform.name == "macos":
        _put_macos(job, folder)
    elif platform.name == "windows":
        _put_windows(job, folder)
    else:
        put_scripts(job, folder)
    packed = job.out / f"{name}.zip"
    pack(folder, packed, name, job.epoch)
    return packed


def listed(files: Iterable[Path]) -> str:
    """What pip is told to install: every part with its version and the hashes of all its wheels."""
    parts: dict[tuple[str, str], list[Path]] = {}
    for path in sorted(files):
        name, version, *_ = path.name.split("-")
        parts.setdefault((name.lower().replace("_", "-"), version), []).append(path)
    versions: dict[str, int] = {}
    for name, _version in parts:
        versions[name] = versions.get(name, 0) + 1
    lines = []
    for (name, version), group in sorted(parts.items()):
        # Where two versions lie there, each is for other Pythons, and the tag of its wheels says which.
        pythons = sorted({path.name.split("-")[-3] for path in group})
        marker = ""
        if versions[name] > 1:
            numbers = ", ".join(f"3.{tag.removeprefix('cp3')}" for tag in pythons)
            marker = f' ; python_version in "{numbers}"'
        hashes = "".join(f" \\\n    --hash=sha256:{sha256(path)}" for path in group)
        lines.append(f"{name}=={version}{marker}{hashes}\n")
    return "".join(lines)


def pack(folder: Path, packed: Path, name: str, epoch: int) -> None:
    """Pack a folder so that the same files give the same bytes; scripts stay executable."""
    when = time.gmtime(max(epoch, 315_532_800))[:6]
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if not path.is_file():
                continue
            entry = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}", when)
            entry.create_system = 3
            entry.external_attr = (0o100755 if path.suffix in _EXECUTABLE else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_STORED if path.suffix == ".whl" else zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes(), compresslevel=9)


def _put_macos(job: Job, folder: Path) -> None:
    scripts = job.source / "packaging" / "macos"
    for script in ("install.command", "uninstall.command"):
        shutil.copy(scripts / script, folder)
    contents = folder / "app" / APP / "Contents"
    (contents / "MacOS").mkdir(parents=True)
    (contents / "Resources").mkdir()
    (contents / "Info.plist").write_bytes(property_list(job))
    shutil.copy(scripts / "start.sh", contents / "MacOS" / "start.sh")
    put_icons(job, contents / "Resources")


def _put_windows(job: Job, folder: Path) -> None:
    scripts = job.source / "packaging" / "windows"
    for script in ("install.cmd", "install.ps1", "uninstall.cmd", "uninstall.ps1"):
        text = (scripts / "bundle" / script).read_text("utf-8")
        # PowerShell 5 takes a file for UTF-8 only with a mark; cmd.exe wants its own ends of lines.
        mark = "\ufeff" if script.endswith(".ps1") else ""
        (folder / script).write_bytes((mark + text).replace("\n", "\r\n").encode("utf-8"))
    for name, drawing in (("swallows", "resources/art/app.svg"), ("record", "packaging/desktop/record.svg")):
        pictures = icons.draw(job, job.source / drawing, (16, 24, 32, 48, 64, 128, 256), job.folder(f"ico-{name}"))
        (folder / f"{name}.ico").write_bytes(icons.ico({size: path.read_bytes() for size, path in pictures.items()}))
