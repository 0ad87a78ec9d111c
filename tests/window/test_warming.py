"""What the first game needs is loaded while the start screen is looked at, in pieces."""

import json
import subprocess
import sys

from tests.patience import patience
from tests.window.program import Program

LOOK = """
import json, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
app = QApplication(["test"])
from swallows_gui.services.settings import SettingsService
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.preload import Preload
from swallows_gui.ui.play.seat_rows import SeatChoice
SettingsService.install()
window = MainWindow()
window.show()
bare = set(sys.modules)
warming = Preload(window)
warming.begin()
turns = 0
while not warming.done:
    app.processEvents()
    turns += 1
    time.sleep(0.001)
warm = set(sys.modules)
seats = tuple(SeatChoice(name, "#1F4E9E", "easy", "") for name in ("Ann", "Ben", "Cleo"))
window.new_game({"format": "sixteen"}, seats)
app.processEvents()
ours = lambda names: sorted(name for name in names if name.startswith("swallows_gui"))
print(json.dumps({"warmed": ours(warm - bare), "late": ours(set(sys.modules) - warm), "turns": turns}))
window.close()
"""


def test_a_game_that_begins_after_the_warming_loads_nothing_more(program: Program) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOOK],
        env=program.environment,
        capture_output=True,
        text=True,
        timeout=patience(),
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["late"] == []
    assert "swallows_gui.games.swallows.table.match.table" in found["warmed"]
    assert found["turns"] > 15


def test_the_start_screen_needs_no_data_no_records_and_no_game(program: Program) -> None:
    code = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication(['test'])\n"
        "from swallows_gui.services.settings import SettingsService\n"
        "from swallows_gui.ui.shell.main_window import MainWindow\n"
        "SettingsService.install()\n"
        "window = MainWindow()\n"
        "window.show()\n"
        "window.grab()\n"
        "house = ('swallows_gui.records.', 'swallows_gui.session.', 'swallows_gui.ai.')\n"
        "heavy = ('pydantic', 'PySide6.QtSvg', 'html', *house)\n"
        "print([name for name in sys.modules if name.startswith(heavy) and not name.startswith('pydantic_core')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=program.environment,
        capture_output=True,
        text=True,
        timeout=patience(),
        check=True,
    )
    assert done.stdout.strip() == "[]"
