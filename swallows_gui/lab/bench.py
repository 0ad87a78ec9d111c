"""`swallows bench`: measures how fast engine, views, samples and AI seats are, beside python-chess in the same run.

A decision is a push chosen among at least two actions. Options out of turn are taken with probability 3 %; pushes
without a choice are counted apart. Events are on.

Thinking times of AI seats are processor time, decisions in turn and polls apart. Fast levels play whole games; a level
that searches is asked only now and then, beside `normal` seats.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from swallows_gui.ai import LEVELS, Player, check_level
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Game, View
from swallows_gui.lab.fast import is_compiled
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.lab.playing import Order, play
from swallows_gui.lab.watch import Classes, Watched

if TYPE_CHECKING:
    from chess import Move


BESIDE = "normal"
"""Plays while another level is only asked."""
EVERY = 29
"""A seat of a level that searches is asked every so many questions of a tournament: few enough for its patience, and
spread over all of it."""


@dataclass(frozen=True, slots=True)
class ThinkingTimes:
    """How long a level thinks, milliseconds of processor time a decision in turn; polls out of turn are apart."""

    level: str
    decisions: int
    mean: float
    median: float
    p95: float
    poll_mean: float
    """Milliseconds a question whether it wants to act out of turn."""
    tournament: float
    """Seconds a whole game of such seats takes, engine included; reckoned up for levels that search."""

    @property
    def decisions_a_second(self) -> float:
        """Decisions of such a seat per second of processor time."""
        return 1000 / self.mean if self.mean else 0.0


def thinking_of(lab: GameLab, level: str, seconds: float) -> ThinkingTimes:
    """A level's thinking time, measured for at least so many seconds and one game."""
    return _asked_beside(lab, level, seconds) if lab.searches(level) else _playing(lab, level, seconds)


def _play(lab: GameLab, seed: int, level: str, player: Callable[[str, int, int], Player]) -> None:
    """Play one game in which `player` makes all seats."""
    options = tuple(lab.options().items())
    play(replace(lab.playable, player=player), Order(lab.key, seed, (level,) * lab.usual_seats, options).setup)


def _playing(lab: GameLab, level: str, seconds: float) -> ThinkingTimes:
    thinking, polls = Classes(), Classes()
    seed = 0
    start = time.process_time()
    while seed < 2 or time.process_time() - start < seconds:
        minds: list[Watched] = []

        def watched(level: str, seat: int, seed: int, minds: list[Watched] = minds) -> Watched:
            minds.append(Watched(lab.player(level, seat, seed)))
            return minds[-1]

        _play(lab, seed, level, watched)
        for mind in minds:
            thinking.add(mind.times)
            polls.add(mind.polls)
        seed += 1
    start = time.process_time()
    _play(lab, seed, level, lab.player)
    return _thinking(level, thinking, polls, time.process_time() - start)


def _asked_beside(lab: GameLab, level: str, seconds: float) -> ThinkingTimes:
    thinking, polls = Classes(), Classes()
    asked = polled = seed = 0
    start = time.process_time()
    while seed < 1 or time.process_time() - start < seconds:
        minds: list[_Beside] = []

        def beside(_level: str, seat: int, seed: int, minds: list[_Beside] = minds) -> _Beside:
            minds.append(_Beside(lab, level, seat, seed))
            return minds[-1]

        _play(lab, seed, BESIDE, beside)
        for mind in minds:
            thinking.add(mind.watched.times)
            polls.add(mind.watched.polls)
            asked += mind.asked
            polled += mind.polled
        seed += 1
    spent = asked * thinking.times().mean + polled * polls.times().mean
    return _thinking(level, thinking, polls, spent / 1000 / seed)


class _Beside:
    """A `normal` seat, and beside it one of another level that is asked every `EVERY`th question, too."""

    level = BESIDE

    def __init__(self, lab: GameLab, level: str, seat: int, seed: int) -> None:
        self.seat = seat
        self.normal = lab.player(BESIDE, seat, seed)
        self.watched = Watched(lab.player(level, seat, seed))
        self.looks_back = self.watched.looks_back or self.normal.looks_back
        self.asked = 0
        """Questions with a choice."""
        self.polled = 0

    def choose(self, view: View) -> int:
        """The choice of `normal`."""
        if len(view.asked) > 1:
            self.asked += 1
            if self.asked % EVERY == 0:
                self.watched.choose(view)
        return self.normal.choose(view)

    def offer(self, view: View) -> int | None:
        """The offer of `normal`."""
        self.polled += 1
        if self.polled % EVERY == 0:
            self.watched.offer(view)
        return self.normal.offer(view)


def _thinking(level: str, thinking: Classes, polls: Classes, tournament: float) -> ThinkingTimes:
    times = thinking.times()
    return ThinkingTimes(
        level=level,
        decisions=times.count,
        mean=times.mean,
        median=times.median,
        p95=times.p95,
        poll_mean=polls.times().mean,
        tournament=tournament,
    )


_IN_A_ROW = 16
"""Tournaments before chess has its turn: each runs long enough to find its own code in the processor's caches."""
_MOST_PLIES = 200

T = TypeVar("T")
Progress = Callable[[str], None]
"""Called with the name of what is measured next."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """All rates are per second of processor time on one core."""

    rates: Mapping[str, float]
    """By name; "pushes_a_tournament" is a number."""
    chess_plies: float | None
    """python-chess's random playouts in the same run; None if it was not asked for or is not installed."""
    others: Mapping[str, float]
    """By game: decisions a second of the other games, by turns with python-chess; none of a game without any."""
    thinking: tuple[ThinkingTimes, ...]
    compiled: bool
    """Whether rules and search were compiled (`swallows build-fast`)."""

    @property
    def ratio(self) -> float | None:
        """Decisions per second divided by python-chess's plies per second."""
        return self.rates["decisions"] / self.chess_plies if self.chess_plies else None

    @property
    def other_ratios(self) -> dict[str, float]:
        """The same ratio for other games."""
        return {name: rate / self.chess_plies for name, rate in self.others.items()} if self.chess_plies else {}

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        thinking = [{**asdict(level), "decisions_a_second": level.decisions_a_second} for level in self.thinking]
        beside = {"chess_plies": self.chess_plies, "ratio": self.ratio, "other_ratios": self.other_ratios}
        return {"compiled": self.compiled, **self.rates, **beside, "thinking": thinking}


def bench(
    lab: GameLab,
    seconds: float = 3.0,
    levels: Sequence[str] = LEVELS[1:],
    *,
    peers: bool = True,
    others: Sequence[GameLab] = (),
    progress: Progress | None = None,
) -> Benchmark:
    """Measure everything; each rate takes about `seconds`. Engine and python-chess alternate in slices, and so does the
    engine of each of `others`.

    Raises `UnknownLevel`.
    """
    check_level(*levels)
    tell = progress or _silent
    tell("random playouts")
    pushes, plies = _alternate(lab, seconds, peers)
    games, decisions, forced, outside, spent = pushes
    beside = {}
    for other in others:
        tell(f"random playouts of {other.game}")
        _, decided, _, _, took = _alternate(other, seconds, peers)[0]
        if decided:
            beside[other.game] = decided / took
    middle = _middle_positions(lab)
    tell("copies, views, samples")
    chance = Seeded(1)
    looks = [game.view(0) for game in middle]
    rates = {
        "tournaments": games / spent,
        "decisions": decisions / spent,
        "forced": forced / spent,
        "out_of_turn": outside / spent,
        "pushes_a_tournament": (decisions + forced) / games,
        "copies": rate(seconds / 2, lambda: _each(middle, lambda game: game.copy()), len(middle)),
        "views": rate(seconds / 2, lambda: _each(middle, lambda game: game.view(0)), len(middle)),
        "samples": rate(seconds / 2, lambda: _each(looks, lambda view: view.sample(chance)), len(looks)),
    }
    rates |= lab.more_rates(seconds, tell)
    thinking = []
    for level in levels:
        tell(f"level {level}")
        thinking.append(thinking_of(lab, level, seconds))
    return Benchmark(rates, plies, beside, tuple(thinking), is_compiled())


def _alternate(lab: GameLab, seconds: float, peers: bool) -> tuple[tuple[int, int, int, int, float], float | None]:
    """Random tournaments and chess games in turn, so that a busy machine slows both. Choices are drawn before the clock
    runs, in the same game: only the rules are measured, not the drawing of choices."""
    games = decisions = forced = outside = chess_games = plies = 0
    spent = chess_spent = 0.0
    play_game(lab, draw_game(lab, 0))
    chess = peers and _has_chess()
    while spent < seconds:
        drawn = [draw_game(lab, games + number) for number in range(1, _IN_A_ROW + 1)]
        start = time.process_time()
        for one in drawn:
            play_game(lab, one)
        spent += time.process_time() - start
        games += len(drawn)
        decisions += sum(one.decisions for one in drawn)
        forced += sum(one.forced for one in drawn)
        outside += sum(len(one.stretches) - 1 for one in drawn)
        while chess and chess_spent < spent:
            chess_games += 1
            moves = _draw_chess(chess_games)
            plies += len(moves)
            start = time.process_time()
            _play_chess(moves)
            chess_spent += time.process_time() - start
    return (games, decisions, forced, outside, spent), plies / chess_spent if chess_spent else None


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The choices of one random game."""

    seed: int
    stretches: list[tuple[int | None, list[int]]]
    """An action out of turn (none at the start), and what was then chosen in turn."""
    decisions: int
    """Those chosen among at least two, and all out of turn."""
    forced: int


def _new_game(lab: GameLab, seed: int) -> Game:
    return lab.playable.kind.new({"seats": lab.usual_seats, **lab.options()}, seed)


def draw_game(lab: GameLab, seed: int) -> _Drawn:
    """A game of random choices, as the laboratory draws them."""
    game = _new_game(lab, seed)
    lot = Random(seed).random
    row: list[int] = []
    stretches: list[tuple[int | None, list[int]]] = [(None, row)]
    decisions = forced = 0
    while game.to_move is not None:
        choice = lab.is_choice(game)
        action, unasked = lab.choose(game, lot)
        if unasked or choice:
            decisions += 1
        else:
            forced += 1
        if unasked:
            row = []
            stretches.append((action, row))
        else:
            row.append(action)
        game.push(action)
    return _Drawn(seed, stretches, decisions, forced)


def play_game(lab: GameLab, drawn: _Drawn) -> None:
    """Play it from its beginning to its end, events on; like python-chess, choices in turn are not checked."""
    game = _new_game(lab, drawn.seed)
    carry_out = lab.carrying_out(game)
    for unasked, choices in drawn.stretches:
        if unasked is not None:
            game.push(unasked)
        for choice in choices:
            carry_out(choice)


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


def _middle_positions(lab: GameLab) -> list[Game]:
    """Positions from all stages of random games."""
    found = []
    for seed in range(4):
        game = _new_game(lab, seed)
        lot = Random(seed).random
        pushes = 0
        while game.to_move is not None:
            if pushes % 40 == 20:
                found.append(game.copy())
            game.push(lab.choose(game, lot)[0])
            pushes += 1
    return found or [_new_game(lab, 0)]


def _each(items: Sequence[T], work: Callable[[T], object]) -> None:
    """Do `work` with each; like a search, keep nothing of what came of the one before."""
    for item in items:
        work(item)


def rate(seconds: float, work: Callable[[], object], units: int) -> float:
    """How many units a second of processor time `work` does, measured for so many seconds; `work` does `units`."""
    start = time.process_time()
    rounds = 0
    while (spent := time.process_time() - start) < seconds:
        work()
        rounds += 1
    return rounds * units / spent


def _silent(name: str) -> None:
    """An observer that does nothing."""
