"""The seat of the level `easy`: it goes for the ball and forward, and often overlooks what is best (T21.1)."""

from zlib import crc32

from swallows_gui.ai.levels import SeatByTurns
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.tactics_board.ai.greedy import greedy, play_value
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

MISTAKES = 3
"""One decision in so many is left to the lot."""
BALL_MISTAKES = 2
"""Of those about the ball one in so many: then the better of two ways drawn."""


class Easy(SeatByTurns):
    """Greedy with mistakes."""

    level = "easy"

    def choose(self, view: TacticsBoardView) -> int:
        """What comes to mind first."""
        game = view.open.copy()
        legal = game.legal
        moment = (self.seed, self.seat, game.period, game.plays, game.sets, game.round, game.step, tuple(game.at))
        chance = Seeded(crc32(repr(moment).encode("ascii")))
        if game.step == "ball" and chance.below(BALL_MISTAKES) == 0:
            drawn = [legal[chance.below(len(legal))] for _ in range(2)]
            return max(drawn, key=play_value(game))
        if game.step in ("pawn", "to", "corner", "corner_to") and chance.below(MISTAKES) == 0:
            return legal[chance.below(len(legal))]
        return greedy(game)
