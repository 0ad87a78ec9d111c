"""The table of checks behind `release.py check`: each looks at what was built, or at files that other machines use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bootstrap import CannotGoOn
from installers import completeness, lints, mac_layout, packages, pypi, relinking, roots, wayland, wine
from installers.job import Job
from installers.summary import LARGEST_INSTALLER, SUMS, finished, sha256
from installers.tools import Tool


@dataclass(frozen=True)
class Check:
    """Something that `release.py check NAME` looks at."""

    name: str
    proves: str
    """One line for the help."""
    look: Callable[[Job], None]
    """Raises `CannotGoOn` with what is wrong."""
    needs: tuple[Tool, ...] = ()


def sums(job: Job) -> None:
    """The checksums are those of the files, and no installer is larger than promised."""
    listed = job.out / SUMS
    if not listed.is_file():
        raise CannotGoOn(f"nothing has been built in {job.out}")
    lines = [line.partition("  ") for line in listed.read_text("utf-8").splitlines()]
    told = {name: digest for digest, _, name in lines}
    files = finished(job.out)
    wrong = [path.name for path in files if told.pop(path.name, "") != sha256(path)]
    if wrong or told:
        raise CannotGoOn(f"{SUMS} does not fit: {', '.join([*wrong, *told])}")
    # A bundle holds the wheels of four Pythons, and Qt whole: it is as large as they are.
    if large := [one.name for one in files if one.suffix != ".zip" and one.stat().st_size > LARGEST_INSTALLER]:
        raise CannotGoOn(f"larger than {LARGEST_INSTALLER / 1e6:.0f} MB: {', '.join(large)}")


CHECKS = (
    Check("sums", "checksums fit, and no installer is larger than promised", sums),
    Check("lint", "workflows, menu entry, metadata, manual page, scripts, what macOS is told", lints.lint, lints.NEEDS),
    Check("bundles", "every bundle holds a fitting wheel of every part for every Python", completeness.bundles),
    Check("pypi", "the wheel installs from an index without a network and plays", pypi.look),
    Check("macos", "what is for macOS lies so that all of it can be signed", mac_layout.look),
    Check(
        "packages",
        "no binary knows its builder; what packages declare is what they need",
        packages.look,
        packages.NEEDS,
    ),
    Check("qt", "Qt's libraries replaced by others: the program still starts", relinking.replace, relinking.NEEDS),
    Check("roots", "packages installed, played, removed in bare systems without a network", roots.trials, roots.NEEDS),
    Check("wayland", "the program opens its window on Wayland without an X server", wayland.look, wayland.NEEDS),
    Check("windows", "setup.exe installs, plays, upgrades and removes itself under wine", wine.look, wine.NEEDS),
)
