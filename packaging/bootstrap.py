#!/usr/bin/env python3
"""From a bare Python to the running game: `python3 packaging/bootstrap.py setup | play | test`.

Standard library only, because it runs before anything is installed. It looks first and does only what is missing:
system libraries (Debian and its children), `.venv`, the locked packages by hash, the project itself, the translations.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
OLDEST_GLIBC = (2, 34)

# What Qt opens for itself, and the Debian package it comes in.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
# What the tests with a real X window start.
PROGRAMS = {"Xvfb": "xvfb", "xauth": "xauth", "openbox": "openbox", "xdotool": "xdotool", "dbus-run-session": "dbus"}
# What the tests with a screen reader start over a bus, found by its file.
SERVICES = {"/usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core"}
# Packages that were renamed when time became 64 bits wide.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}
RENAMED_SINCE = {"debian": 13, "ubuntu": 24}
OLD_CODENAMES = {"bookworm", "bullseye", "jammy", "focal"}


class CannotGoOn(Exception):
    """What is missing, in words for the person at the keyboard."""


# --- what the machine has ---------------------------------------------------------------------------------------------


def parse_os_release(text: str) -> dict[str, str]:
    """Return the fields of an os-release file, unquoted."""
    fields = {}
    for line in text.splitlines():
        name, sign, value = line.partition("=")
        if sign and not name.startswith("#"):
            fields[name.strip()] = value.strip().strip("\"'")
    return fields


def is_debian(release: dict[str, str]) -> bool:
    """Return whether the system is Debian or descends from it."""
    return "debian" in [release.get("ID", ""), *release.get("ID_LIKE", "").split()] or release.get("ID") == "ubuntu"


def package_name(package: str, release: dict[str, str]) -> str:
    """Return what this release calls a package: some have had another name since Debian 13 and Ubuntu 24.04."""
    since = RENAMED_SINCE.get(release.get("ID", ""))
    major = release.get("VERSION_ID", "").partition(".")[0]
    if since is not None and major.isdigit():
        renamed = int(major) >= since
    else:  # a child of the two with numbers of its own, or Debian testing, which has none
        parent = release.get("UBUNTU_CODENAME") or release.get("DEBIAN_CODENAME") or release.get("VERSION_CODENAME", "")
        renamed = parent not in OLD_CODENAMES
    return RENAMED.get(package, package) if renamed else package


def parse_ldconfig(listing: str) -> set[str]:
    """Return the names of the shared libraries in the output of `ldconfig -p`."""
    return {line.split()[0] for line in listing.splitlines() if "=>" in line}


def known_libraries() -> set[str] | None:
    """Return the names of the installed shared libraries, or None where nobody can say."""
    ldconfig = shutil.which("ldconfig", path=os.environ.get("PATH", os.defpath) + ":/sbin:/usr/sbin")
    if ldconfig is None:
        return None
    done = subprocess.run([ldconfig, "-p"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
    return parse_ldconfig(done.stdout) if done.returncode == 0 else None


def missing_libraries(present: set[str]) -> list[str]:
    """Return the libraries that Qt needs and the system does not have."""
    return [name for name in LIBRARIES if name not in present]


def missing_programs() -> list[str]:
    """Return the programs and services for tests with a real window that the system does not have."""
    programs = [name for name in PROGRAMS if shutil.which(name) is None]
    return programs + [file for file in SERVICES if not Path(file).is_file()]


def venv_package(version: tuple[int, int], is_system_python: bool) -> str:
    """Return the Debian package that lets this Python make a virtual environment."""
    return "python3-venv" if is_system_python else f"python{version[0]}.{version[1]}-venv"


# --- system packages --------------------------------------------------------------------------------------------------


def root_prefix() -> list[str] | None:
    """Return what to put before a command that needs root (nothing, or a sudo that asks nothing); None: not allowed."""
    if os.geteuid() == 0:
        return []
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n"]
    return None


def install_command(packages: list[str]) -> list[str]:
    """Return the command that installs Debian packages and asks nothing."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def line_by_hand(packages: list[str], has_sudo: bool) -> str:
    """Return the line to type that installs Debian packages: a bare Debian has no sudo, and root a password."""
    install = " ".join(install_command(packages))
    if has_sudo:
        return f"sudo apt-get update && sudo {install}"
    return f"su - -c 'apt-get update && {install}'"


def install_packages(packages: list[str]) -> None:
    """Install Debian packages; CannotGoOn with the exact command where this user may not."""
    by_hand = line_by_hand(packages, shutil.which("sudo") is not None)
    prefix = root_prefix()
    if prefix is None:
        raise CannotGoOn(f"System packages are missing: {' '.join(packages)}\nPlease run once:\n\n    {by_hand}\n")
    say(f"Installing system packages: {' '.join(packages)}")
    quiet = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    for command in (["apt-get", "update", "-qq"], install_command(packages)):
        done = subprocess.run(
            [*quiet, *command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=False
        )
        if done.returncode != 0:
            print(done.stdout, file=sys.stderr)
            raise CannotGoOn(f"{' '.join(command)} failed (see above). By hand it would be:\n\n    {by_hand}\n")


def provide_system(for_tests: bool, for_venv: bool) -> None:
    """See, in one go, to the system libraries, to what a new `.venv` needs (`for_venv`) and to the tests' X programs.

    Only Linux needs any.
    """
    if not sys.platform.startswith("linux"):
        return
    check_glibc(*platform.libc_ver())
    present = known_libraries()
    wanted = {} if present is None else {name: LIBRARIES[name] for name in missing_libraries(present)}
    if for_venv and importlib.util.find_spec("ensurepip") is None:
        system_python = Path(sys.executable).resolve() == Path("/usr/bin/python3").resolve()
        wanted["ensurepip of Python"] = venv_package(sys.version_info[:2], system_python)
    if for_tests:
        wanted |= {name: (PROGRAMS | SERVICES)[name] for name in missing_programs()}
    if not wanted:
        return
    release_file = Path("/etc/os-release")
    release = parse_os_release(release_file.read_text("utf-8")) if release_file.exists() else {}
    if not is_debian(release) or shutil.which("apt-get") is None:
        raise CannotGoOn(f"Missing on this system: {', '.join(wanted)}\nPlease install them with its package tool.")
    install_packages([package_name(package, release) for package in wanted.values()])


def check_glibc(library: str, version: str) -> None:
    """Raise CannotGoOn where the system's C library is older than Qt can use."""
    numbers = tuple(int(part) for part in version.split(".")[:2] if part.isdigit())
    if library == "glibc" and len(numbers) == 2 and numbers < OLDEST_GLIBC:
        raise CannotGoOn(f"This system has glibc {version}; Qt needs 2.34 or newer (Debian 12, Ubuntu 22.04).")


# --- the virtual environment ------------------------------------------------------------------------------------------


def venv_python(venv: Path, system: str = os.name) -> Path:
    """Return the Python inside a virtual environment, on Windows ("nt") or elsewhere."""
    return venv / "Scripts" / "python.exe" if system == "nt" else venv / "bin" / "python"


def running_version(python: Path) -> str | None:
    """Return the version and place of a Python as it says itself, or None if it does not start."""
    try:
        done = subprocess.run(
            [str(python), "-I", "-S", "-c", "import sys; print(*sys.version_info[:2], sys.prefix)"],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def make_venv(venv: Path) -> None:
    """Make a fresh virtual environment."""
    say(f"Making {venv.name}")
    # A process of its own: a part of venv that was installed a moment ago is not known to this one.
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=False).returncode != 0:
        raise CannotGoOn(f"Could not make the virtual environment {venv}.")


def fingerprint(root: Path, lock: str, python: str) -> str:
    """Return a digest of all that the installed environment was made from."""
    digest = hashlib.sha256(f"{python}\n{root}\n".encode())
    for part in ("packaging/build.lock", f"packaging/{lock}.lock", "pyproject.toml", "swallows_gui/__init__.py"):
        digest.update((root / part).read_bytes())
    return digest.hexdigest()


def stamp_file(venv: Path, lock: str) -> Path:
    """Return where the fingerprint of an installed lock is kept."""
    return venv / f".{lock}.stamp"


def is_installed(root: Path, venv: Path, lock: str, python: str | None) -> bool:
    """Return whether the environment was made from this very lock by this very Python."""
    stamp = stamp_file(venv, lock)
    return python is not None and stamp.exists() and stamp.read_text("ascii") == fingerprint(root, lock, python)


def install(venv: Path, lock: str, *, editable: bool = True) -> None:
    """Install the locked packages by hash, then the project, unless `editable` is false."""
    pip = [str(venv_python(venv)), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]
    if not sys.stderr.isatty():
        pip.append("--quiet")
    say(f"Installing the packages of packaging/{lock}.lock")
    locked = [*pip, "--require-hashes", "-r"]
    steps = [
        [*locked, str(ROOT / "packaging" / "build.lock")],
        # What comes as source is built by what the step before has brought, never by an unlocked download.
        [*locked, str(ROOT / "packaging" / f"{lock}.lock"), "--no-build-isolation", "--use-pep517"],
    ]
    if editable:
        steps.append([*pip, "--no-build-isolation", "--no-deps", "-e", str(ROOT)])
    for step in steps:
        if subprocess.run(step, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode != 0:
            raise CannotGoOn(
                "pip could not install the packages (see above). It fetches them from the Internet; please try again."
            )


EXTRAS = {
    "voice": "pip could not install the voice (see above). The game runs without it.",
    "cluster": "pip could not install what a cluster needs (see above). Games are measured without it, too.",
}
"""Optional parts, each with a lock of its own, and what is said where one cannot be had."""


def provide_extra(python: Path, name: str) -> None:
    """Install an optional part beside the others: one of `EXTRAS`, from its lock. CannotGoOn where pip cannot."""
    venv = ROOT / ".venv"
    version = running_version(python)
    if is_installed(ROOT, venv, name, version):
        return
    say(f"Installing the packages of packaging/{name}.lock")
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--require-hashes", "-r"]
    command = [*pip, str(ROOT / "packaging" / f"{name}.lock")]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode != 0:
        raise CannotGoOn(EXTRAS[name])
    stamp_file(venv, name).write_text(fingerprint(ROOT, name, version or ""), "ascii")


def pip_works(python: Path) -> bool:
    """Return whether an environment can install anything: one whose making was cut short cannot."""
    return subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0


# --- translations -----------------------------------------------------------------------------------------------------


def stale_translations(folder: Path) -> list[Path]:
    """Return the .ts files whose .qm is missing or older."""
    stale = []
    for source in sorted(folder.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            stale.append(source)
    return stale


def provide_translations(python: Path) -> None:
    """Compile the translations that have changed."""
    if not stale_translations(ROOT / "translations"):
        return
    say("Compiling the translations")
    command = [str(python), str(ROOT / "packaging" / "translate.py"), "compile"]
    if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False).returncode != 0:
        raise CannotGoOn("The translations could not be compiled (see above).")


# --- commands ---------------------------------------------------------------------------------------------------------


def say(text: str) -> None:
    """Tell the person at the keyboard what is going on."""
    print(f"bootstrap: {text}", file=sys.stderr, flush=True)


def provide(for_tests: bool) -> Path:
    """Return the Python of an environment in which all is there that the game, or its tests, need."""
    venv = ROOT / ".venv"
    python = venv_python(venv)
    version = running_version(python)
    lock = "dev" if for_tests else "requirements"
    # The development lock holds the other one whole.
    complete = any(is_installed(ROOT, venv, name, version) for name in (lock, "dev"))
    usable = complete or (version is not None and pip_works(python))
    provide_system(for_tests, for_venv=not usable)
    if not usable:
        make_venv(venv)
        version = running_version(python)
    if version is None:
        raise CannotGoOn(f"The virtual environment {venv} does not start.")
    if not complete:
        install(venv, lock)
        stamp_file(venv, lock).write_text(fingerprint(ROOT, lock, version), "ascii")
    provide_translations(python)
    return python


def pytest_options(arguments: list[str], processors: int) -> list[str]:
    """Return the options of a test run: the whole suite in parallel, anything chosen by hand as it was asked for."""
    return arguments or ["-n", str(max(1, min(processors, 4))), "--dist", "worksteal"]


def run(command: list[str], environment: dict[str, str]) -> NoReturn:
    """Become the command (or, on Windows, wait for it) and end with its exit code."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode)
    os.chdir(ROOT)
    os.execve(command[0], command, environment)


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the command and what follows it."""
    parser = argparse.ArgumentParser(prog="bootstrap.py", description="Sets up and starts Millions of Swallows.")
    commands = parser.add_subparsers(dest="command", required=True)
    setup = commands.add_parser("setup", help="install everything the game needs")
    setup.add_argument("--tests", action="store_true", help="also what the tests and checks need")
    setup.add_argument("--voice", action="store_true", help="also the optional part that reads the commentary aloud")
    setup.add_argument("--cluster", action="store_true", help="also the optional part that measures on many machines")
    for name, text in (("play", "start the game, after a setup if one is needed"), ("test", "run the test suite")):
        commands.add_parser(name, help=text, usage=f"bootstrap.py {name} [WHATEVER IS HANDED ON ...]", add_help=False)
    known = arguments if arguments[:1] not in (["play"], ["test"]) else arguments[:1]
    chosen = parser.parse_args(known)
    chosen.rest = arguments[len(known) :]
    return chosen


def main(arguments: list[str]) -> int:
    """Do what the command line asks; return the exit code."""
    if sys.version_info < OLDEST_PYTHON:
        print(f"Millions of Swallows needs Python 3.11 or newer; this is {platform.python_version()}.", file=sys.stderr)
        return 1
    chosen = parse(arguments)
    try:
        if chosen.command == "setup":
            python = provide(for_tests=chosen.tests)
            for name in EXTRAS:
                if getattr(chosen, name):
                    provide_extra(python, name)
            say("Ready. Start the game with: python3 packaging/bootstrap.py play")
            return 0
        python = provide(for_tests=chosen.command == "test")
        environment = dict(os.environ)
        if chosen.command == "play":
            run([str(python), "-m", "swallows_gui", "play", *chosen.rest], environment)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # else every process of every run compiles tests and program
        run([str(python), "-m", "pytest", *pytest_options(chosen.rest, os.cpu_count() or 1)], environment)
    except CannotGoOn as reason:
        print(f"bootstrap: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
