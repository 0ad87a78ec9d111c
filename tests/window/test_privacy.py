"""Two people at one screen: nothing of one is said by the window while the curtain is closed or the other looks on."""

from collections.abc import Sequence
from typing import cast
from unittest import mock

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.engine.swallows.view import SwallowsView
from swallows_gui.services.settings import settings
from swallows_gui.session import Session, Setup
from swallows_gui.ui.screens.seat_rows import SeatChoice
from swallows_gui.ui.trial.overheard import everything_said, secret_lines
from swallows_gui.ui.window.main_window import MainWindow
from tests.ui.hands import click, conductor_of, desk_of
from tests.ui.mouse import MousePlayer


class Eavesdropper:
    """Listens to the window on behalf of every human seat that is not looking at it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.compared = 0
        self.behind_the_curtain = 0
        desk_of(window).table.announced.connect(self._announced)

    @property
    def session(self) -> Session:
        return desk_of(self.window).session

    def listen(self) -> None:
        """Compare all that is said with all that is secret now."""
        conductor = conductor_of(self.window)
        talk = self.window.talk
        assert talk is not None
        looking = None if talk.curtain.closed else conductor.view.seat
        assert conductor.view.seat == looking
        if talk.curtain.closed:
            self.behind_the_curtain += 1
            self._curtain()
        self._compare(everything_said(), looking)
        self._money(looking)

    def _compare(self, said: Sequence[str], looking: int | None) -> None:
        whole = "\n".join(said)
        for seat in self.session.humans():
            if seat == looking:
                continue
            for line in secret_lines(self.session, seat):
                self.compared += 1
                assert line not in whole, (seat, looking, line, next(text for text in said if line in text))

    def _money(self, looking: int | None) -> None:
        models = desk_of(self.window).models
        for row in models.accounts.rows:
            if row.seat != looking and not self.session.over:
                assert row.cash is None, (row, looking)
        if models.bets.rows:
            assert looking is not None
            own = cast(SwallowsView, self.session.view(looking)).bets
            assert len(models.bets.rows) == len(own)

    def _curtain(self) -> None:
        """Menus that could name a deed name none, and nothing of the game can be reached."""
        actions = self.window.actions_
        for name in ("undo", "redo"):
            assert ":" not in actions[name].text()
            assert not actions[name].isEnabled()
        assert not any(view.isVisible() for view in desk_of(self.window).widgets())

    def _announced(self, text: str) -> None:
        conductor = conductor_of(self.window)
        self._compare([text], conductor.view.seat)


def play(player: MousePlayer, ear: Eavesdropper, decisions: int) -> None:
    """Play on, listening before and after every decision."""
    conductor = conductor_of(player.window)
    for _decision in range(decisions):
        if conductor.scene == "payout":
            return
        player.wait_for_question()
        ear.listen()
        player.decide()
        if conductor.scene != "payout":
            ear.listen()


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_hot_seat_friendly_tells_nobody_the_cards_of_the_other(window: MainWindow, qtbot: QtBot, code: str) -> None:
    QAccessible.setActive(True)
    settings().change(language=code)
    click(window.start.friendly_button)
    friendly = window.navigation.screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)  # type: ignore[attr-defined]
    with mock.patch.object(Setup, "drawn_seed", return_value=31):
        click(friendly.start_button)  # type: ignore[attr-defined]
    ear = Eavesdropper(window)
    player = MousePlayer(window, qtbot, 31)
    play(player, ear, 400)
    assert conductor_of(window).session.over
    assert ear.compared > 200
    assert ear.behind_the_curtain >= 4


def test_draft_bets_and_first_match_of_a_tournament_tell_nobody_the_slip_of_the_other(
    window: MainWindow, qtbot: QtBot
) -> None:
    QAccessible.setActive(True)
    seats = (
        SeatChoice("Ann", "#C8321F", "", ""),
        SeatChoice("Ben", "#1F4E9E", "", "7"),
        SeatChoice("Cleo", "#D9A21B", "easy", ""),
    )
    with mock.patch.object(Setup, "drawn_seed", return_value=32):
        window.new_game({"format": "sixteen", "distribution": "draft"}, seats)
    conductor = conductor_of(window)
    talk = window.talk
    assert talk is not None
    ear = Eavesdropper(window)
    player = MousePlayer(window, qtbot, 32)
    slips = 0
    for _decision in range(400):
        player.wait_for_question()
        ear.listen()
        slips += conductor.scene == "bets" and not talk.curtain.closed
        if talk.curtain.closed and talk.curtain._pin.isVisible():
            QTest.keyClicks(talk.curtain._pin, "7")
        player.decide()
        ear.listen()
        if conductor.view.played:
            break
    assert slips == 2
    assert conductor.view.played
    assert ear.behind_the_curtain >= 4
    assert ear.compared > 200
