"""With several games installed a shelf comes first, and each game has its own ways to begin."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.games import TITLES
from swallows_gui.services.settings import settings
from swallows_gui.title import StartOption, Title
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, start_friendly

DICE = Title(
    id="dice",
    name="Dice",
    line="Who rolls more?",
    seats=range(2, 5),
    package="dice",
    playable="kind:dice",
    starts=(StartOption("match", "One match", "Against the computer", "screen:Screen", shortcut="Ctrl+N"),),
)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(titles.MORE_GAMES, "tests.ui.shell.test_shelf:DICE")


@pytest.fixture
def window(_installed: None, window: MainWindow) -> MainWindow:
    """A window with the shelf open."""
    window.start.choose("")
    QApplication.processEvents()
    return window


def test_each_game_has_an_entry_with_its_name_and_line(window: MainWindow) -> None:
    start = window.start
    assert list(start.shelf_buttons) == [*TITLES, "dice"]
    dice = start.shelf_buttons["dice"]
    assert (dice.accessibleName(), dice.accessibleDescription()) == ("Dice", "Who rolls more?")
    assert not start.start_buttons
    assert start.tutorial_button.isHidden()
    assert start.album_button.isHidden()


def test_the_poster_shows_the_game_that_has_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    start = window.start
    qtbot.waitUntil(lambda: window.focusWidget() is start.shelf_buttons["swallows"])
    assert start.poster.accessibleName() == "Millions of Swallows"
    start.shelf_buttons["dice"].setFocus()
    qtbot.waitUntil(lambda: start.poster.accessibleName() == "Dice")


def test_a_game_is_chosen_and_left_again_with_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    start = window.start
    start.shelf_buttons["dice"].setFocus()
    QTest.keyClick(start.shelf_buttons["dice"], Qt.Key.Key_Return)
    assert [button.accessibleName() for button in start.start_buttons.values()] == ["One match"]
    assert start.shelf_buttons["swallows"].isHidden()
    qtbot.waitUntil(lambda: window.focusWidget() is start.start_buttons["match"])
    QTest.keyClick(start.start_buttons["match"], Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.focusWidget() is start.shelf_buttons["dice"])
    assert not start.start_buttons


def test_the_window_is_named_after_the_game_that_is_chosen(window: MainWindow) -> None:
    assert window.windowTitle() == "Millions of Swallows"
    window.start.choose("dice")
    assert window.windowTitle() == "Dice"
    window.start.choose("")
    assert window.windowTitle() == "Millions of Swallows"


def test_a_game_that_was_left_does_not_name_the_start_screen(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot, 3)
    window.leave_game()
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.start)
    window.start.choose("dice")
    assert window.windowTitle() == "Dice"


def test_a_game_with_tutorial_and_album_offers_them(window: MainWindow) -> None:
    start = window.start
    click(start.shelf_buttons["swallows"])
    assert list(start.start_buttons) == ["tournament", "friendly", "season", "scenarios", "daily"]
    assert not start.tutorial_button.isHidden()
    assert not start.album_button.isHidden()
    click(start.shelf_button)
    assert start.album_button.isHidden()


def test_the_menu_has_a_menu_for_each_game_and_the_keys_are_those_of_the_usual_one(window: MainWindow) -> None:
    first, *_others, last = window.actions_.starts.values()
    settings().change(language="de")
    assert [action.text() for action in first.actions()] == [
        "&Neues Turnier…",
        "&Freundschaftsspiel…",
        "Sa&ison…",
        "&Aufgaben…",
        "Pokal des &Tages…",
    ]
    assert last.title() == "Dice"
    assert window.actions_["start:swallows:tournament"].shortcut().toString() == "Ctrl+N"
    assert window.actions_["start:dice:match"].shortcut().isEmpty()


def test_covers_on_the_shelf_may_come_after_the_first_picture(window: MainWindow) -> None:
    button = window.start.shelf_buttons["power_soccer"]
    picture = button.grab().toImage()
    window.start.hold_pictures()
    assert button.grab().toImage() != picture
    window.start.show_pictures()
    assert button.grab().toImage() == picture
