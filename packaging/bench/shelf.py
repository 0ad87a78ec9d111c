"""How long the shelf of games takes with thousands of records: `python packaging/bench -m bench.shelf [NUMBER]`.

Some games of every title are played by computer players, and copied until there are so many; each copy has a name and a
day of its own and is a sound record. The shelf then opens in a window that is shown nowhere: with no index, as after an
update, and with it; and words are looked for in it. What is printed are seconds, and how many of them the processor
was at work for this alone: until the first games are listed, until the last, and of one search; and the longest turn in
which the window could do nothing else. The page about you is opened in the same way, before any record was asked for
its people and after, and told as so many times the shelf's own opening with its index.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

NUMBER: Final = 2000
BASES: Final = 4
"""Games of each title that the copies are made from."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo", "Ines", "Jan")
WORDS: Final = ("cleo", "hugo ann", "2026", "xyz", "")
DAY: Final = 86_400


def main() -> None:
    """Make the records, open the shelf twice, and search in it."""
    number = int(sys.argv[1]) if sys.argv[1:] else NUMBER
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("DATA", "CACHE", "CONFIG"):
            os.environ[f"XDG_{kind}_HOME"] = folder
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        size = _fill(number)
        print(f"{number} records, {size / 1e6:.1f} MB")
        _measure()


def _fill(number: int) -> int:
    """So many records in the player's folder; their bytes."""
    from swallows_gui import folders

    games = folders.games_folder()
    games.mkdir(parents=True)
    size = 0
    bases = list(_played())
    for at in range(number):
        path = games / f"{at:05}.swallows"
        data = _as_another(bases[at % len(bases)], at)
        path.write_bytes(data)
        when = 1_780_000_000 - at * DAY // 4
        os.utime(path, (when, when))
        size += len(data)
    return size


def _played() -> Iterator[bytes]:
    """Records of short games of every title, every second one left in its middle."""
    from swallows_gui import titles
    from swallows_gui.lab.game_lab import lab_of
    from swallows_gui.lab.playing import table
    from swallows_gui.session import Session, Setup

    for title in titles.titles():
        lab = lab_of(title.id)
        short = dict(lab.short)
        seats = table(("easy",) * int(short.pop("seats", lab.usual_seats)))
        for seed in range(BASES):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "game.swallows"
                options = {**lab.options(), **short}
                with Session.new(Setup(seats=seats, options=options, seed=seed, game=title.id), path=path) as session:
                    for _ in range(12):
                        session.step()
                    if seed % 2:
                        session.run()
                yield path.read_bytes()


def _as_another(data: bytes, number: int) -> bytes:
    """The record of a game that was begun on another day by others."""
    from swallows_gui.records.read import parse, seal

    lines, total = [], 0
    for at, line in enumerate(data.splitlines()):
        written = parse(line)
        del written["sum"]
        if not at:
            day = f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}T19:{number % 60:02}:{number // 60 % 60:02}Z"
            written["created"] = day
            for seat, each in enumerate(written["seats"]):
                each["name"] = NAMES[(number * 7 + seat * 3) % len(NAMES)]
            written["seats"][0] |= {"kind": "human", "level": ""}
        sealed, total = seal(written, total)
        lines.append(sealed)
    return b"".join(lines)


def _measure() -> None:
    from PySide6.QtWidgets import QApplication

    from swallows_gui.ui.kit.idle_queue import idle_queue
    from swallows_gui.ui.shell.records import RecordsScreen

    app = QApplication([])
    again = 0.0
    for index in ("without an index", "with its index", "again"):
        screen = RecordsScreen()
        screen.resize(1280, 800)
        screen.show()
        app.processEvents()
        watch = Watch()
        told: list[str] = []
        listed = screen._listing.listed
        listed.connect(lambda _games, watch=watch, told=told: told.append(str(watch)))
        screen.enter()
        while screen._listing.reading:
            app.processEvents()
            watch.turn()
        print(f"open {index}: first {told[0]}, last {told[-1]}, longest turn {watch.longest:.3f} s")
        print(f"  {screen.found.rowCount()} listed")
        again = watch.worked
    watch = Watch()
    while idle_queue().waiting:
        app.processEvents()
        watch.turn()
    print(f"made ready for the search: {watch}, longest turn {watch.longest:.3f} s")
    for words in WORDS:
        watch = Watch()
        screen.search.setText(words)
        app.processEvents()
        print(f"search {words!r}: {watch}, {screen.found.rowCount()} found")
    _measure_you(app, again)


def _measure_you(app: QApplication, shelf: float) -> None:
    """`shelf`: how long the processor was at work for the shelf with its index, seconds."""
    from swallows_gui.ui.shell.you import YouScreen

    for asked in ("before any record was asked", "after", "again"):
        screen = YouScreen()
        screen.resize(1280, 800)
        screen.show()
        app.processEvents()
        watch = Watch()
        screen.enter()
        while screen.reading:
            app.processEvents()
            watch.turn()
        ratio = watch.worked / shelf
        print(f"you {asked}: {watch}, longest turn {watch.longest:.3f} s, {ratio:.2f} times the shelf")
        print(f"  {screen.poster.accessibleDescription()}")


class Watch:
    """Seconds since it was made, and of the longest turn since."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._begun = self._turned = perf_counter()
        self._worked = process_time()

    def turn(self) -> None:
        """The window has got round to everything else."""
        now = perf_counter()
        self.longest, self._turned = max(self.longest, now - self._turned), now

    @property
    def worked(self) -> float:
        """Seconds for which the processor was at work."""
        return process_time() - self._worked

    def __str__(self) -> str:
        return f"{perf_counter() - self._begun:.3f} s (at work {self.worked:.3f})"


if __name__ == "__main__":
    main()
