"""The game: a match from the lots to its end.

What happens stands in the steps, one file a part of the rules; the fields stand in `State`.
"""

from typing import Final

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
from swallows_gui.games.tactics_board.rules.notation import NOTATION
from swallows_gui.games.tactics_board.rules.periods import begin_match
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.step import STEPS
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
