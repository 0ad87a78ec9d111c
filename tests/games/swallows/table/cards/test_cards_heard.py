"""A screen reader hears the card that the keys stand on, not the list it lies in."""

from collections.abc import Callable
from types import SimpleNamespace
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.ui.kit.words import set_tip
from tests.games.swallows.table.cards.test_fan import hand


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the items that the focus was said to be on."""
    items: list[int] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            items.append(event.child())

    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return items


@pytest.fixture
def page(qtbot: QtBot) -> SimpleNamespace:
    """A hand of six greens and two reds, and a line beside it that has the focus."""
    window = QWidget()
    column = QVBoxLayout(window)
    line, fan = QLineEdit(), FanView()
    fan.setModel(hand(6, 2))
    column.addWidget(line)
    column.addWidget(fan)
    window.resize(900, 320)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    line.setFocus()
    return SimpleNamespace(window=window, line=line, fan=fan)


def after(qtbot: QtBot, do: Callable[[], object]) -> None:
    do()
    QApplication.processEvents()
    qtbot.wait(5)


def test_walking_through_a_hand_names_each_card(qtbot: QtBot, page: SimpleNamespace, heard: list[int]) -> None:
    after(qtbot, page.fan.setFocus)
    assert heard == [], "the keys stand on no card yet"
    for _card in range(3):
        after(qtbot, lambda: QTest.keyClick(page.fan, Qt.Key.Key_Right))
    row = page.fan.currentIndex().row()
    assert heard == [row - 2, row - 1, row]
    after(qtbot, page.line.setFocus)
    after(qtbot, page.fan.setFocus)
    assert heard[-1] == row, "whoever comes back hears where he is"


def test_a_hand_that_is_only_shown_keeps_no_place(qtbot: QtBot, page: SimpleNamespace) -> None:
    page.fan.forgets = True
    page.fan.setFocus()
    QTest.keyClick(page.fan, Qt.Key.Key_Right)
    assert page.fan.currentIndex().isValid()
    after(qtbot, page.line.setFocus)
    assert not page.fan.currentIndex().isValid()


def test_nobody_listens_nothing_is_told(qtbot: QtBot, page: SimpleNamespace, heard: list[int]) -> None:
    with mock.patch.object(QAccessible, "isActive", return_value=False):
        page.fan.setFocus()
        after(qtbot, lambda: QTest.keyClick(page.fan, Qt.Key.Key_Right))
    assert heard == []


def test_a_tip_that_repeats_the_name_is_not_read_after_it(page: SimpleNamespace) -> None:
    page.line.setAccessibleName("Play  [Enter]")
    set_tip(page.line, "Play  [Enter]", repeats=True)
    interface = QAccessible.queryAccessibleInterface(page.line)
    assert not interface.text(QAccessible.Text.Description).strip()
