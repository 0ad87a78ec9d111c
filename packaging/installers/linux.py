"""Packages of Linux distributions, all three from `packaging/linux/nfpm.yaml` by nfpm."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from installers.desktop import share
from installers.frozen import machine
from installers.job import Job

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What nfpm calls a processor."""


def deb(job: Job) -> list[Path]:
    """The package for Debian, Ubuntu and their children."""
    return _package(job, "deb", ".deb")


def rpm(job: Job) -> list[Path]:
    """The package for Fedora, openSUSE and their like."""
    return _package(job, "rpm", ".rpm")


def arch(job: Job) -> list[Path]:
    """The package for Arch Linux and its children."""
    return _package(job, "archlinux", ".pkg.tar.zst")


def _package(job: Job, packager: str, ending: str) -> list[Path]:
    job.out.mkdir(parents=True, exist_ok=True)
    place = job.folder(f"package-{packager}")
    recipe = place / "nfpm.yaml"
    recipe.write_text(filled((job.source / "packaging" / "linux" / "nfpm.yaml").read_text("utf-8"), job), "utf-8")
    job.run([job.program("nfpm"), "package", "--packager", packager, "--config", recipe, "--target", place])
    (made,) = place.glob(f"*{ending}")
    return [made.replace(job.out / made.name)]


def filled(recipe: str, job: Job) -> str:
    """The recipe with this build's names in the places of its `${...}`."""
    names = {
        "ARCHITECTURE": ARCHITECTURES.get(machine(), machine()),
        "VERSION": job.version,
        "DATE": datetime.fromtimestamp(job.epoch, UTC).isoformat().replace("+00:00", "Z"),
        "FROZEN": str(job.frozen),
        "SHARE": str(_shared(job)),
        "POSTREMOVE": str(job.source / "packaging" / "linux" / "postremove.sh"),
    }
    return re.sub(r"\$\{(\w+)\}", lambda found: names[found[1]], recipe)


def _shared(job: Job) -> Path:
    """`/usr/share` as all packages of this run have it."""
    return job.once("share", lambda: share(job))
