"""The table of targets. A target's file offers one function `build(job)` that returns the finished files in `job.out`.

To add one: write its file, and its line here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from installers import bundles, flatpak, frozen, linux, macos, pypi, selfextracting, windows
from installers.job import Job
from installers.tools import Tool

SYSTEMS = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}


@dataclass(frozen=True)
class BuildTarget:
    """Something that `release.py NAME` builds."""

    name: str
    makes: str
    """One line for the help."""
    build: Callable[[Job], list[Path]]
    """Returns the finished files; raises `CannotGoOn` with what went wrong and what to do."""
    needs: tuple[Tool, ...] = ()
    system: str = ""
    """Of `sys.platform`; empty: built on every system."""

    @property
    def system_name(self) -> str:
        """The system it is built on, in words."""
        return SYSTEMS.get(self.system, self.system)


TARGETS = (
    BuildTarget("frozen", "the program in a folder that can be moved anywhere", frozen.build, frozen.NEEDS),
    BuildTarget("deb", "the package for Debian and Ubuntu", linux.deb, frozen.NEEDS, "linux"),
    BuildTarget("rpm", "the package for Fedora and openSUSE", linux.rpm, frozen.NEEDS, "linux"),
    BuildTarget("arch", "the package for Arch Linux", linux.arch, linux.ARCH_NEEDS, "linux"),
    BuildTarget(
        "run", "installs itself for one user on any Linux", selfextracting.build, selfextracting.NEEDS, "linux"
    ),
    BuildTarget("bundles", "wheels of every platform with a script that installs them offline", bundles.build),
    BuildTarget("pypi", "the wheel and the source for Python's index", pypi.build),
    BuildTarget("flatpak", "what the Flatpak is built from, in build/flatpak", flatpak.build, system="linux"),
    BuildTarget("windows", "setup.exe for Windows, built on Linux", windows.build, windows.NEEDS, "linux"),
    BuildTarget("macos", "the .app in its .dmg", macos.build, macos.NEEDS, "darwin"),
)
