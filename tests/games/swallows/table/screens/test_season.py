"""Seasons in the window: made, played on, watched, gone on with, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.session.season import SeasonPlayer
from swallows_gui.games.swallows.table.screens.season import SeasonScreen
from swallows_gui.records.library import games_folder, new_path
from swallows_gui.services.settings import settings
from swallows_gui.session import Session
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, wait


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    settings().change(language="en")


def opened(window: MainWindow, qtbot: QtBot) -> SeasonScreen:
    window.navigation.show_start("swallows", "season")
    screen = window.stack.currentWidget()
    assert isinstance(screen, SeasonScreen)
    wait(qtbot, lambda: not screen.reading)
    return screen


def test_a_season_is_made_and_its_first_tournament_begins(window: MainWindow, qtbot: QtBot) -> None:
    screen = opened(window, qtbot)
    assert screen.form.season_panel.isVisible()
    assert not screen.table_panel.isVisible()
    screen.form.name.setText("Winter")
    screen.form.tournaments.set_value(2)
    screen.form.keeps_cash.setChecked(True)
    assert screen.start_button.text() == "Begin the season"
    click(screen.start_button)
    wait(qtbot, lambda: window.game.laid is not None)
    assert window.game.laid is not None
    options = window.game.laid.session.options
    (made,) = seasons.kept()
    assert not isinstance(made, seasons.BadSeason)
    assert (made.name, made.tournaments, made.keeps_cash) == ("Winter", 2, True)
    assert options["season"] == {"id": made.id, "number": 1}
    assert options["first"] == 0
    window.leave_game()
    wait(qtbot, lambda: window.stack.currentWidget() is screen and not screen.reading)
    assert screen.start_button.text() == "Go on with tournament 1"
    assert screen.table_panel.accessibleName() == "Winter"
    assert not screen.podium.isVisible(), "nothing was played yet"
    click(screen.start_button)
    wait(qtbot, lambda: window.game.laid is not None)
    assert window.game.laid is not None
    assert window.game.laid.session.options["season"] == options["season"]
    window.leave_game()
    wait(qtbot, lambda: window.stack.currentWidget() is screen)


def test_what_was_played_is_told_and_watched_and_what_is_lost_is_named(window: MainWindow, qtbot: QtBot) -> None:
    players = [SeasonPlayer(name=name, level="easy") for name in ("Ann", "Ben")]
    season = seasons.begun("Spring", players, 2, {"format": "eight"}, heads_rotate=True)
    seasons.keep(season)
    games_folder().mkdir(parents=True, exist_ok=True)
    path = new_path()
    with Session.new(seasons.setup(season, 100), path=path) as session:
        session.run()
    screen = opened(window, qtbot)
    assert not screen.form.season_panel.isVisible()
    assert screen.model.rowCount() == 2
    assert screen.start_button.text() == "Tournament 2"
    kept = next(iter(seasons.kept()))
    assert not isinstance(kept, seasons.BadSeason)
    assert len(kept.played) == 1
    first, second = seasons.table(kept)
    assert screen.podium.isVisible()
    assert screen.podium.accessibleName().startswith(f"{first.place}. {first.name}")
    assert f"{second.place}. {second.name}" in screen.podium.accessibleName()
    settings().change(language="de")
    assert screen.start_button.text() == "Turnier 2"
    assert screen.model.headerData(1, screen.table.horizontalHeader().orientation()) == "Spieler"
    settings().change(language="en")
    wait(qtbot, lambda: bool(screen.watch_buttons) and screen.watch_buttons[0].isVisible())
    click(screen.watch_buttons[0])
    wait(qtbot, lambda: window.navigation.replay is not None)
    window.navigation.leave_replay()
    wait(qtbot, lambda: window.stack.currentWidget() is screen and not screen.reading)
    path.unlink()
    screen.enter()
    wait(qtbot, lambda: not screen.reading)
    assert not screen.watch_buttons
    assert screen.model.rowCount() == 2, "the table stands"
