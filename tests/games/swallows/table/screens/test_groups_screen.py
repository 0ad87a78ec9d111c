"""The groups as drawn: those of a later stage say where their teams will come from (S1.5, S10.6)."""

from unittest import mock

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.groups import GroupsScreen
from swallows_gui.games.swallows.table.screens.groups_over import TeamPlate
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, wait


def test_groups_of_a_later_stage_name_their_places(window: MainWindow, qtbot: QtBot) -> None:
    seats = (SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "easy", ""))
    options = {"format": "sixteen-second-groups", "distribution": "random"}
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game(options, seats)
    wait(qtbot, lambda: window.desk is not None and controller_of(window).scene == "groups")
    screen = desk_of(window).screen("groups")
    assert isinstance(screen, GroupsScreen)
    *drawn, _first, later = screen._panels
    assert len(drawn) == 4
    words = {plate.accessibleName() for plate in later.findChildren(TeamPlate)}
    assert {"Winner of group B", "Runner-up of group A"} <= words
    assert "–" not in words


@pytest.mark.parametrize(("talk", "words"), [(True, "To the pub"), (False, "To the betting slips")])
def test_once_the_groups_are_drawn_the_way_on_is_named_and_has_the_focus(
    window: MainWindow, qtbot: QtBot, talk: bool, words: str
) -> None:
    settings().change(pace="fast")
    people = [SeatChoice(name, colour, "", "") for name, colour in (("Ann", "#C8321F"), ("Ben", "#1F4E9E"))]
    seats = (*people, SeatChoice("Cleo", "#2E7D4F", "easy", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "sixteen", "distribution": "random", "talk": talk}, seats)
    wait(qtbot, lambda: window.desk is not None and controller_of(window).scene == "groups")
    screen = desk_of(window).screen("groups")
    assert isinstance(screen, GroupsScreen)
    qtbot.waitUntil(screen.go_on_button.isVisible)
    assert screen.go_on_button.text() == words
    assert window.focusWidget() is screen.go_on_button
