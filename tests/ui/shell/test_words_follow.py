"""Another language: every page, shown or hidden, says what it says in a window that was made in it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.fit.clipping import clipped
from tests.ui.hands import start_friendly
from tests.ui.shell.test_look import PAGES as ALL_PAGES
from tests.ui.shell.test_look import another_window

PAGES = tuple(page for page in ALL_PAGES if page != "friendly")  # which proposes teams by lot

SAID: tuple[tuple[type[QObject], str], ...] = (
    (QLabel, "text"),
    (QAbstractButton, "text"),
    (QLineEdit, "placeholderText"),
    (QAction, "text"),
    (QDockWidget, "windowTitle"),
    (QWidget, "accessibleName"),
    (QWidget, "accessibleDescription"),
    (QWidget, "toolTip"),
)
"""What is read to the player, and of what."""


def words(root: QWidget) -> list[tuple[str, str, str]]:
    """All that is said below a widget where that is shown; what is said of parts of Qt's own is left out, and of those
    that have words only when they are opened."""
    found = []
    for each in (root, *root.findChildren(QObject)):
        if each.objectName().startswith("qt_") or (isinstance(each, QWidget) and not each.isVisibleTo(root)):
            continue
        for kind, name in SAID:
            if isinstance(each, kind):
                read: Callable[[], str] = getattr(each, name)
                found.append((type(each).__name__, name, read()))
    return found


def test_every_page_says_what_one_made_in_that_language_says(window: MainWindow, qtbot: QtBot) -> None:
    for name in PAGES:
        window.show_screen(name)
    window.show_screen("start")
    settings().change(language="de")
    changed = {name: words(window.navigation.screens[name]) for name in PAGES}
    with another_window(qtbot) as made:
        for name in PAGES:
            made.show_screen(name)
        made.show_screen("start")
        fresh = {name: words(made.navigation.screens[name]) for name in PAGES}
    for name in PAGES:
        assert changed[name] == fresh[name], name
    assert {"Zurück", "Einstellungen", "Neues Turnier"} <= {said for page in changed.values() for *_, said in page}


def test_there_and_back_says_what_it_said(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    before = words(window)
    settings().change(language="de")
    assert words(window) != before
    settings().change(language="en")
    late = [row for row in words(window) if row not in before]
    assert not late, late


@pytest.mark.parametrize(("percent", "size"), [(100, (1024, 700)), (150, (1280, 800)), (200, (1024, 700))])
def test_another_language_cuts_no_word_of_a_table_in_play(
    window: MainWindow, qtbot: QtBot, percent: int, size: tuple[int, int]
) -> None:
    theme().set_scale(percent)
    window.resize(*size)
    start_friendly(window, qtbot)
    for code in ("de", "en", "de"):
        settings().change(language=code)
        qtbot.waitUntil(lambda: not idle_queue().busy)
        window.grab()  # whatever waits to be laid out is laid out now
        qtbot.waitUntil(lambda: not clipped(window))
    theme().set_scale(100)
