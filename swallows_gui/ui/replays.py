"""Opening replays: of a file, or of the game in the window; every trouble ends in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from swallows_gui.records import library
from swallows_gui.session.playback import Playback
from swallows_gui.ui.games import make_safely
from swallows_gui.ui.screens.replay import ReplayScreen

if TYPE_CHECKING:
    from swallows_gui.records.library import Entry
    from swallows_gui.session import Session


def replay_of_file(window: QWidget, path: Path) -> ReplayScreen | None:
    """A replay of the record in a file, or None after telling why there is none. The file is only read."""
    return _safely(window, lambda: Playback.load(path))


def replay_of_game(window: QWidget, session: Session) -> ReplayScreen | None:
    """A replay of the game in the window so far."""
    return _safely(window, lambda: Playback(session.record()))


def all_games() -> list[Entry]:
    """The games in the player's folder, newest first; none if the folder cannot be read."""
    try:
        return list(library.all_games())
    except OSError:
        return []


def _safely(window: QWidget, make: Callable[[], Playback]) -> ReplayScreen | None:
    return make_safely(window, lambda: ReplayScreen(make(), window))
