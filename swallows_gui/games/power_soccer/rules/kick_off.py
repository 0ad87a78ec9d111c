"""Who starts: the first players roll in turn, and whoever first rolls the penalty face does (P1.1)."""

from typing import Final

from swallows_gui.games.power_soccer.rules.actions import Step, ask
from swallows_gui.games.power_soccer.rules.match import kick_off
from swallows_gui.games.power_soccer.rules.state import PENALTY, State


class StartStep(Step):
    """A roll for the eleven."""

    name = "start"

    def enter(self, game: State) -> None:
        """Side A rolls first."""
        ask(game, self.name, 0)

    def rolled(self, game: State, face: int) -> None:
        """The penalty face starts; else the other side rolls."""
        if face == PENALTY:
            kick_off(game, game.mover % 2, "eleven")
        else:
            ask(game, self.name, 1 - game.mover)


START: Final = StartStep()
