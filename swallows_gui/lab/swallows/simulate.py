"""`swallows simulate`: seeded tournaments between AI seats, and what can be counted in them."""

import errno
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from swallows_gui.ai import check_level
from swallows_gui.lab.parallel import Progress, spread
from swallows_gui.lab.playing import ai_seeds, new_game, play, players
from swallows_gui.lab.swallows.figures import Figures, figures
from swallows_gui.lab.swallows.tally import Counter, Tally


@dataclass(frozen=True, slots=True)
class Order:
    """One tournament to be played."""

    seed: int
    levels: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    record_dir: str | None = None


@dataclass(frozen=True, slots=True)
class Simulation:
    """What `simulate` found."""

    levels: tuple[str, ...]
    seed: int
    games: int
    decisions: int
    """Pushes chosen among at least two actions."""
    forced: int
    seconds: float
    """Wall clock."""
    figures: Figures
    money: tuple[float, ...]
    """Mean cash by seat at the end, M."""
    won: tuple[float, ...]
    """Share of tournaments won by seat; a shared win counts in parts."""

    def as_json(self) -> dict[str, Any]:
        """Plain JSON; the figures of the balance table stand beside games, decisions and seconds."""
        plain = asdict(self)
        plain.pop("figures")
        return {**plain, **self.figures.as_json()}


def play_one(order: Order) -> Tally:
    """Play one tournament and count it; with `record_dir` its record is written there."""
    seats = len(order.levels)
    counter = Counter(order.seed, seats)
    if order.record_dir is not None:
        record_one(order.levels, order.seed, Path(order.record_dir), dict(order.options))
    game = new_game(dict(order.options), seats, order.seed)
    play(game, players(order.levels, order.seed), counter)
    return counter.tally


def record_one(levels: Sequence[str], seed: int, folder: Path, options: dict[str, Any] | None = None) -> Path:
    """Play the tournament of `play_one` through a session that writes its record; returns the record's path.

    Raises `JournalTrouble` if it cannot be written.
    """
    from swallows_gui.session import Seat, Session, Setup

    seats = tuple(Seat(f"{level.capitalize()} {n + 1}", "ai", level) for n, level in enumerate(levels))
    given = {"format": "sixteen", **(options or {})}
    path = record_path(folder, seed)
    session = Session.new(Setup(given, seats, seed=seed, ai_seeds=ai_seeds(seed, len(seats))), path=path)
    try:
        session.run()
        if session.trouble is not None:
            raise session.trouble
    finally:
        session.close()
    return path


def simulate(
    levels: Sequence[str],
    seed: int,
    games: int,
    *,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    record_dir: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play `games` tournaments with seeds from `seed` on between seats of these levels.

    Raises `UnknownLevel`, `IllegalAction("bad_option")` for options that cannot be played, and for `record_dir`
    `OSError` or `JournalTrouble`; records that are there already are never written over.
    """
    check_level(*levels)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
        for n in range(games):
            _refuse_to_replace(record_path(record_dir, seed + n))
    given = tuple((options or {}).items())
    place = None if record_dir is None else str(record_dir)
    orders = [Order(seed + n, tuple(levels), given, place) for n in range(games)]
    start = time.perf_counter()
    tallies: list[Tally] = []
    for tally in spread(play_one, orders, jobs):
        tallies.append(tally)
        if progress is not None:
            progress(len(tallies), games)
    seconds = time.perf_counter() - start
    return summarise(tuple(levels), seed, tallies, seconds)


def record_path(folder: Path, seed: int) -> Path:
    """Where the record of the tournament with this seed is written."""
    return folder / f"{seed}.swallows"


def _refuse_to_replace(path: Path) -> None:
    """Raises `OSError` for a file that is there: said before anything is played."""
    if path.exists():
        raise OSError(errno.EEXIST, "it is there already; name another folder", str(path))


def summarise(levels: tuple[str, ...], seed: int, tallies: Sequence[Tally], seconds: float) -> Simulation:
    """Put tallies together."""
    games = max(1, len(tallies))
    seats = range(len(levels))
    return Simulation(
        levels=levels,
        seed=seed,
        games=len(tallies),
        decisions=sum(tally.decisions for tally in tallies),
        forced=sum(tally.forced for tally in tallies),
        seconds=seconds,
        figures=figures(tallies),
        money=tuple(sum(tally.cash[seat] for tally in tallies) / games for seat in seats),
        won=tuple(sum((seat in tally.winners) / len(tally.winners) for tally in tallies) / games for seat in seats),
    )
