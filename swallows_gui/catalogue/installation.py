"""What an installation must hold to be played: its data, looked for before the window opens."""

from __future__ import annotations

import sys
from typing import Final

from swallows_gui import titles
from swallows_gui.catalogue.places import data_path

SHARED: Final = (
    "languages/de.json",
    "languages/en.json",
    "texts.json",
    "art/app.svg",
    "art/swallow.svg",
)
"""Files of `resources` without which no game can be played."""
BOOTSTRAP: Final = "bootstrap.py"
REINSTALL: Final = "install the program again; saved games are not touched"
TRANSLATIONS: Final = ("swallows_de.qm", "swallows_en.qm", "cards_en.qm")


def data() -> tuple[str, ...]:
    """The files of `resources` without which the program, or a game of the house, cannot work."""
    return SHARED + tuple(name for title in titles.titles() for name in title.data)


def missing_files() -> tuple[str, ...]:
    """The files that are not there, or empty, by their paths from the folder with the data on; () if all is well."""
    wanted = [("resources", *name.split("/")) for name in data()] + [("translations", name) for name in TRANSLATIONS]
    return tuple("/".join(parts) for parts in wanted if not _is_filled(parts))


def repair() -> str:
    """What mends the installation, as an English half-sentence for the terminal and for reports."""
    return f"python3 packaging/{BOOTSTRAP} setup" if in_checkout() else REINSTALL


def in_checkout() -> bool:
    """Whether the program runs from its sources, which repair themselves, and was not installed."""
    sources = data_path("resources").parent / "packaging" / BOOTSTRAP
    return not getattr(sys, "frozen", False) and sources.is_file()


def _is_filled(parts: tuple[str, ...]) -> bool:
    try:
        return data_path(*parts).stat().st_size > 0
    except OSError:
        return False
