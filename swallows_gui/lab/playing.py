"""Plays whole games between AI seats, each through a session as in the window, and summarises them (`swallows
simulate`)."""

import errno
import gc
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from swallows_gui import titles
from swallows_gui.ai import check_level
from swallows_gui.engine.game import Json
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.parallel import Progress, Workers, spread
from swallows_gui.lab.tally import GameTally, SetOfFigures, won_by
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.match_rules import SessionObserver
from swallows_gui.session.openings import Playable

_RARELY = (100_000, 50, 50)
"""A game makes hardly any circles of objects; looking for them all the time costs a tenth of its time."""


def ai_seeds(seed: int, seats: int) -> tuple[int, ...]:
    """The seeds of the AI seats of a game with this seed.

    >>> ai_seeds(2, 3)
    (128, 129, 130)
    """
    return tuple(seed * 64 + seat for seat in range(seats))


def table(levels: Sequence[str]) -> tuple[Seat, ...]:
    """AI seats of these levels.

    >>> [seat.name for seat in table(("easy", "hard"))]
    ['Easy 1', 'Hard 2']
    """
    return tuple(Seat(f"{level.capitalize()} {number}", "ai", level) for number, level in enumerate(levels, 1))


def play(game: Playable, setup: Setup, *, witness: SessionObserver | None = None, path: Path | None = None) -> Session:
    """Play a game of AI seats to its end; returns its session, closed. With `path` its record is written there.

    Raises `IllegalAction("bad_option")` for a setup that cannot be played, and `JournalTrouble`.
    """
    with (
        _rarely_collected(),
        Session.new(setup, path=path, game=game, witness=witness, kept_lines=path is not None) as session,
    ):
        session.run()
        if session.trouble is not None:
            raise session.trouble
    return session


@contextmanager
def _rarely_collected() -> Iterator[None]:
    usual = gc.get_threshold()
    gc.set_threshold(*_RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@dataclass(frozen=True, slots=True)
class Order:
    """A game to be played."""

    game: str
    seed: int
    levels: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    record_dir: str | None = None

    @property
    def setup(self) -> Setup:
        """How it is set up."""
        seeds, game = ai_seeds(self.seed, len(self.levels)), lab_of(self.game).game
        return Setup(dict(self.options), table(self.levels), game=game, seed=self.seed, ai_seeds=seeds)


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of `simulate`."""

    levels: tuple[str, ...]
    seed: int
    games: int
    decisions: int
    """Pushes chosen among at least two actions."""
    forced: int
    seconds: float
    """Wall clock."""
    figures: SetOfFigures
    money: tuple[float, ...]
    """What each seat has at the end in the mean, in the game's unit (M, points)."""
    won: tuple[float, ...]
    """Share of games won by seat; a shared win counts in parts."""
    broken_off: bool = False
    """Whether Ctrl+C came before the last game; what was played until then is counted."""

    def as_json(self) -> dict[str, Any]:
        """Plain JSON; the figures stand beside games, decisions and seconds."""
        plain = asdict(self)
        plain.pop("figures")
        return {**plain, **self.figures.as_json()}


def play_one(order: Order) -> GameTally:
    """Play one game and count it; with `record_dir` its record is written there. Raises `JournalTrouble`."""
    lab = lab_of(order.game)
    counter = lab.counter(order.seed, len(order.levels))
    path = None if order.record_dir is None else record_path(Path(order.record_dir), order.seed)
    play(lab.playable, order.setup, witness=counter, path=path)
    return counter.tally


def record_one(levels: Sequence[str], seed: int, folder: Path, game: str) -> Path:
    """Play the game of `play_one` and write its record; returns the record's path.

    Raises `JournalTrouble` if it cannot be written.
    """
    lab = lab_of(game)
    path = record_path(folder, seed)
    play(lab.playable, Order(game, seed, tuple(levels), tuple(lab.options().items())).setup, path=path)
    return path


def simulate(
    levels: Sequence[str],
    seed: int,
    games: int,
    *,
    game: str = titles.usual(),
    jobs: Workers = 1,
    options: Json | None = None,
    record_dir: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play `games` games with seeds from `seed` on between seats of these levels. Ctrl+C stops it, and the finished
    games count. Raises `UnknownLevel`, `IllegalAction("bad_option")` for options that cannot be played, and for
    `record_dir` `OSError` or `JournalTrouble`; existing records are never overwritten."""
    check_level(*levels)
    if record_dir is not None:
        record_dir.mkdir(parents=True, exist_ok=True)
        for n in range(games):
            _refuse_to_replace(record_path(record_dir, seed + n))
    given = tuple({**lab_of(game).options(), **(options or {})}.items())
    place = None if record_dir is None else str(record_dir)
    orders = [Order(game, seed + n, tuple(levels), given, place) for n in range(games)]
    start = time.perf_counter()
    tallies: list[GameTally] = []
    broken_off = False
    try:
        for tally in spread(play_one, orders, jobs):
            tallies.append(tally)
            if progress is not None:
                progress(len(tallies), games)
    except KeyboardInterrupt:
        if not tallies:
            raise
        broken_off = True
    found = summarise(game, tuple(levels), seed, tallies, time.perf_counter() - start)
    return replace(found, broken_off=broken_off)


def record_path(folder: Path, seed: int) -> Path:
    """The path of the record of the game with this seed."""
    return folder / f"{seed}.swallows"


def _refuse_to_replace(path: Path) -> None:
    """Raises `OSError` for a file that is there: said before anything is played."""
    if path.exists():
        raise OSError(errno.EEXIST, "it is there already; name another folder", str(path))


def summarise(
    game: str, levels: tuple[str, ...], seed: int, tallies: Sequence[GameTally], seconds: float
) -> Simulation:
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
        figures=lab_of(game).figures(tallies),
        money=tuple(sum(tally.cash[seat] for tally in tallies) / games for seat in seats),
        won=tuple(sum(won_by(seat, tally) for tally in tallies) / games for seat in seats),
    )
