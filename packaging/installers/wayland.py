"""Whether the packaged program opens its window where there is Wayland and no X server."""

from __future__ import annotations

import subprocess
import tempfile
import time
from pathlib import Path

from bootstrap import CannotGoOn
from installers.job import NAME, Job, say
from installers.tools import Tool

NEEDS = (Tool("dpkg-deb", "dpkg"), Tool("weston", "weston"))
_SOCKET = "swallows-trial"
_PATIENCE = 30.0
"""Seconds that the compositor may take to come up."""


def look(job: Job) -> None:
    """Start the deb's program on a compositor without a screen; CannotGoOn if no window comes about."""
    packages = sorted(job.out.glob("*.deb"))
    if not packages:
        raise CannotGoOn("the deb has not been built")
    place = job.folder("wayland")
    job.run(["dpkg-deb", "-x", packages[-1], place])
    program = place / "usr" / "lib" / NAME / "swallows"
    with tempfile.TemporaryDirectory() as folder:
        runtime = Path(folder)
        runtime.chmod(0o700)
        nobody = {"XDG_RUNTIME_DIR": folder, "HOME": folder, "DISPLAY": "", "XDG_SESSION_TYPE": "wayland"}
        asked = ["env", *(f"{name}={value}" for name, value in nobody.items())]
        compositor = [*asked, "weston", "--backend=headless-backend.so", f"--socket={_SOCKET}"]
        quiet = subprocess.DEVNULL
        weston = subprocess.Popen(compositor, stdin=quiet, stdout=quiet, stderr=quiet)
        try:
            until = time.monotonic() + _PATIENCE
            while not (runtime / _SOCKET).exists():
                if weston.poll() is not None or time.monotonic() > until:
                    raise CannotGoOn("the compositor did not come up")
                time.sleep(0.1)
            there = {"WAYLAND_DISPLAY": _SOCKET, "QT_QPA_PLATFORM": ""}
            job.run([program, "play", "--smoke"], env={**nobody, **there})
        finally:
            weston.terminate()
            weston.wait()
    say("  a window on Wayland, and no X server anywhere")
