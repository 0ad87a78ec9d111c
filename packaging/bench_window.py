#!/usr/bin/env python3
"""Measures the window: `packaging/bench_window.py [start] [timer]`, both without a word.

- `start`: from process start to the first paint of the start screen, against a bare PySide6 window, the median of
  eleven alternating runs each, and their ratio (at most 3).
- `timer`: a 10 ms timer on the GUI thread through a whole AI-against-AI tournament at pace instant: the share of
  delays under 50 ms (at least 99.9 %), the longest (at most 150 ms), the ten longest with the stack that a sampling
  thread saw, and the peak memory (below 350 MB).
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNS = 11
TICK = 0.010
"""Seconds."""

BARE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, app.quit)
app = QApplication(sys.argv)
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
"""


def clean_environment(home: str) -> dict[str, str]:
    """The environment with every folder of the player turned elsewhere."""
    kinds = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    return {"QT_QPA_PLATFORM": "offscreen", **os.environ, "HOME": home, "PYTHONPATH": str(ROOT), **kinds}


def start() -> None:
    """Print the start-up times and their ratio."""
    ours = "import sys; from swallows_gui.app import run; sys.exit(run(record=None, smoke=True))"
    times: dict[str, list[float]] = {"bare": [], "ours": []}
    with tempfile.TemporaryDirectory() as home:
        environment = clean_environment(home)
        for _run in range(RUNS + 1):
            for name, code in (("bare", BARE), ("ours", ours)):
                begin = time.perf_counter()
                subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True)
                times[name].append(time.perf_counter() - begin)
    bare, own = (statistics.median(times[name][1:]) for name in ("bare", "ours"))
    print(f"start: bare {bare * 1000:.0f} ms, ours {own * 1000:.0f} ms, ratio {own / bare:.2f} (at most 3)")


class Sampler(threading.Thread):
    """Looks at the GUI thread's stack whenever its timer is late."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.last = time.perf_counter()
        self.stack: list[str] = []
        self.running = True
        self._main = threading.main_thread().ident

    def run(self) -> None:
        while self.running:
            time.sleep(0.005)
            if time.perf_counter() - self.last > 0.03 and not self.stack:
                frame = sys._current_frames().get(self._main or 0)
                if frame is not None:
                    self.stack = [
                        f"{Path(entry.filename).name}:{entry.lineno} {entry.name}"
                        for entry in traceback.extract_stack(frame)[-7:]
                    ]


def timer() -> None:
    """Print the delays of a timer through a whole tournament."""
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(clean_environment(home))
        _timer()


def _timer() -> None:
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    app = QApplication(["bench"])
    from swallows_gui.services.language import LanguageService
    from swallows_gui.services.settings import SettingsService, settings
    from swallows_gui.services.theme import Theme
    from swallows_gui.ui.main_window import MainWindow
    from swallows_gui.ui.screens.seat_rows import SeatChoice

    SettingsService.install()
    LanguageService.install("en")
    Theme.install(app)
    settings().change(pace="instant")
    window = MainWindow()
    window.show()
    seats = tuple(SeatChoice(name, "#1F4E9E", "normal", "") for name in ("Ann", "Ben", "Cleo", "Dan"))
    window.new_game({"format": "sixteen"}, seats)
    delays: list[tuple[float, list[str]]] = []
    sampler = Sampler()

    def tick() -> None:
        now = time.perf_counter()
        delays.append((max(0.0, now - sampler.last - TICK), sampler.stack))
        sampler.last, sampler.stack = now, []
        if window.desk is None or window.desk.session.over:
            QTimer.singleShot(500, app.quit)

    clock = QTimer()
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    clock.setInterval(round(TICK * 1000))
    clock.timeout.connect(tick)
    clock.start()
    sampler.last = begin = time.perf_counter()
    sampler.start()
    app.exec()
    sampler.running = False
    late = sorted(delays, key=lambda each: -each[0])
    under = sum(delay < 0.05 for delay, _stack in delays) / len(delays)
    print(f"timer: {len(delays)} ticks in {time.perf_counter() - begin:.1f} s")
    print(f"timer: {under:.3%} under 50 ms (at least 99.9 %), longest {late[0][0] * 1000:.0f} ms (at most 150)")
    for delay, stack in late[:10]:
        print(f"  {delay * 1000:6.1f} ms  {' < '.join(reversed(stack)) if stack else ''}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: peak {peak:.0f} MB (below 350)")
    window.close()


def main() -> None:
    """Run what is named on the command line."""
    wanted = sys.argv[1:] or ["start", "timer"]
    if "start" in wanted:
        start()
    if "timer" in wanted:
        timer()


if __name__ == "__main__":
    main()
