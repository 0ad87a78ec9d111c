"""What the package's page on an index says beyond pyproject.toml: addresses, and the README with whole addresses in it.

hatchling loads this file while it builds. Addresses come from `packaging/home.json`; those that lead nowhere are left
out, and pictures with them.
"""

import json
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

NOWHERE = ".invalid"
_PICTURE = re.compile(r"^!\[([^\]]*)\]\((?:docs/pictures/)([^)]+)\)\n\n?", re.MULTILINE)
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")
_BEGIN = "```\npython3 packaging/bootstrap.py play\n```\n"
_WITH_PIPX = "```\npipx run millions-of-swallows\n```\n\nstarts the game; in a checkout of the source\n\n"


class PageHook(MetadataHookInterface):
    """Adds readme and addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme` and `urls`."""
        root = Path(self.root)
        home: dict[str, str] = json.loads((root / "packaging" / "home.json").read_text("utf-8"))
        home = {name: address for name, address in home.items() if NOWHERE not in address}
        text = page((root / "README.md").read_text("utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = {name.capitalize(): home[name] for name in ("homepage", "source", "issues") if name in home}


def page(readme: str, home: dict[str, str]) -> str:
    """The README as it stands by itself, far from the files it names."""
    pictures, source = home.get("pictures"), home.get("source")
    readme = _PICTURE.sub(rf"![\1]({pictures}/\2)\n\n" if pictures else "", readme)
    readme = _LINK.sub(rf"[\1]({source}/\2)" if source else r"\1", readme)
    return readme.replace(_BEGIN, _WITH_PIPX + _BEGIN, 1)
