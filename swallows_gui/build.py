"""Which build of the program this is: its version and the commit it was made from."""

from __future__ import annotations

import re
from pathlib import Path

from swallows_gui import __version__

_PACKAGE = Path(__file__).resolve().parent
COMMIT_FILE = "commit.txt"
"""Inside the package of whatever is built: one line with the commit."""
_SHORT = 9
_CHANGED = "+changes"
"""Stands behind the commit of a build whose files differ from it."""
_COMMIT = re.compile(r"(?:[0-9a-f]{40}|[0-9a-f]{64})(?:\+changes)?")


def commit() -> str:
    """The commit in hexadecimal digits, as the build wrote it down or the checkout says; "" where none is known."""
    return _written(_PACKAGE / COMMIT_FILE) or _checked_out(_PACKAGE.parent / ".git")


def is_checkout() -> bool:
    """Whether the program runs from its sources: some tools come with these only."""
    return (_PACKAGE.parent / "packaging" / "bootstrap.py").is_file()


def version_line() -> str:
    """Version and commit for people, such as `0.1.0 (614c8b1ab)`; the version alone where no commit is known."""
    known = commit()
    changed = _CHANGED if known.endswith(_CHANGED) else ""
    return f"{__version__} ({known[:_SHORT]}{changed})" if known else __version__


def _written(path: Path) -> str:
    """The commit in a file, or "" if there is no such file or something else stands in it."""
    try:
        line = path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return line if _COMMIT.fullmatch(line) else ""


def _checked_out(git: Path) -> str:
    """What a checkout's HEAD names; "" without a checkout. A worktree's `.git` is a file that names its folder."""
    try:
        if git.is_file():
            git = git.parent / git.read_text("utf-8").removeprefix("gitdir:").strip()
        head = (git / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref:"):
            return head if _COMMIT.fullmatch(head) else ""
        name = head.removeprefix("ref:").strip()
        shared = git
        if (git / "commondir").is_file():
            shared = git / (git / "commondir").read_text("utf-8").strip()
        return _written(git / name) or _written(shared / name) or _packed(shared / "packed-refs", name)
    except (OSError, UnicodeDecodeError):
        return ""


def _packed(path: Path, name: str) -> str:
    if not path.is_file():
        return ""
    for line in path.read_text("utf-8").splitlines():
        digits, _, ref = line.partition(" ")
        if ref == name and _COMMIT.fullmatch(digits):
            return digits
    return ""
