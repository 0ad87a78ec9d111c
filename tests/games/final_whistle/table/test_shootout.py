"""A match that stays level is decided by shooters whom a player names on field and bench."""

from pytestqt.qtbot import QtBot

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.final_whistle.rules.events import ShootersNamed, ShotTaken
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table.hands import begin, play_to, until_rest
from tests.ui.hands import click


def test_shooters_are_named_one_after_the_other_and_shoot(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy", seed=6, extra_time="always")
    play_to(desk, qtbot, "shooters")
    table = desk.table
    assert desk.controller.view.period == 8
    for number in range(1, 6):
        assert f"shot {number}?" in table.prompt.text()
        who = table.candidates()[0]
        assert who[1][0] != "G"
        assert all(look.top == 0 for look in table.pitch.looks.values())
        tile = table.pitch.tiles.get(who) or next(
            man for man in table.hand_row.men if man.look and man.look.man == who[1]
        )
        click(tile)
        until_rest(desk, qtbot)
    assert table.story.stage in ("shootout", "over")
    history = desk.session.view(None).history
    assert len(next(of_kinds(history, ShootersNamed)).men) == 5
    assert next(of_kinds(history, ShotTaken)).dice
