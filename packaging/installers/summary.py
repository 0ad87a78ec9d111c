"""What a build leaves beside the installers: `SHA256SUMS`, and `report.md` with sizes and what each part costs."""

from __future__ import annotations

import hashlib
from pathlib import Path

from installers.frozen import size_of
from installers.home import what_is_left
from installers.job import NAME, Job
from installers.licences import parts

SUMS = "SHA256SUMS"
REPORT = "report.md"
LARGEST_INSTALLER = 45_000_000
"""Bytes that an installer may take."""


def finished(folder: Path) -> list[Path]:
    """The finished files in a folder, by name, without the sums and the report."""
    return sorted(path for path in folder.iterdir() if path.is_file() and path.name not in (SUMS, REPORT))


def sha256(path: Path) -> str:
    """The checksum of a file."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def write_summary(job: Job) -> None:
    """Write both files for everything that lies in `job.out`."""
    files = finished(job.out)
    sums = {path: sha256(path) for path in files}
    (job.out / SUMS).write_text("".join(f"{sums[path]}  {path.name}\n" for path in files), "utf-8")
    (job.out / REPORT).write_text(report(job, files), "utf-8")


def report(job: Job, files: list[Path]) -> str:
    """The report: one table of files, one of what lies in the frozen folder."""
    lines = [
        f"# Installers of {NAME} {job.version}",
        "",
        f"Built from commit {job.commit}; every file inside has the time of that commit.",
        "",
        *((f"**{left[0].upper()}{left[1:]}.**", "") if (left := what_is_left(job)) else ()),
        "| file | MB |",
        "| --- | ---: |",
        *(f"| {path.name} | {path.stat().st_size / 1e6:.1f} |" for path in files),
    ]
    if job.has_frozen:
        folder = job.frozen
        costs = sorted(what_it_costs(job, folder).items(), key=lambda item: -item[1])
        lines += [
            "",
            f"Installed on this kind of system: {size_of(folder) / 1e6:.1f} MB, of which",
            "",
            "| part | MB |",
            "| --- | ---: |",
            *(f"| {name} | {size / 1e6:.1f} |" for name, size in costs if size >= 50_000),
        ]
    return "\n".join(lines) + "\n"


def what_it_costs(job: Job, folder: Path) -> dict[str, int]:
    """The bytes of the frozen folder by the part they belong to; Python code of all parts lies packed in one file."""
    roots = {
        file.parts[file.parts.index("site-packages") + 1]: part.name
        for part in parts(job)
        for file in part.files
        if "site-packages" in file.parts and ".dist-info" not in str(file)
    }
    costs: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_symlink() or not path.is_file():
            continue
        words = path.relative_to(folder).parts
        if words == ("swallows",) or words == ("swallows.exe",):
            name = "Python code of the program and its parts, packed"
        elif words[0] != "_internal":
            name = "licences"
        elif len(words) == 2 or words[1].startswith("python3"):
            name = "Python, and libraries of the system"
        else:
            name = roots.get(words[1], words[1])
        costs[name] = costs.get(name, 0) + path.stat().st_size
    return costs
