"""What a person sends along with a problem: versions, machine, settings, the last errors; nothing that is a secret.

No names of seats, no records, no seeds, no folders of the player: whoever reads it learns nothing of a game.
"""

from __future__ import annotations

import platform
import sys
from collections import Counter
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from swallows_gui.build import version_line
from swallows_gui.folders import PORTABLE, portable_folder
from swallows_gui.records.record import ListedGame
from swallows_gui.services.settings import Settings
from swallows_gui.services.theme import theme

TOLD = (
    "language",
    "theme",
    "text_scale",
    "pace",
    "reduced_motion",
    "answer_alone",
    "auto_pass",
    "own_matches_only",
    "tips",
    "text_table",
    "read_aloud",
)
"""Settings that say how the window looks and plays, and nothing of who plays; the switches of games are told too."""
_NEWEST = 3
"""Reports of errors that go along."""
_LONGEST = 20_000
"""Characters of one report of an error."""


def problem_report(words: str, settings: Settings, games: list[ListedGame], reports: Path) -> str:
    """The report as plain English text: the player's words, then what the program knows. `games` are only counted;
    `reports` is the folder of error reports, which hold no secrets themselves."""
    told = {**{name: getattr(settings, name) for name in TOLD}, **settings.switches}
    sections = [
        ("What happened", words.strip() or "(nothing was written here)"),
        ("Program", "\n".join(_program())),
        ("Screens", "\n".join(_screens())),
        ("Settings", "\n".join(f"{name}: {value}" for name, value in told.items())),
        ("Games", _counted(games)),
        *(("Error", text) for text in _errors(reports)),
    ]
    return "\n\n".join(f"{title}\n{'-' * len(title)}\n{text}" for title, text in sections) + "\n"


def _program() -> list[str]:
    application = QGuiApplication.instance()
    windows = application.platformName() if isinstance(application, QGuiApplication) else "none"
    if portable_folder() is not None:
        kind = PORTABLE
    else:
        kind = "installed from a package" if getattr(sys, "frozen", False) else "run by a Python"
    fonts = theme().fonts
    return [
        f"Millions of Swallows {version_line()}, {kind}",
        f"Python {platform.python_version()}, Qt {qVersion()}, windows by {windows}",
        f"{platform.platform()}, {platform.machine()}",
        f"Fonts: {', '.join(fonts.families)}{'; ' + fonts.problem if fonts.problem else ''}",
    ]


def _screens() -> list[str]:
    return [
        f"{screen.size().width()} x {screen.size().height()} at {screen.devicePixelRatio():g}, "
        f"{screen.logicalDotsPerInch():.0f} dots an inch"
        for screen in QGuiApplication.screens()
    ]


def _counted(games: list[ListedGame]) -> str:
    states = Counter(
        f"cannot be opened ({game.code})" if game.code else "over" if game.over else "unfinished" for game in games
    )
    return "\n".join(f"{state}: {number}" for state, number in sorted(states.items())) or "none"


def _errors(folder: Path) -> list[str]:
    try:
        newest = sorted(folder.glob("error-*.txt"), reverse=True)[:_NEWEST]
        return [path.read_text("utf-8", errors="replace")[:_LONGEST].strip() for path in newest]
    except OSError:
        return []
