"""A seat that plays any game: it tries its actions in worlds that fit its view, and plays each out at random.

It asks nothing but what every game offers: `View.sample`, `Game.copy`, `legal_actions`, `push` and `result`. Candidates
are halved in rounds (sequential halving): all that are left play in the same worlds, so that luck tells for all alike.
How long it thinks is a number of playouts; time plays no part, so equal views and seeds give equal choices.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any, Final
from zlib import crc32

from swallows_gui.ai.advice import LEVELS, CheckCancelled, Player, check_level, never_cancelled
from swallows_gui.ai.levels import RandomSeat
from swallows_gui.engine.chance import Seeded

AMOUNTS: Final = 5
"""So many amounts of a range are tried, its ends among them."""
LONGEST: Final = 2000
"""Pushes of a playout; one that is not over by then counts as shared by all."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a seat thinks."""

    playouts: int
    """For a decision in turn."""
    polls: int
    """For a question whether it wants to act out of turn; 0: it never does."""


BUDGETS: Final = {
    "easy": Budget(playouts=16, polls=0),
    "normal": Budget(playouts=64, polls=16),
    "hard": Budget(playouts=256, polls=32),
    "expert": Budget(playouts=1024, polls=64),
}
"""By level."""


def make_montecarlo_player(level: str, seat: int, seed: int) -> Player:
    """A player of any level for any game. Raises `UnknownLevel`.

    >>> make_montecarlo_player("hard", 1, 7).level
    'hard'
    """
    check_level(level, known=LEVELS)
    return MonteCarloSeat(seat, seed, BUDGETS[level], level) if level in BUDGETS else RandomSeat(seat, seed)


class MonteCarloSeat:
    """A seat that tries out what it may do. What it decides hangs on its view, its seed and its budget alone."""

    looks_back = True

    def __init__(self, seat: int, seed: int, budget: Budget, level: str = "normal") -> None:
        self.level = level
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.check_cancelled: CheckCancelled = never_cancelled

    def choose(self, view: Any) -> int:
        """The action that wins most of its playouts; of several, one by lot."""
        chance = self._chance(view)
        candidates: list[int | None] = [*thinned(view.asked)]
        found = self._best(view, _few(candidates, self.budget.playouts, chance), self.budget.playouts, chance)
        assert found is not None, "a seat whose turn it is does something"
        return found

    def offer(self, view: Any) -> int | None:
        """The action out of turn that wins more than letting things go on does."""
        if not view.legal or not self.budget.polls:
            return None
        chance = self._chance(view)
        candidates: list[int | None] = [*thinned(view.legal)]
        few = _few(candidates, self.budget.polls, chance)
        return self._best(view, [None, *few], self.budget.polls, chance)

    def _best(self, view: Any, candidates: list[int | None], playouts: int, chance: Seeded) -> int | None:
        """The candidate left when the others are halved away; None is to let things go on, and wins where it ties."""
        won = dict.fromkeys(candidates, 0.0)
        rounds = max(1, ceil(log2(len(candidates))))
        while len(candidates) > 1:
            worlds = max(1, playouts // (rounds * len(candidates)))
            for _ in range(worlds):
                world = view.sample(chance)
                seed = chance.below(1 << 20)
                for candidate in candidates:
                    won[candidate] += self._play_out(world, candidate, Seeded(seed))
                    self.check_cancelled()
            chance.shuffle(candidates)
            candidates.sort(key=lambda candidate: (-won[candidate], candidate is not None))
            del candidates[(len(candidates) + 1) // 2 :]
        return candidates[0]

    def _play_out(self, world: Any, candidate: int | None, chance: Seeded) -> float:
        """The part of the win that this seat has in a world when it does this and everybody then anything."""
        game = world.copy()
        if candidate is not None:
            game.push(candidate)
        for _ in range(LONGEST):
            mover = game.to_move
            if mover is None:
                break
            legal = game.legal_actions(mover)
            entry = legal[chance.below(len(legal))]
            game.push(entry[chance.below(len(entry))] if isinstance(entry, range) else entry)
        if game.result is None:
            return 1 / float(game.seats)
        winners = game.result["winners"]
        return (self.seat in winners) / len(winners)

    def _chance(self, view: Any) -> Seeded:
        """A source that belongs to this moment, the same in every process."""
        legal = tuple(entry if isinstance(entry, int) else entry[-1] for entry in view.legal)
        told = repr((self.seed, self.seat, len(view.history), legal))
        return Seeded(crc32(told.encode("ascii")))


def thinned(entries: Sequence[int | range]) -> list[int]:
    """The actions of these entries; of a range a few amounts from end to end.

    >>> thinned([3, range(10, 110)])
    [3, 10, 34, 59, 84, 109]
    """
    found: list[int] = []
    for entry in entries:
        if isinstance(entry, int):
            found.append(entry)
        elif len(entry) <= AMOUNTS:
            found += entry
        else:
            found += [entry[(len(entry) - 1) * step // (AMOUNTS - 1)] for step in range(AMOUNTS)]
    return found


def _few(candidates: list[int | None], playouts: int, chance: Seeded) -> list[int | None]:
    """No more candidates than can be told apart: by lot, where there are many."""
    most = max(2, playouts // 2)
    return candidates if len(candidates) <= most else chance.take(candidates, most)
