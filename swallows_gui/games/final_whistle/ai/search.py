"""Seats that search: they try what they may do in worlds that fit their view, and play each out to a period's end.

Both sides of a playout play by plain judgement (`greedy`); what then stands is weighed by `worth.outlook`. All
candidates are tried in the same worlds with the same dice (`ai/racing.py`), and plain judgement is the favourite; of
cards that both pick at once it is the strongest. How long a seat thinks is set by public facts.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final
from zlib import crc32

from swallows_gui.ai.levels import SearchingSeat
from swallows_gui.ai.racing import Budget, Finding, contest
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.final_whistle.ai import worth
from swallows_gui.games.final_whistle.ai.greedy import greedy, marking, strongest
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.tables import SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

USUAL: Final = 0.3
"""How far candidates may be expected to differ from world to world, goals."""
LONGEST: Final = 400
"""Decisions of a playout."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level thinks about one kind of question."""

    most: int
    """So many candidates, those that plain judgement likes best."""
    budget: Budget


def wish_of(seat: int, seed: int) -> int:
    """A number that differs from seat to seat and match to match: for choices that are a matter of taste."""
    return crc32(repr((seed, seat)).encode("ascii"))


class Searcher(SearchingSeat):
    """A seat that searches. What it decides hangs on its view, its seed and its level alone."""

    depths: ClassVar[Mapping[str, Depth]]
    """By the question asked; what is not here is left to plain judgement."""

    def choose(self, view: FinalWhistleView) -> int:
        """The action that promises most; plain judgement's where none is clearly better."""
        if len(view.legal) == 1:
            return view.open.legal[0]
        depth = self.depths.get(view.step)
        if depth is None:
            return self.favourite(view)
        return self.search(view, depth).chosen

    def favourite(self, view: FinalWhistleView) -> int:
        """What is done where nothing else is clearly better."""
        return strongest(view.open) if view.step == "card" else greedy(view.open, wish_of(self.seat, self.seed))

    def search(self, view: FinalWhistleView, depth: Depth) -> Finding:
        """Try the candidates out."""
        candidates = candidates_of(view, self.favourite(view), depth.most)
        chance = self._chance(view)
        worlds: list[State] = []
        seat, period = self.seat, view.period

        def begin_round(drawn: int) -> None:
            while len(worlds) < drawn:
                worlds.append(view.sample(chance))

        def trial(candidate: int, world: int) -> float:
            self.check_cancelled()
            return played_out(worlds[world], candidates[candidate], seat, period)

        winner, standings = contest(len(candidates), 0, trial, depth.budget, USUAL, begin_round)
        return Finding(tuple(candidates), tuple(standings), winner)

    def _chance(self, view: FinalWhistleView) -> Seeded:
        return Seeded(crc32(repr((self.seed, self.seat, _moment(view))).encode("ascii")))


def played_out(world: State, action: int, seat: int, period: int) -> float:
    """Goals that `seat` is ahead by when the period is over, with what stands then, if it does this in a world."""
    game = world.copy()
    before = game.score
    game.step.push(game, action)
    return _to_the_end(game, seat, before, period)


def _to_the_end(game: State, seat: int, before: tuple[int, int], period: int) -> float:
    for _ in range(LONGEST):
        if game.asked < 0 or game.period > period:
            break
        game.step.push(game, greedy(game))
    ahead = game.score[seat] - before[seat] - game.score[1 - seat] + before[1 - seat]
    return ahead + worth.outlook(game, seat)


def candidates_of(view: FinalWhistleView, favourite: int, most: int) -> list[int]:
    """The actions worth a trial, the favourite first."""
    legal = [action for action in view.open.legal if action != favourite]
    if view.step == "mark":
        legal.sort(key=lambda action: -marking(view.open, view.open.asked * SQUAD + a.argument_of(action)))
    elif view.step == "substitutes":
        legal.sort(key=lambda action: -_gain(view.open, action))
    return [favourite, *legal[: most - 1]]


def _gain(game: State, action: int) -> float:
    """What a substitution adds on top at once; `done` adds nothing."""
    if a.verb_of(action) != a.SUBSTITUTE:
        return 0.0
    off, on = divmod(a.argument_of(action), a.OFF)
    seat = game.asked
    return float(game.sides[seat * SQUAD + on][0] - game.strength(seat * SQUAD + off))


def _moment(view: FinalWhistleView) -> tuple[object, ...]:
    """What tells this decision from the seat's others."""
    game = view.open
    return (
        view.period, view.step, view.hand, game.field, game.shown, game.up, game.number, game.marked,
        bytes(game.top), tuple(game.legal),
    )  # fmt: skip
