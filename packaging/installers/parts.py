"""The list of parts, as CycloneDX 1.6: every package in the installers, with version, licence and checksums."""

from __future__ import annotations

import json
import re
import uuid
from pathlib import Path
from typing import Any

from installers.job import NAME, TITLE, Job
from installers.licences import ShippedPackage, parts

_SPDX = re.compile(r"[\w.+-]+( (AND|OR|WITH) [\w.+-]+)*")
_LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+).*?(?P<hashes>(\n    --hash=sha256:\S+.*)+)", re.MULTILINE)


def parts_file(job: Job) -> Path:
    """Where the list goes."""
    return job.out / f"{NAME}-{job.version}-parts.cdx.json"


def write_parts(job: Job) -> Path:
    """Write the list of parts into `job.out`; the same commit gives the same bytes."""
    everything = parts(job)
    text = json.dumps(parts_list(job, everything), indent=1, ensure_ascii=False) + "\n"
    job.out.mkdir(parents=True, exist_ok=True)
    parts_file(job).write_text(text, "utf-8")
    return parts_file(job)


def parts_list(job: Job, everything: list[ShippedPackage]) -> dict[str, Any]:
    """The list as CycloneDX has it: the program itself, its parts, and which needs which."""
    hashes = locked_hashes((job.root / "packaging" / "release.lock").read_text("utf-8"))
    told = {_plain(part.name): part for part in everything}
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{NAME}/{job.version}/{job.commit}')}",
        "version": 1,
        "metadata": {
            "timestamp": _time(job.epoch),
            "component": {
                "type": "application",
                "bom-ref": NAME,
                "name": TITLE,
                "version": job.version,
                "licenses": [{"expression": "MIT"}],
                "properties": [{"name": "commit", "value": job.commit}],
            },
        },
        "components": [_component(part, hashes) for name, part in told.items() if name != NAME],
        "dependencies": [
            {"ref": _ref(part), "dependsOn": [_ref(told[need]) for need in part.needs if need in told]}
            for part in told.values()
        ],
    }


def locked_hashes(lock: str) -> dict[tuple[str, str], list[str]]:
    """The sha256 sums of every package in a lock file, by name and version: one for each of its files."""
    return {
        (_plain(found["name"]), found["version"]): re.findall(r"sha256:([0-9a-f]{64})", found["hashes"])
        for found in _LOCKED.finditer(lock)
    }


def _component(part: ShippedPackage, hashes: dict[tuple[str, str], list[str]]) -> dict[str, Any]:
    licence = {"expression": part.licence} if _SPDX.fullmatch(part.licence) else {"license": {"name": part.licence}}
    sums = hashes.get((_plain(part.name), part.version), [])
    return {
        "type": "library",
        "bom-ref": _ref(part),
        "name": part.name,
        "version": part.version,
        "description": part.about,
        "licenses": [licence] if part.licence else [],
        "purl": _ref(part),
        "properties": [{"name": "sha256 of a file of the registry", "value": value} for value in sums],
    }


def _ref(part: ShippedPackage) -> str:
    return NAME if _plain(part.name) == NAME else f"pkg:pypi/{_plain(part.name)}@{part.version}"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _time(epoch: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(epoch, UTC).isoformat().replace("+00:00", "Z")
