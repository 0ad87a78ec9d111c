"""The ball comes to rest: where a man stands, his side puts it beside him (G2.2, G2.3)."""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.board import NOBODY, OFF
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.step import STEPS, Step, proceed


def settle(game: State) -> None:
    """The ball comes to rest; play goes on once it lies on an open space."""
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
