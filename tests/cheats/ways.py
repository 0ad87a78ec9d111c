"""The list of cheats: each a way in which somebody may try to learn or change what is not his, tried in a real window.

A way is a function that tries it at a `Table`. What it gives and why stands beside it, and in docs/cheats.md, which is
written from this list. After each way the window is listened to: it must say nothing of a seat that is not looking.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bench.trial.overheard import everything_said
from swallows_gui.games.swallows.table.secrets import secret_lines
from swallows_gui.session import Session, Setup
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.game_messages import GameMessages
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of
from tests.ui.mouse import MousePlayer

ANN = SeatChoice("Ann", "#C8321F", "", "11")
BEN = SeatChoice("Ben", "#1F4E9E", "", "22")
CLEO = SeatChoice("Cleo", "#1E7B4A", "easy", "")
NOTHING = "nothing"


@dataclass(frozen=True)
class Way:
    """One way to cheat."""

    group: str
    words: str
    """What is tried."""
    attempt: Callable[[Table], None]
    gives: str = NOTHING
    why: str = ""


WAYS: list[Way] = []


def way(group: str, words: str, why: str, *, gives: str = NOTHING) -> Callable[[Attempt], Attempt]:
    """Put a function into the list: in a group, what it tries, why it gives what it gives."""

    def put(attempt: Attempt) -> Attempt:
        WAYS.append(Way(group, words, attempt, gives, why))
        return attempt

    return put


class Table:
    """A window with a game in it, somebody who decides, and an ear for all that the window says."""

    def __init__(self, window: MainWindow, qtbot: QtBot, folder: Path) -> None:
        QAccessible.setActive(True)
        QGuiApplication.clipboard().clear()  # offscreen nobody owns it, so that the curtain leaves what others copied
        self.window, self.qtbot, self.folder = window, qtbot, folder
        self.player = MousePlayer(window, qtbot, 31)
        self.before = 0

    @property
    def controller(self) -> GameController:
        """Whose turn it is."""
        return controller_of(self.window)

    @property
    def session(self) -> Session:
        """The running game."""
        return desk_of(self.window).session

    @property
    def talk(self) -> GameMessages:
        """The curtain and what lies over the window."""
        talk = self.window.talk
        assert talk is not None
        return talk

    def begin(self, *seats: SeatChoice, seed: int = 31, **options: object) -> None:
        """A friendly of Spain against Italy, or another game if the options say so."""
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            self.window.new_game({"format": "friendly", "field": ["ESP", "ITA"], **options}, seats)
        self.player = MousePlayer(self.window, self.qtbot, seed)
        self.player.wait_for_question()

    def open_curtain(self) -> None:
        """The seat that is named opens its own curtain."""
        seat = self.controller.presenter.curtain_for
        assert seat is not None
        if self.session.has_pin(seat):
            QTest.keyClicks(self.talk.curtain._pin, (ANN, BEN)[seat].pin)
        self.player.decide()
        assert not self.talk.curtain.closed

    def play_until(self, so: Callable[[], bool]) -> None:
        """Decide until something is so."""
        for _decision in range(150):
            self.player.wait_for_question()
            if so():
                return
            if self.talk.curtain.closed:
                self.open_curtain()
            else:
                self.player.decide()
        raise AssertionError("it never came to that")

    def curtain_for(self, seat: int, step: str = "") -> None:
        """Play on until the curtain waits for a seat, after another has looked."""
        self.play_until(
            lambda: self.controller.presenter.curtain_for == seat and step in ("", self.session.view(None).step)  # type: ignore[attr-defined]
        )

    def view_of(self, seat: int, step: str = "attack") -> None:
        """Play on until a seat looks at its own hand and is asked."""
        self.play_until(
            lambda: (
                not self.talk.curtain.closed
                and self.controller.info.viewer == seat
                and self.controller.info.actor == seat
                and self.controller.view.step == step
            )
        )

    def is_silent(self) -> None:
        """Nothing is said in the window of a person's seat that is not looking, and a closed curtain is the only thing
        that can be heard or reached."""
        QApplication.processEvents()
        if self.window.game.laid is None or self.session.over:
            return
        looking = None if self.talk.curtain.closed else self.controller.view.seat
        assert self.controller.view.seat == looking
        said = everything_said()
        whole = "\n".join(said)
        for seat in self.session.people:
            if seat != looking:
                found = [line for line in secret_lines(self.session, seat) if line in whole]
                assert not found, (seat, looking, found)
        for row in desk_of(self.window).models.accounts.rows:
            assert row.seat == looking or row.cash is None, (row, looking)

    def is_behind_the_curtain(self) -> None:
        """The curtain is closed, lies over everything, and no view is open."""
        curtain = self.talk.curtain
        assert curtain.closed
        assert self.controller.view.seat is None
        width, height = self.window.width(), self.window.height()
        for x in range(5, width, max(1, width // 24)):
            for y in range(5, height, max(1, height // 24)):
                at = self.window.childAt(x, y)
                assert at is curtain or (at is not None and curtain.isAncestorOf(at)), (x, y, at)
        assert not any(view.isVisible() for view in desk_of(self.window).widgets())


Attempt = Callable[[Table], None]
