"""The hall of fame in the window: read in pieces, and every line leads into the replay."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from swallows_gui.folders import games_folder
from swallows_gui.games.swallows.table.screens.hall import HallScreen
from swallows_gui.records.library import new_path
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, wait


def kept(seed: int) -> Path:
    games_folder().mkdir(parents=True, exist_ok=True)
    path = new_path()
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben"))
    with Session.new(Setup({"format": "eight"}, seats, seed=seed), path=path) as session:
        session.run()
    return path


def opened(window: MainWindow, qtbot: QtBot) -> HallScreen:
    window.actions_["hall"].trigger()
    hall = window.stack.currentWidget()
    assert isinstance(hall, HallScreen)
    wait(qtbot, lambda: not hall.reading)
    return hall


def test_without_games_it_says_what_will_stand_there_and_shows_where(window: MainWindow, qtbot: QtBot) -> None:
    hall = opened(window, qtbot)
    assert hall.empty.isVisible()
    assert all(panel.isVisible() for panel in hall.panels)
    assert not any(panel.lines for panel in hall.panels)
    assert window.focusWidget() is hall.back_button


def test_while_it_reads_it_does_not_say_that_there_is_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["hall"].trigger()
    hall = window.stack.currentWidget()
    assert isinstance(hall, HallScreen)
    assert hall.reading
    assert not hall.empty.isVisible()
    assert hall.progress.isVisible()
    wait(qtbot, lambda: not hall.reading)
    assert hall.empty.isVisible()
    assert not hall.progress.isVisible()


def test_a_line_leads_to_its_moment_and_back(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(language="en")
    path = kept(1)
    (games_folder() / "spoilt.swallows").write_bytes(b"nonsense\n")
    hall = opened(window, qtbot)
    wins = hall.panels[2]
    assert wins.isVisible()
    assert not hall.empty.isVisible()
    assert wins.lines[0].accessibleName().startswith("Biggest wins, 1: ")
    settings().change(language="de")
    assert wins.lines[0].accessibleName().startswith("Höchste Siege, 1: ")
    wait(qtbot, lambda: wins.lines[0].isVisible())
    click(wins.lines[0])
    wait(qtbot, lambda: window.navigation.replay is not None)
    replay = window.navigation.replay
    assert replay is not None
    assert 0 < replay.rerun.position < replay.rerun.last
    window.navigation.leave_replay()
    assert window.stack.currentWidget() is hall
    path.unlink()
    (games_folder() / "spoilt.swallows").unlink()
    hall.enter()
    wait(qtbot, lambda: not hall.reading)
    assert hall.empty.isVisible()
