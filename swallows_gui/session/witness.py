"""Who sees a whole game while it is played, secrets included: the laboratory, which counts what happens. No window."""

from collections.abc import Sequence
from typing import Any, Protocol

from swallows_gui.engine.game import Event, View


class Witness(Protocol):
    """Watches a game being played; changes nothing in it."""

    def asked(self, game: Any, view: View) -> None:
        """The AI seat to move is about to decide, and this is its view."""
        ...

    def told(self, game: Any, events: Sequence[Event]) -> None:
        """These events have just happened; first those of the start."""
        ...
