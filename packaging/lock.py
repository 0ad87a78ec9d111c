"""Writes the lock files from pyproject.toml: `python packaging/lock.py [--upgrade]`, with uv on the path.

`build.lock` is what builds the project and its one dependency that comes as source, `requirements.lock` what the game
needs, `voice.lock` that and what reads aloud, `cluster.lock` that and what measures on many machines, `dev.lock` that
and what the tests and checks need, `release.lock` that of the game and what builds installers. They fit every
platform and Python 3.11 or newer.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
LOCKS = {
    "build": ["--group", "../pyproject.toml:build"],
    "requirements": ["../pyproject.toml"],
    "voice": ["../pyproject.toml", "--extra", "voice", "--constraint", "requirements.lock"],
    "cluster": ["../pyproject.toml", "--extra", "cluster", "--constraint", "requirements.lock"],
    "release": ["../pyproject.toml", "--group", "../pyproject.toml:release", "--constraint", "requirements.lock"],
    "dev": ["../pyproject.toml", "--group", "../pyproject.toml:dev", "--constraint", "requirements.lock"],
}


def main(arguments: list[str] | None = None) -> int:
    """Write all lock files; return 0, or uv's exit code at the first that cannot be resolved."""
    parser = argparse.ArgumentParser(description="Writes the lock files from pyproject.toml.")
    parser.add_argument("--upgrade", action="store_true", help="take newer versions of everything")
    options = ["--upgrade"] if parser.parse_args(arguments).upgrade else []
    if shutil.which("uv") is None:
        print("uv is not on the path. Install it outside the project's environment: pipx install uv", file=sys.stderr)
        return 1
    for name, sources in LOCKS.items():
        command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--python-version", "3.11"]
        command += ["--custom-compile-command", "python packaging/lock.py", "--no-emit-index-url", "--no-annotate"]
        done = subprocess.run([*command, *options, *sources, "-o", f"{name}.lock"], cwd=PACKAGING, check=False)
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
