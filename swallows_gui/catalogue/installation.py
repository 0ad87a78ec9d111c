"""What an installation must hold to be played: its data, looked for before the window opens."""

from __future__ import annotations

import sys
from typing import Final

from swallows_gui.catalogue.places import data_path

DATA: Final = (
    "swallows/cards/green.json",
    "swallows/cards/blue.json",
    "swallows/cards/red.json",
    "swallows/cards/stars.json",
    "swallows/nations.json",
    "swallows/fields.json",
    "swallows/characters.json",
    "swallows/formats/sixteen.json",
    "swallows/formats/friendly.json",
    "swallows/habits/sixteen.json",
    "swallows/rules/de.json",
    "swallows/rules/en.json",
    "swallows/rules/reasons.json",
    "swallows/commentary/occasions.json",
    "swallows/commentary/de.json",
    "swallows/commentary/en.json",
    "swallows/tutorial/de.json",
    "swallows/tutorial/en.json",
    "swallows/tutorial/plan.json",
    "swallows/art/poses.json",
    "swallows/art/things.json",
    "languages/de.json",
    "languages/en.json",
    "art/app.svg",
    "art/swallow.svg",
)
"""Files of `resources` without which the program cannot work."""
BOOTSTRAP: Final = "bootstrap.py"
REINSTALL: Final = "install the program again; saved games are not touched"
TRANSLATIONS: Final = ("swallows_de.qm", "swallows_en.qm", "cards_en.qm")


def missing_files() -> tuple[str, ...]:
    """The files that are not there, or empty, by their paths from the folder with the data on; () if all is well."""
    wanted = [("resources", *name.split("/")) for name in DATA] + [("translations", name) for name in TRANSLATIONS]
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
