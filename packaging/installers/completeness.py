"""Whether a bundle holds all it needs: wheels of every part for every Python, scripts that run, right hashes."""

from __future__ import annotations

import plistlib
import re
import zipfile
from hashlib import sha256
from pathlib import Path

from bootstrap import CannotGoOn
from installers.bundles import PLATFORMS, PYTHONS
from installers.job import Job
from installers.macos import APP
from installers.wheelhouse import locked

_FITTING = {
    "linux-x86_64": r"(manylinux[\d_]+_x86_64\.?)+|any",
    "linux-aarch64": r"(manylinux[\d_]+_aarch64\.?)+|any",
    "macos": r"(macosx_\d+_\d+_(universal2|arm64|x86_64)\.?)+|any",
    "windows": r"win_amd64|any",
}
_STARTED = {
    "linux-x86_64": "install.sh",
    "linux-aarch64": "install.sh",
    "macos": "install.command",
    "windows": "install.cmd",
}

_DIFFERENT = {"linux-aarch64": ("aarch64", ""), "windows": ("", "win32")}
"""Platforms that `wheelhouse.locked` has to be told of: their machine, and their system."""


def bundles(job: Job) -> None:
    """Look into every bundle; CannotGoOn with what one of them lacks."""
    lock = (job.root / "packaging" / "requirements.lock").read_text("utf-8")
    faults: list[str] = []
    for platform in PLATFORMS:
        packed = job.out / f"swallows-{job.version}-{platform.name}.zip"
        if not packed.is_file():
            faults.append(f"{packed.name} has not been built")
            continue
        faults += [f"{packed.name}: {fault}" for fault in lacking(packed, platform.name, lock)]
    if faults:
        raise CannotGoOn("\n".join(faults))


def lacking(packed: Path, platform: str, lock: str) -> list[str]:
    """What is wrong with a bundle for a platform."""
    faults = []
    with zipfile.ZipFile(packed) as archive:
        top = packed.stem
        names = {entry.filename.removeprefix(f"{top}/"): entry for entry in archive.infolist()}
        wheels = [Path(name).name for name in names if name.startswith("wheels/")]
        for wheel in wheels:
            if not re.fullmatch(_FITTING[platform], wheel.removesuffix(".whl").split("-")[-1]):
                faults.append(f"{wheel} is for another platform")
        for python in PYTHONS:
            machine, system = _DIFFERENT.get(platform, ("", ""))
            plain, sources = locked(lock, python, machine, system)
            for entry in (*plain, *sources):
                name, version = re.split(r"==|\s", entry)[:2]
                found = [wheel for wheel in wheels if fits(wheel, name, version, python)]
                for kind in ("arm64", "x86_64") if platform == "macos" else ("",):
                    if not any(re.search(rf"(universal2|any|{kind})\.whl$", wheel) for wheel in found):
                        faults.append(f"no wheel of {name} {version} for Python {python} {kind}".rstrip())
        told = set(re.findall(r"sha256:([0-9a-f]{64})", archive.read(f"{top}/wheels.txt").decode()))
        there = {sha256(archive.read(f"{top}/wheels/{wheel}")).hexdigest() for wheel in wheels}
        if told != there:
            faults.append("wheels.txt does not fit the wheels")
        started = names.get(_STARTED[platform])
        if started is None:
            faults.append(f"{_STARTED[platform]} is missing")
        elif platform != "windows" and not started.external_attr >> 16 & 0o111:
            faults.append(f"{_STARTED[platform]} cannot be run")
        if platform == "macos":
            contents = f"{top}/app/{APP}/Contents"
            told_mac = plistlib.loads(archive.read(f"{contents}/Info.plist"))
            needed = [f"MacOS/{told_mac['CFBundleExecutable']}", f"Resources/{told_mac['CFBundleIconFile']}"]
            faults += [f"{APP} has no {name}" for name in needed if f"{contents}/{name}" not in archive.namelist()]
    return faults


def fits(wheel: str, name: str, version: str, python: str) -> bool:
    """Whether a wheel is that of a part and runs on a Python such as "3.12"."""
    words = wheel.removesuffix(".whl").split("-")
    if words[0].lower().replace("_", "-") != name or words[1] != version:
        return False
    tag, abi = words[-3], words[-2]
    minor = int(python.partition(".")[2])
    if "py3" in tag.split("."):
        return True
    found = re.search(r"cp3(\d+)", tag)
    return found is not None and (int(found[1]) == minor or (abi == "abi3" and int(found[1]) <= minor))
