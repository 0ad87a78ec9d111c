"""Where what belongs to the player lies: games, cups, settings, reports, long measurements.

Each has its folder of the platform. A program that lies on a stick keeps everything beside itself instead: it does so
where a folder named `portable` lies next to it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

APPLICATION: Final = "millions-of-swallows"
PORTABLE: Final = "portable"
PROGRAM: Final = "SWALLOWS_PROGRAM"
"""Environment: the folder of the launcher that has started the program, where it is not the program's own."""


def portable_folder() -> Path | None:
    """The folder beside the program that keeps everything, or None where it was not laid out for a stick."""
    beside = _program_folder()
    if beside is None:
        return None
    folder = beside / PORTABLE
    return folder if folder.is_dir() else None


def data_folder() -> Path:
    """Where games are kept. None of these folders need exist yet."""
    return portable_folder() or platformdirs.user_data_path(APPLICATION, appauthor=False)


def games_folder() -> Path:
    """Where games are kept. It need not exist yet."""
    return data_folder() / "games"


def cups_folder() -> Path:
    """Where cups and championships are kept. It need not exist yet."""
    return data_folder() / "cups"


def packs_folder() -> Path:
    """Where packs lie, each in a folder of its own. It need not exist yet."""
    return data_folder() / "packs"


def any_game_kept() -> bool:
    """Whether anything lies where games are kept: a look that costs nothing, before a window is shown."""
    try:
        return next(games_folder().iterdir(), None) is not None
    except OSError:
        return False


def config_folder() -> Path:
    """Where the settings are kept."""
    return portable_folder() or platformdirs.user_config_path(APPLICATION, appauthor=False)


def state_folder() -> Path:
    """Where reports of errors are kept."""
    return portable_folder() or platformdirs.user_state_path(APPLICATION, appauthor=False)


def cache_folder() -> Path:
    """Where long measurements keep what they have done so far."""
    stick = portable_folder()
    return stick / "cache" if stick is not None else platformdirs.user_cache_path(APPLICATION, appauthor=False)


def _program_folder() -> Path | None:
    """The folder of the program's file; a checkout and a package of a Python have none of their own."""
    launcher = os.environ.get(PROGRAM)
    if launcher:
        return Path(launcher)
    return Path(sys.executable).resolve().parent if getattr(sys, "frozen", False) else None
