"""A process may end while its window is open, without a word on what Qt takes down."""

import subprocess
import sys

from tests.patience import patience
from tests.window.program import Program

LEFT_OPEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication(["test"])
from swallows_gui.services.settings import SettingsService
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.play.seat_rows import SeatChoice
SettingsService.install()
window = MainWindow()
window.show()
seats = tuple(SeatChoice(name, "#1F4E9E", "easy", "") for name in ("Ann", "Ben", "Cleo"))
window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)

def look():
    if window.desk.controller.view.match and window.docks.by_name:
        print("docked")
        app.exit()

timer = QTimer()
timer.timeout.connect(look)
timer.start(20)
app.exec()
"""


def test_a_process_that_ends_with_docks_open_says_nothing(program: Program) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEFT_OPEN], env=program.environment, capture_output=True, text=True, timeout=patience(),
        check=True,
    )  # fmt: skip
    assert done.stdout == "docked\n"
    assert done.stderr == ""
