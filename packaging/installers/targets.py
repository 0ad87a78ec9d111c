"""The table of targets. A target's file offers one function `build(job)` that returns the finished files in `job.out`.

To add one: write its file, and its line here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from installers import frozen, windows
from installers.job import Job
from installers.tools import Tool

SYSTEMS = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}


@dataclass(frozen=True)
class Target:
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
    Target("frozen", "the program in a folder, packed: runs from anywhere", frozen.build),
    Target("windows", "setup.exe for Windows, built on Linux", windows.build, windows.NEEDS, "linux"),
)
