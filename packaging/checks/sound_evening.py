"""Has a real evening be heard: `python packaging/checks/sound_evening.py [--minutes 30]`; 1 if anything piles up or
fails.

Friendlies of AI seats are told at pace normal, moment by moment, by the clock on the wall, and heard through the
service and the process of the program, on a device that is none. A row a minute: sounds since the beginning, messages
that wait before the process, milliseconds that one takes into it, and its memory. It fails where more messages wait
than one moment has, a message takes longer than a sound may be late, memory has grown by a tenth since the fifth
minute, or anything is written to standard error.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

sys.path[:1] = [str(Path(__file__).resolve().parents[1])]

from checks.sound_check import LATEST  # noqa: E402
from swallows_gui.services.sound.process import SoundProcess  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from swallows_gui.ui.play.moments import Moment

AT_ONCE = 8
"""Messages that one moment has at most: its sounds, the crowd, and what is asked here."""
SETTLED = 5
"""Minutes after which memory may not grow any more."""
GROWTH = 1.1
"""So many times what it was."""


class Counting(SoundProcess):
    """The process of the program, on no device; `sounds` have been sent to it."""

    def __init__(self) -> None:
        self.sounds = 0
        super().__init__(null=True)

    def send(self, *message: object) -> None:
        """Count it, and send it."""
        self.sounds += message[0] == "play"
        super().send(*message)

    def delay(self, number: int) -> float:
        """Milliseconds that a message takes into the process; infinite after five seconds."""
        begun = time.monotonic()
        self.send("echo", number)
        while (answer := self.heard("echo")) is None or answer[0] != number:
            if time.monotonic() > begun + 5:
                return float("inf")
            time.sleep(0.001)
        return float(1000 * (answer[1] - begun))


def main(arguments: list[str] | None = None) -> int:
    """Let the evening be heard, and print what is seen of it; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description="Has a real evening be heard.")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication  # here, or the process of the sounds would have it, too

    from swallows_gui.services.settings import SettingsService, settings

    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        errors = Path(folder) / "errors.txt"
        kept = os.dup(2)
        with errors.open("wb") as out:
            os.dup2(out.fileno(), 2)
        try:
            SettingsService.install(Path(folder) / "settings.json")
            settings().change(sound=True, pace="normal")
            wrong = _hear(app, options.minutes, options.seed)
        finally:
            os.dup2(kept, 2)
        if written := errors.read_text("utf-8", "replace"):
            wrong.append(f"written to standard error: {written[:500]}")
    print(*(wrong or ["nothing has piled up"]), sep="\n")
    return 1 if wrong else 0


def _hear(app: QApplication, minutes: float, seed: int) -> list[str]:
    """Tell games until the time is over; what is wrong."""
    from PySide6.QtCore import QEventLoop

    from swallows_gui.games.swallows.table.presentation import MANNERS
    from swallows_gui.services.sound.service import SoundService
    from swallows_gui.ui.play.moments import MomentPresenter
    from swallows_gui.ui.play.presenter import BEATS
    from swallows_gui.ui.play.sounding import Sounding

    player = Counting()
    while player.state == "opening":
        time.sleep(0.01)
    service = SoundService.install(lambda: player)
    presenter = MomentPresenter(MANNERS)
    sounding = Sounding(presenter, MANNERS, presenter)
    pieces = _told(seed)
    begun, looks, wrong, most = time.monotonic(), 0, [], 0
    memory: list[float] = []
    print(f"{'minute':>6}{'sounds':>8}{'most waiting':>14}{'delay ms':>10}{'memory MB':>11}", flush=True)
    while (passed := time.monotonic() - begun) < 60 * minutes:
        if not presenter.running:
            presenter.play(next(pieces), BEATS["normal"])
        if presenter.running:
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        most = max(most, player._messages.qsize())
        if passed >= 60 * looks:
            delay = player.delay(looks)
            memory.append(_memory())
            print(f"{looks:6}{player.sounds:8}{most:14}{delay:10.2f}{memory[-1]:11.1f}", flush=True)
            if delay > LATEST:
                wrong.append(f"minute {looks}: a message takes {delay:.0f} ms")
            looks += 1
    presenter.finish()
    del sounding
    service.close()
    if most > AT_ONCE:
        wrong.append(f"{most} messages have waited")
    if len(memory) > SETTLED and memory[-1] > GROWTH * memory[SETTLED]:
        wrong.append(f"the process has grown from {memory[SETTLED]:.1f} to {memory[-1]:.1f} MB")
    return wrong


def _told(seed: int) -> Iterator[list[Moment]]:
    """The moments of one decision after the other, of one friendly after the other, as everybody sees them."""
    from swallows_gui.session import Seat, Session, Setup
    from swallows_gui.ui.play.moments import Moment

    while True:
        seats = tuple(Seat(name, "ai", "easy") for name in ("Anna", "Beat", "Chiara"))
        options = {"format": "friendly", "field": ["BRA", "GER"], "knockout": True}
        with Session.new(Setup(options, seats, seed=seed)) as session:
            while (change := session.step()) is not None:
                if moments := [Moment(*both) for both in change.told_both(None)]:
                    yield moments
        seed += 1


def _memory() -> float:
    """Megabytes that the process of the sounds holds."""
    (child,) = multiprocessing.active_children()
    lines = Path(f"/proc/{child.pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS"))


if __name__ == "__main__":
    sys.exit(main())
