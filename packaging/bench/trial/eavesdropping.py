"""Whole short games of two or three people at one screen, with an ear at every step (`ear.py`).

A process of its own: `python packaging/bench -m bench.trial.eavesdropping PACE SEED COUNT FOLDER GAME`. Besides
playing, people choose cards without playing them, look at them closely, hand seats over and take them back, step in,
ask for hints, read the table as text, and change language, text size and colours, also behind the closed curtain.
"""

from __future__ import annotations

import json
import random
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from bench.trial.ear import Ear
from bench.trial.hot_seat import NAMES, PATIENCE, Trial
from swallows_gui.models import roles
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.seat_rows import SeatChoice

BESIDES = 0.35
"""How often somebody does something besides before a decision."""
HANDED = 0.06
"""How often, of these, a seat changes hands."""
SIZES = (100, 100, 150, 200)


class Eavesdropping(Trial):
    """One window for all games."""

    def __init__(self, pace: str, folder: Path, game: str) -> None:
        super().__init__(pace, folder, game)
        self.ear = Ear(self._window)

    def play(self, seed: int) -> dict[str, Any]:
        """A short game to its end with everything drawn from `seed`."""
        self.faults = []
        lot = random.Random(seed)
        settings().change(language="en", text_scale=100, theme="light", text_table=False, tips=False)
        setup = self._lab.random_game(seed)
        people = lot.randint(2, min(3, len(setup.seats)))
        seats = tuple(
            SeatChoice(NAMES[number], SEAT_COLOURS[number], "" if number < people else "easy", "")
            for number in range(len(setup.seats))
        )
        compared, closed = self.ear.compared, self.ear.behind_the_curtain
        self._begin(seed, {**setup.options, **self._lab.heard}, seats)
        desk = self._window.desk
        assert desk is not None
        desk.table.announced.connect(self._announced)
        decisions = self._to_the_end(lot)
        moves = desk.session.n
        self._window.leave_game()
        self._turn()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return {
            "seed": seed,
            "people": people,
            "decisions": decisions,
            "moves": moves,
            "compared": self.ear.compared - compared,
            "curtains": self.ear.behind_the_curtain - closed,
            "faults": self.faults,
        }

    def _announced(self, text: str) -> None:
        self.faults += self.ear.hear(text)

    def _listen(self, after: str) -> None:
        self.faults += [f"{found} (after {after})" for found in self.ear.listen()]

    def _to_the_end(self, lot: random.Random) -> int:
        end, decisions = time.monotonic() + PATIENCE, 0
        while time.monotonic() < end and len(self.faults) < 10:
            self._turn()
            desk, talk = self._window.desk, self._window.talk
            if desk is None or talk is None:
                continue
            controller = desk.controller
            if desk.session.over or not desk.session.humans():
                return decisions
            if idle_queue().busy or (clock().busy and lot.random() < 0.8):
                continue
            if not (talk.curtain.closed or controller.info.phase in (Phase.ASKED, Phase.HELD)):
                continue
            self._listen("waiting")
            if lot.random() < BESIDES:
                self._listen(self._besides(lot, closed=talk.curtain.closed))
            elif self._decide(lot):
                decisions += 1
                self._listen("a decision")
        if time.monotonic() >= end:
            self.faults.append(f"the game was never over: {self._where()}")
        return decisions

    def _besides(self, lot: random.Random, *, closed: bool) -> str:
        """Something that decides nothing; returns what was done."""
        desk, talk = self._window.desk, self._window.talk
        assert desk is not None
        assert talk is not None
        if lot.random() < HANDED:
            seat = lot.randrange(len(desk.session.seats))
            level = "" if desk.session.seats[seat].kind == "ai" else "easy"
            talk.hand_over(seat, level)
            return f"seat {seat} handed over: {level or 'a person'}"
        look = lot.random() < 0.4
        if closed or look:
            name = lot.choice(("language:de", "language:en", "theme:dark", "theme:light", "size"))
            if name == "size":
                settings().change(text_scale=lot.choice(SIZES))
            else:
                self._window.actions_[name].trigger()
            return name
        what = lot.choice(("choose", "choose", "zoom", "hint", "step in", "text"))
        match what:
            case "choose" | "zoom":
                self._look_at_a_card(lot, closely=what == "zoom")
            case "hint":
                desk.controller.ask_hint()
            case "step in" if desk.controller.info.may_step_in:
                desk.controller.step_in(lot.choice(desk.controller.info.may_step_in))
            case "text":
                self._window.actions_["text_table"].trigger()
        return what

    def _look_at_a_card(self, lot: random.Random, *, closely: bool) -> None:
        """Choose a card without playing it, or look at one closely."""
        desk = self._window.desk
        assert desk is not None
        for hand in desk.table.findChildren(QListView):
            model = hand.model()
            cards = [model.index(row, 0) for row in range(model.rowCount())]
            known = [card for card in cards if card.data(roles.CARD) is not None]
            if known and hand.isVisible():
                at = hand.visualRect(lot.choice(known)).center()
                button = Qt.MouseButton.RightButton if closely else Qt.MouseButton.LeftButton
                QTest.mouseClick(hand.viewport(), button, Qt.KeyboardModifier.NoModifier, at)


def main(pace: str, seed: int, count: int, folder: Path, game: str) -> None:
    """Play games from a seed on, and tell of each."""
    app = QApplication(["eavesdropping"])
    trial = Eavesdropping(pace, folder, game)
    for number in range(count):
        print(json.dumps(trial.play(seed + number)), flush=True)
    app.quit()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]), sys.argv[5])
