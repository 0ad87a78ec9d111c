"""Tab visits every control of a page, in the order in which the page is read; Escape leaves it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, settle

_ROW = 60
"""Pixels: a control that is higher stands beside several rows."""


def tabbed(window: MainWindow) -> list[QWidget]:
    """What gets the focus, Tab by Tab, until it comes round."""
    visited: list[QWidget] = []
    focus = window.focusWidget()
    while focus is not None and focus not in visited:
        visited.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        QApplication.processEvents()
        focus = window.focusWidget()
    return visited


@pytest.mark.parametrize("page", ["tournament", "friendly", "settings", "records"])
def test_tab_reads_a_page_downwards(window: MainWindow, qtbot: QtBot, page: str) -> None:
    window.show_screen(page)
    settle(window, qtbot)
    visited = tabbed(window)
    start = min(
        range(len(visited)), key=lambda at: top(visited[at], window) + visited[at].mapTo(window, QPoint()).x() / 10_000
    )
    read = visited[start:] + visited[:start]
    columns = {parent_panel(widget) for widget in read}
    for column in columns:
        heights = [top(widget, window) for widget in read if parent_panel(widget) is column]
        assert heights == sorted(heights), [widget.accessibleName() for widget in read]


def test_tab_goes_through_the_ways_to_begin_as_they_stand(window: MainWindow, qtbot: QtBot) -> None:
    """They are made when their game is chosen, after the links below them."""
    start = window.start
    start.choose("swallows")
    settle(window, qtbot)
    first = start.tutorial_button
    first.setFocus()
    visited = tabbed(window)
    begun = [widget for widget in visited if widget is first or widget in start.start_buttons.values()]
    assert len(begun) == 1 + len(start.start_buttons)
    assert visited[: len(begun)] == begun, "no link comes between"
    heights = [top(widget, window) for widget in begun]
    assert heights == sorted(heights)


def test_tab_leaves_nothing_out(window: MainWindow, qtbot: QtBot) -> None:
    window.show_screen("settings")
    settle(window, qtbot)
    named = [widget.accessibleName() or getattr(widget, "text", str)() for widget in tabbed(window)]
    for name in ("Automatic", "Text size", "Read the commentary aloud", "Reduced motion", "Tips", "Back"):
        assert name in named, named


@pytest.mark.parametrize("page", ["tournament", "friendly", "settings", "records", "rules", "album", "packs"])
def test_escape_goes_back_from_every_page(window: MainWindow, qtbot: QtBot, page: str) -> None:
    window.show_screen(page)
    settle(window, qtbot)
    assert window.stack.currentWidget() is not window.start
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.start


def test_escape_goes_back_when_a_notice_has_been_closed_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    window.show_screen("settings")
    settle(window, qtbot)
    window.notice.show_notice("Saved.", "info")
    settle(window, qtbot)
    click(next(each for each in window.notice.findChildren(QAbstractButton) if "Close" in each.accessibleName()))
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.start


def top(widget: QWidget, window: QWidget) -> int:
    """The row it stands in, however far its page is scrolled now: controls side by side are in one row, and one that is
    as high as several is in the first of them."""
    page, held = window, [each for each in ancestors(widget) if each.objectName() == "qt_scrollarea_viewport"]
    if held:
        page = next(each for each in ancestors(widget) if each.parentWidget() is held[0])
    foot = 0 if held else 10_000
    middle = widget.rect().center() if widget.height() <= _ROW else QPoint(0, _ROW // 4)
    return (widget.mapTo(page, middle).y() + foot) // 20


def ancestors(widget: QWidget) -> list[QWidget]:
    """Its parents, the nearest first."""
    found = []
    parent = widget.parentWidget()
    while parent is not None:
        found.append(parent)
        parent = parent.parentWidget()
    return found


def parent_panel(widget: QWidget) -> QWidget:
    """The column it stands in."""
    return next(each for each in ancestors(widget) if isinstance(each, Panel | MainWindow))
