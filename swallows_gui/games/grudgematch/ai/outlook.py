"""What a position promises, in goals: the evaluation of the game's own that searches end with."""

from typing import Final

from swallows_gui.games.grudgematch.ai.field import steps_to_ball, to_goal
from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.state import State

_SHOTS: Final = (1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.22, 0.12, 0.08, 0.05, 0.03, 0.02)
"""By steps from ball to goal: the chance that a side in turn scores, one of its men next to the ball."""
_COMES: Final = (1.0, 0.9, 0.75, 0.6, 0.4, 0.25, 0.1)
"""By steps from its nearest man to the ball: how much is left of that."""
_LATER: Final = 0.5
"""How much of it the side counts that is not in turn."""
_OUT: Final = 0.06
"""What it is worth to be in turn when the ball is put in."""


def chance_to_score(game: State, side: int) -> float:
    """The chance that a side scores in a turn that begins now."""
    if game.ball == OFF:
        return _OUT
    steps = steps_to_ball(game.board)
    nearest = min(
        (steps[here][game.ball] for here in game.men[side * 4 : side * 4 + 4] if here != OFF), default=len(_COMES)
    )
    distance = to_goal(game.board, side)[game.ball]
    come = _COMES[nearest] if nearest < len(_COMES) else 0.02
    return come * (_SHOTS[distance] if distance < len(_SHOTS) else 0.01)


def outlook(game: State, side: int) -> float:
    """Goals that `side` may expect beyond the other's, from a turn that is about to run."""
    mover = chance_to_score(game, game.side)
    other = chance_to_score(game, 1 - game.side)
    ahead = mover - _LATER * other
    return ahead if game.side == side else -ahead
