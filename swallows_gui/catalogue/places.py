"""Where the application's data lies: the one module that finds `resources` and `translations`."""

import os
import sys
from pathlib import Path
from typing import Final

MORE_DATA: Final = "SWALLOWS_DATA"
"""Environment: further folders with `resources` and `translations` in them (several as in PATH), whose files are found
beside the program's own. So a language is tried before it is part of the program."""
_PACKAGE = Path(__file__).resolve().parent.parent


def data_path(*parts: str) -> Path:
    """The path of a piece of data, such as `data_path("resources", "swallows", "cards", "green.json")`.

    `parts` starts with "resources" or "translations". Data lies inside the package in an installed or frozen
    application, else beside it in a checkout; what is not there may lie in a further folder. It need not exist.
    """
    own = _own(parts[0]).joinpath(*parts)
    if own.exists():
        return own
    others = (folder.joinpath(*parts) for folder in _further())
    return next((path for path in others if path.exists()), own)


def found(path: Path) -> Path:
    """A file by its place in the application's own data: itself, or where it is missing that of a further folder."""
    for part in ("resources", "translations"):
        if not path.exists() and path.is_relative_to(_own(part) / part):
            return data_path(*path.relative_to(_own(part)).parts)
    return path


def data_files(*parts: str, ending: str) -> list[Path]:
    """The files of a folder of the data, by name; of two with one name the application's own."""
    found: dict[str, Path] = {}
    for root in (_own(parts[0]), *_further()):
        for path in root.joinpath(*parts).glob(f"*{ending}"):
            found.setdefault(path.name, path)
    return [found[name] for name in sorted(found)]


def has_rules(game: str) -> bool:
    """Whether there is a rule book in the folder `game` of the resources; nothing of it is read."""
    return data_path("resources", game, "rules", "en.json").is_file()


def _own(part: str) -> Path:
    bundle = getattr(sys, "_MEIPASS", None)
    inside = Path(bundle) / "swallows_gui" if bundle is not None else _PACKAGE
    return inside if (inside / part).is_dir() else _PACKAGE.parent


def _further() -> list[Path]:
    return [Path(folder) for folder in os.environ.get(MORE_DATA, "").split(os.pathsep) if folder]
