"""`swallows bench`: how fast engine, views, samples and AI seats are, beside python-chess in the same run.

A decision is a push chosen among at least two actions. Options out of turn are taken with probability 3 %; pushes
without a choice are counted apart. Events are on.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from swallows_gui.ai import LEVELS, check_level
from swallows_gui.ai.swallows.evaluation import situation
from swallows_gui.ai.swallows.forecast.chances import forecast, forget
from swallows_gui.ai.swallows.forecast.remainder import remainders
from swallows_gui.ai.swallows.forecast.situation import Reach, Situation
from swallows_gui.ai.swallows.forecast.start import start
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.lab.playing import new_game
from swallows_gui.lab.swallows.playouts import choose
from swallows_gui.lab.thinking import Thinking, thinking_of

if TYPE_CHECKING:
    from chess import Move

_ROWS = 250
"""Remainders played at a time."""
_IN_A_ROW = 16
"""Tournaments before chess has its turn: each runs long enough to find its own code in the processor's caches."""
_MOST_PLIES = 200

T = TypeVar("T")
Progress = Callable[[str], None]
"""Called with the name of what is measured next."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """All rates are per second of processor time on one core."""

    tournaments: float
    decisions: float
    forced: float
    out_of_turn: float
    pushes_a_tournament: float
    copies: float
    views: float
    samples: float
    forecasts: float
    """Analytic forecasts of a fresh tournament."""
    remainders: float
    """Simulated remainders of a fresh tournament."""
    chess_plies: float | None
    """python-chess's random playouts in the same run; None if it was not asked for or is not installed."""
    thinking: tuple[Thinking, ...]

    @property
    def ratio(self) -> float | None:
        """Decisions to python-chess's plies."""
        return self.decisions / self.chess_plies if self.chess_plies else None

    def as_json(self) -> dict[str, Any]:
        """Plain JSON."""
        thinking = [{**asdict(level), "decisions_a_second": level.decisions_a_second} for level in self.thinking]
        return {**asdict(self), "thinking": thinking, "ratio": self.ratio}


def bench(
    seconds: float = 3.0,
    levels: Sequence[str] = LEVELS[1:],
    *,
    peers: bool = True,
    progress: Progress | None = None,
) -> Benchmark:
    """Measure everything; each rate takes about `seconds`. Engine and python-chess alternate in slices.

    Raises `UnknownLevel`.
    """
    check_level(*levels)
    tell = progress or _silent
    tell("random playouts")
    pushes, plies = _alternate(seconds, peers)
    games, decisions, forced, outside, spent = pushes
    middle = _middle_positions()
    tell("copies, views, samples")
    copies = _rate(seconds / 2, lambda: _each(middle, Swallows.copy), len(middle))
    views = _rate(seconds / 2, lambda: _each(middle, lambda game: game.view(0)), len(middle))
    chance = Seeded(1)
    looks = [game.view(0) for game in middle]
    samples = _rate(seconds / 2, lambda: _each(looks, lambda view: view.sample(chance)), len(looks))
    tell("forecasts")
    fresh = _fresh_situations()
    forecasts = _rate(seconds / 2, lambda: [_forecast_afresh(one) for one in fresh], len(fresh))
    tell("simulated remainders")
    begun = [start(new_game({"distribution": "random"}, 4, seed).view(0)) for seed in range(4)]
    rows = _rate(seconds / 2, lambda: [remainders(one, _ROWS, 1) for one in begun], _ROWS * len(begun))
    thinking = []
    for level in levels:
        tell(f"level {level}")
        thinking.append(thinking_of(level, seconds))
    return Benchmark(
        tournaments=games / spent,
        decisions=decisions / spent,
        forced=forced / spent,
        out_of_turn=outside / spent,
        pushes_a_tournament=(decisions + forced) / games,
        copies=copies,
        views=views,
        samples=samples,
        forecasts=forecasts,
        remainders=rows,
        chess_plies=plies,
        thinking=tuple(thinking),
    )


def _alternate(seconds: float, peers: bool) -> tuple[tuple[int, int, int, int, float], float | None]:
    """Random tournaments and chess games by turns, so that a busy machine slows both.

    Both players have drawn their choices before the clock runs, in the same game: it stands for the rules alone, which
    make what may be chosen and what follows, and not for the lots of those who choose.
    """
    games = decisions = forced = outside = chess_games = plies = 0
    spent = chess_spent = 0.0
    _play_tournament(_draw_tournament(0))
    chess = peers and _has_chess()
    while spent < seconds:
        drawn = [_draw_tournament(games + number) for number in range(1, _IN_A_ROW + 1)]
        start = time.process_time()
        for tournament in drawn:
            _play_tournament(tournament)
        spent += time.process_time() - start
        games += len(drawn)
        decisions += sum(tournament.decisions for tournament in drawn)
        forced += sum(tournament.forced for tournament in drawn)
        outside += sum(len(tournament.stretches) - 1 for tournament in drawn)
        while chess and chess_spent < spent:
            chess_games += 1
            moves = _draw_chess(chess_games)
            plies += len(moves)
            start = time.process_time()
            _play_chess(moves)
            chess_spent += time.process_time() - start
    return (games, decisions, forced, outside, spent), plies / chess_spent if chess_spent else None


@dataclass(frozen=True, slots=True)
class _Tournament:
    """The choices of one random tournament of four seats."""

    seed: int
    stretches: list[tuple[int | None, list[int]]]
    """An action out of turn (none at the start), and what was then chosen in turn."""
    decisions: int
    """Those chosen among at least two, and all out of turn."""
    forced: int


def _draw_tournament(seed: int) -> _Tournament:
    """A tournament of random choices, as `choose` draws them."""
    game = new_game({}, 4, seed)
    lot = Random(seed).random
    row: list[int] = []
    stretches: list[tuple[int | None, list[int]]] = [(None, row)]
    decisions = forced = 0
    while game.mover >= 0:
        action, unasked = choose(game, lot)
        if unasked or len(game.legal) > 1:
            decisions += 1
        else:
            forced += 1
        if unasked:
            row = []
            stretches.append((action, row))
        else:
            row.append(action)
        game.push(action)
    return _Tournament(seed, stretches, decisions, forced)


def _play_tournament(drawn: _Tournament) -> Swallows:
    """Play it from its beginning to the pay-out, events on; like python-chess, choices in turn are not checked."""
    game = new_game({}, 4, drawn.seed)
    carry_out = game.carry_out
    for unasked, choices in drawn.stretches:
        if unasked is not None:
            game.push(unasked)
        for choice in choices:
            carry_out(choice)
    return game


def _has_chess() -> bool:
    try:
        import chess  # noqa: F401
    except ImportError:
        return False
    return True


def _draw_chess(seed: int) -> "list[Move]":
    """The moves of one random game of chess, at most 200 plies."""
    import chess

    board = chess.Board()
    lot = Random(seed).random
    drawn: list[Move] = []
    while len(drawn) < _MOST_PLIES and (moves := list(board.legal_moves)):
        drawn.append(moves[int(lot() * len(moves))])
        board.push(drawn[-1])
    return drawn


def _play_chess(drawn: "list[Move]") -> None:
    """Play it from the first move on; before each the legal moves are listed, from which a player chooses."""
    import chess

    board = chess.Board()
    for move in drawn:
        list(board.legal_moves)
        board.push(move)


def _middle_positions() -> list[Swallows]:
    """Positions from all over random tournaments."""
    found = []
    for seed in range(4):
        game = new_game({}, 4, seed)
        lot = Random(seed).random
        pushes = 0
        while game.mover >= 0:
            if game.match and pushes % 40 == 0:
                found.append(game.copy())
            game.push(choose(game, lot)[0])
            pushes += 1
    return found


def _forecast_afresh(fresh: Situation) -> Reach:
    """A forecast with nothing remembered."""
    forget()
    return forecast(fresh)


def _fresh_situations() -> list[Situation]:
    """Tournaments whose bets are about to be made."""
    found = []
    for seed in range(8):
        game = new_game({"distribution": "random"}, 4, seed)
        found.append(situation(game.view(0)))
    return found


def _each(items: Sequence[T], work: Callable[[T], object]) -> None:
    """Do `work` with each; like a search, keep nothing of what came of the one before."""
    for item in items:
        work(item)


def _rate(seconds: float, work: Callable[[], object], units: int) -> float:
    start = time.process_time()
    rounds = 0
    while (spent := time.process_time() - start) < seconds:
        work()
        rounds += 1
    return rounds * units / spent


def _silent(name: str) -> None:
    """Nobody watches."""
