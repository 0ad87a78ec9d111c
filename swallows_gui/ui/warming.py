"""Loads what the first game needs while somebody looks at the start screen, a piece a turn of the event loop.

Without it the click that begins the first game of a session would stop the window for a quarter of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

PIECES = (
    "swallows_gui.ui.games",
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
    "swallows_gui.ui.desk",
    "swallows_gui.ui.table_talk",
    "swallows_gui.ui.screens.draft",
    "swallows_gui.ui.screens.groups",
    "swallows_gui.ui.screens.bets",
    "swallows_gui.ui.screens.between",
    "swallows_gui.ui.screens.payout",
)
"""Modules, each with what it brings along in less time than a turn may take."""
PAUSE = 15
"""Milliseconds between two pieces: input goes first."""


class Warming(QObject):
    """Begins when told to, and ends by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.done = False
        """Whether everything has been loaded."""
        self._pieces = _pieces()
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._load_next)

    def begin(self) -> None:
        """Load the pieces one by one from now on."""
        self._timer.start()

    def _load_next(self) -> None:
        piece = next(self._pieces, None)
        if piece is None:
            self.done = True
            self._timer.stop()
        else:
            piece()


def _pieces() -> Iterator[Callable[[], object]]:
    for name in PIECES:
        yield partial(import_module, name)
    yield _cards


def _cards() -> None:
    """The deck, compiled; a mistake in it is told where cards are needed."""
    from swallows_gui.catalogue import BadCard, load

    try:
        load().tables()
    except BadCard:
        return
