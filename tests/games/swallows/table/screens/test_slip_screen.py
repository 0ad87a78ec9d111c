"""The betting slip lies as a coupon in the middle of a wide window, and takes all of a narrow one (S2)."""

from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.match.stamp import LASTS, handed_in
from swallows_gui.games.swallows.table.screens.bets import BetsScreen
from swallows_gui.games.swallows.words.slip import FIRST_KIND
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait


def slip_of(window: MainWindow, qtbot: QtBot, **options: bool) -> BetsScreen:
    """The slip of the only person at a table."""
    seats = (SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "easy", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "sixteen", "distribution": "random", **options}, seats)
    wait(qtbot, lambda: window.desk is not None and controller_of(window).scene == "groups")
    click(desk_of(window).screen("groups").go_on_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: controller_of(window).scene == "bets")
    screen = desk_of(window).screen("bets")
    assert isinstance(screen, BetsScreen)
    return screen


def filled(screen: BetsScreen, qtbot: QtBot) -> BetsScreen:
    """The bet on Germany that must be on a slip."""
    assert screen.slip is not None
    germany = next(row for row in range(screen.slip.rowCount()) if "German" in str(screen.slip.index(row, 0).data()))
    screen.table.setCurrentIndex(screen.slip.index(germany, FIRST_KIND))
    screen._turn_bet()
    wait(qtbot, screen.hand_in_button.isEnabled)
    return screen


def test_one_key_hands_in_a_slip_that_is_whole_and_none_that_is_not(window: MainWindow, qtbot: QtBot) -> None:
    screen = slip_of(window, qtbot)
    settings().change(pace="instant")
    QTest.keyClick(screen.table, Qt.Key.Key_F)
    assert controller_of(window).scene == "bets"
    filled(screen, qtbot)
    screen.table.setFocus()
    QTest.keyClick(screen.table, Qt.Key.Key_F)
    wait(qtbot, lambda: controller_of(window).scene != "bets")


@pytest.mark.parametrize("hurried", [False, True])
def test_a_slip_is_stamped_before_it_is_handed_in(window: MainWindow, qtbot: QtBot, hurried: bool) -> None:
    screen = filled(slip_of(window, qtbot), qtbot)
    controller = controller_of(window)
    settings().change(pace="normal", reduced_motion=False)
    clock().by_hand()
    try:
        click(screen.hand_in_button)
        assert screen.stamp.word == handed_in()
        assert screen.slip is not None
        bets = dict(screen.slip.chosen)
        screen._turn_bet()
        assert screen.slip.chosen == bets, "what is stamped stays as it is"
        clock().pass_time(LASTS / 2)
        assert controller.scene == "bets"
        if hurried:
            click(screen.hand_in_button)
        else:
            clock().pass_time(LASTS)
        assert screen.stamp.word is None
    finally:
        clock().by_itself()
        settings().change(pace="instant")
    wait(qtbot, lambda: controller.scene != "bets")


def test_whoever_leaves_a_slip_under_the_stamp_has_not_handed_it_in(window: MainWindow, qtbot: QtBot) -> None:
    screen = filled(slip_of(window, qtbot), qtbot)
    settings().change(pace="normal", reduced_motion=False)
    clock().by_hand()
    try:
        click(screen.hand_in_button)
        window.open_rules("S2.1")
        assert screen.stamp.word is None
        clock().pass_time(2 * LASTS)
        assert controller_of(window).scene == "bets"
    finally:
        clock().by_itself()
        settings().change(pace="instant")


def test_at_pace_instant_nobody_waits_for_a_stamp(window: MainWindow, qtbot: QtBot) -> None:
    screen = filled(slip_of(window, qtbot), qtbot)
    click(screen.hand_in_button)
    assert screen.stamp.word is None
    wait(qtbot, lambda: controller_of(window).scene != "bets")


def test_a_slip_is_no_wider_than_a_coupon_and_its_stub_hangs_on_it(window: MainWindow, qtbot: QtBot) -> None:
    screen = slip_of(window, qtbot)
    px = theme().px
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: screen.table.width() == px(900))
    qtbot.waitUntil(lambda: screen.purse.geometry().left() == screen.tear.geometry().right() + 1)
    left, right = screen.table.x(), screen.width() - screen.purse.geometry().right() - 1
    assert abs(left - right) <= 2
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: screen.table.x() == px(24) and screen.purse.geometry().right() + 1 == 1024 - px(24))


def test_a_key_asks_the_bookmaker_and_sends_him_away(window: MainWindow, qtbot: QtBot) -> None:
    screen = slip_of(window, qtbot, bookmaker=True)
    assert screen.slip is not None
    plain = screen.slip.columnCount()
    screen.table.setFocus()
    QTest.keyClick(screen.table, Qt.Key.Key_Q)
    wait(qtbot, lambda: screen.slip is not None and screen.slip.columnCount() == plain + len(screen.slip.kinds))
    assert screen.table.hasFocus()
    QTest.keyClick(screen.table, Qt.Key.Key_Q)
    wait(qtbot, lambda: screen.slip is not None and screen.slip.columnCount() == plain)
    assert screen.odds_button.accessibleName() == "Show the odds"


def test_a_game_without_a_bookmaker_has_no_odds_to_ask_for(window: MainWindow, qtbot: QtBot) -> None:
    screen = slip_of(window, qtbot)
    assert screen.odds_button.isHidden()
    assert all(key != "Q" for key, _deed in screen.key_help())
