"""Past cups of uncommon shapes in the real window, with the mouse alone: draft, slips, the first match and the last."""

from pathlib import Path
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import as_it_was, field_of
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.data.test_cup_shapes import Making, copa_with_holder, four_in_two_legs, league
from tests.games.swallows.table.test_whole_games import leave_to_the_computer
from tests.ui.hands import controller_of, wait
from tests.ui.mouse import MousePlayer


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(copa_with_holder(), marks=pytest.mark.nightly),
        pytest.param(league(), marks=pytest.mark.nightly),
        four_in_two_legs(),
    ],
    ids=lambda made: made.identity,
)
def test_a_cup_is_played_in_the_window(window: MainWindow, qtbot: QtBot, tmp_path: Path, made: Making) -> None:
    options = as_it_was(load(), field_of(load(), made.cup()))
    fewest = options["format"]["seats"][0]
    seats = (Seat("Anna", "human"), *(Seat(f"Easy {at}", "ai", "easy") for at in range(1, fewest)))
    path = tmp_path / "cup.swallows"
    with Session.new(Setup({**options, "distribution": "draft"}, seats, seed=4), path=path):
        pass
    window.open_file(path)
    wait(qtbot, lambda: window.game.laid is not None)
    player = MousePlayer(window, qtbot, 4)
    player.play_on(lambda: len(controller_of(window).view.played) >= 1)
    matches = len(cast(SwallowsView, controller_of(window).view).form.schedule.fixtures)
    leave_to_the_computer(window, qtbot, tmp_path, matches - 2)
    player.play_on()
    assert controller_of(window).session.over
