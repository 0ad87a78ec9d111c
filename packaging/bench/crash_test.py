"""Killing a running game, to see that nothing anybody has seen is lost. For tests and soaks.

The child tells through its standard output the number of every move it has shown, one byte string a line. After the
kill the journal must hold at least that many and verify.
"""

import random
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import child
from swallows_gui import titles
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.records.read import read
from swallows_gui.records.record import UnreadableRecord
from swallows_gui.session import Change, Seat, Session, Setup, verify


@dataclass(frozen=True, slots=True)
class Survival:
    """What was left after a kill."""

    shown: int
    """The last move that was shown; -1 if the game had not begun."""
    kept: int
    """The moves that the journal holds; -1 if there is none."""
    torn: bool
    """Whether its last line was cut off."""
    over: bool
    """Whether the game was over before the kill."""

    @property
    def lost(self) -> bool:
        """Whether anything was lost that had been shown."""
        return self.kept < self.shown


def play_and_kill(folder: Path, seed: int, after: float, *, game: str = titles.usual()) -> Survival:
    """Play a game in a child process, and kill it `after` seconds after it has begun."""
    path = folder / f"killed-{seed}.swallows"
    command = child("bench.crash_test", str(path), str(seed), game)
    return kill(command, path, after)


def kill(command: Sequence[str], path: Path, after: float) -> Survival:
    """Run a command that plays a game with its journal at `path` and tells the moves it has shown; kill it."""
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        told = child.stdout.readline()
        time.sleep(after)
        child.kill()
        told += child.stdout.read()
    return survived(path, last_shown(told))


def last_shown(told: bytes) -> int:
    """The last move number that was told; -1 if none was. A number that is cut off does not count."""
    numbers = told.split(b"\n")[:-1]
    return int(numbers[-1]) if numbers else -1


def survived(path: Path, shown: int) -> Survival:
    """What the journal at `path` holds after `shown` moves were seen. Raises `RecordError` if it is not sound."""
    try:
        record = read(path)
    except UnreadableRecord:
        if path.exists():
            raise
        return Survival(shown, -1, torn=False, over=False)
    found = verify(path)
    return Survival(shown, len(record.standing), found.torn, found.over)


def play(path: Path, seed: int, game: str) -> None:
    """Play a whole game of random seats with a journal at `path`, telling the number of every move shown."""
    lab = lab_of(game)
    table = tuple(Seat(f"Seat {number}", "ai", "random") for number in range(lab.usual_seats))
    session = Session.new(Setup(lab.options(), table, game=game, seed=seed), path=path)
    session.subscribe(_tell)
    _tell(Change("loaded", None, 0))
    session.run()
    session.close()


def moments(seed: int, number: int, longest: float) -> list[float]:
    """Random moments to kill at, seconds."""
    chance = random.Random(seed)
    return [chance.uniform(0, longest) for _ in range(number)]


def _tell(change: Change) -> None:
    sys.stdout.write(f"{change.n}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
