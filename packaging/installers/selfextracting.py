"""The `.run` for every Linux: the frozen program, packed by makeself behind a script that installs it for one user."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path

from installers import frozen
from installers.desktop import share
from installers.frozen import machine
from installers.job import NAME, TITLE, Job, date_all
from installers.tools import Tool

NEEDS = (*frozen.NEEDS, Tool("makeself", "makeself"), Tool("xz", "xz-utils"))
FOR_ONE_USER = ("applications", "bash-completion", "fish", "icons", "man", "mime")
"""What of `/usr/share` has its place under a user's home, too."""


def build(job: Job) -> list[Path]:
    """The file that installs itself."""
    folder = job.folder("selfextracting")
    shutil.copytree(job.frozen, folder / "program", symlinks=True)
    put_scripts(job, folder)
    date_all(folder, job.epoch)
    job.out.mkdir(parents=True, exist_ok=True)
    made = job.out / f"{NAME}-{job.version}-linux-{machine()}.run"
    day = datetime.fromtimestamp(job.epoch, UTC).strftime("%a %b %d %H:%M:%S UTC %Y")
    tar = f"--owner=0 --group=0 --numeric-owner --sort=name --mtime=@{job.epoch}"
    packing = ["--xz", "--complevel", "9", "--threads", "2", "--sha256", "--nomd5", "--nox11"]
    times = ["--packaging-date", day, "--tar-format", "gnu", "--tar-extra", tar]
    job.run(["makeself", *packing, *times, folder, made, f"{TITLE} {job.version}", "./install.sh"])
    return [made]


def put_scripts(job: Job, folder: Path) -> None:
    """Put the install script, what it says, and what the desktop is told, into a folder."""
    for script in sorted((job.source / "packaging" / "unix").glob("*.sh")):
        shutil.copy(script, folder)
    everything = job.once("share", lambda: share(job))
    for part in FOR_ONE_USER:
        shutil.copytree(everything / part, folder / "share" / part)
