"""The penalty box: whoever fouls too openly sits in it (G7.3, G7.4)."""

from typing import Final

from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.step import STEPS, Step, proceed

BACK_FROM: Final = 5
"""The die that brings a man back (G7.4)."""


class PenaltyBox(Step):
    """One die for the man who has been away longest (G7.4)."""

    name = "penalty_box"

    def enter(self, game: State) -> None:
        waiting = game.boxes[game.side]
        if waiting:
            die = game.chance.die()
            game.tell("box_rolled", game.seat(game.side), die)
            if die >= BACK_FROM:
                bring_back(game, waiting[0])
        proceed(game)


def bring_back(game: State, man: int) -> None:
    """A man comes back on the exit of his side, or on the nearest open space (G7.4)."""
    side = man // 4
    left = tuple([one for one in game.boxes[side] if one != man])
    game.boxes = (game.boxes[0], left) if side else (left, game.boxes[1])
    space = game.board.nearest(game.board.exits[side], side, lambda to: game.is_open_to(man, to))
    game.move(man, space)
    game.tell("brought_back", game.seat(side), man % 4, space)


PENALTY_BOX: Final = STEPS["penalty_box"]
