"""`swallows balance`: measures the balance table of the deck and says which rows miss.

Tournaments are played in parallel with a random distribution of the teams, one line of JSON a tournament is kept in a
file, and a measurement that was broken off goes on from there.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from swallows_gui.ai import check_level
from swallows_gui.lab.parallel import Progress, spread
from swallows_gui.lab.playing import deck
from swallows_gui.lab.results_store import Keeper
from swallows_gui.lab.swallows.figures import Card, Figure, Figures, Team, figures
from swallows_gui.lab.swallows.simulate import Order, play_one
from swallows_gui.lab.swallows.tally import Tally
from swallows_gui.lab.watch import QUICK

FIRST_SEED = 1_000_001
"""Seeds above a million are not used for tuning."""


@dataclass(frozen=True, slots=True)
class Target:
    """A row of the balance table: the figure of this name must lie from `low` to `high`."""

    name: str
    low: float
    high: float
    needs_many: bool = False
    """Only the thousands of tournaments that quick levels play settle it; it is left out where a level searches."""


TARGETS = (
    Target("goals a match", 2.3, 3.0),
    Target("group matches drawn", 0.20, 0.30),
    Target("group matches goalless", 0.05, 0.11),
    Target("first-named share of close matches", 0.45, 0.57),
    Target("stronger by 4 wins", 0.55, 0.75),
    Target("rank correlation of strength with quarter-finals", 0.9, 1.0),
    Target("knock-out to extra time", 0.20, 0.35),
    Target("knock-out to shoot-out", 0.08, 0.22),
    Target("free kicks a match", 0.15, 0.6),
    Target("penalties a match", 0.15, 0.6),
    Target("sendings-off a match", 0.15, 0.6),
    Target("teams whose best bet is fair", 0.8, 1.0),
    Target("teams of 16 best bet on the final or title", 3.0, 16.0),
    Target("a seat's share of wins, distance from even", -0.03, 0.03, needs_many=True),
    Target("least played card", 0.05, 1.0, needs_many=True),
    Target("tournaments with lapsed draws", 0.0, 0.01, needs_many=True),
    Target("questions where only passing is left", 0.0, 0.30),
    Target("greens a team plays in a group match", 2.5, 5.0),
    Target("group matches of duty greens only", 0.0, 0.08),
    Target("greens held at elimination", 0.0, 3.0),
    Target("bribes accepted a tournament", 5.0, 15.0),
    Target("bribe, M", 2.0, 8.0),
    Target("matches with a referee bound to both", 0.0, 0.10),
    Target("questions a seat", 120.0, 300.0),
    Target("seat's matches of more than 40 questions", 0.0, 0.01),
)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table as measured. It holds if the estimate is inside."""

    target: Target
    figure: Figure
    holds: bool


@dataclass(frozen=True, slots=True)
class Balance:
    """The whole table."""

    levels: tuple[str, ...]
    first_seed: int
    games: int
    seconds: float
    """Wall clock of this run; tournaments taken over from the file cost nothing."""
    catalogue: str
    """Digest of the deck that was measured."""
    rows: tuple[Row, ...]
    others: tuple[Figure, ...]
    """Figures without a target."""
    teams: tuple[Team, ...]
    cards: tuple[Card, ...]

    @property
    def misses(self) -> tuple[Row, ...]:
        """The rows that do not hold."""
        return tuple(row for row in self.rows if not row.holds)

    def as_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return {**asdict(self), "misses": [row.target.name for row in self.misses]}


def balance(
    games: int = 2000,
    *,
    levels: Sequence[str] = ("normal",) * 4,
    first_seed: int = FIRST_SEED,
    jobs: int = 1,
    path: Path | None = None,
    progress: Progress | None = None,
    options: dict[str, Any] | None = None,
) -> Balance:
    """Measure the table on `games` tournaments; `path` keeps what was played and is taken up again.

    Tournaments in the file that were played with another deck, other levels or options are left aside. Raises
    `UnknownLevel`, and `OSError` if the file cannot be used.
    """
    check_level(*levels)
    given = {"distribution": "random", **(options or {})}
    start = time.perf_counter()
    digest = deck().digest
    keeper = Keeper(path, json.dumps([digest, list(levels), given], sort_keys=True))
    wanted = range(first_seed, first_seed + games)
    done = {kept["seed"]: Tally(**kept) for kept in keeper.done() if kept["seed"] in wanted}
    orders = [Order(seed, tuple(levels), tuple(given.items())) for seed in wanted if seed not in done]
    for tally in spread(play_one, orders, jobs):
        done[tally.seed] = tally
        keeper.keep(tally.as_json())
        if progress is not None:
            progress(len(done), games)
    tallies = [done[seed] for seed in wanted]
    return judge(tuple(levels), first_seed, figures(tallies), time.perf_counter() - start, digest)


def judge(levels: tuple[str, ...], first_seed: int, found: Figures, seconds: float, digest: str) -> Balance:
    """Hold figures against the table; without the rows that need many tournaments where a level searches."""
    rows = []
    quick = all(level in QUICK for level in levels)
    for target in TARGETS:
        if target.needs_many and not quick:
            continue
        figure = found[target.name]
        value = figure.value
        rows.append(Row(target, figure, value is not None and target.low <= value <= target.high))
    aimed = {row.target.name for row in rows}
    others = tuple(figure for figure in found.figures if figure.name not in aimed)
    return Balance(levels, first_seed, found.games, seconds, digest, tuple(rows), others, found.teams, found.cards)
