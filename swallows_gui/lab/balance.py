"""`swallows balance`: measures a game against its balance table and says which rows miss.

Games are played in parallel, one line of JSON a game is kept in a file, and a measurement that was broken off goes on
from there.
"""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from swallows_gui import titles
from swallows_gui.ai import check_level
from swallows_gui.engine.game import Json
from swallows_gui.lab.game_lab import BalanceTarget, lab_of
from swallows_gui.lab.parallel import Progress, Workers, spread
from swallows_gui.lab.playing import Order, play_one
from swallows_gui.lab.results_store import Keeper
from swallows_gui.lab.tally import GameTally, MeasuredFigure, SetOfFigures


@dataclass(frozen=True, slots=True)
class MeasuredRow:
    """A row of the table as measured. It holds if the estimate is inside."""

    target: BalanceTarget
    figure: MeasuredFigure
    holds: bool

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        return {"target": self.target._asdict(), "figure": asdict(self.figure), "holds": self.holds}


@dataclass(frozen=True, slots=True)
class Balance:
    """The whole table."""

    levels: tuple[str, ...]
    first_seed: int
    games: int
    seconds: float
    """Wall clock of this run; games taken over from the file cost nothing."""
    catalogue: str
    """Digest of the data that were measured."""
    rows: tuple[MeasuredRow, ...]
    others: tuple[MeasuredFigure, ...]
    """Figures without a target."""
    found: SetOfFigures
    """All figures, and what the game counts beside them."""
    options: Json
    """What the games were played with."""

    @property
    def misses(self) -> tuple[MeasuredRow, ...]:
        """The rows that do not hold."""
        return tuple(row for row in self.rows if not row.holds)

    def as_json(self) -> dict[str, Any]:
        """The object as plain JSON."""
        plain = {"levels": self.levels, "first_seed": self.first_seed, "games": self.games, "seconds": self.seconds}
        rows = [row.as_json() for row in self.rows]
        others = [asdict(figure) for figure in self.others]
        tables = self.found.tables()
        misses = [row.target.name for row in self.misses]
        return {**plain, "catalogue": self.catalogue, "rows": rows, "others": others, **tables, "misses": misses}


def balance(
    games: int = 2000,
    *,
    game: str = titles.usual(),
    levels: Sequence[str] = ("normal",) * 4,
    first_seed: int | None = None,
    jobs: Workers = 1,
    path: Path | None = None,
    progress: Progress | None = None,
    options: Json | None = None,
    play: Callable[[Order], GameTally] = play_one,
) -> Balance:
    """Measure the balance table on `games` games; `path` stores them and is resumed. `play` plays and counts one game;
    other processes find it by name. Stored games with other data, levels or options are ignored. Raises `UnknownLevel`,
    and `OSError` if the file cannot be used."""
    check_level(*levels)
    lab = lab_of(game)
    first = lab.first_seed if first_seed is None else first_seed
    given = {**lab.options(), **lab.measured, **(options or {})}
    start = time.perf_counter()
    keeper = Keeper(path, json.dumps([game, lab.digest, list(levels), given], sort_keys=True))
    wanted = range(first, first + games)
    done = {kept["seed"]: lab.tally(kept) for kept in keeper.done() if kept["seed"] in wanted}
    orders = [Order(game, seed, tuple(levels), tuple(given.items())) for seed in wanted if seed not in done]
    for tally in spread(play, orders, jobs):
        done[tally.seed] = tally
        keeper.keep(tally.as_json())
        if progress is not None:
            progress(len(done), games)
    found = lab.figures([done[seed] for seed in wanted])
    return judge(game, tuple(levels), first, found, time.perf_counter() - start, given)


def judge(
    game: str,
    levels: tuple[str, ...],
    first_seed: int,
    found: SetOfFigures,
    seconds: float,
    options: Json | None = None,
) -> Balance:
    """Compare figures with the balance table for these options, without rows that need many games if a
    level searches."""
    rows = []
    lab = lab_of(game)
    quick = not any(lab.searches(level) for level in levels)
    for target in (*lab.table(options or {}), *lab.table_of(levels, options or {})):
        if target.needs_many and not quick:
            continue
        figure = found[target.name]
        value = figure.value
        rows.append(MeasuredRow(target, figure, value is not None and target.low <= value <= target.high))
    aimed = {row.target.name for row in rows}
    others = tuple(figure for figure in found.figures if figure.name not in aimed)
    return Balance(levels, first_seed, found.games, seconds, lab.digest, tuple(rows), others, found, options or {})
