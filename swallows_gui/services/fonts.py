"""Loads the typefaces that ship with the program, so that it looks the same on every machine.

Hanken Grotesk carries the text, Roboto Black the big figures and headlines. With no font at all Qt draws nothing,
so a failure is told in a sentence that the caller prints to the terminal.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

TEXT_FILES = ("Regular", "Italic", "Medium", "SemiBold", "Bold")
POSTER_FILES = ("Black", "Bold")


class FontReport(NamedTuple):
    """Which families are there, and what went wrong, if anything did."""

    text: str
    """Family of running text."""
    poster: str
    """Family of headlines and big figures."""
    problem: str
    """One English sentence for the terminal, or empty."""

    @property
    def families(self) -> tuple[str, ...]:
        """The families to use, best first."""
        return tuple(dict.fromkeys((self.text, self.poster)))


@cache
def load_fonts() -> FontReport:
    """Load the shipped fonts once; falls back to the system's. A `QGuiApplication` must exist."""
    text = _load_package("font_hanken_grotesk", "HankenGrotesk", TEXT_FILES, "otf")
    poster = _load_package("font_roboto", "Roboto", POSTER_FILES, "ttf")
    if text and poster:
        return FontReport(text, poster, "")
    one = text or poster
    if one:
        return FontReport(one, one, "")
    system = QFont().defaultFamily()
    families = QFontDatabase.families()
    if families:
        family = system if system in families else families[0]
        return FontReport(
            family,
            family,
            "The fonts that ship with Millions of Swallows could not be loaded; the system's are used. "
            "Repair: python3 packaging/bootstrap.py setup",
        )
    return FontReport(
        system,
        system,
        "No font can be loaded, so no text can be shown. Install the packages font-hanken-grotesk and font-roboto "
        "(python3 packaging/bootstrap.py setup) or any system font (Debian: fonts-dejavu-core).",
    )


def _load_package(package: str, prefix: str, styles: tuple[str, ...], extension: str) -> str:
    """The family that a font package brings, or empty if it cannot be loaded."""
    found = find_spec(package)  # to load the package would have it list its files
    if found is None or found.origin is None:
        return ""
    folder = Path(found.origin).parent / "files"
    family = ""
    for style in styles:
        number = QFontDatabase.addApplicationFont(str(folder / f"{prefix}-{style}.{extension}"))
        names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if names and not family:
            family = names[0]
    return family
