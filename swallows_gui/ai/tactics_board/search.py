"""Seats that look ahead: what each move leads to with every roll of the ball, and playouts by plain judgement.

All candidates are tried in the same worlds with the same dice (`ai/racing.py`), and the best by worth is the favourite.
How long a seat thinks is set by public facts; time plays no part.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final
from zlib import crc32

from swallows_gui.ai.racing import Budget, Standing, contest
from swallows_gui.ai.tactics_board.greedy import best_move, greedy, play_value, ranked_moves
from swallows_gui.ai.tactics_board.sight import DICE, Sight
from swallows_gui.ai.thought import CheckCancelled, never_cancelled
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tactics_board import actions as a
from swallows_gui.engine.tactics_board.ball import ball_ends, dribble_ends
from swallows_gui.engine.tactics_board.offside import offside_now
from swallows_gui.engine.tactics_board.state import State
from swallows_gui.engine.tactics_board.tables import NOBODY, PAWNS
from swallows_gui.engine.tactics_board.view import TacticsBoardView

USUAL: Final = 0.25
"""How far candidates may be expected to differ from world to world, goals."""
LONGEST: Final = 120
"""Decisions of a playout."""
JUDGED: Final = 0.02
"""What a point of plain judgement is worth, goals: it settles what looking ahead leaves open."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level thinks."""

    ahead: int
    """So many moves, the best by plain judgement, are looked at with every roll of the ball."""
    most: int = 0
    """So many candidates are played out; 0: none."""
    sets: int = 0
    """How many sets a playout sees to their end, the running one among them."""
    budget: Budget | None = None


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search has found: candidates with how they fared, and which of them won."""

    candidates: tuple[int, ...]
    standings: tuple[Standing, ...]
    winner: int


def ball_worth(game: State) -> float:
    """What it is worth to the holder's side to play the ball now, over all rolls (T21.1)."""
    side = game.holder // PAWNS
    sight = Sight(game, side)
    if game.holder == game.keepers[side]:
        return sight.holding(side, game.ball)
    total = 0.0
    values: dict[int, float] = {}
    for roll in DICE:
        game.roll = roll
        best = -1.0
        for square in ball_ends(game):
            if square not in values:
                values[square] = sight.played_to(square)
            best = max(best, values[square])
        for square in dribble_ends(game):
            best = max(best, sight.dribbled_to(square))
        total += best
    return total / len(DICE)


def passed_on(game: State, square: int) -> float | None:
    """What a direct pass to a square is worth, the second play looked at with every roll; None where there is none."""
    side = game.holder // PAWNS
    mate, other = game.pawn_on(side, square), game.pawn_on(1 - side, square)
    shooting = game.tables.penalty_area[1 - side] | game.tables.long_distance[1 - side]
    if game.second or mate == NOBODY or other != NOBODY or shooting >> square & 1 or game.offside >> mate & 1:
        return None
    twin = game.copy()
    twin.holder, twin.ball, twin.second, twin.restart = mate, square, True, ""
    twin.offside = offside_now(twin, side)
    return ball_worth(twin)


def plays_ahead(game: State) -> list[tuple[float, int]]:
    """The ways to play the ball, the best first."""
    value = play_value(game)
    weighed = []
    for action in game.legal:
        onward = passed_on(game, a.argument_of(action)) if a.verb_of(action) == a.PLAY else None
        weighed.append((value(action) if onward is None else onward, action))
    return sorted(weighed, key=lambda entry: (-entry[0], entry[1]))


def looked_ahead(game: State, pawn: int, square: int) -> float:
    """What a move is worth: the pawn goes there, then the holder's side plays the ball with any roll; in an attempt
    that is the other side."""
    here, roll, offside = game.at[pawn], game.roll, game.offside
    holder = game.holder // PAWNS
    game.put(pawn, square)
    game.offside = offside_now(game, holder)
    worth = ball_worth(game)
    game.put(pawn, here)
    game.roll, game.offside = roll, offside
    return worth if holder == pawn // PAWNS else -worth


def moves_ahead(game: State, most: int) -> list[tuple[float, int, int]]:
    """The moves that are worth a look, the best first: worth in goals, pawn, square."""
    ranked = ranked_moves(game)[:most]
    if game.why != "set" and ranked[0][2] == game.ball:
        pawn, square = best_move(game)
        return [(0.0, pawn, square)]
    weighed = [(looked_ahead(game, pawn, square) + JUDGED * worth, pawn, square) for worth, pawn, square in ranked]
    weighed.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
    return weighed


def standing(game: State, side: int) -> float:
    """What a position is worth to a side where a playout stops, goals."""
    if game.holder != NOBODY:
        holder = game.holder // PAWNS
        worth = Sight(game, holder)
        value = worth.holding(holder, game.ball) + 0.5 * worth.shot * worth.next_shot(game.ball)
        return value if holder == side else -value
    return 0.0


class Searcher:
    """A seat that looks ahead. What it decides hangs on its view, its seed and its level alone."""

    looks_back = False
    level: str
    depths: ClassVar[Mapping[str, Depth]]
    """By the question asked; what is not here is left to plain judgement."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.check_cancelled: CheckCancelled = never_cancelled

    def choose(self, view: TacticsBoardView) -> int:
        """The action that promises most."""
        if not self.thinks_about(view):
            return greedy(view.open.copy())
        found = self.search(view)
        return found.candidates[found.winner]

    def offer(self, view: TacticsBoardView) -> int | None:
        """Nothing: nobody acts out of turn."""
        del view
        return None

    def thinks_about(self, view: TacticsBoardView) -> bool:
        """Whether it looks ahead here: not where one thing can be done, nor in a race for the ball (T21.1)."""
        racing = view.step in ("pawn", "to") and view.open.why == "capture"
        return view.step in self.depths and len(view.legal) > 1 and not racing

    def search(self, view: TacticsBoardView) -> Finding:
        """The candidates, and how they fare."""
        depth = self.depths[view.step]
        game = view.open.copy()
        weighed = self._weighed(game, depth)
        if depth.budget is None or len(weighed) == 1:
            standings = tuple(Standing(worth, 1, worth - weighed[0][0], 0.0) for worth, _ in weighed)
            return Finding(tuple(action for _, action in weighed), standings, 0)
        candidates = [action for _, action in weighed[: depth.most]]
        chance = Seeded(crc32(repr((self.seed, self.seat, _moment(view))).encode("ascii")))
        worlds: list[State] = []
        side, last = view.side_of_seat, view.open.sets + depth.sets

        def begin_round(drawn: int) -> None:
            while len(worlds) < drawn:
                worlds.append(view.sample(chance))

        def trial(candidate: int, world: int) -> float:
            self.check_cancelled()
            return played_out(worlds[world], candidates[candidate], side, last)

        winner, standings_ = contest(len(candidates), 0, trial, depth.budget, USUAL, begin_round)
        return Finding(tuple(candidates), tuple(standings_), winner)

    def _weighed(self, game: State, depth: Depth) -> list[tuple[float, int]]:
        """Actions with their worth, the best first."""
        self.check_cancelled()
        if game.step == "ball":
            return plays_ahead(game)
        moves = moves_ahead(game, depth.ahead)
        if game.step == "to":
            found = [(worth, game.action(a.TO, square)) for worth, pawn, square in moves if pawn == game.picked]
            return found or [(0.0, greedy(game))]
        best: dict[int, float] = {}
        for worth, pawn, _ in moves:
            best.setdefault(pawn, worth)
        return [(worth, game.action(a.PICK, pawn % PAWNS + 1)) for pawn, worth in best.items()]


def played_out(world: State, action: int, side: int, last: int) -> float:
    """Goals that `side` is ahead by when the set after `last` begins, with what stands then, if it does this."""
    game = world.copy()
    before = game.score
    period = game.period
    game.carry_out(action)
    for _ in range(LONGEST):
        if game.asked < 0 or game.sets > last or game.period != period:
            break
        game.carry_out(greedy(game))
    ahead = game.score[side] - before[side] - game.score[1 - side] + before[1 - side]
    if game.asked < 0 or game.period != period or game.step in ("kickoff", "shootout"):
        return float(ahead)
    return ahead + standing(game, side)


def _moment(view: TacticsBoardView) -> tuple[object, ...]:
    """What tells this decision from the seat's others."""
    game = view.open
    return (game.period, game.plays, game.sets, game.step, game.why, game.roll, game.round, tuple(game.at), game.ball)
