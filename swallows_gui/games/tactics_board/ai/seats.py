"""The AI players of Tactics Board from normal to expert, which look ahead over all rolls (T21.1).

Nothing is played out and nothing drawn: a move is worth what two plays of the ball, an attempt of the other side or a
race for the ball bring on average from the formation it leaves (`prospect.py`), and what stands then
(`formation.py`). So a seat's choice hangs on its view alone.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from swallows_gui.ai.levels import SearchingSeat, SeatByTurns
from swallows_gui.ai.racing import CandidateRecord, Finding
from swallows_gui.games.tactics_board.ai.greedy import greedy, ranked_moves
from swallows_gui.games.tactics_board.ai.prospect import Formation, FormationOutlook
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

Move = tuple[int, int]
"""A pawn and the square it goes to."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How many moves a level looks at."""

    judged: int
    """The best by plain judgement."""
    shaped: int
    """And those that leave the best formation."""
    ahead: bool = True
    """Whether it looks at the plays of the ball that follow an attempt, or at the formation alone."""


class Searcher(SearchingSeat):
    """A seat that looks ahead. What it decides hangs on its view and its level alone."""

    depths: ClassVar[Mapping[str, Depth]]
    """By the reason a pawn is moved for; what is not here is left to plain judgement."""

    def choose(self, view: TacticsBoardView) -> int:
        """The action that promises most."""
        if not self.thinks_about(view):
            return greedy(view.open.copy())
        found = self.search(view)
        return found.chosen

    def thinks_about(self, view: TacticsBoardView) -> bool:
        """Whether it looks ahead here."""
        if len(view.legal) == 1:
            return False
        return view.step == "ball" or (view.step in ("pawn", "to") and view.open.why in self.depths)

    def search(self, view: TacticsBoardView) -> Finding:
        """The candidates with their values, the best first."""
        game = view.open.copy()
        weighed = self._plays(game) if game.step == "ball" else self._moves(game)
        weighed.sort(key=lambda entry: (-entry[0], entry[1]))
        best = weighed[0][0]
        standings = tuple(CandidateRecord(worth, 1, worth - best, 0.0) for worth, _ in weighed)
        return Finding(tuple(action for _, action in weighed), standings, 0)

    def _plays(self, game: State) -> list[tuple[float, int]]:
        """The ways to play the ball."""
        self.check_cancelled()
        prospect = FormationOutlook(game, game.asked, game.offside)
        weighed = []
        for action in game.legal:
            square = a.argument_of(action)
            dribbles = a.verb_of(action) == a.DRIBBLE
            worth = prospect.dribbled(square) if dribbles else prospect.ended(square, second=game.second)
            weighed.append((worth, action))
        return weighed

    def _moves(self, game: State) -> list[tuple[float, int]]:
        """The ways to move a pawn; at `pawn` each by the best it can do."""
        picked = game.picked if game.step == "to" else NOBODY
        depth = self.depths[game.why]
        weigh = _WORTHS[game.why] if depth.ahead else _by_formation
        best: dict[int, float] = {}
        for pawn, square in candidates(game, depth, picked):
            self.check_cancelled()
            here = game.at[pawn]
            game.put(pawn, square)
            worth = weigh(game, pawn)
            game.put(pawn, here)
            action = game.action(a.PICK, pawn % PAWNS + 1) if picked == NOBODY else game.action(a.TO, square)
            best[action] = max(best.get(action, worth), worth)
        return [(worth, action) for action, worth in best.items()]


def candidates(game: State, depth: Depth, picked: int) -> list[Move]:
    """The moves worth searching, of one pawn or of all: onto the ball where possible, else the best by judgement and by
    formation."""
    ranked = [(pawn, square) for _, pawn, square in ranked_moves(game) if picked in (NOBODY, pawn)]
    if game.why != "set":
        there = [move for move in ranked if move[1] == game.ball and not _is_off(game, move[0])]
        if there:
            return there
    found = ranked[: depth.judged]
    rest = ranked[depth.judged :]
    if depth.shaped and rest:
        rest.sort(key=lambda move: -_shape(game, move))
        found += rest[: depth.shaped]
    return found


def _is_off(game: State, pawn: int) -> bool:
    return pawn // PAWNS == game.o_side and bool(game.offside >> pawn & 1)


def _shape(game: State, move: Move) -> float:
    """What the formation is worth that a move leaves, to the side that moves."""
    pawn, square = move
    here, side = game.at[pawn], pawn // PAWNS
    game.put(pawn, square)
    formation = Formation(game)
    game.put(pawn, here)
    if game.why == "set":
        return formation.holding(side, game.ball)
    if game.why == "attempt":
        return -formation.holding(1 - side, game.ball)
    return formation.holding(side, game.ball) - formation.holding(1 - side, game.ball)


def _in_set(game: State, pawn: int) -> float:
    """What a formation is worth to the side that plays the ball next."""
    return FormationOutlook(game, pawn // PAWNS).playing(game.ball)


def _in_attempt(game: State, pawn: int) -> float:
    """What it is worth to the side that has made its attempt on the holder (T8.6, T8.7)."""
    side = pawn // PAWNS
    prospect = FormationOutlook(game, 1 - side)
    if game.at[pawn] == game.ball:
        return -prospect.contested(game.holder, pawn, game.ball)
    if game.dribbled and game.tables.penalty_area[side] >> game.ball & 1:
        return -prospect.shot
    return -prospect.playing(game.ball)


def _by_formation(game: State, pawn: int) -> float:
    """As the above, judged by the whole formation if the holder is not reached."""
    if game.at[pawn] == game.ball:
        return _in_attempt(game, pawn)
    prospect = FormationOutlook(game, 1 - pawn // PAWNS)
    worth = prospect.winning if game.dribbled else prospect.holding
    return -worth(1 - pawn // PAWNS, game.ball)


def _in_capture(game: State, pawn: int) -> float:
    """What it is worth to the side that has made its attempt on a free ball (T8.2, T8.3)."""
    side, square = pawn // PAWNS, game.ball
    prospect = FormationOutlook(game, game.o_side, game.offside)
    here = game.at[pawn] == square
    if side == game.o_side:
        if here:
            return -prospect.holding(1 - side, square) if _is_off(game, pawn) else prospect.attacked(pawn, square)
        lost = prospect.runners(1 - side).chance(square)
        return (1 - lost) * prospect.loose(square) - lost * prospect.winning(1 - side, square)
    mate = game.reached[1 - side]
    if mate == NOBODY:
        return prospect.winning(side, square) if here else -prospect.loose(square)
    return -prospect.contested(mate, pawn, square) if here else -prospect.winning(1 - side, square)


_WORTHS: Mapping[str, Callable[[State, int], float]] = {
    "set": _in_set,
    "attempt": _in_attempt,
    "capture": _in_capture,
}
"""By the reason it has moved for: what a pawn's side may expect where it stands now."""


class Normal(SeatByTurns):
    """The quick judgement of a decision, without search."""

    level = "normal"

    def choose(self, view: TacticsBoardView) -> int:
        """The action chosen by the quick judgement, without search."""
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
