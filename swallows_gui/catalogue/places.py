"""Where the application's data lies: the one function that finds `resources` and `translations`."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def data_path(*parts: str) -> Path:
    """The path of a piece of data, such as `data_path("resources", "swallows", "cards", "green.json")`.

    `parts` starts with "resources" or "translations". Data lies inside the package in an installed or frozen
    application, else beside it in a checkout. The path need not exist.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    inside = Path(bundle) / "swallows_gui" if bundle is not None else _PACKAGE
    if (inside / parts[0]).is_dir():
        return inside.joinpath(*parts)
    return _PACKAGE.parent.joinpath(*parts)
