"""What a Linux desktop is told of the program: menu entry, icons, file type, metadata, manual page, completions.

All of it lies in `packaging/desktop`, apart from the icons, painted from the project's drawings, and from the manual
page and the completions, made from the command line's own help.
"""

from __future__ import annotations

import gzip
import json
import shutil
from datetime import UTC, datetime
from pathlib import Path

from installers import icons
from installers.home import filled
from installers.job import NAME, Job, date_all
from installers.manual import manual

from swallows_gui.cli.completions import bash, fish, of, zsh

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
RECORD = "application-x-swallows-record"
_ASK = """
import dataclasses, json
from swallows_gui.cli.completions import described
print(json.dumps([dataclasses.asdict(command) for command in described()]))
"""
COMPONENT = "org.millions_of_swallows.Swallows"


def share(job: Job) -> Path:
    """A folder as `/usr/share` has it, with everything but the program."""
    folder = job.folder("share")
    ours = job.source / "packaging" / "desktop"
    _put(ours / f"{NAME}.desktop", folder / "applications")
    _put(ours / f"{NAME}.xml", folder / "mime" / "packages")
    _paint(job, job.source / "resources" / "art" / "app.svg", folder, "apps", NAME)
    _paint(job, ours / "record.svg", folder, "mimetypes", RECORD)
    day = datetime.fromtimestamp(job.epoch, UTC).date().isoformat()
    (folder / "metainfo").mkdir()
    told = filled((ours / f"{NAME}.metainfo.xml").read_text("utf-8"), job, date=day)
    (folder / "metainfo" / f"{COMPONENT}.metainfo.xml").write_text(told, "utf-8")
    _ = job.wheel
    known = [of(told) for told in json.loads(job.run([job.python, "-c", _ASK]))]
    pages = folder / "man" / "man1"
    pages.mkdir(parents=True)
    (pages / "swallows.1.gz").write_bytes(gzip.compress(manual(known, job.version, day).encode(), 9, mtime=0))
    for place, text in (
        ("bash-completion/completions/swallows", bash(known)),
        ("zsh/site-functions/_swallows", zsh(known)),
        ("fish/vendor_completions.d/swallows.fish", fish(known)),
    ):
        (folder / place).parent.mkdir(parents=True)
        (folder / place).write_text(text, "utf-8")
    about = folder / "doc" / NAME
    _put(ours / "copyright", about)
    changes = (job.source / "CHANGELOG.md").read_bytes()
    (about / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    (about / "licences").symlink_to(f"../../../lib/{NAME}/licences")
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() else 0o644)
    date_all(folder, job.epoch)
    return folder


def _paint(job: Job, drawing: Path, folder: Path, kind: str, name: str) -> None:
    theme = folder / "icons" / "hicolor"
    for size, picture in icons.draw(job, drawing, SIZES, job.folder(f"icons-{kind}")).items():
        place = theme / f"{size}x{size}" / kind
        place.mkdir(parents=True)
        shutil.copy(picture, place / f"{name}.png")
    place = theme / "scalable" / kind
    place.mkdir(parents=True)
    shutil.copy(drawing, place / f"{name}.svg")


def _put(path: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, folder)
