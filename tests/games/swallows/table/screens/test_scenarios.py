"""Scenarios and the deal of a day in the window: chosen, played with the task in sight, judged, kept, come back to."""

from __future__ import annotations

import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.session.attempts import kept
from swallows_gui.games.swallows.table.screens import daily
from swallows_gui.games.swallows.table.screens.daily import FIRST_DAY, DailyScreen
from swallows_gui.games.swallows.table.screens.payout import PayoutScreen
from swallows_gui.games.swallows.table.screens.scenarios import ScenariosScreen
from swallows_gui.services.settings import settings
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, desk_of, start_friendly, wait

NAME = "two-down"


def opened(window: MainWindow, start: str) -> ScenariosScreen | DailyScreen:
    """A screen of the start screen's choices, reached by a click."""
    window.start.choose("swallows")
    QApplication.processEvents()
    click(window.start.start_buttons[start])
    shown = window.stack.currentWidget()
    assert isinstance(shown, (ScenariosScreen, DailyScreen))
    return shown


def played_to_its_end(window: MainWindow, qtbot: QtBot) -> PayoutScreen:
    """The computer plays the player's seat to the end of the game, too."""
    wait(qtbot, lambda: window.desk is not None)
    desk = desk_of(window)
    desk.session.hand_to_ai(desk.attempt.you, "easy")
    wait(qtbot, lambda: isinstance(window.stack.currentWidget(), PayoutScreen))
    payout = window.stack.currentWidget()
    assert isinstance(payout, PayoutScreen)
    payout.show_all()
    return payout


def test_a_scenario_is_played_judged_and_come_back_to(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(pace="instant", language="de")
    start_friendly(window, qtbot)
    desk_of(window).shell.leave_game()  # the docks of another game, as it left them, have no task
    screen = opened(window, "scenarios")
    assert isinstance(screen, ScenariosScreen)
    screen.panels[NAME].play_button.setFocus()
    QTest.keyClick(screen, Qt.Key.Key_Return)
    wait(qtbot, lambda: window.desk is not None)
    desk = desk_of(window)
    assert desk.task is not None
    task = window.docks.by_name["task"]
    assert not desk.task.isVisible()
    task.show()
    wait(qtbot, desk.task.isVisible)
    assert desk.task.title.text() == "Null zu zwei"
    assert window.notice.text() == "Null zu zwei: Verliere nicht."
    window.resize(1024, 700)
    wait(qtbot, lambda: window.height() == 700)
    for label in (desk.task.text, *desk.task.goals):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    assert [label.accessibleName() for label in desk.task.goals][:2] == [
        "Verliere nicht. noch nicht",
        "Gewinne. noch nicht",
    ]
    payout = played_to_its_end(window, qtbot)
    assert window.notice.text() == ""
    best = kept().best[NAME]
    assert best.attempts == 1
    assert desk.attempt.verdict is not None
    assert best.reached == desk.attempt.verdict.reached
    settings().change(language="en")
    assert desk.task.title.text() == "Two down"
    assert payout.winner
    click(payout.finish_button)
    wait(qtbot, lambda: window.stack.currentWidget() is screen)
    assert screen.panels[NAME].play_button.text() == "Play again"


def test_the_deal_of_today_and_of_days_gone_by(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(pace="instant", language="en")
    screen = opened(window, "daily")
    assert isinstance(screen, DailyScreen)
    today = screen.day
    assert not screen.after_button.isEnabled()
    click(screen.before_button)
    assert screen.day == today - datetime.timedelta(days=1)
    screen.show_day(FIRST_DAY - datetime.timedelta(days=5))
    assert screen.day == FIRST_DAY
    assert not screen.before_button.isEnabled()
    assert screen.result.text() == "Not played yet."
    click(screen.start_button)
    played_to_its_end(window, qtbot)
    desk = desk_of(window)
    played = kept().days[FIRST_DAY.isoformat()]
    assert desk.attempt.played == played
    assert desk.task is not None
    desk.task.copy_button.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 3
    assert lines[0].endswith("2026-01-01")
    assert lines[1] == f"{played.money}M · {played.place}/4"
    desk.shell.leave_game()
    assert window.stack.currentWidget() is screen
    screen.show_day(FIRST_DAY)
    assert screen.result.text().startswith(f"{played.money}")
    first, *others = screen.leaves
    assert (first.day, first.played) == (FIRST_DAY, played), "torn off and stamped"
    assert f"{played.money}M" in first.accessibleName()
    assert not any(leaf.played for leaf in others)
    assert [leaf.isChecked() for leaf in screen.leaves] == [True, *[False] * 6]


def test_a_leaf_of_the_calendar_is_the_day_that_is_played_late(window: MainWindow) -> None:
    settings().change(language="en")
    screen = opened(window, "daily")
    assert isinstance(screen, DailyScreen)
    today = screen.day
    assert screen.leaves[-1].day == today
    assert screen.start_button.text() == "Play"
    click(screen.leaves[-2])
    assert screen.day == today - datetime.timedelta(days=1)
    assert screen.start_button.text() == "Play late"
    assert [leaf.day for leaf in screen.leaves if leaf.isChecked()] == [screen.day]
    click(next(leaf for leaf in screen.leaves if leaf.isChecked()))
    assert [leaf.day for leaf in screen.leaves if leaf.isChecked()] == [screen.day], "it stays meant"
    screen.show_day(today - datetime.timedelta(days=20))
    assert [(leaf.day - screen.day).days for leaf in screen.leaves] == list(range(-3, 4))
    settings().change(language="de")
    assert screen.leaves[0].accessibleName().endswith("noch nicht gespielt")


def test_the_deal_of_the_day_goes_on_at_midnight(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    days = [datetime.date(2026, 3, 14), datetime.date(2026, 3, 15)]
    now = iter(days)
    today = [next(now)]
    monkeypatch.setattr(daily, "_today", lambda: today[0])
    screen = opened(window, "daily")
    assert isinstance(screen, DailyScreen)
    assert screen.day == days[0]
    today[0] = next(now)
    screen.follow_calendar()
    assert screen.day == days[1]
    assert not screen.after_button.isEnabled()
    screen.show_day(days[0])
    today[0] = datetime.date(2026, 3, 16)
    screen.follow_calendar()
    assert screen.day == days[0], "whoever looks at a day gone by stays there"
