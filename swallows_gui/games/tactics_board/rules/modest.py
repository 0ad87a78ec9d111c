"""What a seat does whose time is up (T17): pawns stay back and go as little as they may, the ball is played short."""

from typing import Any, Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import distance, own_row
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

_REFUSALS: Final = frozenset((a.PASS, a.PLAY_ON, a.ROLL))
_SQUARE: Final = (1 << a.SQUARE_BITS) - 1


def most_modest(view: TacticsBoardView) -> int:
    """Place nobody at a corner, play a free kick on, roll rather than take the keeper off his place. Where a pawn must
    be named it is that of the lowest number; it goes as near as it may, if it is only placed then back, and the ball is
    played, not dribbled, to the nearest square."""
    return modest(view, a.verb_of, _REFUSALS, _cost)


def _cost(view: TacticsBoardView, answer: int) -> Any:
    verb, argument = a.verb_of(answer), a.argument_of(answer)
    if verb in (a.SPOT, a.PLACE):
        return argument >> a.SQUARE_BITS, own_row(view.side_of_seat, argument & _SQUARE)
    if verb == a.TO:
        return distance(view.squares[view.picked], argument)
    if verb in (a.PLAY, a.DRIBBLE):
        return verb == a.DRIBBLE, distance(view.ball, argument)
    return argument
