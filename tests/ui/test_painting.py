"""The window goes on painting itself: Qt posts no request to paint while it believes that one is under way."""

from unittest import mock

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, settle, start_friendly


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.number += event.type() == QEvent.Type.Paint
        return False


def is_painted(window: MainWindow, qtbot: QtBot) -> bool:
    """Whether the menu bar of a window that has come to rest is painted soon after it has asked for it."""
    settle(window, qtbot)
    counter = Paints()
    window.menuBar().installEventFilter(counter)
    for _attempt in range(20):
        window.menuBar().update()
        QTest.qWait(20)
        if counter.number:
            break
    window.menuBar().removeEventFilter(counter)
    return counter.number > 0


def test_the_window_is_painted_after_every_change_of_screen(window: MainWindow, qtbot: QtBot) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=2006):
        start_friendly(window, qtbot)
    controller = controller_of(window)
    controller.session.hand_to_ai(0, "easy")
    qtbot.waitUntil(lambda: controller.scene == "payout")
    window.leave_game()
    assert is_painted(window, qtbot)
    window.show_screen("friendly")
    friendly = window.navigation.screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)  # type: ignore[attr-defined]
    friendly.start_button.click()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: window.talk is not None and window.talk.curtain.closed)
    settle(window, qtbot)
    window.leave_game()
    assert is_painted(window, qtbot)
    for screen in ("settings", "rules", "album", "start"):
        window.show_screen(screen)
        assert is_painted(window, qtbot), screen
