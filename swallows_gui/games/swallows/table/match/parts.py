"""The large parts of the match table, built before the table itself where all at once would hold up the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from swallows_gui.games.swallows.table.match.hands import FarHand, NearHand
from swallows_gui.games.swallows.table.match.prompt import Prompt
from swallows_gui.games.swallows.table.match.referee_panel import RefereePanel
from swallows_gui.games.swallows.words.bundle import Models


class Parts:
    """Each part is built when it is first asked for."""

    def __init__(self, models: Models) -> None:
        self._models = models

    @cached_property
    def far(self) -> FarHand:
        """The opponent's hand."""
        return FarHand(self._models)

    @cached_property
    def prompt(self) -> Prompt:
        """The plate with the question."""
        return Prompt()

    @cached_property
    def near(self) -> NearHand:
        """The hand of the seat that looks, and its choices."""
        return NearHand(self._models)

    @cached_property
    def referee_panel(self) -> RefereePanel:
        """The referee panel with the bribes."""
        return RefereePanel(self._models)

    def built(self) -> Iterator[None]:
        """Build one part after the other, each within the time of a turn of the event loop."""
        for name in ("far", "prompt", "near", "referee_panel"):
            getattr(self, name)
            yield
