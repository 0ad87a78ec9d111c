"""The posters of the pay-out: the champions before the race, the fullest purse after it, for all and for those who want
them short or not at all."""

import gc
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.after.book import Winner, _coins, champions_poster, fullest_purse_poster
from swallows_gui.games.swallows.table.match.match_times import SHORT
from swallows_gui.games.swallows.table.screens.great_poster import LASTS, GreatPoster
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.settings import settings
from swallows_gui.services.stylesheet import contrast
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.take_over import TakeOver
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.table.after.test_payout import payout_of, tournament  # noqa: F401 - a fixture
from tests.ui.evening import time_by_hand
from tests.ui.play.replay.test_replay import press

SIZE = QSize(1000, 600)


@pytest.mark.parametrize(("step", "length"), [("full", 1.0), ("short", SHORT)])
def test_champions_race_purse(window: MainWindow, tournament: Path, step: str, length: float) -> None:  # noqa: F811
    settings().change(**{"swallows.great_moments": step})
    try:
        with time_by_hand("normal"):
            screen = payout_of(window, tournament)
            QApplication.processEvents()
            view, names = screen.controller.view, screen.controller.models.names
            what = screen.honours.what
            assert what is not None
            assert what.word == "CHAMPIONS!"
            champion = next(event["winner"] for event in reversed(view.history) if event["type"] == "match_ended")
            assert what.line == str(names.team(champion))
            assert "M" not in what.line.split()
            assert screen.honours.geometry() == screen.rect()
            clock().pass_time(length * LASTS - 0.05)
            assert screen.honours.isVisible()
            assert not screen.story.rows
            clock().pass_time(0.1)
            assert not screen.honours.isVisible()
            assert len(screen.story.rows) == 1
            for _second in range(60):
                clock().pass_time(1)
                if screen.winner:
                    break
            QApplication.processEvents()
            what = screen.honours.what
            assert what is not None
            assert what.word in screen.winner
            assert what.line == f"{max(screen.controller.session.result['cash'])}M"  # type: ignore[index]
            clock().pass_time(length * LASTS + 0.05)
            assert screen.honours.what is None
            assert screen.honours.accessibleName() == ""
    finally:
        settings().change(**{"swallows.great_moments": "full"})


def test_under_reduced_motion_they_stand_still_until_somebody_ends_them(window: MainWindow, tournament: Path) -> None:  # noqa: F811
    settings().change(pace="normal", reduced_motion=True)
    screen = payout_of(window, tournament)
    assert len(screen.story.rows) == len(screen._events), "nothing of the page is waited for"
    QApplication.processEvents()
    assert screen.honours.what is not None
    assert screen.honours.what.word == "CHAMPIONS!"
    shown = screen.honours.grab().toImage()
    QApplication.processEvents()
    assert screen.honours.grab().toImage() == shown
    press(window, Qt.Key.Key_Space)
    assert screen.honours.what is not None
    assert screen.honours.what.word in screen.winner
    press(window, Qt.Key.Key_Space)
    assert screen.honours.what is None
    assert window.stack.currentWidget() is screen


def test_whoever_wants_none_begins_with_the_race(window: MainWindow, tournament: Path) -> None:  # noqa: F811
    settings().change(**{"swallows.great_moments": "off"})
    try:
        with time_by_hand("normal"):
            screen = payout_of(window, tournament)
            QApplication.processEvents()
            assert screen.honours.what is None
            assert len(screen.story.rows) == 1
    finally:
        settings().change(**{"swallows.great_moments": "full"})


def test_what_follows_is_dropped_with_the_screen(window: MainWindow) -> None:
    over, called = QWidget(window), []
    over.resize(SIZE)
    over.show()
    honours = GreatPoster(over)
    with time_by_hand("normal"):
        honours.show_poster(poster(), lambda: called.append("then"))
        honours.drop()
        clock().pass_time(2 * LASTS)
    assert not called


def test_a_screen_that_goes_before_it_was_in_a_window_goes_in_peace(qtbot: QtBot) -> None:
    """It was built ahead: nothing but Python holds it, and Qt tells its poster of the last events."""
    over = QWidget()
    over.honours = GreatPoster(over)  # type: ignore[attr-defined]
    over.show()
    QApplication.processEvents()
    with qtbot.capture_exceptions() as raised:
        del over
        gc.collect()
        QApplication.processEvents()
    assert not raised


def poster() -> TakeOver:
    return champions_poster("BRA", Winner("Ann", "#C8321F"), Names(load(), ["Ann"], ["BRA"]), SIZE)


def test_letters_read_on_every_seat_s_colour(qapp: QApplication) -> None:
    for colour in ("#C8321F", "#1F4E9E", "#1E7F4B", "#B8860B", "#F2D24B", "#FFFFFF", "#000000"):
        what = fullest_purse_poster([Winner("Ann", colour, 120), Winner("Ben", colour, 120)], SIZE)
        assert contrast(what.ink, what.ground) >= 3
        assert what.word == "Ann and Ben"
        assert what.line == "120M"
        assert what.picture is not None
        assert not what.picture.isNull()


@pytest.mark.parametrize(("cash", "coins"), [(0, 1), (4, 1), (15, 2), (150, 15), (237, 24)])
def test_a_coin_lies_there_for_every_ten_million(cash: int, coins: int) -> None:
    places = _coins(QRectF(0, 0, 600, 700), cash)
    assert len(places) == coins
    assert all(place.left() >= 0 and place.right() <= 600 and place.bottom() <= 700 for place in places)
    stacks = Counter(round(place.center().x() / place.width(), 0) for place in places)
    assert max(stacks.values()) <= 5


def test_two_hands_hold_the_cup_and_two_people_share_a_purse(qapp: QApplication) -> None:
    picture = poster().picture
    assert picture is not None
    skin, wide = QColor(looks_of("Ann").skin).rgb(), picture.width()
    low = range(int(picture.height() * 0.58), int(picture.height() * 0.8))
    held = [x for x in range(wide) for y in low if picture.pixel(x, y) == skin]
    cup = int(wide * 0.6)
    assert sum(x < cup for x in held) > 50 < sum(x > cup for x in held)
    shared = fullest_purse_poster([Winner("Ann", "#C8321F", 120), Winner("Wanda", "#1F4E9E", 120)], SIZE).picture
    assert shared is not None
    colours = {shared.pixel(x, y) for x in range(0, wide, 2) for y in range(0, shared.height(), 2)}
    assert {skin, QColor(looks_of("Wanda").skin).rgb()} <= colours
