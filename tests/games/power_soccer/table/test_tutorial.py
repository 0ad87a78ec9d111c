"""The tutorial of Power Soccer is followed to its end by keys, lesson after lesson."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.power_soccer.words.chapters import FIRST_MATCH
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.power_soccer.table.hands import desk_of
from tests.ui.hands import wait


def test_it_is_followed_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("power_soccer")
    window.game.begin_tutorial()
    wait(qtbot, lambda: window.game.laid is not None and window.talk is not None)
    desk, talk = desk_of(window), window.talk
    assert talk is not None
    guide = talk.tutorial
    assert guide is not None
    told: list[str] = []
    for _step in range(60):
        wait(qtbot, lambda: guide.told is not None or desk.table.roll.isVisible() or desk.table.forward.isVisible())
        if guide.told is not None and guide.told.id not in told:
            told.append(guide.told.id)
            wait(qtbot, lambda: guide.bubble.isVisible())
        if guide.told is not None and guide.told.tells:
            last = guide.told.over
            wait(qtbot, lambda: guide.bubble.next.isVisible())
            QTest.keyClick(guide.bubble.next, Qt.Key.Key_Return)
            if last:
                break
        else:
            several = len(desk.table.legal) > 1
            QTest.keyClick(desk.table, Qt.Key.Key_1 if several else Qt.Key.Key_Return)
    assert sorted(told) == sorted(lesson.id for lesson in FIRST_MATCH.plan.lessons)
