"""`release.py check windows`: the installer under wine, from `/S` to the last registry key.

Wine 8 lacks two libraries that every Windows 10 has; they are stubbed in the trial's own prefix. Its Python wants pipes
for all three standard streams.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bootstrap import CannotGoOn
from installers.job import NAME, TITLE, Job, say
from installers.tools import Tool

NEEDS = (
    Tool("wine", "wine wine64"),
    Tool("Xvfb", "xvfb"),
    Tool("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64-win32"),
)
_USER = "C:\\users\\{user}\\AppData\\Local"
_PATIENCE = 900
"""Seconds for one command; the machine may be busy."""
_WATCHED = ("HKCU\\Software\\Classes", "HKCU\\Environment", "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion")


class Wine:
    """A Windows of its own in a folder, with a display of its own."""

    def __init__(self, job: Job, display: str) -> None:
        self._job = job
        self.prefix = job.folder("wine")
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_"))},
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "DISPLAY": display,
        }
        self.run("wineboot", "-i")
        self.run("reg", "add", "HKCU\\Software\\Wine", "/v", "Version", "/d", "win10", "/f")
        self._add_stubs()

    @property
    def drive(self) -> Path:
        """Where drive C lies."""
        return self.prefix / "drive_c"

    @property
    def local(self) -> str:
        """%LOCALAPPDATA%, as Windows writes it."""
        (user,) = (folder.name for folder in (self.drive / "users").iterdir() if folder.name != "Public")
        return _USER.format(user=user)

    def path(self, windows: str) -> Path:
        """A path of drive C as this system writes it."""
        return self.drive.joinpath(*windows.removeprefix("C:\\").split("\\"))

    def run(self, *words: str, code: int | None = 0) -> str:
        """Run a command to its end and return what it printed; CannotGoOn if it ends with another code (None: any)."""
        try:
            done = subprocess.run(
                ["wine", *words],
                env=self._environment,
                input="",
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=_PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise CannotGoOn(f"{' '.join(words[:3])} did not end within {_PATIENCE} s") from None
        if code is not None and done.returncode != code:
            last = "\n".join(done.stdout.splitlines()[-20:])
            raise CannotGoOn(f"{' '.join(words[:3])} ended with {done.returncode}, not {code}:\n{last}")
        return done.stdout

    @contextmanager
    def running(self, *words: str) -> Iterator[None]:
        """Let a command run that prints a line when it has begun, and ends with its standard input."""
        process = subprocess.Popen(
            ["wine", *words],
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            if not process.stdout.readline():
                raise CannotGoOn(f"{words[0]} does not start")
            yield
        finally:
            process.stdin.close()
            process.stdout.close()
            process.wait(_PATIENCE)

    def wait_until_gone(self, windows: str) -> None:
        """Wait for a file to be removed by a process that goes on by itself; CannotGoOn if it is not."""
        end = time.monotonic() + _PATIENCE
        while self.path(windows).exists():
            if time.monotonic() > end:
                raise CannotGoOn(f"{windows} was not removed")
            time.sleep(0.5)

    def end(self) -> None:
        """End what still runs in it."""
        subprocess.run(["wineserver", "-k"], env=self._environment, check=False, capture_output=True)

    def files(self) -> set[str]:
        """All files of drive C but those of Windows itself, from the drive on."""
        return {
            path.relative_to(self.drive).as_posix()
            for path in self.drive.rglob("*")
            if path.is_file() and path.relative_to(self.drive).parts[0] != "windows"
        }

    def keys(self) -> set[str]:
        """Keys and values of the user's registry that an installer may touch."""
        found: set[str] = set()
        for place in _WATCHED:
            key = place
            for line in self.run("reg", "query", place, "/s", code=None).splitlines():
                if line.startswith("HKEY_"):
                    key = line.strip()
                    found.add(key)
                elif line.strip():
                    found.add(f"{key} : {' '.join(line.split())}")
        return found

    def _add_stubs(self) -> None:
        source = self._job.root / "packaging" / "windows" / "wine_stubs.c"
        system = self.drive / "windows" / "system32"
        for name, more in (("icuuc.dll", ["-DICU"]), ("bcryptprimitives.dll", ["-ladvapi32"])):
            command: list[str | Path] = [
                "x86_64-w64-mingw32-gcc",
                "-shared",
                "-O2",
                "-s",
                source,
                "-o",
                system / name,
                *more,
            ]
            self._job.run(command)


def look(job: Job) -> None:
    """Install silently, start, play with workers, verify, upgrade, uninstall; CannotGoOn with what did not go well."""
    found = sorted(job.out.glob(f"{NAME}-*-windows-x86_64-setup.exe"))
    if not found:
        raise CannotGoOn(f"there is no setup.exe in {job.out}: python3 packaging/release.py windows")
    with _display() as display:
        wine = Wine(job, display)
        try:
            _walk(wine, str(found[-1]), job.version)
        finally:
            wine.end()


def _walk(wine: Wine, setup: str, version: str) -> None:
    files, keys = wine.files(), wine.keys()
    home = f"{wine.local}\\Programs\\{TITLE}"
    console, window = f"{home}\\swallows.exe", f"{home}\\{TITLE}.exe"
    wine.run(setup, "/S")
    told = wine.run(console, "--version")
    if version not in told:
        raise CannotGoOn(f"the installed program tells {told!r}, not version {version}")
    say(f"  installed silently: {told.strip()}")
    wine.run(console, "play", "--smoke")
    wine.run(window, "play", "--smoke")
    say("  the window opens, from both launchers")
    kept = f"{wine.local}\\records"
    wine.path(kept).mkdir()
    games = ("--games", "2", "--jobs", "2", "--record-dir", kept)
    wine.run(console, "simulate", "--seats", "expert,normal,easy", *games)
    records = sorted(path.name for path in wine.path(kept).glob("*.swallows"))
    wine.run(console, "verify", *(f"{kept}\\{name}" for name in records))
    if len(records) != 2:
        raise CannotGoOn(f"two games left {len(records)} records")
    say("  AI seats, an expert among them, have played in two worker processes; their records verify")
    saves = wine.path(f"{wine.local}\\{NAME}")
    (saves / "games").mkdir(parents=True, exist_ok=True)
    shutil.copy(wine.path(kept) / records[0], saves / "games" / records[0])
    wine.run(setup, "/S")
    if not (saves / "games" / records[0]).is_file():
        raise CannotGoOn("an upgrade has removed a saved game")
    say("  installed over itself: the saved game is still there")
    _refuse_while_running(wine, setup, home)
    wine.run(f"{home}\\uninstall.exe", "/S")
    wine.wait_until_gone(f"{home}\\uninstall.exe")
    _report(wine, files, keys)


def _refuse_while_running(wine: Wine, setup: str, home: str) -> None:
    """While its Python runs nothing of the program is replaced: the installer ends with 2."""
    with wine.running(f"{home}\\python\\python.exe", "-c", "print('runs', flush=True); input()"):
        wine.run(setup, "/S", code=2)
    say("  a running program is not replaced")


def _report(wine: Wine, files: set[str], keys: set[str]) -> None:
    """What is left may be saves alone, and what Windows itself keeps for programs that have run."""
    left = wine.files() - files
    allowed = re.compile(rf"AppData/Local/({NAME}|records|Temp)/|^users/[^/]+/Temp/")
    foreign = sorted(name for name in left if not allowed.search(name))
    new_keys = sorted(key for key in wine.keys() - keys if "Swallows" in key or "swallows" in key)
    if foreign:
        raise CannotGoOn("files are left after the removal: " + ", ".join(foreign[:10]))
    if new_keys:
        raise CannotGoOn("registry keys are left after the removal: " + ", ".join(new_keys[:10]))
    say(f"  after the removal no registry key and only saves are left: {len(left)} files")


@contextmanager
def _display() -> Iterator[str]:
    """A screen that nobody sees."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        if not number:
            raise CannotGoOn("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
