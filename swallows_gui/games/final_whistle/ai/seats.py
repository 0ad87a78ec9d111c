"""The seats of the four levels (F18.2)."""

from collections.abc import Mapping
from typing import ClassVar
from zlib import crc32

from swallows_gui.ai.levels import SeatByTurns
from swallows_gui.ai.racing import Budget
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.final_whistle.ai import worth
from swallows_gui.games.final_whistle.ai.greedy import greedy
from swallows_gui.games.final_whistle.ai.search import Depth, Searcher, wish_of
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.tables import SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


class Normal(SeatByTurns):
    """Plain judgement."""

    level = "normal"

    def choose(self, view: FinalWhistleView) -> int:
        """What plain judgement does."""
        return greedy(view.open, wish_of(self.seat, self.seed))


class Easy(Normal):
    """The strongest men, and one of the two best cards by lot; it looks at neither symbols nor what men turn to."""

    level = "easy"

    def choose(self, view: FinalWhistleView) -> int:
        """What comes to mind first."""
        game, legal = view.open, view.open.legal
        match view.step:
            case "mark":
                return max(legal, key=lambda action: game.strength(self.seat * SQUAD + a.argument_of(action)))
            case "card" | "further":
                best = sorted(legal, key=lambda action: -worth.blind_duel(game, self.seat, a.argument_of(action)))[:2]
                chance = Seeded(crc32(repr((self.seed, self.seat, view.period, view.hand)).encode("ascii")))
                return best[chance.below(len(best))]
            case "exchange":
                return game.action(a.KEEP)
            case "substitutes":
                return game.action(a.DONE)
            case _:
                return super().choose(view)


def budget(*rounds: int) -> Budget:
    """Worlds in rounds."""
    return Budget(rounds=rounds, behind=1.5, doubt=0.5, least=0.0)


class Hard(Searcher):
    """Plays its strongest card, and tries out whom to mark when it attacks; it defends by plain judgement."""

    level = "hard"
    depths: ClassVar[Mapping[str, Depth]] = {"mark": Depth(3, budget(2, 2))}

    def choose(self, view: FinalWhistleView) -> int:
        """What pays best in its own attacks, else what plain judgement does."""
        if view.step == "mark" and view.attacker != self.seat:
            return greedy(view.open, wish_of(self.seat, self.seed))
        return super().choose(view)


class Expert(Searcher):
    """Plays out every decision that matters, in many worlds."""

    level = "expert"
    depths: ClassVar[Mapping[str, Depth]] = {
        "card": Depth(3, budget(16, 16, 32)),
        "mark": Depth(6, budget(12, 12, 24)),
        "further": Depth(3, budget(16, 16, 32)),
        "exchange": Depth(4, budget(16, 16)),
        "replace": Depth(3, budget(12, 12)),
        "substitutes": Depth(5, budget(12, 12, 24)),
        "refill": Depth(4, budget(8, 8)),
    }
