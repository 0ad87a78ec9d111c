"""Two people at one screen: nothing of one is said by the window while the curtain is closed or the other looks on."""

from unittest import mock

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bench.trial.ear import Ear
from swallows_gui.models import roles
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of
from tests.ui.mouse import MousePlayer


class Eavesdropper:
    """Listens to the window on behalf of every seat that is not looking at it."""

    def __init__(self, window: MainWindow) -> None:
        self.ear = Ear(window)
        desk_of(window).table.announced.connect(self._announced)

    def listen(self) -> None:
        """Nothing is heard that should not be."""
        assert not self.ear.listen()

    def _announced(self, text: str) -> None:
        assert not self.ear.hear(text)


def choose_without_playing(window: MainWindow) -> None:
    """The first card that can be played is chosen and left so."""
    fan = desk_of(window).table.near.fan
    if fan.isVisible():
        rows = (fan.model().index(row, 0) for row in range(fan.model().rowCount()))
        fan.choose(next((index for index in rows if index.data(roles.PLAYABLE)), QModelIndex()))


def change_seats(player: MousePlayer, ear: Eavesdropper) -> None:
    """The first seat goes to the computer and comes back, in mid-match."""
    talk = player.window.talk
    assert talk is not None
    for level in ("easy", ""):
        talk.hand_over(0, level)
        ear.listen()
        player.wait_for_question()
        ear.listen()


def play(player: MousePlayer, ear: Eavesdropper, decisions: int) -> None:
    """Play on, listening before and after every decision."""
    controller = controller_of(player.window)
    for decision in range(decisions):
        if controller.scene == "payout":
            return
        player.wait_for_question()
        ear.listen()
        if decision % 5 == 0:
            choose_without_playing(player.window)
            ear.listen()
        if decision == 40:
            change_seats(player, ear)
        player.decide()
        if controller.scene != "payout":
            ear.listen()


@pytest.mark.parametrize("code", ["en", pytest.param("de", marks=pytest.mark.nightly)])
def test_a_hot_seat_friendly_tells_nobody_the_cards_of_the_other(window: MainWindow, qtbot: QtBot, code: str) -> None:
    QAccessible.setActive(True)
    settings().change(language=code)
    click(window.start.start_buttons["friendly"])
    friendly = window.navigation.screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)  # type: ignore[attr-defined]
    with mock.patch.object(Setup, "drawn_seed", return_value=31):
        click(friendly.start_button)  # type: ignore[attr-defined]
    ear = Eavesdropper(window)
    player = MousePlayer(window, qtbot, 31)
    play(player, ear, 400)
    assert controller_of(window).session.over
    assert ear.ear.compared > 200
    assert ear.ear.behind_the_curtain >= 4


@pytest.mark.parametrize("code", ["de", pytest.param("en", marks=pytest.mark.nightly)])
def test_draft_bets_and_first_match_of_a_tournament_tell_nobody_the_slip_of_the_other(
    window: MainWindow, qtbot: QtBot, code: str
) -> None:
    QAccessible.setActive(True)
    settings().change(language=code)
    seats = (
        SeatChoice("Ann", "#C8321F", "", ""),
        SeatChoice("Ben", "#1F4E9E", "", "7"),
        SeatChoice("Cleo", "#D9A21B", "easy", ""),
    )
    with mock.patch.object(Setup, "drawn_seed", return_value=32):
        window.new_game({"format": "sixteen", "distribution": "draft", "talk": True}, seats)
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    ear = Eavesdropper(window)
    player = MousePlayer(window, qtbot, 32)
    slips = words = 0
    for _decision in range(400):
        player.wait_for_question()
        ear.listen()
        slips += controller.scene == "bets" and not talk.curtain.closed
        words += controller.scene == "evening" and not talk.curtain.closed
        if talk.curtain.closed and talk.curtain._pin.isVisible():
            QTest.keyClicks(talk.curtain._pin, "7")
        player.decide()
        ear.listen()
        if controller.view.played:
            break
    assert slips == 2
    assert words >= 4
    assert controller.view.played
    assert ear.ear.behind_the_curtain >= 4
    assert ear.ear.compared > 200
