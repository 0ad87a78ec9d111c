"""`swallows arena`: leagues of AI seats, each seed played once with every entrant in every place.

Luck of the deal is the same for all entrants of a seed, so what differs is the play. Intervals are by seed: the games
of one seed are not independent.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from swallows_gui.ai import LEVELS, make_player
from swallows_gui.lab.parallel import spread
from swallows_gui.lab.playing import ai_seeds, deck, new_game, play

Progress = Callable[[int, int], None]
"""Called with seeds done and seeds in all."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval by seed."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Entrant:
    """How all seats of one level fared in the league."""

    level: str
    seats: int
    """Seats of this level in the line-up."""
    won: Estimate
    """Share of games won by such a seat; a shared win counts in parts, an even share is 1 / seats of the line-up."""
    money: Estimate
    """Cash at the end, M."""
    ahead: Estimate
    """Cash beyond the mean of the seats of other levels, M; 0 in a league of one level."""


@dataclass(frozen=True, slots=True)
class League:
    """A league played."""

    line_up: tuple[str, ...]
    first_seed: int
    seeds: int
    games: int
    seconds: float
    """Wall clock of this run; seeds taken over from the file cost nothing."""
    entrants: tuple[Entrant, ...]

    def __getitem__(self, level: str) -> Entrant:
        for entrant in self.entrants:
            if entrant.level == level:
                return entrant
        raise KeyError(level)

    def as_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return asdict(self)


Rows = list[tuple[list[int], list[int]]]
"""For each turn of the line-up: cash by entrant of the line-up, and its winners."""


def play_seed(task: tuple[int, tuple[str, ...], tuple[tuple[str, Any], ...]]) -> tuple[int, Rows]:
    """All turns of the line-up on one seed."""
    seed, line_up, options = task
    seats = len(line_up)
    seeds = ai_seeds(seed, seats)
    rows: Rows = []
    for turn in range(seats):
        minds = [
            make_player(line_up[(seat - turn) % seats], seat, seeds[(seat - turn) % seats]) for seat in range(seats)
        ]
        game = play(new_game(dict(options), seats, seed), minds)
        cash = [game.cash[(entrant + turn) % seats] for entrant in range(seats)]
        most = max(cash)
        rows.append((cash, [entrant for entrant, amount in enumerate(cash) if amount == most]))
    return seed, rows


def arena(
    line_up: Sequence[str],
    seeds: int,
    *,
    first_seed: int = 1,
    jobs: int = 1,
    path: Path | None = None,
    options: dict[str, Any] | None = None,
    progress: Progress | None = None,
) -> League:
    """Play a league of `line_up` (a level a seat) on `seeds` seeds, as many games each as there are seats.

    `path` keeps what was played, one line of JSON a seed, and is taken up again; another line-up, deck or options in
    it are left aside. Raises `ValueError` for an unknown level.
    """
    unknown = [level for level in line_up if level not in LEVELS]
    if unknown:
        raise ValueError(f"no level {unknown[0]!r}; there are {', '.join(LEVELS)}")
    given = tuple({"distribution": "random", **(options or {})}.items())
    key = json.dumps([deck().digest, list(line_up), given])
    wanted = range(first_seed, first_seed + seeds)
    start = time.perf_counter()
    done = _read(path, key, wanted) if path is not None else {}
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    tasks = [(seed, tuple(line_up), given) for seed in wanted if seed not in done]
    for seed, rows in spread(play_seed, tasks, jobs):
        done[seed] = rows
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": key, "seed": seed, "rows": rows}) + "\n")
        if progress is not None:
            progress(len(done), seeds)
    played = [done[seed] for seed in wanted]
    levels = list(dict.fromkeys(line_up))
    entrants = tuple(_entrant(level, tuple(line_up), played) for level in levels)
    seconds = time.perf_counter() - start
    return League(tuple(line_up), first_seed, seeds, seeds * len(line_up), seconds, entrants)


def _read(path: Path, key: str, wanted: range) -> dict[int, Rows]:
    done: dict[int, Rows] = {}
    if not path.exists():
        return done
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            written = json.loads(line)
        except ValueError:
            continue
        if written["key"] == key and written["seed"] in wanted:
            done[written["seed"]] = [(cash, winners) for cash, winners in written["rows"]]
    return done


def _entrant(level: str, line_up: tuple[str, ...], played: Sequence[Rows]) -> Entrant:
    own = [place for place, name in enumerate(line_up) if name == level]
    others = [place for place, name in enumerate(line_up) if name != level]
    won, money, ahead = [], [], []
    for rows in played:
        share = sum((place in winners) / len(winners) for _, winners in rows for place in own)
        won.append(share / len(rows) / len(own))
        cash = _mean([float(cash[place]) for cash, _ in rows for place in own])
        money.append(cash)
        ahead.append(cash - _mean([float(cash[place]) for cash, _ in rows for place in others]) if others else 0.0)
    return Entrant(level, len(own), _estimate(won), _estimate(money), _estimate(ahead))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _estimate(values: Sequence[float]) -> Estimate:
    mean = _mean(values)
    if len(values) < 2:
        return Estimate(mean, mean, mean)
    spread_out = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    error = 1.96 * sqrt(spread_out / len(values))
    return Estimate(mean, mean - error, mean + error)
