#!/usr/bin/env python3
"""Measures the window against its goals: `packaging/checks/measure.py [KIND ...] [--level LEVEL] [--json]`.

Without a word it measures all kinds. `--level expert` has the tournament of `timer` played by seats that think in
worker processes.

- `start`: from process start (`swallows play`, command line included) to the start screen's first paint, against a
  bare PySide6 window; the median of eleven alternating runs each, and their ratio.
- `timer`: a 10 ms timer on the GUI thread through two tournaments of four AI seats at pace instant, each with its
  pay-out and the way back to the start screen: the share of delays under 50 ms, the worst, the ten longest with the
  stack that a sampling thread saw and the time the GUI thread itself was at work meanwhile (a delay without work is the
  machine's); and the peak memory of that process.
- `frame`: the work of one whole picture of the match table and of the start screen, every part painted anew.
- `memory`: the memory of the process after each of ten tournaments of four AI seats in one window, and what is left.
- `look`: what another text size and another theme cost the GUI thread in one piece at match 30 of a tournament, after
  every screen has been seen: setting the style, what follows the theme, and laying out and painting after it
  (hidden pages follow in small pieces that are not counted here).
- `cards`: the work of a frame on a pitch of 1280x800 with 100 cards: 94 lying and 6 in flight, then all in motion.

`timer` runs without a display and, where Xvfb and openbox are installed, on a real one. Run it with the Python of the
virtual environment, on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import os
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from swallows_gui.ui.shell.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("start", "timer", "frame", "cards", "memory", "look")
RUNS = 11
TICK = 0.010
"""Seconds between two ticks of the timer."""
LATE = 0.050
"""Seconds: what a delay should stay under."""
SHOWN = 10
"""So many of the longest delays are printed."""
DEPTH = 9
"""Calls of a stack that are kept."""
FRAMES = 40
"""Pictures of each screen."""
CARDS, IN_FLIGHT, FLIGHT_FRAMES = 100, 6, 240
LINGER = 700
"""Milliseconds the timer goes on after a game is over, while the pay-out is shown, and at the start screen after it."""
MANY_TOURNAMENTS = 10
LOOK_MATCH = 30
LOOK_CHANGES = (("text_scale", 120), ("theme", "dark"), ("text_scale", 100), ("theme", "contrast"), ("theme", "light"))
TOURNAMENTS = 2
"""The second finds other things built than the first."""

BARE = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
def painted():
    os.write(1, str(time.monotonic()).encode())
    os._exit(0)
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, painted)
app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
"""

OURS = """
import os, sys, time
from swallows_gui.cli import qt
def painted():
    os.write(1, str(time.monotonic()).encode())
    os._exit(0)
def demand(module, load=qt.demand):
    load(module)
    from PySide6.QtWidgets import QApplication
    QApplication.quit = staticmethod(painted)
qt.demand = demand
sys.argv = ["swallows", "play", "--smoke"]
from swallows_gui.__main__ import main
main()
"""
"""The smoke start quits after its first paint; here the quitting tells the time instead."""


@contextmanager
def environment(display: str = "") -> Iterator[dict[str, str]]:
    """The environment with every folder of the player turned to a temporary one; on a display, else offscreen.

    Bytecode is kept, as it is where the program is installed.
    """
    with tempfile.TemporaryDirectory() as home:
        kinds = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
        shown = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"} if display else {"QT_QPA_PLATFORM": "offscreen"}
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        yield {**kept, "HOME": home, "PYTHONPATH": str(ROOT), **kinds, **shown}


def displays() -> Iterator[tuple[str, str]]:
    """Where to measure: name and display, "" for none. A real one is started if it can be."""
    yield "offscreen", ""
    if not all(shutil.which(program) for program in ("Xvfb", "openbox", "xdotool")):
        return
    sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]
    from bench.display import x_display

    with x_display() as display:
        yield "xvfb", display


# Start


def start() -> dict[str, Any]:
    """Milliseconds to the first paint, medians, and their ratio."""
    found: dict[str, list[float]] = {"bare": [], "ours": []}
    with environment() as variables:
        for _run in range(RUNS + 1):
            for name, code in (("bare", BARE), ("ours", OURS)):
                begin = time.monotonic()
                done = subprocess.run(
                    [sys.executable, "-c", code],
                    env=variables,
                    check=True,
                    stdout=subprocess.PIPE,
                    stdin=subprocess.DEVNULL,
                )
                found[name].append(1000 * (float(done.stdout) - begin))
    bare, ours = (statistics.median(found[name][1:]) for name in ("bare", "ours"))
    ratios = [one / other for one, other in zip(found["ours"][1:], found["bare"][1:], strict=True)]
    return {"bare_ms": bare, "ours_ms": ours, "ratio": ours / bare, "ratio_low": min(ratios), "ratio_high": max(ratios)}


# Timer


class Sampler(threading.Thread):
    """Looks at the GUI thread's stack while its timer is late. `last` is when the timer ticked last.

    It reads what `faulthandler` writes: a frame held in this thread would keep widgets alive, and let them end here.
    """

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.last = time.perf_counter()
        self.stacks: list[str] = []
        self.running = True
        self._watched = threading.get_ident()
        self._written = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as this looks

    def run(self) -> None:
        while self.running:
            time.sleep(0.004)
            if time.perf_counter() - self.last > TICK + 0.012:
                self._look()

    def _look(self) -> None:
        self._written.seek(0)
        self._written.truncate()
        faulthandler.dump_traceback(self._written, all_threads=True)
        self._written.seek(0)
        self.stacks.append(" < ".join(calls_of(self._watched, self._written.read())))

    def take(self) -> list[str]:
        """The stacks since the last tick, innermost call first."""
        taken, self.stacks = self.stacks, []
        return taken


def calls_of(thread: int, written: str) -> list[str]:
    """The innermost calls of a thread, of all stacks that `faulthandler` has written.

    >>> calls_of(0xA1, 'Thread 0x00a1 (most recent call first):\\n  File "/x/pitch.py", line 7 in paint\\n')
    ['pitch:7 paint']
    """
    for stack in written.split("\n\n"):
        first, *rest = stack.splitlines()
        named = re.search(r"[Tt]hread 0x([0-9a-f]+)", first)
        if named is not None and int(named[1], 16) == thread:
            found = (re.match(r'  File "(.*)", line (\d+) in (.*)', line) for line in rest)
            return [f"{Path(each[1]).stem}:{each[2]} {each[3]}" for each in found if each is not None][:DEPTH]
    return []


def timer_child(level: str) -> dict[str, Any]:
    """Play the tournaments in a window of this process; what the timer saw."""
    from PySide6.QtCore import Qt, QTimer

    app, window = _window()
    rows: list[tuple[float, float]] = []
    longest: list[tuple[float, float, list[str]]] = []  # what every late tick saw would soon be 20 MB
    moves: list[int] = []
    sampler = Sampler()
    worked = time.thread_time()

    def tick() -> None:
        nonlocal worked
        now, at_work = time.perf_counter(), time.thread_time()
        delay, work = max(0.0, now - sampler.last - TICK), at_work - worked
        rows.append((delay, work))
        longest.append((delay, work, sampler.take()))
        longest.sort(key=lambda row: -row[0])
        del longest[SHOWN:]
        sampler.last, worked = now, at_work
        desk = window.game.laid
        if desk is not None and desk.session.over and not ended.isActive():
            ended.start(LINGER)

    def leave() -> None:
        assert window.desk is not None
        moves.append(window.desk.session.n)
        window.leave_game()
        if len(moves) < TOURNAMENTS:
            QTimer.singleShot(LINGER, lambda: _begin(window, "sixteen", level))
        else:
            QTimer.singleShot(LINGER, app.exit)

    ended = QTimer(singleShot=True)
    ended.timeout.connect(leave)
    clock = QTimer(interval=round(1000 * TICK), timerType=Qt.TimerType.PreciseTimer)
    clock.timeout.connect(tick)
    _warm(window)
    QTimer.singleShot(0, lambda: _begin(window, "sixteen", level))
    clock.start()
    begin = sampler.last = time.perf_counter()
    worked = time.thread_time()
    sampler.start()
    app.exec()
    sampler.running = False
    seconds = time.perf_counter() - begin
    assert len(moves) == TOURNAMENTS
    window.close()
    return {
        "moves": sum(moves),
        "seconds": seconds,
        "ticks": len(rows),
        "share_under_50_ms": sum(delay < LATE for delay, _work in rows) / len(rows),
        "share_under_50_ms_of_own_work": sum(work < LATE + TICK for _delay, work in rows) / len(rows),
        "worst_ms": 1000 * longest[0][0],
        "worst_own_work_ms": 1000 * max(work for _delay, work in rows),
        "longest": [
            {"delay_ms": 1000 * delay, "own_work_ms": 1000 * work, "stack": _commonest(stacks)}
            for delay, work, stacks in longest
        ],
        "peak_mb": _peak(),
    }


def _commonest(stacks: list[str]) -> str:
    """The stack that was seen most often, and how often."""
    if not stacks:
        return ""
    stack, number = Counter(stacks).most_common(1)[0]
    return f"[{number} of {len(stacks)}] {stack}"


def _peak() -> float:
    """Peak memory of this process, MB."""
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


# Frame


def frame_child(level: str) -> dict[str, Any]:
    """Milliseconds for a whole picture of a screen, medians."""
    from swallows_gui.services.settings import settings
    from swallows_gui.ui.kit.idle_queue import idle_queue

    app, window = _window()
    _until(lambda: window.isVisible() and not idle_queue().busy)
    found = {"start_ms": _frames(app, window)}
    settings().change(pace="slow")
    _begin(window, "friendly", level)
    _until(lambda: window.desk is not None and window.desk.table.isVisible() and not idle_queue().busy)
    found["table_ms"] = _frames(app, window)
    window.close()
    return found


def _frames(app: QApplication, window: MainWindow) -> float:
    """Milliseconds for a picture in which every part of the window is painted anew, median."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QWidget

    times = []
    for _frame in range(FRAMES):
        for part in (window, *window.findChildren(QWidget)):
            part.update()  # a part that is opaque is not painted with what it stands on
        begin = time.thread_time()
        app.sendPostedEvents(window, QEvent.Type.UpdateRequest)
        times.append(1000 * (time.thread_time() - begin))
        app.processEvents()
    return statistics.median(times)


# The window


def cards_child(level: str) -> dict[str, Any]:
    """Milliseconds of processor time for a frame, while a few cards fly over many and while all of them do."""
    del level  # nobody plays
    app, window = _window()
    window.close()
    from PySide6.QtCore import QPointF, QSize

    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch
    from swallows_gui.games.swallows.table.pitch.pitch_items import CardItem
    from swallows_gui.ui.kit.face_cache import paint_queue

    pitch = MatchPitch()
    pitch.resize(1280, 800)
    pitch.show()
    designs = list(load().cards.values())
    items, places = [], []
    for number in range(CARDS):
        item = CardItem()
        item.set_size(QSize(100, 140))
        item.show_card(designs[number], "", None, ())
        item.setRotation(number % 7 - 3)
        place = QPointF(60 + number % 20 * 60, 90 + number // 20 * 150)
        item.setPos(place)
        pitch.scene().addItem(item)
        items.append(item)
        places.append(place)
    for _turn in range(3):
        pitch.grab()
        paint_queue().flush()
        app.processEvents()

    def frames(moving: int) -> list[float]:
        took = []
        for item in items:
            item.lies = True
        for frame in range(FLIGHT_FRAMES):
            before = time.process_time()
            for number in range(moving):
                item = items[number]
                item.lies = False
                item.setPos(places[number] + QPointF(frame % 60, (frame * 7) % 40))
                item.setRotation(frame * 3 % 360)
            app.processEvents()
            took.append(1000 * (time.process_time() - before))
        return sorted(took[10:])

    few, all_of_them = frames(IN_FLIGHT), frames(CARDS)
    pitch.close()
    return {
        "few_mean_ms": statistics.fmean(few),
        "few_99_ms": few[int(len(few) * 0.99)],
        "all_mean_ms": statistics.fmean(all_of_them),
    }


def _window() -> tuple[QApplication, MainWindow]:
    """The application's own window at pace instant, in English."""
    from swallows_gui.cli.qt import demand

    demand("PySide6.QtWidgets")  # as the command does
    from PySide6.QtWidgets import QApplication

    from swallows_gui.app import collect_between_turns, paint_in_this_thread

    paint_in_this_thread()
    app = QApplication(["measure"])
    collect_between_turns(app)
    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.settings import SettingsService, settings
    from swallows_gui.services.theme import Theme
    from swallows_gui.ui.shell.main_window import MainWindow

    SettingsService.install()
    LanguageService.install("en")
    Theme.install(app)
    settings().change(pace="instant")
    window = MainWindow()
    window.show()
    return app, window


def _warm(window: MainWindow) -> None:
    """Look at the start screen for as long as the application loads what a game needs."""
    from PySide6.QtCore import QEventLoop, QTimer

    from swallows_gui.app import work_ahead
    from swallows_gui.ui.kit.idle_queue import idle_queue

    looking = QEventLoop()
    work_ahead(window)
    again = QTimer(interval=10)
    again.timeout.connect(lambda: None if idle_queue().waiting else looking.quit())
    again.start()
    looking.exec()


def _begin(window: MainWindow, form: str, level: str) -> None:
    """Let four AI seats play a tournament, or three a friendly."""
    from swallows_gui.ui.play.seat_rows import SeatChoice

    names = ("Ann", "Ben", "Cleo", "Dan")[: 4 if form == "sixteen" else 3]
    options = {"format": form} if form == "sixteen" else {"format": form, "field": ["ESP", "ITA"]}
    window.new_game(options, tuple(SeatChoice(name, "#1F4E9E", level, "") for name in names))


def memory_child(level: str) -> dict[str, Any]:
    """MB of the process at the start screen after each tournament."""
    from swallows_gui.ui.kit.idle_queue import idle_queue

    app, window = _window()
    _warm(window)
    found = [_resident()]
    for _tournament in range(MANY_TOURNAMENTS):
        _begin(window, "sixteen", level)
        _until(lambda: window.game.laid is not None and window.game.laid.session.over)
        _until(lambda: not idle_queue().busy)
        window.leave_game()
        _until(lambda: not idle_queue().waiting)
        found.append(_resident())
    window.close()
    return {"mb": found, "peak_mb": _peak(), "widgets": len(app.allWidgets())}


def look_child(level: str) -> dict[str, Any]:
    """Milliseconds that another look holds up the window, and what of it is which part's."""
    del level  # the seats beside the people are easy
    from swallows_gui.services.settings import settings
    from swallows_gui.services.theme import theme
    from swallows_gui.ui.kit.idle_queue import idle_queue
    from swallows_gui.ui.play.seat_rows import SeatChoice

    app, window = _window()
    _warm(window)
    for name in ("tournament", "friendly", "settings", "rules", "album", "records"):
        window.show_screen(name)
        _until(lambda: not idle_queue().busy)
    seats = tuple(SeatChoice(name, "#1F4E9E", "easy", "") for name in ("Ann", "Ben", "Cleo", "Dan"))
    window.new_game({"format": "sixteen"}, seats)
    _until(lambda: window.desk is not None and window.desk.controller.view.match >= LOOK_MATCH)
    assert window.desk is not None
    window.desk.controller.pause(True)
    settings().change(pace="slow")
    window.game.scene()
    _until(lambda: not idle_queue().busy)
    found = []
    parts: dict[str, float] = {}

    def timed(name: str, do: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            begin = time.thread_time()
            do()
            parts[name] = parts.get(name, 0.0) + 1000 * (time.thread_time() - begin)

        return run

    look = theme()
    look._apply = timed("style", look._apply)  # type: ignore[method-assign]
    for field, value in LOOK_CHANGES:
        parts.clear()
        timed("held", partial(settings().change, **{field: value}))()
        timed("next", app.processEvents)()
        _until(lambda: look.dressing.over)
        found.append(
            {
                "what": f"{field} {value}",
                "held_ms": parts["held"],
                "style_ms": parts.get("style", 0.0),
                "followers_ms": parts["held"] - parts.get("style", 0.0),
                "next_ms": parts["next"],
            }
        )
    widgets = app.allWidgets()
    window.close()
    return {"changes": found, "widgets": len(widgets)}


def _until(is_so: Callable[[], bool]) -> None:
    """Let the window run until something is so."""
    from PySide6.QtCore import QEventLoop, QTimer

    running = QEventLoop()
    again = QTimer(interval=20)
    again.timeout.connect(lambda: running.quit() if is_so() else None)
    again.start()
    running.exec()


def _resident() -> float:
    """Memory of this process now, MB; its peak where the system does not tell."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return _peak()
    return int(status.read_text(encoding="ascii").split()[1]) * resource.getpagesize() / 1024**2


CHILDREN: dict[str, Callable[[str], dict[str, Any]]] = {
    "timer": timer_child,
    "frame": frame_child,
    "cards": cards_child,
    "memory": memory_child,
    "look": look_child,
}


def in_child(kind: str, display: str, level: str) -> dict[str, Any]:
    """Measure in a process of its own, so that the figures are the application's alone."""
    with environment(display) as variables:
        done = subprocess.run(
            [sys.executable, __file__, "--child", kind, "--level", level],
            env=variables,
            check=True,
            stdout=subprocess.PIPE,
        )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


# Report


def print_report(found: dict[str, Any]) -> None:
    """The table a person reads."""
    rows: list[tuple[str, str, str, str]] = []

    def row(name: str, value: str, goal: str = "", holds: bool | None = None) -> None:
        rows.append((name, value, goal, "" if holds is None else "yes" if holds else "NO"))

    if "start" in found:
        one = found["start"]
        row("start: bare window", f"{one['bare_ms']:.0f} ms")
        row("start: start screen", f"{one['ours_ms']:.0f} ms")
        spread = f"{one['ratio']:.2f} ({one['ratio_low']:.2f} to {one['ratio_high']:.2f})"
        row("start: ratio", spread, "at most 1.6", one["ratio"] <= 1.6)
    for name, one in found.get("timer", {}).items():
        share = one["share_under_50_ms"]
        row(f"timer, {name}: tournaments", f"{one['moves']} moves in {one['seconds']:.1f} s, {one['ticks']} ticks")
        row(f"timer, {name}: under 50 ms", f"{share:.3%}", "at least 99.9 %", share >= 0.999)
        row(f"timer, {name}: own work only", f"{one['share_under_50_ms_of_own_work']:.3%}")
        row(f"timer, {name}: worst delay", f"{one['worst_ms']:.0f} ms", "at most 150 ms", one["worst_ms"] <= 150)
        row(f"timer, {name}: longest own work", f"{one['worst_own_work_ms']:.0f} ms")
        row(f"memory, {name}: peak", f"{one['peak_mb']:.0f} MB", "below 350 MB", one["peak_mb"] < 350)
    for name, one in found.get("frame", {}).items():
        row(f"frame, {name}: start screen", f"{one['start_ms']:.1f} ms")
        row(f"frame, {name}: match table", f"{one['table_ms']:.1f} ms")
    for name, one in found.get("cards", {}).items():
        mean, late, every = one["few_mean_ms"], one["few_99_ms"], one["all_mean_ms"]
        row(f"cards, {name}: {IN_FLIGHT} in flight, mean", f"{mean:.1f} ms", "at most 4 ms", mean <= 4)
        row(f"cards, {name}: {IN_FLIGHT} in flight, 99 %", f"{late:.1f} ms", "at most 16 ms", late <= 16)
        row(f"cards, {name}: {CARDS} in motion, mean", f"{every:.1f} ms", "at most 16 ms", every <= 16)
    for name, one in found.get("memory", {}).items():
        row(f"memory, {name}: start screen", f"{one['mb'][0]:.0f} MB")
        after = f"{one['mb'][-1]:.0f} MB ({', '.join(f'{mb:.0f}' for mb in one['mb'][1:])})"
        row(f"memory, {name}: after ten tournaments", after, "at most 230 MB", one["mb"][-1] <= 230)
    for name, one in found.get("look", {}).items():
        row(f"look, {name}: widgets", str(one["widgets"]))
        for each in one["changes"]:
            parts = f"style {each['style_ms']:.0f}, what follows the theme {each['followers_ms']:.0f}"
            value = f"{each['held_ms']:.0f} ms ({parts}); laying out and painting after it {each['next_ms']:.0f}"
            row(f"look, {name}: {each['what']}", value, "at most 100 ms", each["held_ms"] <= 100)
    widths = [max(len(each[column]) for each in rows) for column in range(4)]
    for each in rows:
        print("  ".join(text.ljust(width) for text, width in zip(each, widths, strict=True)).rstrip())
    for name, one in found.get("timer", {}).items():
        print(f"\nThe longest delays, {name} (delay, own work, most frequent stack):")
        for late in one["longest"]:
            print(f"{late['delay_ms']:7.1f} ms {late['own_work_ms']:7.1f} ms  {late['stack']}")


def measure(kinds: list[str], level: str) -> dict[str, Any]:
    """Everything that is asked for, as JSON."""
    found: dict[str, Any] = {
        "machine": {"system": platform.platform(), "python": platform.python_version(), "processors": os.cpu_count()},
        "load_before": os.getloadavg() if hasattr(os, "getloadavg") else None,
    }
    if "start" in kinds:
        found["start"] = start()
    shown = KINDS[1:]
    if set(shown) & set(kinds):
        for name, display in displays():
            for kind in shown:
                if kind in kinds:
                    found.setdefault(kind, {})[name] = in_child(kind, display, level)
    return found


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; all without a word")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--level", default="normal", help="of the seats that play, %(default)s without it")
    parser.add_argument("--child", choices=CHILDREN, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.child:
        sys.path.insert(0, str(ROOT))
        print(json.dumps(CHILDREN[wanted.child](wanted.level)))
        return
    if unknown := set(wanted.kinds) - set(KINDS):
        parser.error(f"no such measurement: {', '.join(sorted(unknown))}")
    found = measure(wanted.kinds or list(KINDS), wanted.level)
    if wanted.json:
        print(json.dumps(found, indent=2))
    else:
        print_report(found)


if __name__ == "__main__":
    main()
