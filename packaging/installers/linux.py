"""Packages of Linux distributions, all three from `packaging/linux/nfpm.yaml` by nfpm."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path

from bootstrap import CannotGoOn
from installers import binaries, frozen
from installers.desktop import share
from installers.frozen import machine
from installers.home import addresses
from installers.job import Job
from installers.tools import Tool

ARCH_NEEDS = (*frozen.NEEDS, Tool("zstd", "zstd"))
"""What the package for Arch is made with, and packed again as small as it gets."""
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What nfpm calls a processor."""
LIBRARIES = {
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype2"),
    "libgcc_s.so.1": ("libgcc-s1", "gcc-libs"),
    "libglib-2.0.so.0": ("libglib2.0-0t64 | libglib2.0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0t64 | libglib2.0-0", "glib2"),
    "libstdc++.so.6": ("libstdc++6", "gcc-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "wayland"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "zstd"),
}
"""The packages of Debian and of Arch that bring a library along; rpm asks for it by its own name."""
GLIBC = re.compile(r"ld-linux.*|lib(c|dl|m|mvec|pthread|rt|util)\.so\.\d+")
OPTIONAL = ("libcups.so.2",)
"""Libraries of parts that are silently left out where they are missing: printing."""


def deb(job: Job) -> list[Path]:
    """The package for Debian, Ubuntu and their children."""
    return _package(job, "deb", ".deb")


def rpm(job: Job) -> list[Path]:
    """The package for Fedora, openSUSE and their like."""
    return _package(job, "rpm", ".rpm")


def arch(job: Job) -> list[Path]:
    """The package for Arch Linux and its children."""
    (made,) = _package(job, "archlinux", ".pkg.tar.zst")
    plain = made.with_suffix("")
    job.run(["zstd", "--quiet", "--force", "-d", made, "-o", plain])
    job.run(["zstd", "--quiet", "--force", "--ultra", "-20", "-T1", "--rm", plain, "-o", made])
    return [made]


def _package(job: Job, packager: str, ending: str) -> list[Path]:
    job.out.mkdir(parents=True, exist_ok=True)
    place = job.folder(f"package-{packager}")
    recipe = place / "nfpm.yaml"
    recipe.write_text(filled((job.source / "packaging" / "linux" / "nfpm.yaml").read_text("utf-8"), job), "utf-8")
    job.run([job.program("nfpm"), "package", "--packager", packager, "--config", recipe, "--target", place])
    (made,) = place.glob(f"*{ending}")
    return [made.replace(job.out / made.name)]


def dependencies(job: Job, folder: Path) -> dict[str, list[str]]:
    """What the packages for "deb", "rpm" and "archlinux" depend on, as the binaries in a folder ask for it.

    CannotGoOn if one asks for a library that `LIBRARIES` does not know.
    """
    glibc = binaries.oldest_glibc(job, folder)
    asked = [name for name in binaries.needed(job, folder) if not GLIBC.fullmatch(name) and name not in OPTIONAL]
    if unknown := [name for name in asked if name not in LIBRARIES]:
        raise CannotGoOn(f"no package is known for {', '.join(unknown)}: say so in LIBRARIES of installers/linux.py")
    return {
        "deb": sorted({f"libc6 (>= {glibc})", *(LIBRARIES[name][0] for name in asked)}),
        "rpm": sorted({f"libc.so.6(GLIBC_{glibc})(64bit)", *(f"{name}()(64bit)" for name in asked)}),
        "archlinux": sorted({f"glibc>={glibc}", *(LIBRARIES[name][1] for name in asked)}),
    }


def filled(recipe: str, job: Job) -> str:
    """The recipe with this build's names in the places of its `${...}`."""
    names = {
        "ARCHITECTURE": ARCHITECTURES.get(machine(), machine()),
        "VERSION": job.version,
        "DATE": _day(job),
        "FROZEN": str(job.frozen),
        "MAINTAINER": addresses(job)["maintainer"],
        "SHARE": str(_shared(job)),
        "CHANGES": str(_changes(job)),
        **{
            f"{packager.upper()}_NEEDS": "".join(f"\n      - {each!r}" for each in needs)
            for packager, needs in dependencies(job, job.frozen).items()
        },
        "OVERRIDES": str(job.source / "packaging" / "linux" / "lintian-overrides"),
        "POSTREMOVE": str(job.source / "packaging" / "linux" / "postremove.sh"),
    }
    return re.sub(r"\$\{(\w+)\}", lambda found: names[found[1]], recipe)


def _changes(job: Job) -> Path:
    """The changes as nfpm reads them: one entry, which points to the program's own list in the package."""
    entry = {
        "semver": job.version,
        "date": _day(job),
        "packager": addresses(job)["maintainer"],
        "deb": {"urgency": "medium", "distributions": ["unstable"]},
        "changes": [{"note": f"Version {job.version}: see changelog.gz beside the copyright"}],
    }
    place = job.folder("changes") / "changes.yaml"
    place.write_text(json.dumps([entry]), "utf-8")
    return place


def _day(job: Job) -> str:
    return datetime.fromtimestamp(job.epoch, UTC).isoformat().replace("+00:00", "Z")


def _shared(job: Job) -> Path:
    """`/usr/share` as all packages of this run have it."""
    return job.once("share", lambda: share(job))
