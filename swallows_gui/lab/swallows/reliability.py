"""`swallows forecast`: whether the forecasts are to be believed, on tournaments that nothing was tuned on.

Tournaments between seats of one level are played; before the first match, after the second match day and before the
quarter-finals everybody's knowledge is forecast, by simulated remainders and by multiplied chances, and compared with
what happened. Strength alone, its shares counted in other tournaments, is what a forecast has to beat.
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, NamedTuple

from swallows_gui.ai import check_level
from swallows_gui.ai.swallows.evaluation import situation
from swallows_gui.ai.swallows.forecast.chances import forecast
from swallows_gui.ai.swallows.forecast.remainder import remainders
from swallows_gui.ai.swallows.forecast.situation import Reach
from swallows_gui.ai.swallows.forecast.start import start
from swallows_gui.engine.game import Event, View
from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.payout import reached
from swallows_gui.lab.forecasts import ALLOWED, Calibration, Reliability, Score, calibrated
from swallows_gui.lab.parallel import Progress, Workers, spread
from swallows_gui.lab.swallows.given import form_of
from swallows_gui.lab.swallows.playing import deck, new_game, play, players

MOMENTS = ("start", "second day", "knock-out")
"""Before the first match, after the second match day, before the knock-out."""
FORECASTS = ("simulated", "analytic", "strength")
BINS = 10
FIRST_UNSEEN = 2_000_000
"""Seeds from here on were used for no tuning."""
FIRST_OTHER = 600_000
"""Seeds from here on show what strength alone says."""
_NEAR = 1.2
"""How far strengths count as near when shares are counted."""

_STRONGEST = 30


class Guess(NamedTuple):
    """What was said of one team at one moment, and what it did."""

    moment: int
    strength: int
    simulated: tuple[float, ...]
    """Chance by kind of bet: quarter-final, final, title."""
    analytic: tuple[float, ...]
    reached: tuple[bool, ...]
    nation: str = ""
    """Its code."""
    backers: tuple[int, ...] = (0, 0, 0)
    """By kind of bet: seats that hold one as far as that or further."""


class Task(NamedTuple):
    """One tournament to be played and forecast."""

    seed: int
    level: str
    rows: int
    """Simulated remainders of each forecast; 0: none, only what happened."""
    options: Mapping[str, Any] = {}


class _Watcher:
    """Forecasts the game at the moments."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.taken: list[tuple[int, Reach, Reach]] = []

    def asked(self, game: Swallows, view: View) -> None:
        """Nothing to note."""

    def told(self, game: Swallows, events: Sequence[Event]) -> None:
        """Forecast when the first match after a moment is announced."""
        for event in events:
            if event[0] == "match_started" and event[1] in _first_matches(game):
                self._forecast(game, _first_matches(game).index(event[1]))

    def _forecast(self, game: Swallows, moment: int) -> None:
        nothing = (0.0,) * (len(game.field) * len(game.form.schedule.ladder))
        if not self.task.rows:
            self.taken.append((moment, nothing, nothing))
            return
        view = game.view(None)
        played = remainders(start(view), self.task.rows, self.task.seed)
        self.taken.append((moment, played.reach, forecast(situation(view))))


def _first_matches(game: Swallows) -> tuple[int, int, int]:
    """The match that follows each moment; 0 where there is no such moment."""
    first = game.fixtures[0].round
    last_day = next((fixture.number for fixture in game.fixtures if fixture.last_day), 0)
    later = next((fixture.number for fixture in game.fixtures if fixture.round != first), 0)
    return 1, last_day if last_day > 1 else 0, later


def watch(task: Task) -> list[Guess]:
    """Play one tournament; what was said of every team at every moment."""
    watcher = _Watcher(task)
    given = {"distribution": "random", **task.options}
    seats = form_of(deck(), given.get("format", "sixteen")).economy.usual_seats
    game = new_game(given, seats, task.seed)
    play(game, players([task.level] * seats, task.seed), watcher)
    ladder = game.form.schedule.ladder
    columns = [ladder.index(pay.stage) for pay in game.form.economy.bets.values()]
    got = [reached(game, pay.stage) for pay in game.form.economy.bets.values()]
    through = reached(game, ladder[0])
    guesses = []
    for moment, simulated, analytic in watcher.taken:
        for team, nation in enumerate(game.field):
            if moment == MOMENTS.index("knock-out") and team not in through:
                continue
            at = [team * len(ladder) + column for column in columns]
            guesses.append(
                Guess(
                    moment,
                    game.tables.nation_strength[nation],
                    tuple(simulated[place] for place in at),
                    tuple(analytic[place] for place in at),
                    tuple(team in teams for teams in got),
                    game.tables.nation_code[nation],
                    _backers(game, team),
                )
            )
    return guesses


def _backers(game: Swallows, team: int) -> tuple[int, ...]:
    """By kind of bet how many seats win more if the team gets so far."""
    held = [kind for bets in game.bets for backed, kind in bets if backed == team]
    return tuple(sum(kind >= least for kind in held) for least in range(len(BET_KINDS)))


def reliability(
    games: int,
    *,
    level: str = "normal",
    seed: int = FIRST_UNSEEN,
    other_games: int | None = None,
    rows: int = 1000,
    jobs: Workers = 1,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
) -> Reliability:
    """Play `games` tournaments with seeds from `seed` on, and half as many others for what strength alone says.

    Raises `UnknownLevel`.
    """
    check_level(level)
    others = max(1, games // 2) if other_games is None else other_games
    given = options or {}
    tasks = [Task(seed + n, level, rows, given) for n in range(games)]
    tasks += [Task(FIRST_OTHER + n, level, 0, given) for n in range(others)]
    unseen: list[list[Guess]] = []
    learned: list[Guess] = []
    for done, guesses in enumerate(spread(watch, tasks, jobs), 1):
        if any(any(guess.simulated) for guess in guesses):
            unseen.append(guesses)
        else:
            learned += guesses
        if progress is not None:
            progress(done, len(tasks))
    stages = _stages(given)
    return Reliability(level, seed, games, others, rows, judge(unseen, learned, stages), calibrations(unseen, stages))


def _stages(options: Mapping[str, Any]) -> tuple[str, ...]:
    """What the bets of the format pay for."""
    form = form_of(deck(), options.get("format", "sixteen"))
    return tuple(pay.stage for pay in form.economy.bets.values())


def judge(
    unseen: Sequence[Sequence[Guess]],
    learned: Sequence[Guess],
    stage_names: Sequence[str] = ("QF", "F", "champion"),
) -> tuple[Score, ...]:
    """Scores of the forecasts of `unseen`, by tournament; `learned` shows what strength alone says."""
    scores = []
    for moment, name in enumerate(MOMENTS):
        for stage, stage_name in enumerate(stage_names):
            if name == "knock-out" and stage == 0 and len(stage_names) > 1:
                continue
            shares = _by_strength([guess for guess in learned if guess.moment == moment], stage)
            there = [[guess for guess in game if guess.moment == moment] for game in unseen]
            if not any(there):
                continue
            scores.append(_score(name, stage_name, stage, there, shares))
    return tuple(scores)


def calibrations(unseen: Sequence[Sequence[Guess]], stage_names: Sequence[str]) -> tuple[Calibration, ...]:
    """What was said before the first match and what came of it, for each nation, and by how many seats wanted it."""
    guesses = [guess for game in unseen for guess in game if guess.moment == 0]
    found = []
    for stage, name in enumerate(stage_names):
        allowed = ALLOWED[stage == len(stage_names) - 1]
        for nation in sorted({guess.nation for guess in guesses}):
            pairs = [_pair(guess, stage) for guess in guesses if guess.nation == nation]
            found.append(calibrated("nation", nation, name, pairs, allowed))
        for backers in sorted({guess.backers[stage] for guess in guesses}):
            pairs = [_pair(guess, stage) for guess in guesses if guess.backers[stage] == backers]
            found.append(calibrated("backers", str(backers), name, pairs, allowed))
    return tuple(found)


def _pair(guess: Guess, stage: int) -> tuple[float, bool]:
    return guess.simulated[stage], guess.reached[stage]


def _by_strength(learned: Sequence[Guess], stage: int) -> dict[int, float]:
    """The share of teams of a strength, and of those near it, that reached a stage."""
    counts: dict[int, tuple[int, int]] = {}
    for guess in learned:
        seen, came_so_far = counts.get(guess.strength, (0, 0))
        counts[guess.strength] = (seen + 1, came_so_far + guess.reached[stage])
    shares = {}
    for strength in range(_STRONGEST + 1):
        weights = {other: exp(-(((strength - other) / _NEAR) ** 2)) for other in counts}
        near = sum(weights[other] * teams for other, (teams, _) in counts.items())
        came = sum(weights[other] * there for other, (_, there) in counts.items())
        shares[strength] = came / near if near else 0.0
    return shares


def _score(moment: str, name: str, stage: int, games: Sequence[Sequence[Guess]], shares: dict[int, float]) -> Score:
    sums = dict.fromkeys(FORECASTS, 0.0)
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    ahead, teams = [], 0
    for game in games:
        better = 0.0
        for guess in game:
            came = float(guess.reached[stage])
            off = {
                "simulated": (guess.simulated[stage] - came) ** 2,
                "analytic": (guess.analytic[stage] - came) ** 2,
                "strength": (shares[guess.strength] - came) ** 2,
            }
            for forecast_name, square in off.items():
                sums[forecast_name] += square
            better += off["strength"] - off["simulated"]
            tenth = bins[min(BINS - 1, int(guess.simulated[stage] * BINS))]
            tenth[0] += 1
            tenth[1] += guess.simulated[stage]
            tenth[2] += came
        teams += len(game)
        ahead.append(better / max(1, len(game)))
    mean = sum(ahead) / len(ahead)
    spread_out = sum((value - mean) ** 2 for value in ahead) / max(1, len(ahead) - 1)
    error = 1.96 * sqrt(spread_out / len(ahead))
    return Score(
        moment,
        name,
        {forecast_name: total / teams for forecast_name, total in sums.items()},
        mean,
        mean - error,
        mean + error,
        tuple((int(count), said / count, came / count) if count else (0, 0.0, 0.0) for count, said, came in bins),
    )
