"""The betting slip lies as a coupon in the middle of a wide window, and takes all of a narrow one (S2)."""

from unittest import mock

from pytestqt.qtbot import QtBot

from swallows_gui.services.theme import theme
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.swallows.screens.bets import BetsScreen
from tests.ui.hands import click, controller_of, desk_of, wait


def test_a_slip_is_no_wider_than_a_coupon_and_its_stub_hangs_on_it(window: MainWindow, qtbot: QtBot) -> None:
    seats = (SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "easy", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "sixteen", "distribution": "random"}, seats)
    wait(qtbot, lambda: window.desk is not None and controller_of(window).scene == "groups")
    click(desk_of(window).screen("groups").go_on_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: controller_of(window).scene == "bets")
    screen = desk_of(window).screen("bets")
    assert isinstance(screen, BetsScreen)
    px = theme().px
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: screen.table.width() == px(900))
    qtbot.waitUntil(lambda: screen.purse.geometry().left() == screen.tear.geometry().right() + 1)
    left, right = screen.table.x(), screen.width() - screen.purse.geometry().right() - 1
    assert abs(left - right) <= 2
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: screen.table.x() == px(24) and screen.purse.geometry().right() + 1 == 1024 - px(24))
