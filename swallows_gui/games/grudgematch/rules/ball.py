"""What happens when the ball stops or a man must leave the field.

A side whose man is at the resting ball puts it beside him (G2.2, G2.3). A man who fouls too openly goes to the penalty
box and comes back later (G7.3, G7.4).
"""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.actions import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import NOBODY, OFF


def settle(game: State) -> None:
    """Let the ball rest; play continues once it lies on an open space."""
    man = game.on[game.ball]
    if man == NOBODY:
        game.lain = ()
        proceed(game)
        return
    game.lain += (game.ball,)
    if any(space not in game.lain for space in game.board.around[game.ball]):
        game.ask(SET_BALL, man // 4)
        return
    put(game, game.board.nearest(game.ball, game.side, lambda space: game.on[space] == NOBODY))


def put(game: State, space: int) -> None:
    """The man under the ball puts it there."""
    man = game.on[game.ball]
    game.ball = space
    game.tell("ball_put", game.seat(man // 4), man % 4, space)
    settle(game)


def take_out(game: State, reason: str) -> None:
    """The ball goes out of play, if it was in."""
    if game.ball != OFF:
        game.ball = OFF
        game.tell("ball_out", reason)


class SetBall(Step):
    """The side of the man under the ball chooses one of the eight spaces next to him (G2.2)."""

    name = "set_ball"

    def options(self, game: State) -> list[int]:
        where = game.action(a.PUT)
        return [where | space for space in sorted(game.board.around[game.ball]) if space not in game.lain]

    def push(self, game: State, action: int) -> None:
        put(game, a.argument_of(action))


SET_BALL: Final = STEPS["set_ball"]


BACK_FROM: Final = 5
"""The die that brings a man back (G7.4)."""


class PenaltyBox(Step):
    """Roll one die for the man who has been away longest (G7.4)."""

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
