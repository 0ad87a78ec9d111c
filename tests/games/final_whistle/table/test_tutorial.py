"""The tutorial of Final Whistle is followed by keys, lesson after lesson, as far as it teaches."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.words.chapters import FIRST_MATCH
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table.hands import desk_of, press
from tests.ui.hands import wait


def test_it_is_followed_by_keys_through_two_quarters(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("final_whistle")
    window.game.begin_tutorial()
    wait(qtbot, lambda: window.game.laid is not None and window.talk is not None)
    desk, talk = desk_of(window), window.talk
    assert talk is not None
    guide = talk.tutorial
    assert guide is not None
    window.activateWindow()
    wait(qtbot, window.isActiveWindow)
    told: list[str] = []
    while desk.controller.view.period < 3:
        wait(qtbot, lambda: guide.told is not None or bool(desk.table.legal))
        if guide.told is not None and guide.told.id not in told:
            told.append(guide.told.id)
            wait(qtbot, lambda: guide.bubble.isVisible())
        if guide.told is not None and guide.told.tells:
            wait(qtbot, lambda: guide.bubble.next.isVisible())
            QTest.keyClick(guide.bubble.next, Qt.Key.Key_Return)
        elif desk.table.plate.done.isVisible():
            press(desk, Qt.Key.Key_P)
        else:
            press(desk, Qt.Key.Key_Right)
            press(desk, Qt.Key.Key_Return)
    taught = {lesson.id for lesson in FIRST_MATCH.plan.lessons if not lesson.over}
    assert {"whistle_welcome", "whistle_card", "whistle_mark", "whistle_dice", "whistle_turn"} <= set(told) <= taught
