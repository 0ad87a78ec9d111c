"""Games of two to four people at one screen, from the start until their first section is over or well under way.

A process of its own: `python packaging/bench -m bench.trial.hot_seat PACE SEED COUNT FOLDER GAME`. Whoever plays clicks
what leads on, with the mouse, at the places where it lies; time passes by hand, so that the pace `slow` takes no longer
than another. One JSON object a line tells of each game: its seed, its moves, and what went wrong.
"""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any
from unittest import mock

from PySide6.QtCore import QEventLoop, QMessageLogContext, QPoint, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bench.trial.targets import PRIMARY, ClickTarget, front, targets
from swallows_gui import titles
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.services.language import LanguageService
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play import presenter
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.presentation import TABLE
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")
LEVELS = ("easy", "normal")
QUICKER = 40
"""So many times sooner than for a player comes the next decision of an AI seat."""
FRAME = 0.2
"""Seconds that pass by hand in each turn."""
AT_THE_TABLE = 10
"""Decisions of people at the table itself, in the first section."""
MOST_PEOPLE, MOST_SEATS = 4, 5
PATIENCE = 600.0
"""Seconds of the wall clock in which a game must come that far."""


class Trial:
    """One window for all; `faults` are those of the game that runs."""

    def __init__(self, pace: str, folder: Path, game: str) -> None:
        self._lab = lab_of(game)
        self.faults: list[str] = []
        SettingsService.install(folder / "settings.json")
        settings().change(pace=pace, language="en", theme="light")
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        LanguageService.install("en")
        Theme.install(app, "light", 100)
        clock().by_hand()
        for each, beat in presenter.BEATS.items():
            presenter.BEATS[each] = -(-beat // QUICKER)
        self._window = MainWindow()
        self._window.resize(1024, 700)
        self._window.show()
        sys.excepthook = self._on_error
        qInstallMessageHandler(self._on_message)

    def _on_error(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        self.faults.append("".join(traceback.format_exception(kind, error, where)))
        sys.__excepthook__(kind, error, where)  # one that ends the trial is told nowhere else

    def _on_message(self, _kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if "propagateSizeHints" not in message:  # the platform without a screen knows no sizes
            self.faults.append(f"Qt: {message}")

    def play(self, seed: int) -> dict[str, Any]:
        """A game with everything drawn from `seed`."""
        self.faults = []
        lot = random.Random(seed)
        settings().change(tips=lot.random() < 0.3, auto_pass=lot.random() < 0.5)
        settings().change(**_drawn_switches(lot))
        least, most = titles.title(self._lab.game).seats[0], min(MOST_SEATS, titles.title(self._lab.game).seats[-1])
        people = lot.randint(2, min(MOST_PEOPLE, most))
        seats = tuple(
            SeatChoice(NAMES[number], SEAT_COLOURS[number], "" if number < people else lot.choice(LEVELS), "")
            for number in range(max(people, lot.randint(least, most)))
        )
        self._begin(seed, {**self._lab.options(), **lot.choice(({}, self._lab.measured))}, seats)
        decisions = self._to_the_first_section(lot)
        desk = self._window.desk
        moves = desk.session.n if desk is not None else 0
        self._window.leave_game()
        self._turn()
        return {"seed": seed, "people": people, "decisions": decisions, "moves": moves, "faults": self.faults}

    def _begin(self, seed: int, options: dict[str, Any], seats: tuple[SeatChoice, ...]) -> None:
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            self._window.new_game({**options, "seats": len(seats)}, seats, self._lab.game)

    def _to_the_first_section(self, lot: random.Random) -> int:
        """Decide until the first section is well under way, or over; returns how many decisions people made."""
        end, decisions, at_the_table = time.monotonic() + PATIENCE, 0, 0
        while time.monotonic() < end:
            self._turn()
            desk, talk = self._window.desk, self._window.talk
            if desk is None or talk is None:
                continue
            controller = desk.controller
            if controller.turns.last_section or desk.session.over or at_the_table >= AT_THE_TABLE:
                return decisions
            if idle_queue().busy or (clock().busy and lot.random() < 0.8):
                continue
            if talk.curtain.closed or controller.info.phase in (Phase.ASKED, Phase.HELD):
                decided = self._decide(lot)
                decisions += decided
                at_the_table += decided and controller.scene == TABLE
        self.faults.append(f"the first section was never under way: {self._where()}")
        return decisions

    def _where(self) -> str:
        desk = self._window.desk
        return "no game" if desk is None else f"{desk.controller.scene}, {desk.controller.info.phase}"

    def _turn(self) -> None:
        self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        clock().pass_time(FRAME)

    def _decide(self, lot: random.Random) -> bool:
        root = front()
        leads = targets(root, leading=True) if root is not None else []
        if not leads:
            return False
        first = [target for target in leads if target.lead == PRIMARY]
        among = first if first and lot.random() < 0.6 else leads
        return root is not None and _click(root.window(), lot.choice(among))


def _drawn_switches(lot: random.Random) -> dict[str, bool | str]:
    """A state for every switch of every game of the house."""
    states: dict[str, Sequence[bool | str]] = {
        f"{title.id}.{switch.id}": [step for step, _name in switch.steps] or [False, True]
        for title in titles.titles()
        for switch in title.settings
    }
    return {name: lot.choice(each) for name, each in states.items()}


def _click(window: QWidget, target: ClickTarget) -> bool:
    """Click the middle of a target; whether anything lies there."""
    place = QPoint(target.x + target.width // 2, target.y + target.height // 2)
    widget = window.childAt(window.mapFromGlobal(place))
    if widget is None:
        return False
    at = widget.mapFromGlobal(place)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    return True


def main(pace: str, seed: int, count: int, folder: Path, game: str) -> None:
    """Play games from a seed on, and tell of each."""
    app = QApplication(["hot-seat"])
    trial = Trial(pace, folder, game)
    for number in range(count):
        print(json.dumps(trial.play(seed + number)), flush=True)
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]), sys.argv[5])
