"""The AI players of the Grudge Match by level (G13.1).

The levels that search play every candidate on for a few turns in the same worlds with the same dice (`ai/racing.py`).
Both sides of a playout play by `greedy`, each seeing its own hand only; `outlook` values the result in goals, and
`greedy`'s choice is the favourite. How long a seat thinks depends on public facts, never on the clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final
from zlib import crc32

from swallows_gui.ai.levels import SearchingSeat, SeatByTurns
from swallows_gui.ai.racing import Budget, Finding, contest
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.grudgematch.ai.greedy import greedy, run_gains, run_score, steps_to_ball, to_goal
from swallows_gui.games.grudgematch.ai.sight import SearchState
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import OFF
from swallows_gui.games.grudgematch.rules.view import GrudgematchView

_SHOTS: Final = (1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.22, 0.12, 0.08, 0.05, 0.03, 0.02)
"""By steps from ball to goal: the chance that a side in turn scores, one of its men next to the ball."""
_COMES: Final = (1.0, 0.9, 0.75, 0.6, 0.4, 0.25, 0.1)
"""By steps from its nearest man to the ball: how much is left of that."""
_LATER: Final = 0.5
"""How much of it the side counts that is not in turn."""
_OUT: Final = 0.06
"""What it is worth to be in turn when the ball is put in."""


def chance_to_score(game: State, side: int) -> float:
    """The chance that a side scores in a turn that begins now."""
    if game.ball == OFF:
        return _OUT
    steps = steps_to_ball(game.board)
    nearest = min(
        (steps[here][game.ball] for here in game.men[side * 4 : side * 4 + 4] if here != OFF), default=len(_COMES)
    )
    distance = to_goal(game.board, side)[game.ball]
    come = _COMES[nearest] if nearest < len(_COMES) else 0.02
    return come * (_SHOTS[distance] if distance < len(_SHOTS) else 0.01)


def outlook(game: State, side: int) -> float:
    """The goals by which `side` may expect to win, before a turn begins."""
    mover = chance_to_score(game, game.side)
    other = chance_to_score(game, 1 - game.side)
    ahead = mover - _LATER * other
    return ahead if game.side == side else -ahead


USUAL: Final = 0.25
"""How far candidates may be expected to differ from world to world, goals."""
LONGEST: Final = 400
"""Decisions of a playout."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level thinks about one kind of question."""

    turns: int
    """How many turns a playout sees to their end, the running one among them."""
    most: int
    """So many candidates, those that plain judgement likes best."""
    budget: Budget


class Searcher(SearchingSeat):
    """A seat that searches. What it decides hangs on its view, its seed and its level alone."""

    depths: ClassVar[Mapping[str, Depth]]
    """By the question asked; what is not here is left to plain judgement."""

    def choose(self, view: GrudgematchView) -> int:
        """The action that promises most; plain judgement's where none is clearly better."""
        depth = self.depths.get(view.step)
        if depth is None or len(view.legal) == 1:
            return judged(view)
        found = self.search(view, depth)
        return found.chosen

    def search(self, view: GrudgematchView, depth: Depth) -> Finding:
        """Play out the candidates."""
        favourite = judged(view)
        candidates = candidates_of(view, favourite, depth.most)
        chance = Seeded(crc32(repr((self.seed, self.seat, _moment(view))).encode("ascii")))
        worlds: list[State] = []
        side, last = view.side_of_seat, view.turn + depth.turns

        def begin_round(drawn: int) -> None:
            while len(worlds) < drawn:
                worlds.append(view.sample(chance))

        def trial(candidate: int, world: int) -> float:
            self.check_cancelled()
            return played_out(worlds[world], candidates[candidate], side, last)

        winner, standings = contest(len(candidates), 0, trial, depth.budget, USUAL, begin_round)
        return Finding(tuple(candidates), tuple(standings), winner)


def judged(view: GrudgematchView) -> int:
    """The action for this view by the quick judgement."""
    side = view.side_of_seat
    return greedy(view.open, side, view.hand_sizes[1 - side])


def played_out(world: State, action: int, side: int, last: int) -> float:
    """The goals by which `side` leads when turn `last` begins, plus the value of that position, if it does this in a
    world."""
    game = world.copy()
    before = game.score
    game.step.push(game, action)
    for _ in range(LONGEST):
        if game.asked < 0 or game.turn >= last:
            break
        game.step.push(game, greedy(game, game.asked))
    ahead = game.score[side] - before[side] - game.score[1 - side] + before[1 - side]
    if game.after:
        won = 1.0 if game.winner == side else -1.0
        return 0.5 * ahead + won
    return ahead + outlook(game, side)


def candidates_of(view: GrudgematchView, favourite: int, most: int) -> list[int]:
    """The actions worth a trial, the favourite first."""
    legal = [action for action in view.legal if isinstance(action, int) and action != favourite]
    if len(legal) >= most and view.step == "run_to":
        side = view.side_of_seat
        sight = SearchState(view.open, side, view.hand_sizes[1 - side])
        gains = run_gains(sight) if view.ball != OFF else [0.0] * 4
        legal.sort(key=lambda action: -run_score(sight, view.runner, action & a.ARGUMENT, gains))
    return [favourite, *legal[: most - 1]]


def _moment(view: GrudgematchView) -> tuple[object, ...]:
    """A key that distinguishes this decision from the seat's others."""
    return (view.turn, view.step, view.hand, view.hand_sizes, view.men, view.ball, len(view.discard), tuple(view.legal))


class Normal(SeatByTurns):
    """The quick judgement of a decision, without search."""

    level = "normal"

    def choose(self, view: GrudgematchView) -> int:
        """The action chosen by the quick judgement, without search."""
        return judged(view)


def budget(*rounds: int) -> Budget:
    """The budget of a search by worlds in each round."""
    return Budget(rounds=rounds, behind=1.5, doubt=0.3, least=0.0)


class Hard(Searcher):
    """Plays its kicks out to the end of the turn; it runs and defends by the quick judgement."""

    level = "hard"
    depths: ClassVar[Mapping[str, Depth]] = {step: Depth(1, 8, budget(4, 4)) for step in ("kick", "direction")}


class Expert(Searcher):
    """Tries out every decision that matters, in many worlds."""

    level = "expert"
    depths: ClassVar[Mapping[str, Depth]] = {
        **{step: Depth(1, 8, budget(12, 12, 24)) for step in ("kick", "direction", "tackle", "block")},
        **{step: Depth(1, 8, budget(10, 10, 10)) for step in ("run", "run_to", "set_ball", "tackle_foul", "kick_foul")},
    }
