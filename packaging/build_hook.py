"""Puts data into the wheel: `resources/`, and every translation compiled by the `lrelease` of the PySide6 package.

hatchling loads this file while it builds. A wheel carries both inside the package, an editable installation reads them
beside it; `swallows_gui/catalogue/places.py` looks in both places.
"""

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
        for compiled in sorted(translations.glob("*.qm")):
            included[str(compiled)] = f"swallows_gui/translations/{compiled.name}"
