"""The seats of the higher levels (T21.1)."""

from collections.abc import Mapping
from typing import ClassVar

from swallows_gui.ai.racing import Budget
from swallows_gui.ai.tactics_board.greedy import greedy
from swallows_gui.ai.tactics_board.search import Depth, Searcher
from swallows_gui.engine.tactics_board.view import TacticsBoardView


class Normal:
    """Plain judgement."""

    level: str = "normal"
    looks_back = False

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed

    def choose(self, view: TacticsBoardView) -> int:
        """What plain judgement does."""
        return greedy(view.open.copy())

    def offer(self, view: TacticsBoardView) -> int | None:
        """Nothing: nobody acts out of turn."""
        del view
        return None


def budget(*rounds: int) -> Budget:
    """Worlds in rounds."""
    return Budget(rounds=rounds, behind=1.5, doubt=0.3, least=0.0)


class Hard(Searcher):
    """Looks at moves and passes with every roll of the ball that may follow."""

    level: str = "hard"
    depths: ClassVar[Mapping[str, Depth]] = {step: Depth(20) for step in ("pawn", "to", "ball")}


class Expert(Searcher):
    """Looks further, and plays out what seems best."""

    level: str = "expert"
    depths: ClassVar[Mapping[str, Depth]] = {
        "pawn": Depth(30, 4, 1, budget(3, 3, 4)),
        "to": Depth(30, 4, 1, budget(3, 3, 4)),
        "ball": Depth(0, 4, 1, budget(3, 3, 4)),
    }
