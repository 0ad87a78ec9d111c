"""Whole evenings of several people at one screen, at every pace that shows what happens."""

from unittest import mock

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.payout import PayoutScreen
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.evening import Spectator, time_by_hand
from tests.ui.hands import controller_of, desk_of

ANN, BEN = SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", "")
CLEO = SeatChoice("Cleo", "#1E7B4A", "easy", "")
"""A seat of the computer."""


def begin(window: MainWindow, seed: int, options: dict[str, object], *seats: SeatChoice) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.new_game(options, seats)


@pytest.mark.parametrize(
    ("pace", "seats"),
    [
        ("fast", (ANN, BEN)),
        ("normal", (ANN, BEN, CLEO)),
        pytest.param("slow", (ANN, BEN), marks=pytest.mark.nightly),
        pytest.param("fast", (ANN, BEN, CLEO), marks=pytest.mark.nightly),
        pytest.param("normal", (ANN, BEN), marks=pytest.mark.nightly),
        pytest.param("slow", (ANN, BEN, CLEO), marks=pytest.mark.nightly),
    ],
)
def test_the_first_match_of_a_tournament_is_reached(
    window: MainWindow, qtbot: QtBot, pace: str, seats: tuple[SeatChoice, ...]
) -> None:
    with time_by_hand(pace):
        begin(window, 7, {"format": "sixteen"}, *seats)
        player = Spectator(window, qtbot, 7)
        while "card" not in player.clicks:
            player.wait_for_question()
            player.decide()
        assert window.stack.currentWidget() is desk_of(window).table
        assert window.windowTitle() == "Match 1"
        assert not window.notice.isVisible()


def test_a_whole_friendly_at_pace_normal(window: MainWindow, qtbot: QtBot) -> None:
    """To its end, whose race is seen."""
    with time_by_hand("normal"):
        begin(window, 8, {"format": "friendly", "field": ["ESP", "ITA"], "knockout": True}, ANN, BEN)
        player, session = Spectator(window, qtbot, 8), controller_of(window).session
        while not session.over:
            player.wait_for_question()
            player.decide()
        for _frame in range(2000):
            screen = window.stack.currentWidget()
            if isinstance(screen, PayoutScreen):
                break
            if controller_of(window).info.phase == "held":
                player.decide()
            clock().pass_time(0.05)
            QApplication.processEvents()
        assert isinstance(screen, PayoutScreen)
        assert screen._running, "the page is made while the table still stands, which ends what moves when it goes"
        assert not screen.winner
        said = window.notice.text()
        assert said == "" or said.startswith("This game can be heard"), "nothing is amiss"


@pytest.mark.nightly
def test_a_tournament_goes_from_match_to_match_at_pace_normal(window: MainWindow, qtbot: QtBot) -> None:
    with time_by_hand("normal"):
        begin(window, 8, {"format": "sixteen"}, ANN, BEN)
        player = Spectator(window, qtbot, 8)
        while len(controller_of(window).view.played) < 2:
            player.wait_for_question()
            player.decide()
        assert not window.notice.isVisible() or "can be heard" in window.notice.text()
