"""One run of `release.py`: what is built from which commit, where it goes, and how commands are run.

Whatever several targets need (the environment, the wheel, the frozen folder) is made once and kept here.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import bootstrap
from bootstrap import CannotGoOn

NAME = "millions-of-swallows"
TITLE = "Millions of Swallows"
FROZEN_FROM = (
    *("swallows_gui", "resources", "translations", "pyproject.toml", "LICENSE", "THIRD-PARTY.md"),
    *(
        "packaging/swallows.spec",
        "packaging/hold.py",
        "packaging/build_hook.py",
        "packaging/build.lock",
        "packaging/release.lock",
    ),
    *(
        f"packaging/installers/{name}.py"
        for name in ("slimming", "frozen", "binaries", "icu", "older_glibc", "licences", "job")
    ),
)
"""What goes into the frozen folder or says how it is made."""


def say(text: str) -> None:
    """Tell the person at the keyboard what is going on."""
    print(f"release: {text}", file=sys.stderr, flush=True)


@dataclass
class Job:
    """What every target is given."""

    root: Path
    """The checkout."""
    out: Path
    """Where finished files go."""
    version: str
    """From `swallows_gui/__init__.py`, the one place it stands in."""
    commit: str
    """40 hex digits, with `+changes` where the checkout differs from it; "unknown" outside a repository."""
    epoch: int
    """Seconds since 1970 that every file inside gets as its time: those of the commit."""

    made: dict[str, Path] = field(default_factory=dict, init=False)
    """What `once` has made."""

    @classmethod
    def of(cls, root: Path, out: Path) -> Job:
        """The job of a checkout; CannotGoOn if no version stands in it."""
        found = re.search(
            r'^__version__ = "([^"]+)"$', (root / "swallows_gui" / "__init__.py").read_text("utf-8"), re.M
        )
        if found is None:
            raise CannotGoOn("swallows_gui/__init__.py names no __version__.")
        commit, epoch = _commit(root)
        given = os.environ.get("SOURCE_DATE_EPOCH", "")
        return cls(root, out, found[1], commit, int(given) if given.isdigit() else epoch)

    @property
    def work(self) -> Path:
        """Where everything unfinished lies."""
        return self.root / "build" / "release"

    def once(self, name: str, make: Callable[[], Path]) -> Path:
        """What `make` returns, made at the first call with this name."""
        if name not in self.made:
            self.made[name] = make()
        return self.made[name]

    def folder(self, name: str) -> Path:
        """An empty folder for unfinished things."""
        folder = self.work / name
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        return folder

    def run(
        self,
        command: Sequence[object],
        *,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
        told: str = "",
    ) -> str:
        """Run a command (`told`: its input) and return what it printed; CannotGoOn with its last lines if it fails."""
        words = [str(word) for word in command]
        done = subprocess.run(
            words,
            cwd=cwd or self.work,
            env={**os.environ, **self.steady, **(env or {})},
            input=told,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode != 0:
            last = "\n".join(done.stdout.splitlines()[-30:])
            raise CannotGoOn(f"{' '.join(words[:4])} ... ended with {done.returncode}:\n{last}")
        return done.stdout

    @property
    def steady(self) -> dict[str, str]:
        """What commands need in their environment so that they write the same bytes every time."""
        return {"SOURCE_DATE_EPOCH": str(self.epoch), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8", "TZ": "UTC"}

    # --- what is made once --------------------------------------------------------------------------------------------

    @cached_property
    def environment(self) -> Path:
        """`build/release-env` with everything of `release.lock`, and the Python in it is `self.python`."""
        venv = self.root / "build" / "release-env"
        self.work.mkdir(parents=True, exist_ok=True)
        python = bootstrap.venv_python(venv)
        version = bootstrap.running_version(python)
        if not bootstrap.is_installed(self.root, venv, "release", version):
            usable = version is not None and bootstrap.pip_works(python)
            bootstrap.provide_system(for_tests=False, for_venv=not usable)
            if not usable:
                bootstrap.make_venv(venv)
            bootstrap.install(venv, "release", editable=False)
            version = bootstrap.running_version(python)
            bootstrap.stamp_file(venv, "release").write_text(
                bootstrap.fingerprint(self.root, "release", version or ""), "ascii"
            )
        return venv

    @property
    def python(self) -> Path:
        """The Python of the environment."""
        return bootstrap.venv_python(self.environment)

    def program(self, name: str) -> Path:
        """A program that came with `release.lock`."""
        return self.python.with_name(name + (".exe" if os.name == "nt" else ""))

    @cached_property
    def source(self) -> Path:
        """A copy of the files under version control (outside a repository: of all), each with the job's time."""
        folder = self.folder("source")
        for name in _files(self.root):
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.root / name, place)
        date_all(folder, self.epoch)
        return folder

    @cached_property
    def wheel(self) -> Path:
        """The program's wheel, made from `source` and installed in the environment."""
        folder = self.folder("wheel")
        pip = [self.python, "-m", "pip", "--disable-pip-version-check", "--no-input"]
        env = {"SWALLOWS_COMMIT": self.commit}
        self.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, self.source], env=env)
        (wheel,) = folder.glob("*.whl")
        self.run([*pip, "install", "--no-deps", "--no-index", "--force-reinstall", wheel])
        return wheel

    @cached_property
    def frozen(self) -> Path:
        """The frozen folder: `swallows` and `_internal`, checked to start. Made anew only after a change."""
        from installers.frozen import freeze

        stamp = self.work / "frozen.stamp"
        made_from = self._made_from()
        folder = self.work / "frozen" / "swallows"
        if folder.is_dir() and stamp.is_file() and stamp.read_text("ascii") == made_from:
            return folder
        stamp.unlink(missing_ok=True)
        folder = freeze(self)
        stamp.write_text(made_from, "ascii")
        return folder

    def _made_from(self) -> str:
        """A digest of all that goes into the frozen folder."""
        digest = hashlib.sha256(f"{self.commit} {self.epoch} {bootstrap.running_version(self.python)}".encode())
        for part in FROZEN_FROM:
            place = self.source / part
            for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
                if path.is_file() and path.suffix != ".qm":
                    digest.update(path.relative_to(self.source).as_posix().encode() + path.read_bytes())
        return digest.hexdigest()

    @property
    def has_frozen(self) -> bool:
        """Whether this run has made the frozen folder."""
        return "frozen" in vars(self)


def date_all(folder: Path, epoch: int) -> None:
    """Give everything in a folder, and the folder, one time."""
    for path in sorted(folder.rglob("*"), reverse=True):
        os.utime(path, (epoch, epoch), follow_symlinks=os.utime not in os.supports_follow_symlinks)
    os.utime(folder, (epoch, epoch))


def _git(root: Path, *words: str) -> str | None:
    """What git says of the checkout, or None where it cannot say anything."""
    if not (root / ".git").exists() or shutil.which("git") is None:
        return None
    done = subprocess.run(
        ["git", "-C", str(root), *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    )
    return done.stdout if done.returncode == 0 else None


def _commit(root: Path) -> tuple[str, int]:
    """The commit of a checkout, with `+changes` if files under version control differ from it, and its time."""
    said = _git(root, "log", "-1", "--format=%H %ct")
    if said is None:
        return "unknown", int(time.time())
    name, when = said.split()
    changed = _git(root, "status", "--porcelain", "--untracked-files=no")
    return name + ("+changes" if changed else ""), int(when)


def _files(root: Path) -> list[str]:
    """The names of the files that a release is made from."""
    listed = _git(root, "ls-files", "-z")
    if listed is not None:
        return [name for name in listed.split("\0") if name and (root / name).is_file()]
    left_out = {".git", ".venv", "build", "dist"}
    return sorted(
        path.relative_to(root).as_posix()
        for path in root.rglob("*")
        if path.is_file() and path.relative_to(root).parts[0] not in left_out and "__pycache__" not in path.parts
    )
