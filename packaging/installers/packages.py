"""Whether the packages of Linux declare what their binaries need, know nothing of their builder, and are tidy."""

from __future__ import annotations

import subprocess
from pathlib import Path

from bootstrap import CannotGoOn
from installers import binaries
from installers.job import NAME, Job, say
from installers.linux import dependencies
from installers.tools import Tool

NEEDS = (
    Tool("bsdtar", "libarchive-tools"),
    Tool("dpkg-deb", "dpkg"),
    Tool("lintian", "lintian"),
    Tool("objdump", "binutils"),
    Tool("rpm", "rpm"),
    Tool("rpmlint", "rpmlint"),
)


def look(job: Job) -> None:
    """Look at each package of Linux that was built; CannotGoOn with all that is wrong."""
    found: list[str] = []
    for ending, declared in ((".deb", _of_deb), (".rpm", _of_rpm), (".pkg.tar.zst", _of_arch)):
        for package in sorted(job.out.glob(f"*{ending}")):
            folder = job.folder("package-looked-at")
            job.run(["bsdtar", "-xf", package, "-C", folder])
            for inner in folder.glob("data.tar*"):
                job.run(["bsdtar", "-xf", inner, "-C", folder])
            program = folder / "usr" / "lib" / NAME
            kind, said = declared(job, package, folder)
            needs = dependencies(job, program)[kind]
            found += [f"{package.name} does not declare {each}" for each in needs if each not in said]
            found += [f"{package.name}: {each}" for each in binaries.strangers(job, program)]
            say(f"  {package.name}: {len(needs)} dependencies, glibc {binaries.oldest_glibc(job, program)}")
    for package in job.out.glob("*.deb"):
        found += [line for line in _said("lintian", package) if line.startswith("E:")]
    rules = job.source / "packaging" / "linux" / "rpmlint.toml"
    for package in job.out.glob("*.rpm"):
        found += [line for line in _said("rpmlint", "--config", rules, package) if ": E: " in line]
    if found:
        raise CannotGoOn("\n".join(found))


def _of_deb(job: Job, package: Path, _folder: Path) -> tuple[str, set[str]]:
    return "deb", {each.strip() for each in job.run(["dpkg-deb", "-f", package, "Depends"]).split(",")}


def _of_rpm(job: Job, package: Path, _folder: Path) -> tuple[str, set[str]]:
    said = job.run(["rpm", "-qp", "--nosignature", "--requires", package])
    return "rpm", {line.strip() for line in said.splitlines()}


def _of_arch(_job: Job, _package: Path, folder: Path) -> tuple[str, set[str]]:
    lines = (folder / ".PKGINFO").read_text("utf-8").splitlines()
    return "archlinux", {line.partition("= ")[2] for line in lines if line.startswith("depend ")}


def _said(*command: str | Path) -> list[str]:
    """What a tool says of a package, however it ends."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).splitlines()
