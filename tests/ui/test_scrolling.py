"""Scrolling with the mouse: the wheel moves pages and sets nothing on its way; pages begin at their top."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QSlider, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.table.screens.tournament import TournamentScreen
from swallows_gui.ui.kit.inputs import Tabs
from swallows_gui.ui.kit.timeline import Timeline
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click
from tests.ui.mouse import bring_into_sight


def turn_wheel(widget: QWidget, notches: int = -1) -> None:
    """One turn over the middle of a widget; downwards unless said otherwise."""
    window = widget.window()
    middle = QPointF(widget.mapTo(window, widget.rect().center()))
    QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, 120 * notches))
    QApplication.processEvents()


def page_of(window: MainWindow, name: str) -> QWidget:
    window.show_screen(name)
    QApplication.processEvents()
    return window.navigation.screens[name]


def tournament_of(window: MainWindow) -> TournamentScreen:
    screen = page_of(window, "tournament")
    assert isinstance(screen, TournamentScreen)
    return screen


@pytest.mark.parametrize("name", ["tournament", "friendly", "album", "settings"])
def test_the_wheel_changes_no_box_that_one_scrolls_over(window: MainWindow, name: str) -> None:
    window.resize(1024, 700)
    boxes = page_of(window, name).findChildren(QComboBox)
    chosen = [box.currentIndex() for box in boxes]
    for box in boxes:
        for notches in (-1, 1, 1) if box.isVisible() else ():
            bring_into_sight(box)
            turn_wheel(box, notches)
    assert [box.currentIndex() for box in boxes] == chosen
    assert boxes or name == "settings"


def test_a_box_that_was_just_set_does_not_follow_the_wheel_down_the_page(window: MainWindow) -> None:
    window.resize(1024, 600)
    screen = tournament_of(window)
    box = screen.seats.findChildren(QComboBox)[0]
    bring_into_sight(box)
    box.setFocus()
    chosen, bar = box.currentIndex(), screen.page.verticalScrollBar()
    place = bar.value()
    assert bar.maximum() > 0
    turn_wheel(box, -1 if place < bar.maximum() else 1)
    assert box.currentIndex() == chosen
    assert bar.value() != place


def test_the_wheel_leaves_the_number_of_seats_alone(window: MainWindow) -> None:
    window.resize(1024, 600)
    screen = tournament_of(window)
    figure = screen.count.findChild(QLineEdit)
    assert figure is not None
    figure.setFocus()
    turn_wheel(figure)
    assert screen.count.value == 4


def test_a_focused_box_on_a_page_that_cannot_scroll_follows_the_wheel(window: MainWindow) -> None:
    screen = page_of(window, "album")
    box = screen.findChildren(QComboBox)[0]
    turn_wheel(box)
    assert box.currentIndex() == 0
    box.setFocus()
    turn_wheel(box)
    assert box.currentIndex() == 1


@pytest.mark.parametrize("name", ["tournament", "settings"])
def test_a_page_opens_at_its_top(window: MainWindow, name: str) -> None:
    window.resize(1024, 500)
    screen = page_of(window, name)
    assert isinstance(screen, PageScreen)
    bar = screen.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    window.show_screen("start")
    click(window.start.new_button if name == "tournament" else window.start.settings_button)
    QApplication.processEvents()
    assert window.stack.currentWidget() is screen
    assert bar.value() == 0


def test_the_wheel_turns_no_tab_and_moves_no_timeline(window: MainWindow, qtbot: QtBot) -> None:
    tabs = Tabs()
    for _ in range(3):
        tabs.addTab(QWidget(), "page")
    qtbot.addWidget(tabs)
    tabs.show()
    bar = tabs.tabBar()
    assert isinstance(bar, QTabBar)
    turn_wheel(bar)
    assert tabs.currentIndex() == 0
    line: QSlider = Timeline()
    qtbot.addWidget(line)
    line.show()
    line.setRange(0, 100)
    line.setFocus()
    turn_wheel(line, 1)
    assert line.value() == 0
