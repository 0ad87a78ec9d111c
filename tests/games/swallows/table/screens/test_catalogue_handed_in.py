"""Screens that come before a game show the catalogue they are given, packs and all."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from swallows_gui.catalogue.packs import read_pack
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.screens.friendly import FriendlyScreen
from swallows_gui.games.swallows.table.screens.tournament import TournamentScreen
from tests.catalogue.packs_of_ours import write


def test_a_nation_of_a_pack_can_be_chosen_where_the_pack_is_in_the_catalogue(tmp_path: Path, qtbot: QtBot) -> None:
    both = load(read_pack(write(tmp_path)))
    friendlies, tournament = (FriendlyScreen(load()), FriendlyScreen(both)), TournamentScreen(both)
    for screen in (*friendlies, tournament):
        qtbot.addWidget(screen)
    assert [screen.home.findData("oldboys:ATL") >= 0 for screen in friendlies] == [False, True]
    assert tournament.nations.rowCount() == len(both.nations) == len(load().nations) + 1
