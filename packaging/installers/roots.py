"""Trials in bare systems: packages installed, played, upgraded and removed where nothing else is, without a network.

Each system is made once with debootstrap, with no more than a desktop has: an X server, a window manager and the
libraries that the deb asks for. A trial plays on a copy in memory, so the next finds the system bare again. Needs root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bootstrap import CannotGoOn
from installers.job import Job, say
from installers.linux import LIBRARIES
from installers.tools import Tool

SUITES = {"bookworm": "libglib2.0-0", "trixie": "libglib2.0-0t64"}
"""Debian's releases, with the name that glib has in each."""
NEEDS = (Tool("debootstrap", "debootstrap"), Tool("unshare", "util-linux"), Tool("bsdtar", "libarchive-tools"))
DESKTOP = (
    *("xvfb", "xauth", "openbox", "xdotool", "xdg-utils", "desktop-file-utils", "shared-mime-info", "procps"),
    *("hicolor-icon-theme", "libglib2.0-bin", "xz-utils", "python3", "python3-venv", "strace", "xkb-data"),
)
"""What every trial needs of a system, beside what Qt does."""
QT = tuple(sorted({package for package, _arch in LIBRARIES.values() if "|" not in package}))
"""The libraries that the deb depends on; glib, which has two names, comes with the suite."""
FOR_WHEELS = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
)
"""What the frozen program brings along and Qt's wheels do not; the trial of a bundle installs it first."""
LAID_BY = "/opt/for-wheels"
"""Where a system keeps these packages."""
MOVES = 20
"""Moves of the tournament under way that a trial goes on with."""
BEGIN = """
import sys
from pathlib import Path
from swallows_gui.session import Seat, Session, Setup
seats = tuple(Seat(f"Seat {number + 1}", "ai", "expert") for number in range(4))
with Session.new(Setup({"format": "sixteen"}, seats, seed=7), path=Path(sys.argv[1])) as session:
    session.run(lambda: session.n >= int(sys.argv[2]))
"""


def trials(job: Job) -> None:
    """Play every package that was built for this machine in every system; CannotGoOn if anything did not come about."""
    if os.geteuid() != 0:
        raise CannotGoOn("only root can make bare systems and enter them")
    begun = job.folder("trial") / "begun.swallows"
    _ = job.wheel
    job.run([job.python, "-c", BEGIN, begun, MOVES], cwd=job.work / "trial")
    failed = []
    for kind, pattern in (("deb", "*_amd64.deb"), ("run", "*.run"), ("bundle", "*-linux-x86_64.zip")):
        for package in sorted(job.out.glob(pattern)):
            for suite in SUITES:
                say(f"  {package.name} on Debian {suite}")
                if not play(root(job, suite), job.work / "trial" / f"{suite}-{kind}", kind, package, begun):
                    failed.append(f"{kind} on {suite}")
    for pattern in ("*.rpm", "*.pkg.tar.zst"):
        for package in sorted(job.out.glob(pattern)):
            unpacked(job, package)
    if failed:
        raise CannotGoOn(f"did not come about: {', '.join(failed)}")


def root(job: Job, suite: str) -> Path:
    """A bare Debian with a desktop's libraries, made at the first call."""
    place = job.work / "roots" / suite
    ready = place.with_suffix(".ready")
    if ready.exists():
        return place
    if place.exists():
        shutil.rmtree(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    say(f"  making a bare Debian {suite}")
    job.run(["debootstrap", "--variant=minbase", suite, place])
    packages = " ".join((*DESKTOP, *QT, SUITES[suite]))
    quiet = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
    job.run(["chroot", place, "sh", "-c", f"apt-get update -qq && {quiet} {packages} && apt-get clean"])
    fetch = f"apt-get install -y -qq --no-install-recommends --download-only {' '.join(FOR_WHEELS)}"
    keep = f"mkdir -p {LAID_BY} && mv /var/cache/apt/archives/*.deb {LAID_BY}/"
    job.run(["chroot", place, "sh", "-c", f"{fetch} && {keep}"])
    ready.touch()
    return place


def play(system: Path, place: Path, kind: str, package: Path, begun: Path) -> bool:
    """Run `packaging/linux/trial.sh` on a copy of a system, without a network; whether everything came about.

    If it did not, what was on the screen and the records lie beside `place`, in the folder that ends in `.left`.
    """
    left = place.with_suffix(".left")
    for folder in (place, left):
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
    script = Path(__file__).resolve().parent.parent / "linux" / "trial.sh"
    inside = f"""
        set -e
        mount -t tmpfs tmpfs {place}
        mkdir {place}/above {place}/work {place}/root
        mount -t overlay overlay -o lowerdir={system},upperdir={place}/above,workdir={place}/work {place}/root
        cd {place}/root
        mount -t proc proc proc
        mount --bind /dev dev
        mount -t tmpfs tmpfs dev/shm
        cp {script} {package} {begun} tmp/
        chmod a+r tmp/*
        mkdir tmp/left
        mount --bind {left} tmp/left
        exec chroot . sh /tmp/{script.name} {kind} /tmp/{package.name} /tmp/{begun.name} /tmp/left
    """
    told = place.with_suffix(".txt")
    with told.open("wb") as out:
        command = ["unshare", "--net", "--mount", "--pid", "--fork", "--propagation", "private", "sh", "-c", inside]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, check=False)
    print(told.read_text("utf-8", errors="replace"))
    return done.returncode == 0


def unpacked(job: Job, package: Path) -> None:
    """Unpack a package of another distribution and have its program show its window and verify a record."""
    place = job.folder("unpacked")
    job.run(["bsdtar", "-xf", package, "-C", place])
    program = place / "usr" / "lib" / "millions-of-swallows" / "swallows"
    link = place / "usr" / "bin" / "swallows"
    if not link.is_symlink() or str(link.readlink()) != "../lib/millions-of-swallows/swallows":
        raise CannotGoOn(f"{package.name} has no /usr/bin/swallows")
    told = job.run([program, "--version"]).strip()
    job.run([program, "play", "--smoke"], env={"QT_QPA_PLATFORM": "offscreen", "HOME": str(place)})
    job.run([program, "verify", job.work / "trial" / "begun.swallows"])
    say(f"  {package.name}: unpacked, {told}, shows its window, verifies a record")
