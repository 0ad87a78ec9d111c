"""The rule book in the window."""

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.rules import RulesScreen
from tests.ui.hands import wait


def test_the_rule_book_takes_on_the_colours_of_another_theme(window: MainWindow, qtbot: QtBot) -> None:
    window.open_rules("S5.7")
    screen = window.navigation.screens["rules"]
    assert isinstance(screen, RulesScreen)
    wait(qtbot, lambda: not screen._settle_soon.isActive())
    light = theme().colours
    place = screen.text.verticalScrollBar().value()
    settings().change(theme="dark")
    QApplication.processEvents()
    html = screen.text.toHtml().lower()
    assert theme().colours.bad != light.bad
    assert theme().colours.bad.lower() in html
    assert light.bad.lower() not in html
    assert light.selection.lower() not in html or light.selection == theme().colours.selection
    assert screen.text.verticalScrollBar().value() == place


def test_what_was_searched_for_stays_when_the_theme_changes(window: MainWindow) -> None:
    window.show_screen("rules")
    screen = window.navigation.screens["rules"]
    assert isinstance(screen, RulesScreen)
    screen.search.setText("swallow")
    found = screen.text.toPlainText()
    settings().change(theme="dark")
    assert screen.text.toPlainText() == found
