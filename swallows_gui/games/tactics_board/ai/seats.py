"""The seats of the higher levels (T21.1)."""

from collections.abc import Mapping
from typing import ClassVar

from swallows_gui.ai.levels import SeatByTurns
from swallows_gui.games.tactics_board.ai.greedy import greedy
from swallows_gui.games.tactics_board.ai.search import Depth, Searcher
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView


class Normal(SeatByTurns):
    """Plain judgement."""

    level = "normal"

    def choose(self, view: TacticsBoardView) -> int:
        """What plain judgement does."""
        return greedy(view.open.copy())


class Hard(Searcher):
    """Looks ahead when it plays the ball, runs for it or attacks its holder; it forms up by plain judgement."""

    level = "hard"
    depths: ClassVar[Mapping[str, Depth]] = {"capture": Depth(12, 0), "attempt": Depth(12, 0, ahead=False)}


class Expert(Searcher):
    """Looks ahead at every move."""

    level = "expert"
    depths: ClassVar[Mapping[str, Depth]] = {
        "set": Depth(16, 12),
        "capture": Depth(16, 12),
        "attempt": Depth(12, 12),
    }
