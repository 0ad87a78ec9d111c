"""In the process of the window Python collects between two turns of the event loop, and nowhere else."""

import json
import subprocess
import sys

from tests.patience import patience
from tests.window.program import Program

PLAY = """
import gc, json, sys, weakref
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication(["test"])
from swallows_gui.app import run
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow

KNOTS = 2_000  # of which each is garbage as soon as it is tied; Python would collect two or three times meanwhile
stacks, lost, tied = set(), 0, []

class Knot:
    def __init__(self):
        self.itself = self

class Painted(QWidget):
    def paintEvent(self, event):
        global lost
        knots = [weakref.ref(Knot()) for _number in range(KNOTS)]
        lost += sum(knot() is None for knot in knots)
        tied.extend(knots)

def collected(phase, info):
    frame, calls = sys._getframe(1), []
    while frame is not None:
        calls.append(frame.f_code.co_name)
        frame = frame.f_back
    if not gc.isenabled():  # else Python has collected by itself before the program took that over
        stacks.add(" < ".join(calls))

def begin():
    global window, painted
    window = next(widget for widget in app.topLevelWidgets() if isinstance(widget, MainWindow))
    painted = Painted(window)
    painted.show()
    seats = tuple(SeatChoice(name, "#1F4E9E", "easy", "") for name in ("Ann", "Ben", "Cleo"))
    window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    clock.timeout.connect(go_on)
    clock.start(20)

def go_on():
    painted.update()
    if window.game.laid is not None and window.game.laid.session.over and len(tied) > 10 * KNOTS:
        clock.stop()
        window.leave_game()
        QTimer.singleShot(100, tell)

def tell():
    if not any(stack.startswith("_swept") for stack in stacks):
        QTimer.singleShot(100, tell)  # the window sweeps when it has nothing else to do
        return
    left = sum(knot() is not None for knot in tied)
    found = {"stacks": sorted(stacks), "lost": lost, "tied": len(tied), "left": left, "enabled": gc.isenabled()}
    print(json.dumps(found))
    app.quit()

clock = QTimer()
QTimer.singleShot(500, begin)
gc.enable()
gc.callbacks.append(collected)
run()
"""


def test_nothing_is_collected_while_qt_paints_and_all_goes_between_turns(program: Program) -> None:
    program.choose(pace="instant")
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env=program.environment,
        capture_output=True,
        text=True,
        timeout=patience(),
        check=True,
    )
    found = json.loads(done.stdout)
    assert not found["enabled"]
    assert found["lost"] == 0
    assert set(found["stacks"]) == {"_gather < run < <module>", "_swept < step < _next_turn < run < <module>"}
    assert found["tied"] > 10_000
    assert found["left"] == 0
