"""`swallows forecast`: whether the forecasts are to be believed, on tournaments that nothing was tuned on.

Tournaments between seats of one level are played; before the first match, after the second match day and before the
quarter-finals everybody's knowledge is forecast, by simulated remainders and by multiplied chances, and compared with
what happened. Strength alone, its shares counted in all tournaments but the one that is forecast, is what a forecast
has to beat.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from swallows_gui.ai import check_level
from swallows_gui.engine.game import Event, View
from swallows_gui.games.swallows.ai.evaluation import situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.ai.forecast.course import start
from swallows_gui.games.swallows.ai.forecast.groups import Reach
from swallows_gui.games.swallows.ai.forecast.remainder import remainders
from swallows_gui.games.swallows.lab.playing import deck, form_of, new_game, play, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.payout import reached
from swallows_gui.lab.forecasts import ALLOWED, Calibration, ForecastScore, Reliability, calibrated
from swallows_gui.lab.parallel import Progress, Workers, spread
from swallows_gui.lab.results_store import Keeper
from swallows_gui.session.openings import playable

MOMENTS = ("start", "second day", "knock-out")
"""Before the first match, after the second match day, before the knock-out."""
FORECASTS = ("simulated", "analytic", "strength")
BINS = 10
FIRST_UNSEEN = 2_000_000
"""Seeds from here on were used for no tuning."""
_NEAR = 1.2
"""How far strengths count as near when shares are counted."""
_STRONGEST = 30
_NEARNESS = tuple(exp(-((apart / _NEAR) ** 2)) for apart in range(_STRONGEST + 1))
"""How much a team counts for another, by how far their strengths are apart."""


class Guess(NamedTuple):
    """A forecast of one team at one moment, and its result."""

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


class ForecastTask(NamedTuple):
    """One tournament to be played and forecast."""

    seed: int
    level: str
    rows: int
    """Simulated remainders of each forecast."""
    options: Mapping[str, Any] = {}


class _ForecastWatcher:
    """Forecasts the game at the moments."""

    def __init__(self, task: ForecastTask) -> None:
        self.task = task
        self.taken: list[tuple[int, Reach, Reach]] = []

    def asked(self, game: Swallows, view: View) -> None:
        """Nothing to note."""

    def happened(self, game: Swallows, events: Sequence[Event]) -> None:
        """Forecast when the first match after a moment is announced."""
        for event in events:
            if event[0] == "match_started" and event[1] in _first_matches(game):
                self._forecast(game, _first_matches(game).index(event[1]))

    def _forecast(self, game: Swallows, moment: int) -> None:
        view = game.view(None)
        played = remainders(start(view), self.task.rows, self.task.seed)
        self.taken.append((moment, played.reach, forecast(situation(view))))


def _first_matches(game: Swallows) -> tuple[int, int, int]:
    """The match that follows each moment; 0 where there is no such moment."""
    first = game.fixtures[0].round
    last_day = next((fixture.number for fixture in game.fixtures if fixture.last_day), 0)
    later = next((fixture.number for fixture in game.fixtures if fixture.round != first), 0)
    return 1, last_day if last_day > 1 else 0, later


def watch(task: ForecastTask) -> list[Guess]:
    """Play one tournament; what was said of every team at every moment."""
    watcher = _ForecastWatcher(task)
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
    rows: int = 1000,
    jobs: Workers = 1,
    path: Path | None = None,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
) -> Reliability:
    """Play and forecast `games` tournaments with seeds from `seed` on.

    `path` keeps what was played, one line of JSON a tournament, and is taken up again; tournaments of another level,
    deck, number of remainders or other options in it are left aside. Raises `UnknownLevel`, and `OSError` if the file
    cannot be used.
    """
    check_level(level)
    given = options or {}
    keeper = Keeper(path, json.dumps(["forecast", playable("swallows").kind.catalogue, level, rows, given]))
    seeds = range(seed, seed + games)
    done = {kept["seed"]: [_read(guess) for guess in kept["guesses"]] for kept in keeper.done()}
    done = {known: done[known] for known in seeds if known in done}
    tasks = [ForecastTask(unknown, level, rows, given) for unknown in seeds if unknown not in done]
    for played, guesses in spread(_watch, tasks, jobs):
        done[played] = guesses
        keeper.keep({"seed": played, "guesses": guesses})
        if progress is not None:
            progress(len(done), games)
    found = [done[known] for known in seeds]
    stages = _stages(given)
    return Reliability(level, seed, games, rows, judge(found, stages), calibrations(found, stages))


def _watch(task: ForecastTask) -> tuple[int, list[Guess]]:
    """Which tournament it is, and what was said in it."""
    return task.seed, watch(task)


def _read(kept: Sequence[Any]) -> Guess:
    """A guess as a file keeps it."""
    moment, strength, simulated, analytic, came, nation, backers = kept
    return Guess(moment, strength, tuple(simulated), tuple(analytic), tuple(came), nation, tuple(backers))


def _stages(options: Mapping[str, Any]) -> tuple[str, ...]:
    """What the bets of the format pay for."""
    form = form_of(deck(), options.get("format", "sixteen"))
    return tuple(pay.stage for pay in form.economy.bets.values())


def judge(
    played: Sequence[Sequence[Guess]], stage_names: Sequence[str] = ("QF", "F", "champion")
) -> tuple[ForecastScore, ...]:
    """Scores of the forecasts, by tournament. What strength alone says is learned from all the other tournaments; from
    the same where there is only one."""
    scores = []
    for moment, name in enumerate(MOMENTS):
        for stage, stage_name in enumerate(stage_names):
            if name == "knock-out" and stage == 0 and len(stage_names) > 1:
                continue
            there = [[guess for guess in game if guess.moment == moment] for game in played]
            if any(there):
                scores.append(_score(name, stage_name, stage, there))
    return tuple(scores)


def calibrations(played: Sequence[Sequence[Guess]], stage_names: Sequence[str]) -> tuple[Calibration, ...]:
    """What was said before the first match and what came of it, for each nation, and by how many seats wanted it."""
    guesses = [guess for game in played for guess in game if guess.moment == 0]
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


class _Strengths:
    """How many teams of each strength there were, and how many of them reached a stage."""

    def __init__(self, games: Sequence[Sequence[Guess]], stage: int) -> None:
        self.stage = stage
        self.teams, self.there = self._count(guess for game in games for guess in game)

    def shares(self, without: Sequence[Guess]) -> dict[int, float]:
        """The share of teams of a strength, and of those near it, that reached the stage in the other tournaments."""
        teams, there = (all_of.copy() for all_of in (self.teams, self.there))
        for all_of, some in zip((teams, there), self._count(without), strict=True):
            all_of.subtract(some)
        if not any(teams.values()):
            teams, there = self.teams, self.there
        shares = {}
        for strength in range(_STRONGEST + 1):
            near, came = (
                sum(_NEARNESS[abs(strength - other)] * count for other, count in counts.items())
                for counts in (teams, there)
            )
            shares[strength] = came / near
        return shares

    def _count(self, guesses: Iterable[Guess]) -> tuple[Counter[int], Counter[int]]:
        teams, there = Counter[int](), Counter[int]()
        for guess in guesses:
            teams[guess.strength] += 1
            there[guess.strength] += guess.reached[self.stage]
        return teams, there


def _score(moment: str, name: str, stage: int, games: Sequence[Sequence[Guess]]) -> ForecastScore:
    strengths = _Strengths(games, stage)
    sums = dict.fromkeys(FORECASTS, 0.0)
    bins = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    ahead, teams = [], 0
    for game in games:
        better = 0.0
        shares = strengths.shares(game)
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
    return ForecastScore(
        moment,
        name,
        {forecast_name: total / teams for forecast_name, total in sums.items()},
        mean,
        mean - error,
        mean + error,
        tuple((int(count), said / count, came / count) if count else (0, 0.0, 0.0) for count, said, came in bins),
    )
