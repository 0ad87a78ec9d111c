"""A window under watch: a process of its own that tells through a local socket how it is, and what it leaves behind."""

import json
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from bench import child
from bench.clicks.home import Home
from bench.clicks.player import State

BIRTH = 120.0
"""Seconds that a window may take to be there, on however busy a machine."""
LOOKED_AT = 6.0
"""Seconds without an answer after which the stack of the window is written down."""
PATIENCE = 90.0
"""Seconds without an answer after which a window stands still for good."""


class Ended(RuntimeError):
    """The window is no longer there."""


class StandsStill(RuntimeError):
    """The window answers no more."""


class Watched:
    """One window from its start to its end."""

    def __init__(self, home: Home, display: str, seed: int) -> None:
        self._home = home
        self._said = home.folder / "said.txt"
        self._crash = home.folder / "crash.txt"
        self._said_before = self._said.stat().st_size if self._said.exists() else 0
        address = home.folder / "line"
        address.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as ear, self._said.open("ab") as said:
            ear.bind(str(address))
            ear.listen(1)
            self._child = subprocess.Popen(
                child("bench.trial.watched", str(address), str(home.folder), str(seed)),
                env=home.environment(display),
                cwd=home.folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
            self._line = self._answered(ear)
        self._rest = b""

    def _answered(self, ear: socket.socket) -> socket.socket:
        ear.settimeout(1.0)
        end = time.monotonic() + BIRTH
        while time.monotonic() < end and self._child.poll() is None:
            try:
                return ear.accept()[0]
            except TimeoutError:
                continue
        raise Ended("the window was never there")

    def ask(self, what: str = "state", **more: str) -> State:
        """How it is. Raises `Ended` and `StandsStill`."""
        try:
            self._line.sendall(json.dumps({"ask": what, **more}).encode() + b"\n")
            answer: dict[str, Any] = json.loads(self._read())
        except (ConnectionError, ValueError):
            raise Ended("the window is gone") from None
        return answer

    def _read(self) -> bytes:
        begun, looked = time.monotonic(), False
        self._line.settimeout(0.5)
        while b"\n" not in self._rest:
            try:
                data = self._line.recv(1 << 16)
            except TimeoutError:
                waited = time.monotonic() - begun
                if waited > LOOKED_AT and not looked:
                    looked = True
                    self._child.send_signal(signal.SIGUSR1)
                if waited > PATIENCE:
                    raise StandsStill(self.stack) from None
                continue
            if not data:
                raise Ended("the window is gone")
            self._rest += data
        line, _newline, self._rest = self._rest.partition(b"\n")
        return line

    @property
    def stack(self) -> str:
        """What was written down of a crash, or of a window that stood still."""
        return self._crash.read_text(encoding="utf-8", errors="replace") if self._crash.exists() else ""

    @property
    def gone(self) -> bool:
        """Whether its process is over."""
        return self._child.poll() is not None

    def kill(self) -> None:
        """End it at once: the trial is broken off."""
        self._child.kill()
        self._child.wait(10)
        self._line.close()

    def end(self, patience: float) -> list[str]:
        """Wait for its end; what is wrong with it and with what it leaves."""
        try:
            code = self._child.wait(patience)
        except subprocess.TimeoutExpired:
            self._child.send_signal(signal.SIGUSR1)
            time.sleep(1)
            faults = [f"the window does not end\n{self.stack}"]
            self._child.kill()
            self._child.wait(10)
        else:
            faults = [] if code == 0 else [f"the window ended with {_name(code)}\n{self.stack}"]
        self._line.close()
        return faults + self._left() + self.words()

    def words(self) -> list[str]:
        """What it has printed since this was asked last: it should have printed nothing."""
        with self._said.open("rb") as said:
            said.seek(self._said_before)
            new = said.read()
        self._said_before += len(new)
        words = new.decode("utf-8", errors="replace").strip()
        return [f"printed: {words}"] if words else []

    def _left(self) -> list[str]:
        """Processes of its session that outlive it; they are ended."""
        end = time.monotonic() + 10
        while (left := _of_session(self._child.pid)) and time.monotonic() < end:
            time.sleep(0.1)
        for pid, _name_of in left:
            os.kill(pid, signal.SIGKILL)
        lasting = [str(path.relative_to(self._home.folder)) for path in (self._home.folder / "tmp").iterdir()]
        return [f"left running: {name}" for _pid, name in left] + [f"left lying: {path}" for path in lasting]


def _name(code: int) -> str:
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def _of_session(session: int) -> list[tuple[int, str]]:
    """Number and command line of each process of a session but its first."""
    found = []
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit() or int(folder.name) == session:
            continue
        try:
            fields = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", errors="replace")
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append((int(folder.name), command.strip()))
    return found
