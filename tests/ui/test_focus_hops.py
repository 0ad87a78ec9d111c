"""The focus goes where it is wanted in one step: what it passes on its way would be read aloud."""

from collections.abc import Iterator
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, wait


@pytest.fixture
def passed(qapp: QApplication) -> Iterator[list[QWidget]]:
    """Every widget that has got the focus."""
    stops: list[QWidget] = []

    def note(_old: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            stops.append(new)

    qapp.focusChanged.connect(note)
    yield stops
    qapp.focusChanged.disconnect(note)


def test_a_friendly_is_entered_in_one_step(window: MainWindow, qtbot: QtBot, passed: list[QWidget]) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    wait(qtbot, lambda: window.updatesEnabled())
    passed.clear()
    with mock.patch.object(Setup, "drawn_seed", return_value=21):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    wait(qtbot, lambda: window.desk is not None and controller_of(window).info.phase in ("asked", "held"))
    desk_of(window).table.finish()
    qtbot.wait(20)
    assert desk_of(window).table.isAncestorOf(passed[-1])
    assert len(passed) <= 2, passed
    assert passed[-1].accessibleName()


def test_what_is_chosen_on_the_start_screen_gets_the_focus_at_once(
    window: MainWindow, qtbot: QtBot, passed: list[QWidget]
) -> None:
    window.activateWindow()
    window.start.choose("")
    qtbot.wait(20)
    passed.clear()
    window.start.choose("power_soccer")
    qtbot.wait(20)
    assert len(passed) == 1, passed
