"""One shard: a window is opened, clicked at and closed again and again in one home, and everything about it watched."""

import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from bench.clicks.hand import Hand
from bench.clicks.home import DAMAGED, Home
from bench.clicks.player import Clicker, State
from bench.clicks.rows import Deed, RowWriter, ShardRow
from bench.clicks.standing import WindowFollower
from bench.clicks.watched import Ended, StandsStill, Watched
from bench.display import x_display
from swallows_gui import titles
from swallows_gui.records import RecordError
from swallows_gui.session import verify

MINUTES = 10
"""Of clicking in one shard."""
SIZES = ("1024x768x24", "1280x800x24", "1280x800x24", "1600x1000x24")
LONGEST_LIFE = 900
"""Deeds until a window is closed and opened again."""
LISTEN_EVERY = 7
"""Deeds between two times that all that the window says is listened to; it takes a moment."""
ENDING = 60.0
"""Seconds that a window may take to end once it is closed."""
MOST_WORK = 1.5
"""Seconds of work of its own in one turn of the event loop by which a window is held up, on an idle machine."""
MOST_WAIT = 30.0
"""Seconds without a turn by which it is held up, whatever the load."""
MOST_MEMORY = 700
"""MB."""
FOUND_IN = 160
"""Letters of the first line of a fault by which it is known again."""

STANDING = ("n", "screen", "waiting", "clause", "modal", "popup", "curtain", "viewer")
"""What stands beside a deed in the row, for whoever reads it."""
PRINTED = b"%PDF"
"""How a file begins that a printer has written, whatever it was called."""

Next = Callable[[State], Deed | None]
"""The next deed in a window like this; None to close it."""


@dataclass
class Found:
    """What a shard has come to."""

    faults: list[str] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)
    """How many deeds, lives of a window, moves, sections and whole games there were."""
    seconds: float = 0.0


def click_about(seed: int, log: Path, minutes: float = MINUTES, *, game: str = titles.usual()) -> Found:
    """Click at random for some minutes, everything drawn from `seed`; the row goes to `log`.

    Games of every age lie there to go on with, all of `game`; whatever else is installed may be begun, too.

    Raises `NoDisplay`.
    """
    trial = _Trial(seed, log, game)
    end = time.monotonic() + 60 * minutes
    with trial.begun():
        number = 0
        while time.monotonic() < end:
            trial.live(number, trial.drawn(end))
            number += 1
    return trial.found


def click_again(row: ShardRow, log: Path) -> Found:
    """Do the deeds of a row again; what is done and found now goes to `log`. Raises `NoDisplay`."""
    trial = _Trial(row.seed, log, row.game)
    with trial.begun():
        for life in row.lives:
            deeds = iter(life.deeds)
            trial.live(life.number, lambda _state, deeds=deeds: next(deeds, None))  # type: ignore[misc]
    return trial.found


def _stop(_number: int, _frame: object) -> NoReturn:
    """End this process as if its work were over, so that displays, windows and homes go with it."""
    sys.exit(1)


class _Trial:
    """A shard while it runs."""

    def __init__(self, seed: int, log: Path, game: str) -> None:
        self._seed, self._game = seed, game
        self._path = log
        self._player = Clicker(seed)
        self._standing = WindowFollower()
        self._seen: set[str] = set()
        self._where = ""
        self.found = Found()

    @contextmanager
    def begun(self) -> Iterator[None]:
        """A display, a home and a row; at the end the records are verified and the row is closed."""
        begun = time.monotonic()
        before = signal.signal(signal.SIGTERM, _stop)
        self._log = RowWriter(self._path, self._seed, self._game)
        try:
            with tempfile.TemporaryDirectory(prefix="clicks-") as folder, x_display(self._size()) as display:
                self._home, self._display = Home(Path(folder)), display
                self._home.furnish(self._seed, self._game)
                self._hand = Hand(display)
                try:
                    yield
                    self._verify()
                finally:
                    self._hand.close()
        finally:
            signal.signal(signal.SIGTERM, before)
            self.found.seconds = time.monotonic() - begun
            self._log.write({"end": {**self.found.figures, "seconds": round(self.found.seconds)}})
            self._log.close()

    def _size(self) -> str:
        return SIZES[self._seed % len(SIZES)]

    def drawn(self, end: float) -> Next:
        """Deeds of the player, until the time is up or the window has lived long enough."""
        left = self._player.lifetime(LONGEST_LIFE)

        def draw(state: State) -> Deed | None:
            nonlocal left
            left -= 1
            if left < 0 or time.monotonic() > end:
                return None
            return self._player.play_on(state) if self._standing.impatient else self._player.next(state)

        return draw

    def live(self, number: int, draw: Next) -> None:
        """Open a window, do deeds until none comes or the window is gone, and see to its end."""
        self._where = f"life {number}"
        self._log.write({"life": number})
        self.found.figures["lives"] += 1
        try:
            window = Watched(self._home, self._display, self._seed * 1000 + number)
        except Ended as ended:
            self._fault(str(ended))
            return
        try:
            self._use(window, draw)
        except StandsStill as still:
            self._fault(f"the window stands still\n{still}")
        except Ended:
            pass
        except BaseException:
            window.kill()
            raise
        for fault in window.end(ENDING):
            self._fault(fault)
        self._read_reports()

    def _use(self, window: Watched, draw: Next) -> None:
        before: State = {}
        for number in range(1_000_000):
            what = "listen" if number % LISTEN_EVERY == 0 else "state"
            state = window.ask(what)
            self._look(window, before, state)
            deed = draw(state)
            if deed is None:
                self._close(window)
                return
            self._where = f"{self._where.partition(',')[0]}, deed {number}"
            now = {name: state.get(name) for name in STANDING}
            self._log.write({"deed": deed.as_json(), "mood": self._player.mood, "in": now})
            self._hand.do(deed, int(state.get("window", 0)))
            self.found.figures["deeds"] += 1
            time.sleep(deed.wait / 1000)
            before = state

    def _look(self, window: Watched, before: State, state: State) -> None:
        """Judge what the window has told."""
        for fault in (*state.get("faults", ()), *window.words()):
            self._fault(fault, window)
        for slow in state.get("slow", ()):
            self._log.write({"slow": slow})
            if slow["work"] > MOST_WORK or slow["still"] > MOST_WAIT:
                self._fault(
                    f"held up: {slow['work']} s of work in {slow['still']} s, load {slow['load']}\n{slow['stack']}"
                )
        memory = int(state.get("memory", 0))
        figures = self.found.figures
        figures["memory"] = max(figures["memory"], memory)
        figures["widgets"] = max(figures["widgets"], int(state.get("widgets", 0)))
        if memory > MOST_MEMORY:
            self._fault(f"memory has grown beyond {MOST_MEMORY} MB", window)
        figures["moves"] += max(0, int(state.get("n", 0)) - int(before.get("n", 0))) if before.get("game") else 0
        figures["sections"] += (
            max(0, int(state.get("played", 0)) - int(before.get("played", 0))) if before.get("game") else 0
        )
        figures["games over"] += bool(state.get("over") and before.get("game") and not before.get("over"))
        figures[f"at {state.get('screen')}"] += 1
        if state.get("waiting") == "asked":
            figures[f"asked: {state.get('clause')}"] += 1
        wrong = self._standing.after(state, played_on=self._player.mood == "play")
        if wrong:
            self._fault(wrong, window)

    def _close(self, window: Watched) -> None:
        """Close it as its player would, dialogs first."""
        end = time.monotonic() + ENDING
        state: State = {}
        while not window.gone and time.monotonic() < end:
            deed = Deed("keys", (), ("Escape",)) if state.get("popup") else Deed("close")
            self._hand.do(deed, int(state.get("window", 0)))
            time.sleep(1.0)
            try:
                state = window.ask()
            except Ended:
                return
            for fault in state.get("faults", ()):
                self._fault(fault)
            if state.get("hidden"):
                self._hand.do(Deed("restore"), int(state["window"]))

    def _read_reports(self) -> None:
        """What the program itself has reported as unexpected."""
        for report in sorted((self._home.folder / "state").rglob("error-*.txt")):
            self._fault(f"reported: {report.read_text(encoding='utf-8', errors='replace')}")
            report.unlink()

    def _verify(self) -> None:
        for record in self._home.records:
            if record.name.startswith(DAMAGED) or record.read_bytes().startswith(PRINTED):
                continue
            try:
                verify(record)
            except RecordError as error:
                self._fault(f"{record.name} is not sound: {error}")
            self.found.figures["records"] += 1

    def _fault(self, text: str, window: Watched | None = None) -> None:
        """Note a fault with where it was found, and a picture; the same one only once a shard."""
        self._log.write({"fault": text, "where": self._where})
        mark = "\n".join(text.strip().splitlines()[:1])[:FOUND_IN] + text.strip()[-FOUND_IN:]
        if mark in self._seen:
            return
        self._seen.add(mark)
        self.found.faults.append(f"seed {self._seed}, {self._where} ({self._path}): {text}")
        if window is not None:
            picture = self._path.with_name(f"{self._path.stem}-{len(self._seen)}.png")
            try:
                window.ask("picture", to=str(picture))
            except (Ended, StandsStill):
                return
