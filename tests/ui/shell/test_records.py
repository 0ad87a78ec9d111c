"""The records to be looked at again, and the cover beside them."""

import datetime
from pathlib import Path

from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.models.vocabulary import of_title
from swallows_gui.records.listed import ListedGame
from swallows_gui.ui.shell.records import RecordsScreen

WHEN = datetime.datetime(2026, 7, 19, 20, tzinfo=datetime.UTC)


def test_beside_the_list_hangs_the_cover_of_the_game_that_is_chosen(qtbot: QtBot) -> None:
    screen = RecordsScreen()
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    assert screen.poster.isHidden()  # there is nothing to choose
    known = titles.ids()[:2]
    screen.set_games([ListedGame(Path(f"{game}.swallows"), WHEN, game) for game in (*known, "no-such-game")])
    assert not screen.poster.isHidden()
    for row, game in enumerate((*known, titles.usual())):
        screen.games.setCurrentIndex(screen.model.index(row, 0))
        assert screen.poster.accessibleName() == of_title(titles.title(game).name)
    screen.resize(700, 600)
    assert screen.poster.isHidden()
