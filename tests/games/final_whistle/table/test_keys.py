"""Final Whistle by keys alone: arrows stay at the table, whatever has the focus."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.table.man_tile import ManTile
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.final_whistle.table.hands import begin, until_rest


def test_an_arrow_leads_from_a_button_to_the_men(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy")
    until_rest(desk, qtbot)
    assert desk.controller.view.step == "substitutes"
    assert window.focusWidget() is desk.table, "no answer of several has the focus"
    desk.table.plate.done.setFocus()
    QTest.keyClick(desk.table.plate.done, Qt.Key.Key_Right)
    man = window.focusWidget()
    assert isinstance(man, ManTile)
    assert man.offered


def test_the_focus_stays_at_the_table_when_a_reserve_has_come_on(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, "", "easy")
    until_rest(desk, qtbot)
    table = desk.table
    last = max((man for man in table.hand_row.men if man.isVisible() and man.offered), key=lambda man: man.x())
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Return)
    off = window.focusWidget()
    assert isinstance(off, ManTile)
    QTest.keyClick(off, Qt.Key.Key_Return)
    until_rest(desk, qtbot)
    focus = window.focusWidget()
    assert focus is not None
    assert table.isAncestorOf(focus) or focus is table
