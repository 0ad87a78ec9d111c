"""Loads what the first game needs while somebody looks at the start screen, a piece a turn of the event loop.

Without it the click that begins the first game of a session would stop the window for a quarter of a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.ui.kit.turns import Work, turns

if TYPE_CHECKING:
    from swallows_gui.ui.window.main_window import MainWindow

MODULES = (
    "swallows_gui.ui.game.games",
    "swallows_gui.engine.swallows.game",
    "swallows_gui.ai",
    "swallows_gui.session.swallows",
    "swallows_gui.ui.screens.friendly",
    "swallows_gui.ui.screens.tournament",
    "swallows_gui.models.bundle",
    "swallows_gui.ui.art.things_life",
    "swallows_gui.ui.art.picture",
    "swallows_gui.ui.kit.card_face",
    "swallows_gui.ui.kit.pitch",
    "swallows_gui.ui.match.prompt",
    "swallows_gui.ui.match.table",
    "swallows_gui.ui.game.desk",
    "swallows_gui.ui.game.table_talk",
    "swallows_gui.ui.screens.draft",
    "swallows_gui.ui.screens.groups",
    "swallows_gui.ui.screens.bets",
    "swallows_gui.ui.screens.between",
    "swallows_gui.ui.screens.payout",
    "swallows_gui.ui.after.pages",
    "swallows_gui.ui.after.all_hands",
    "swallows_gui.ui.screens.records",
    "swallows_gui.ui.replay.replays",
    "swallows_gui.ui.screens.replay",
)
"""Modules, each with what it brings along in less time than a turn may take."""


class Warming(QObject):
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
        self._work = turns().take_idle(self, self._pieces())

    def _pieces(self) -> Iterator[None]:
        for name in MODULES:
            import_module(name)
            yield
        _load_cards()
        yield
        yield from self._window.game.prepared()


def _load_cards() -> None:
    """The deck, compiled; a mistake in it is told where cards are needed."""
    from swallows_gui.catalogue import BadCard, load

    try:
        load().tables()
    except BadCard:
        return
