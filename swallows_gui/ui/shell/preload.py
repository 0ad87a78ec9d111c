"""Loads what the first game needs while somebody looks at the start screen, a piece a turn of the event loop.

Without it the click that begins the first game of a session would stop the window for a quarter of a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.ui.kit.idle_queue import Work, idle_queue

if TYPE_CHECKING:
    from swallows_gui.ui.shell.main_window import MainWindow

MODULES = (
    "swallows_gui.ui.shell.games",
    "swallows_gui.engine.swallows.game",
    "swallows_gui.ai",
    "swallows_gui.session.swallows.kind",
    "swallows_gui.ui.swallows.screens.friendly",
    "swallows_gui.ui.swallows.screens.tournament",
    "swallows_gui.models.swallows.bundle",
    "swallows_gui.ui.swallows.art.things_life",
    "swallows_gui.ui.swallows.art.picture",
    "swallows_gui.ui.swallows.cards.card_face",
    "swallows_gui.ui.swallows.pitch.pitch",
    "swallows_gui.ui.swallows.match.prompt",
    "swallows_gui.ui.swallows.match.table",
    "swallows_gui.ui.swallows.desk",
    "swallows_gui.ui.play.game_messages",
    "swallows_gui.ui.swallows.screens.draft",
    "swallows_gui.ui.swallows.screens.groups",
    "swallows_gui.ui.swallows.screens.bets",
    "swallows_gui.ui.swallows.screens.between",
    "swallows_gui.ui.swallows.screens.payout",
    "swallows_gui.ui.swallows.after.pages",
    "swallows_gui.ui.swallows.after.all_hands",
    "swallows_gui.ui.shell.records",
    "swallows_gui.ui.play.replay.replays",
    "swallows_gui.ui.play.replay.replay_screen",
)
"""Modules, each with what it brings along in less time than a turn may take."""


class Preload(QObject):
    """Begins when told to, and ends by itself."""

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
        for name in MODULES:
            import_module(name)
            yield
        _load_cards()
        yield
        yield from self._window.game.prepared()


def _load_cards() -> None:
    """The deck, compiled; a mistake in it is told where cards are needed."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.swallows import load

    try:
        load().tables()
    except BadCard:
        return
