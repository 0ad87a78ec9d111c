"""What the Flatpak is built from, beside the source: wheels by the lock files' hashes, and what the desktop is told.

Flathub's machines build without a network; `packaging/flatpak` says what they do with it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from installers.bundles import PLATFORMS, listed
from installers.desktop import share
from installers.frozen import machine
from installers.job import Job
from installers.wheelhouse import wheels

PYTHON = "3.14"
"""That of the runtime which the manifest names."""


def build(job: Job) -> list[Path]:
    """Fill `build/flatpak`: `wheels`, a list of them with their hashes for `tools` and for `parts`, and `share`."""
    folder = job.root / "build" / "flatpak"
    shutil.rmtree(folder, ignore_errors=True)
    (platform,) = [each for each in PLATFORMS if each.name == f"linux-{machine()}"]
    for name in ("tools", "parts"):
        (folder / name).mkdir(parents=True)
    wheels(job, platform.machines[0], PYTHON, folder / "parts")
    pip = [job.python, "-m", "pip", "--disable-pip-version-check", "--no-input", "download", "--quiet", "--no-deps"]
    lock = job.source / "packaging" / "build.lock"
    job.run([*pip, "--require-hashes", "--only-binary=:all:", "-r", lock, "-d", folder / "tools"])
    for name in ("tools", "parts"):
        (folder / f"{name}.txt").write_text(listed((folder / name).glob("*.whl")), "utf-8")
    shutil.copytree(job.once("share", lambda: share(job)), folder / "share", symlinks=True)
    return []
