"""The controller of Millions of Swallows, and what its screens have: both with the game's own views and models."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_controller import GameController, GameScreen

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.words.bundle import Models


class SwallowsController(GameController):
    """Conducts one game."""

    models: Models
    view: SwallowsView


class SwallowsScreen(GameScreen):
    """A screen of one game."""

    controller: SwallowsController

    def person(self, seat: int) -> Person:
        """Who sits at a seat, as a face."""
        given = self.controller.session.seats[seat]
        colour = given.colour or SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        return Person(self.controller.models.names.seat(seat), colour)
