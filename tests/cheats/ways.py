"""The list of cheats: each a way in which somebody may try to learn or change what is not his, tried in a real window.

A way is a function that tries it at a `Table`. What it gives and why stands beside it, and in docs/cheats.md, which is
written from this list. After each way the window is listened to: it must say nothing of a seat that is not looking.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest import mock

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QGuiApplication, QHelpEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bench.trial.ear import Ear
from swallows_gui.session import Session, Setup
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.play.game_messages import GameMessages
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.anybody import Anybody

ANN = SeatChoice("Ann", "#C8321F", "", "11")
BEN = SeatChoice("Ben", "#1F4E9E", "", "22")
CLEO = SeatChoice("Cleo", "#1E7B4A", "easy", "")
NOTHING = "nothing"

SWALLOWS, GRUDGE, WHISTLE = "swallows", "grudgematch", "final_whistle"
GAMES: Final[Mapping[str, Mapping[str, Any]]] = {
    SWALLOWS: {"format": "friendly", "field": ["ESP", "ITA"]},
    GRUDGE: {"seats": 2},
    WHISTLE: {"seats": 2, "decks": "free"},  # all others are known as sets sooner or later
}
"""The games in which somebody holds what others may not see, with what a short game of each is begun with."""
SMALL: Final = (GRUDGE, WHISTLE)
"""Those of two seats."""


@dataclass(frozen=True)
class Way:
    """One way to cheat."""

    group: str
    words: str
    """What is tried."""
    attempt: Callable[[Table], None]
    gives: str = NOTHING
    why: str = ""
    without: Mapping[str, str] = field(default_factory=dict)
    """Why there is no such way in a game, by its id."""

    def goes_in(self, game: str) -> bool:
        """Whether there is such a way in a game."""
        return game not in self.without


WAYS: list[Way] = []


def way(
    group: str, words: str, why: str, *, gives: str = NOTHING, swallows_alone: str = "", small_alone: str = ""
) -> Callable[[Attempt], Attempt]:
    """Put a function into the list: in a group, what it tries, why it gives what it gives. `swallows_alone` and
    `small_alone`: why there is no such way in the games of two seats, or in Swallows."""
    without = {game: swallows_alone for game in SMALL if swallows_alone} | (
        {SWALLOWS: small_alone} if small_alone else {}
    )

    def put(attempt: Attempt) -> Attempt:
        WAYS.append(Way(group, words, attempt, gives, why, without))
        return attempt

    return put


class Table:
    """A window with a game in it, somebody who decides, and an ear for all that the window says."""

    def __init__(self, window: MainWindow, qtbot: QtBot, folder: Path, game: str) -> None:
        QAccessible.setActive(True)
        QGuiApplication.clipboard().clear()  # offscreen nobody owns it, so that the curtain leaves what others copied
        self.window, self.qtbot, self.folder, self.game = window, qtbot, folder, game
        self.player = self._player()
        self.ear = Ear(window)
        self.handed = 0
        """Seats that have changed hands."""
        self.offered: tuple[int, ...] = ()
        """What Ann could do with her hand when she looked last."""

    def _player(self) -> Anybody:
        return Anybody(self.window, self.qtbot, 31, (ANN.pin, BEN.pin))

    @property
    def desk(self) -> GameUi:
        """The running game."""
        assert self.window.desk is not None
        return self.window.desk

    @property
    def controller(self) -> GameController:
        """Whose turn it is."""
        return self.desk.controller

    @property
    def session(self) -> Session:
        """What is played."""
        return self.desk.session

    @property
    def talk(self) -> GameMessages:
        """The curtain and what lies over the window."""
        talk = self.window.talk
        assert talk is not None
        return talk

    def begin(self, *seats: SeatChoice, seed: int = 31, **options: object) -> None:
        """A short game; one of two seats does without the third."""
        if self.window.desk is not None:
            self.window.leave_game()
        sat = seats if self.game == SWALLOWS else seats[:2]
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            self.window.new_game({**GAMES[self.game], **options}, sat, self.game)
        self.player, self.handed, self.offered = self._player(), 0, ()
        self.player.wait()

    def open_curtain(self) -> None:
        """The seat that is named opens its own curtain."""
        self.player.open_curtain()
        assert not self.talk.curtain.closed

    def play_until(self, so: Callable[[], bool]) -> None:
        """Decide until something is so."""
        self.player.play_until(so)

    def curtain_for(self, seat: int) -> None:
        """Play on until the curtain waits for a seat, after another has looked."""
        self.player.to_curtain(seat)

    def view_of(self, seat: int) -> None:
        """Play on until a seat looks at its own hand, with secrets in it, and is asked what to do with it."""
        self.play_until(lambda: self._looks(seat))
        if seat == 0:
            self.offered = self.controller.info.legal.actions

    def _looks(self, seat: int) -> bool:
        info = self.controller.info
        if self.talk.curtain.closed or info.viewer != seat or info.actor != seat:
            return False
        return self.controller.view.step == "attack" if self.game == SWALLOWS else bool(self.desk.secrets(seat))

    def secrets(self, *seats: int) -> set[str]:
        """What these seats alone know, in words; there is something."""
        found = {line for seat in seats for line in self.desk.secrets(seat)}
        assert found
        return found

    def log(self) -> list[str]:
        """The lines of the log, the newest first."""
        log = self.desk.models.log
        while log.canFetchMore(log.index(-1)):
            log.fetchMore(log.index(-1))
        return [str(log.index(row, 0).data()) for row in range(log.rowCount())]

    def dock(self, name: str = "") -> QDockWidget:
        """A panel: by name, or the first."""
        docks = self.window.docks.by_name
        return docks[name] if name else next(iter(docks.values()))

    def point_at(self, root: QWidget) -> None:
        """Ask every part of the window below one for its tooltip, and listen."""
        tips: list[str] = []
        for part in (root, *root.findChildren(QWidget)):
            point = part.rect().center()
            QApplication.sendEvent(part, QHelpEvent(QEvent.Type.ToolTip, point, part.mapToGlobal(point)))
            tips.append(QToolTip.text())
        looking = None if self.talk.curtain.closed else self.controller.view.seat
        whole = "\n".join(tips)
        assert not [line for line in self.secrets(*self.session.people - {looking}) if line in whole]
        QToolTip.hideText()

    def is_silent(self) -> None:
        """Nothing is said in the window of a person's seat that is not looking, and a closed curtain is the only thing
        that can be heard or reached."""
        QApplication.processEvents()
        if self.window.game.laid is not None and not self.session.over:
            assert not (found := self.ear.listen()), found

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
        assert not any(view.isVisible() for view in self.desk.widgets())


Attempt = Callable[[Table], None]
