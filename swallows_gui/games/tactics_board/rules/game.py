"""A match of Tactics Board from the lots to its end.

The rules stand in the steps, one file a part; the fields stand in `State`. `most_modest` answers for a seat whose time
is up (T17): pawns stay back and move as little as they may, the ball is played short.
"""

from typing import Any, Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules import (
    after_play,
    ball,
    battle,
    kick_off,
    moving,
    periods,
    refusals,
    set_pieces,
    shots,
)
from swallows_gui.games.tactics_board.rules.actions import STEPS
from swallows_gui.games.tactics_board.rules.board import distance, own_row
from swallows_gui.games.tactics_board.rules.notation import NOTATION
from swallows_gui.games.tactics_board.rules.periods import begin_match
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

PARTS: Final = (kick_off, moving, ball, after_play, battle, shots, set_pieces, periods)
"""The modules with the steps: a state names a step, so all of them are there whenever a game is."""


class TacticsBoard(State):
    """One running match of Tactics Board; implements the `Game` protocol."""

    __slots__ = ()
    steps = STEPS
    notation = NOTATION
    names_something = refusals.names_something
    why_not_now = refusals.why_not_now

    def start(self) -> None:
        """The lots; then it is asked who kicks off."""
        self.tell("match_started", self.options.half, self.options.shot, self.options.defenders)
        begin_match(self)

    def view(self, seat: int | None) -> TacticsBoardView:
        """What `seat` knows: everything but the dice to come (T18)."""
        return TacticsBoardView(self, seat)


_REFUSALS: Final = frozenset((a.PASS, a.PLAY_ON, a.ROLL))
_SQUARE: Final = (1 << a.SQUARE_BITS) - 1


def most_modest(view: TacticsBoardView) -> int:
    """Place nobody at a corner, play a free kick on, roll rather than move the keeper. Where a pawn must be named, the
    one with the lowest number; it goes as short a way as possible, or back if it is only placed, and the ball is
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
