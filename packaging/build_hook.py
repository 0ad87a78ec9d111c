"""Puts data into the wheel: `resources/`, every translation compiled by the `lrelease` of the PySide6 package, every
sound, and the commit it was built from (of git, or of SWALLOWS_COMMIT where a release is built from a copy without a
repository).

hatchling loads this file while it builds. A wheel carries both inside the package, an editable installation reads them
beside it; `swallows_gui/catalogue/places.py` looks in both places.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[Any]):
    """Compiles the translations and includes the data in a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile `translations/*.ts`; unless the build is editable, include the results and `resources`."""
        root = Path(self.root)
        translations = root / "translations"
        if any(translations.glob("*.ts")):
            subprocess.run([sys.executable, str(root / "packaging" / "translate.py"), "compile"], check=True)
        if version == "editable":
            return
        included: dict[str, str] = build_data["force_include"]
        resources = root / "resources"
        if resources.is_dir():
            included[str(resources)] = "swallows_gui/resources"
        included[str(_sounds(root))] = "swallows_gui/resources/sounds"
        for compiled in sorted(translations.glob("*.qm")):
            included[str(compiled)] = f"swallows_gui/translations/{compiled.name}"
        if commit := _commit(root):
            written = root / "build" / "commit.txt"
            written.parent.mkdir(exist_ok=True)
            written.write_text(commit + "\n", "ascii")
            included[str(written)] = "swallows_gui/commit.txt"


def _sounds(root: Path) -> Path:
    """The folder of all sounds, made by the program's own code; another one after every change of that."""
    package = root / "swallows_gui" / "services" / "sound"
    code = b"".join(path.read_bytes() for path in sorted(package.glob("*.py")))
    folder = root / "build" / f"sounds-{hashlib.sha256(code).hexdigest()[:16]}"
    if not folder.is_dir():
        unfinished = folder.with_suffix(f".{os.getpid()}")
        make = [sys.executable, "-m", "swallows_gui.services.sound.store", str(unfinished)]
        subprocess.run(make, cwd=root, check=True)
        unfinished.replace(folder)
    return folder


def _commit(root: Path) -> str:
    """The commit that the wheel is built from, or nothing where nobody knows."""
    if given := os.environ.get("SWALLOWS_COMMIT"):
        return given
    if not (root / ".git").exists():
        return ""
    command = ["git", "-C", str(root), "rev-parse", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
