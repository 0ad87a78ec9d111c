"""`soak`: long trials in shards that can be broken off and taken up again.

A soak is a row of shards; a shard is a small piece of work with a seed of its own, on one game.
"""

import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.leaks import Leak, check_leaks
from bench.playouts import Broken, check_playout
from swallows_gui import titles
from swallows_gui.engine.chance import Seeded
from swallows_gui.lab.game_lab import GameLab, lab_of
from swallows_gui.lab.parallel import Progress, spread
from swallows_gui.lab.results_store import Keeper


@dataclass(frozen=True, slots=True)
class Shard:
    """One piece of a soak, done: how much it covered and what failed in it."""

    name: str
    seed: int
    count: int
    """Of the soak's `unit`."""
    failures: Sequence[str]
    beside: int = 0
    """Of what it counts beside that."""


class SoakPlan(NamedTuple):
    """What a soak does."""

    try_out: Callable[[GameLab, int], tuple[int, list[str]] | tuple[int, list[str], int]]
    """The work of one shard on a game, by its number: how much it covered, what failed, and how much it covered of what
    is counted beside it."""
    unit: str
    """What is counted."""
    shards: int
    """How many there are usually."""
    only: str = ""
    """The one game that can be tried so; "": any."""
    beside: str = ""
    """What is counted beside the unit."""
    of_no_game: bool = False
    """Whether it is a trial of the program and not of one of its games."""


@dataclass(frozen=True, slots=True)
class Soak:
    """A whole soak."""

    name: str
    unit: str
    shards: int
    count: int
    seconds: float
    """Wall clock of this run."""
    failures: tuple[str, ...]
    beside: Mapping[str, int]
    """What was counted beside the unit."""

    @property
    def covered(self) -> str:
        """All that was counted, in words."""
        return " and ".join(f"{count} {unit}" for unit, count in {self.unit: self.count, **self.beside}.items())

    def as_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return asdict(self)


def _playouts(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Five random games with every invariant checked."""
    failures = []
    for number in range(5 * seed, 5 * seed + 5):
        try:
            check_playout(lab, number)
        except Broken as error:
            failures.append(str(error))
    return 5, failures


def _leaks(lab: GameLab, seed: int) -> tuple[int, list[str], int]:
    """Five random games watched for what a seat must not know: positions, and choices of computer players in them."""
    failures = []
    positions = choices = 0
    for number in range(5 * seed, 5 * seed + 5):
        try:
            checked = check_leaks(lab, number)
        except Leak as error:
            failures.append(str(error))
        else:
            positions += checked.positions
            choices += checked.choices
    return positions, failures, choices


def _damage(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """A stretch of all the ways to damage a small record."""
    from bench.damage import DIFFERENT, judge, trials
    from swallows_gui.records.read import read

    with tempfile.TemporaryDirectory() as folder:
        path = _small_record(lab, Path(folder))
        whole, data = read(path), path.read_bytes()
        failures = []
        count = 0
        for number, (what, damaged) in enumerate(trials(data)):
            if number % DAMAGE_SHARDS != seed % DAMAGE_SHARDS:
                continue
            count += 1
            try:
                if judge(damaged, whole) == DIFFERENT:
                    failures.append(f"{what}: another game was believed")
            except Exception as error:
                failures.append(f"{what}: {type(error).__name__}: {error}")
    return count, failures


def _forgery(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Forged records of a whole short game and of a longer one that has begun: refused, or all that is told is true."""
    from bench.forgery import FALSE, forgeries, judge

    with tempfile.TemporaryDirectory() as folder:
        whole = _small_record(lab, Path(folder)).read_bytes()
        begun = _begun_record(lab, Path(folder)).read_bytes()
    failures = []
    count = 0
    for data, number in ((whole, 40), (begun, 10)):
        for what, forged in forgeries(data, seed, number):
            count += 1
            try:
                if judge(forged) == FALSE:
                    failures.append(f"{what}: believed, and it does not follow from the moves")
            except Exception as error:
                failures.append(f"{what}: {type(error).__name__}: {error}")
    return count, failures


def _begun_record(lab: GameLab, folder: Path) -> Path:
    """The record of a game between random seats, left in its first 120 moves."""
    from swallows_gui.session import Session

    path = folder / "begun.swallows"
    setup = replace(lab.random_game(12), options={**lab.options(), **lab.measured})
    with Session.new(setup, path=path) as session:
        session.run(lambda: session.n >= 120)
    return path


def _small_record(lab: GameLab, folder: Path) -> Path:
    """The record of a short game between random seats."""
    from swallows_gui.lab.playing import play

    path = folder / "small.swallows"
    play(lab.playable, lab.random_game(11), path=path)
    return path


def _kills(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Five running games killed at random moments; the journal must hold what was shown."""
    from bench.crash_test import play_and_kill
    from swallows_gui.records import RecordError

    chance = Seeded(seed)
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(5 * seed, 5 * seed + 5):
            after = chance.below(1500) / 1000
            try:
                survival = play_and_kill(Path(folder), number, after, game=lab.game)
            except RecordError as error:
                failures.append(f"kill {number} after {after} s: {error}")
                continue
            if survival.lost:
                failures.append(f"kill {number} after {after} s: shown {survival.shown}, kept {survival.kept}")
    return 5, failures


def _windows(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Two real windows killed at random moments; the journal must hold what they have shown."""
    from bench.windows import NeverShown, kill_window
    from swallows_gui.records import RecordError

    chance = Seeded(seed)
    failures = []
    for number in range(2 * seed, 2 * seed + 2):
        after = chance.below(4000) / 1000
        try:
            with tempfile.TemporaryDirectory() as folder:
                survival = kill_window(Path(folder), number, after, game=lab.game)
        except (RecordError, NeverShown) as error:
            failures.append(f"window {number} after {after} s: {error}")
            continue
        if survival.lost:
            failures.append(f"window {number} after {after} s: shown {survival.shown}, kept {survival.kept}")
    return 2, failures


def _records(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Three games of plain AI seats played through a session, their records verified and taken up again."""
    from swallows_gui.lab.playing import record_one
    from swallows_gui.records import RecordError
    from swallows_gui.session import Session, verify

    failures = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(3 * seed, 3 * seed + 3):
            level = ("random", "easy", "normal")[number % 3]
            path = record_one((level,) * lab.usual_seats, number, Path(folder), lab.game)
            try:
                verify(path)
                session = Session.load(path, in_memory=True)
            except RecordError as error:
                failures.append(f"record {number}: {error}")
                continue
            if not session.over:
                failures.append(f"record {number}: the game is not over after loading")
            session.close()
    return 3, failures


def _clicks(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Ten minutes of mouse and keys at random in real windows."""
    from bench.clicks.trial import click_about
    from swallows_gui.folders import cache_folder

    clicks = "clicks" if lab.game == titles.usual() else f"clicks-{lab.game}"
    found = click_about(seed, cache_folder() / "soaks" / clicks / f"{seed}.jsonl", game=lab.game)
    return round(found.seconds / 60), found.faults


def _eavesdrop(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Five whole short games of several people with an ear at every step."""
    from bench.hot_seat import eavesdrop

    return eavesdrop(seed, lab.game)


def _twins(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Positions of a game, of a cup, a championship and a season beside their twins."""
    from bench.twins import compare_twins

    return compare_twins(seed, lab.game)


def _hot_seat(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Five games of two to four people at one pace, to their first section."""
    from bench.hot_seat import play_hot_seats

    return play_hot_seats(seed, lab.game)


def _corpus(_lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """A thirtieth of every corpus, played again with the card data of its time."""
    from bench.swallows.corpus.checking import check_part

    return check_part(seed % CORPUS_SHARDS, CORPUS_SHARDS)


def _saboteur(lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """A game, a cup and a season whose files somebody harms at random moments."""
    from bench.saboteur import sabotage

    report = sabotage(lab, seed)
    return report.harms.total(), report.failures


def _packs(_lab: GameLab, seed: int) -> tuple[int, list[str]]:
    """Packs and other files of strangers that mean harm: each refused in a sentence or harmless, and soon done with."""
    from bench.swallows.hostile_packs import try_out

    return try_out(seed)


def _tests(_lab: GameLab, _seed: int) -> tuple[int, list[str]]:
    """The tests of this checkout that are too long for every day."""
    from bench.nightly import run_nightly

    return run_nightly()


DAMAGE_SHARDS = 200
"""So many shards cover every damage of the small record once."""
CORPUS_SHARDS = 30
"""So many shards cover every game of every corpus once; each is a cross-section of all kinds of games."""

SOAKS: Final[Mapping[str, SoakPlan]] = {
    "playouts": SoakPlan(_playouts, "games", 100),
    "leaks": SoakPlan(_leaks, "positions", 100, beside="choices"),
    "records": SoakPlan(_records, "records", 40),
    "damage": SoakPlan(_damage, "damaged files", DAMAGE_SHARDS),
    "forgery": SoakPlan(_forgery, "forged records", 100),
    "packs": SoakPlan(_packs, "hostile files", 10, only="swallows"),
    "corpus": SoakPlan(_corpus, "recorded games of earlier versions", CORPUS_SHARDS, only="swallows"),
    "saboteur": SoakPlan(_saboteur, "harms", 12),
    "kills": SoakPlan(_kills, "kills", 10),
    "windows": SoakPlan(_windows, "killed windows", 25),
    "eavesdrop": SoakPlan(_eavesdrop, "games", 40),
    "twins": SoakPlan(_twins, "looks compared", 20),
    "hot-seat": SoakPlan(_hot_seat, "games", 160),
    "clicks": SoakPlan(_clicks, "minutes", 6),
    "tests": SoakPlan(_tests, "tests", 1, of_no_game=True),
}
"""By name."""

NAMES = tuple(SOAKS)


def run_shard(task: tuple[str, str, int]) -> Shard:
    """One shard of a soak on a game."""
    name, game, seed = task
    count, failures, *beside = SOAKS[name].try_out(lab_of(game), seed)
    return Shard(name, seed, count, tuple(failures), *beside)


def soak(
    name: str,
    *,
    game: str = titles.usual(),
    shards: int | None = None,
    first: int = 0,
    jobs: int = 1,
    path: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Soak:
    """Run the shards `first` to `first + shards - 1` of a soak.

    `path` keeps what is done; with `resume` it is taken up again, else begun anew. Raises `ValueError` for a soak
    that does not exist.
    """
    if name not in SOAKS:
        raise ValueError(f"no soak {name!r}; there are {', '.join(NAMES)}")
    trial = SOAKS[name]
    wanted = range(first, first + (trial.shards if shards is None else shards))
    start = time.perf_counter()
    keeper = Keeper(path, f"soak {name}" if game == titles.usual() else f"soak {name} {game}")
    if not resume:
        keeper.forget()
    done = {kept["seed"]: Shard(**kept) for kept in keeper.done() if kept["seed"] in wanted}
    for shard in spread(run_shard, [(name, game, seed) for seed in wanted if seed not in done], jobs):
        done[shard.seed] = shard
        keeper.keep(asdict(shard))
        if progress is not None:
            progress(len(done), len(wanted))
    found = [done[seed] for seed in wanted]
    failures = tuple(failure for shard in found for failure in shard.failures)
    count = sum(shard.count for shard in found)
    beside = {trial.beside: sum(shard.beside for shard in found)} if trial.beside else {}
    return Soak(name, trial.unit, len(found), count, time.perf_counter() - start, failures, beside)
