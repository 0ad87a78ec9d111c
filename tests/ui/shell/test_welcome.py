"""A first start: name, face, sound and a door that leads to the first match; then nothing is asked again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, wait


def shelf(window: MainWindow) -> None:
    """The first screen, where nothing has been played."""
    window.start.choose("")
    window.start.set_first_time(True)
    QApplication.processEvents()


def test_one_click_leads_to_a_hand_of_cards_and_the_name_comes_along(window: MainWindow, qtbot: QtBot) -> None:
    shelf(window)
    start, welcome = window.start, window.start.welcome
    assert start.language.isVisible()
    assert start._leading is welcome.door
    welcome.you.name.setText("Mara")
    QTest.keyClick(welcome.you.name, Qt.Key.Key_Return)
    assert settings().now.name == "Mara"
    click(welcome.door)
    wait(qtbot, lambda: window.talk is not None and window.talk.tutorial is not None)
    assert "Mara" in [seat.name for seat in controller_of(window).session.seats]
    window.leave_game()
    wait(qtbot, lambda: window.stack.currentWidget() is start)
    assert not welcome.isVisible()
    assert all(button.isVisible() for button in start.shelf_buttons.values())


def test_sound_is_a_switch_and_nothing_has_to_be_entered(window: MainWindow) -> None:
    shelf(window)
    welcome = window.start.welcome
    settings().change(sound=False)
    assert not welcome.sound.isChecked()
    click(welcome.sound)
    assert settings().now.sound
    settings().change(sound=False)
    assert window.notice.text() == ""


def test_all_doors_are_whole_beside_the_welcome(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    shelf(window)
    start = window.start
    qtbot.waitUntil(lambda: start.page.verticalScrollBar().maximum() == 0)
    for part in (start.language, start.welcome.door, *start.shelf_buttons.values(), start.cups_button):
        assert part.visibleRegion().boundingRect() == part.rect()


def test_a_game_has_no_welcome_of_its_own(window: MainWindow) -> None:
    shelf(window)
    window.start.choose("swallows")
    assert not window.start.welcome.isVisible()
    assert window.start.tutorial_button.isVisible()
