"""What every screen of a running game has: a controller that it shows and hands actions to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from swallows_gui.engine.game import Json
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.screen import Screen


class GameScreen(Screen):
    """A screen that belongs to one running game."""

    decides = True
    """Whether a key may decide something here."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller

    def show_view(self) -> None:
        """Draw everything anew from the controller's view."""

    def begin(self, _events: Sequence[Json]) -> None:
        """Events are about to be told moment by moment; the controller's view is the state before them."""

    def play_events(self, _events: Sequence[Json]) -> None:
        """Follow events; the controller's view is the state after them."""
        self.show_view()

    def inform(self) -> None:
        """Only who is asked or what is waited for has changed."""
