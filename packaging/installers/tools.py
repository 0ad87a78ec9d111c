"""The system's tools: which are missing, and the one line that installs them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bootstrap import line_by_hand

SEARCHED = os.environ.get("PATH", os.defpath) + os.pathsep + os.pathsep.join(("/usr/sbin", "/sbin"))


@dataclass(frozen=True)
class Tool:
    """A program that comes with the system."""

    program: str
    package: str
    """Its Debian package."""
    path: str = ""
    """A file that tells that it is there, for tools that are none on the PATH."""

    @property
    def found(self) -> str | None:
        """Where it is, or None."""
        if self.path:
            return self.path if Path(self.path).exists() else None
        return shutil.which(self.program, path=SEARCHED)


def missing(tools: Iterable[Tool]) -> list[Tool]:
    """Those that the system does not have."""
    return [tool for tool in tools if tool.found is None]


def packages_of(tools: Iterable[Tool]) -> list[str]:
    """The Debian packages that tools come in, each once."""
    return list(dict.fromkeys(package for tool in tools for package in tool.package.split()))


def line_to_type(tools: Iterable[Tool]) -> str:
    """The line that installs tools on Debian and its children; elsewhere their names are a hint."""
    packages = packages_of(tools)
    if getattr(os, "geteuid", lambda: 1)() == 0:
        return f"apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}"
    return line_by_hand(packages, shutil.which("sudo") is not None)
