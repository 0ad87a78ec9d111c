"""The tutorial of Tactics Board is followed by keys to its first shot, lesson after lesson."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.tactics_board.table.hands import desk_of, good_choice, until_rest
from tests.ui.hands import wait


def test_it_is_followed_to_the_first_shot(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("tactics_board")
    window.game.begin_tutorial()
    wait(qtbot, lambda: window.game.laid is not None and window.talk is not None)
    desk, talk = desk_of(window), window.talk
    assert talk is not None
    guide = talk.tutorial
    assert guide is not None
    told: list[str] = []
    said: list[str] = []
    for _step in range(60):
        wait(qtbot, lambda: guide.told is not None or desk.controller.info.actor is not None)
        if guide.told is not None and guide.told.id not in told:
            told.append(guide.told.id)
            wait(qtbot, lambda: guide.bubble.isVisible())
            said.append(guide.bubble.text())
        if guide.told is not None and guide.told.tells:
            wait(qtbot, lambda: guide.bubble.next.isVisible())
            QTest.keyClick(guide.bubble.next, Qt.Key.Key_Return)
        elif "board_shoot" in told:
            break
        else:
            desk.controller.do([good_choice(desk)])
            until_rest(desk, qtbot)
    assert told[:4] == ["board_welcome", "board_kick_off", "board_ball", "board_race"]
    assert not any("Somebody has run already" in words for words in said)
    assert {"board_roll", "board_run", "board_battle", "board_set", "board_pass"} <= {*told}
