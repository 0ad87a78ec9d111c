"""Where the project lives: the addresses that metadata name, all from `packaging/home.json`.

As long as the project has no home they end in `.invalid`, and whoever publishes it changes that one file.
"""

from __future__ import annotations

import json

from installers.job import Job

NOWHERE = ".invalid"


def addresses(job: Job) -> dict[str, str]:
    """Address by name: "homepage", "source", "issues", "pictures", "files", where a release's files lie, and
    "maintainer", the name and the mail of whoever answers for the packages.
    """
    told: dict[str, str] = json.loads((job.root / "packaging" / "home.json").read_text("utf-8"))
    return {name: address.replace("@VERSION@", job.version) for name, address in told.items()}


def what_is_left(job: Job) -> str:
    """The sentence for whoever publishes, as long as addresses lead nowhere; else empty."""
    nowhere = [name for name, address in addresses(job).items() if NOWHERE in address]
    if not nowhere:
        return ""
    return (
        f"not yet for the public: packaging/home.json names no real {', '.join(nowhere)}"
        " (docs/releasing.md, The first release)"
    )


def filled(text: str, job: Job, **more: str) -> str:
    """A text with the version, the addresses and what else is given in the places of its `@NAME@`."""
    for name, value in {"version": job.version, **addresses(job), **more}.items():
        text = text.replace(f"@{name.upper()}@", value)
    return text
