"""Loads what the first game needs while somebody looks at the start screen, a piece a turn of the event loop.

Without it the click that begins the first game of a session would stop the window for a quarter of a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.title import Title
from swallows_gui.ui.kit.idle_queue import Work, idle_queue

if TYPE_CHECKING:
    from swallows_gui.ui.shell.main_window import MainWindow

BEFORE = (
    "pydantic",
    "pydantic.fields",
    "pydantic.main",
    "swallows_gui.catalogue.mistakes",
    "swallows_gui.records",
    "swallows_gui.session",
    "swallows_gui.ui.play.dialogs",
    "swallows_gui.ui.shell.games",
    "swallows_gui.ai",
)
"""What the first game needs before its own modules, in pieces that come one out of the other."""
AFTER = (
    "swallows_gui.ui.play.game_messages",
    "swallows_gui.ui.shell.records",
    "swallows_gui.ui.play.replay.replays",
    "swallows_gui.ui.play.replay.replay_screen",
)
"""What it needs besides; each with what it brings along in less time than a turn may take."""


class Preload(QObject):
    """Loads modules for the first game from `begin` on, and ends by itself."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._work: Work | None = None

    @property
    def done(self) -> bool:
        """Whether everything has been loaded."""
        return self._work is not None and self._work.over

    def begin(self) -> None:
        """Load the pieces one by one from now on."""
        self._work = idle_queue().take_idle(self, self._pieces())

    def _pieces(self) -> Iterator[None]:
        title = self._window.navigation.title
        for name in (*BEFORE, *title.ahead, *AFTER):
            import_module(name)
            yield
        _load_data(title)
        yield
        yield from self._window.game.prepared(title)


def _load_data(title: Title) -> None:
    """Load and compile a game's data; a mistake in them is reported where they are needed."""
    from swallows_gui.catalogue.mistakes import BadCard, BadFile
    from swallows_gui.session.openings import playable

    with suppress(BadCard, BadFile):
        playable(title.id)
