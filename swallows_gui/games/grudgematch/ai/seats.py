"""The seats of the four levels (G13.1)."""

from collections.abc import Mapping
from typing import ClassVar

from swallows_gui.ai.levels import SeatByTurns
from swallows_gui.ai.racing import Budget
from swallows_gui.games.grudgematch.ai.search import Depth, Searcher, judged
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


class Normal(SeatByTurns):
    """Plain judgement."""

    level = "normal"

    def choose(self, view: GrudgematchView) -> int:
        """What plain judgement does."""
        return judged(view)


def budget(*rounds: int) -> Budget:
    """Worlds in rounds."""
    return Budget(rounds=rounds, behind=1.5, doubt=0.3, least=0.0)


class Hard(Searcher):
    """Tries out its kicks, to the end of the turn; it runs and defends by plain judgement."""

    level = "hard"
    depths: ClassVar[Mapping[str, Depth]] = {step: Depth(1, 8, budget(4, 4)) for step in ("kick", "direction")}


class Expert(Searcher):
    """Tries out every decision that matters, in many worlds."""

    level = "expert"
    depths: ClassVar[Mapping[str, Depth]] = {
        **{step: Depth(1, 8, budget(12, 12, 24)) for step in ("kick", "direction", "tackle", "block")},
        **{step: Depth(1, 8, budget(10, 10, 10)) for step in ("run", "run_to", "set_ball", "tackle_foul", "kick_foul")},
    }
