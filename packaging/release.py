#!/usr/bin/env python3
"""From a clean checkout to everything that is installed: `python3 packaging/release.py [TARGET ...] [--out DIR]`.

Without a name all targets are built, each into `dist/` or DIR, with checksums, the list of parts and a report of
sizes beside them. `release.py check` looks at what was built and at the files that only other machines can use. Needs
no more than Python to begin; what Python's registry has is installed from `release.lock` into `build/release-env`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from bootstrap import CannotGoOn
from installers import stores
from installers.checks import CHECKS
from installers.frozen import size_of
from installers.home import what_is_left
from installers.job import Job, say
from installers.parts import write_parts
from installers.summary import write_summary
from installers.targets import TARGETS, BuildTarget
from installers.tools import line_to_type, missing, packages_of

ROOT = Path(__file__).resolve().parent.parent


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return what is to be built (`names`, in the table's order) or checked (`check`), and where it goes (`out`).

    With `tools` nothing is done but said which packages of the system that would need.
    """
    named = "\n".join(f"  {target.name:<10} {target.makes}" for target in TARGETS)
    checks = "\n".join(f"  {check.name:<10} {check.proves}" for check in CHECKS)
    parser = argparse.ArgumentParser(
        prog="release.py",
        description="Builds the installers of Millions of Swallows.",
        epilog=f"targets (no name: all):\n{named}\n\nwhat `check` can be asked for (no name: all):\n{checks}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="TARGET", help="a target, or `check` and the name of a check")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where it goes; default: dist")
    parser.add_argument(
        "--tools", action="store_true", help="build nothing; print the Debian packages that are missing, one a line"
    )
    chosen = parser.parse_args(arguments)
    chosen.check = chosen.names[:1] == ["check"]
    if chosen.check:
        del chosen.names[0]
    known = [thing.name for thing in (CHECKS if chosen.check else TARGETS)]
    for name in chosen.names:
        if name not in known:
            parser.error(f"there is no {'check' if chosen.check else 'target'} {name!r}; there are: {', '.join(known)}")
    chosen.names = [name for name in known if not chosen.names or name in chosen.names]
    return chosen


def lacking(names: list[str], *, check: bool) -> list[str]:
    """The Debian packages that this system lacks for the named targets or, with `check`, checks."""
    if check:
        needs = [tool for one in CHECKS if one.name in names for tool in one.needs]
    else:
        here = (target for target in TARGETS if target.system in ("", sys.platform))
        needs = [tool for target in here if target.name in names for tool in target.needs]
    return packages_of(missing(needs))


def build(job: Job, names: list[str], *, chosen: bool) -> int:
    """Build the named targets; return 1 if one of them failed or could not be begun, else 0.

    `chosen`: whether they were asked for by name; a target of another system is a failure only then.
    """
    wanted = [target for target in TARGETS if target.name in names]
    refused: dict[str, str] = {}
    lacking = []
    for target in wanted:
        if target.system and target.system != sys.platform:
            if chosen:
                refused[target.name] = f"is built on {target.system_name} only"
            else:
                say(f"{target.name} is left out: it is built on {target.system_name} only")
                wanted = [other for other in wanted if other is not target]
        elif tools := missing(target.needs):
            refused[target.name] = f"needs {', '.join(tool.program for tool in tools)}"
            lacking += tools
    for target in wanted:
        if target.name not in refused and (why := _built(job, target)):
            refused[target.name] = why
    if any(target.name not in refused for target in wanted):
        write_parts(job)
        for path in stores.write(job):
            say(f"  {path.relative_to(job.out)}")
        write_summary(job)
    for name, why in refused.items():
        print(f"release: {name} was not built: it {why}", file=sys.stderr)
    if lacking:
        print(f"release: what is missing is installed with:\n\n    {line_to_type(lacking)}\n", file=sys.stderr)
    return 1 if refused else 0


def _built(job: Job, target: BuildTarget) -> str:
    """Build one target; returns what went wrong, or nothing."""
    say(f"Building {target.name}: {target.makes}")
    try:
        for path in target.build(job):
            size = size_of(path) if path.is_dir() else path.stat().st_size
            say(f"  {path.name}  {size / 1e6:.1f} MB")
    except CannotGoOn as reason:
        return f"failed: {reason}"
    return ""


def check(job: Job, names: list[str]) -> int:
    """Run the named checks; return 1 if one of them found something, else 0."""
    failed = []
    for one in CHECKS:
        if one.name not in names:
            continue
        say(f"Checking {one.name}: {one.proves}")
        try:
            if tools := missing(one.needs):
                raise CannotGoOn(
                    f"{', '.join(tool.program for tool in tools)} missing; install with:\n\n    {line_to_type(tools)}\n"
                )
            one.look(job)
        except CannotGoOn as reason:
            failed.append(one.name)
            print(f"release: {one.name}: {reason}", file=sys.stderr)
    print(f"release: {len(names) - len(failed)} checks passed, {len(failed)} failed {' '.join(failed)}")
    if left := what_is_left(job):
        print(f"release: {left}")
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    """Do what the command line asks; return the exit code."""
    chosen = parse(arguments)
    if chosen.tools:
        for package in lacking(chosen.names, check=chosen.check):
            print(package)
        return 0
    try:
        job = Job.of(ROOT, chosen.out.resolve())
        if chosen.check:
            return check(job, chosen.names)
        return build(job, chosen.names, chosen=len(chosen.names) < len(TARGETS))
    except CannotGoOn as reason:
        print(f"release: {reason}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
