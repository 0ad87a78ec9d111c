"""Another theme and another text size: whatever is shown afterwards looks as in a window that was made so."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu, QScrollBar, QStyle, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import desk_of, settle, start_friendly

Row = tuple[str | int, ...]
Rows = list[Row]
Seen = dict[str, list[Rows]]

PAGES = ("start", "tournament", "friendly", "settings", "rules", "album", "packs", "records")
LOOKS = ((120, "dark"), (200, "light"), (80, "contrast"))
ROLES = tuple(role for role in QPalette.ColorRole if role != QPalette.ColorRole.NColorRoles)
GROUPS = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)


def worn(root: QWidget) -> Rows:
    """Fonts and colours of every visible widget of a part, but for bars that come and go until all is laid out."""
    found: Rows = []
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible() or widget.objectName().startswith("qt_scrollarea") or isinstance(widget, QScrollBar):
            continue
        font, palette = widget.font(), widget.palette()
        colours = " ".join(palette.color(group, role).name() for group in GROUPS for role in ROLES)
        face = f"{font.families()} {font.pixelSize()} {font.weight()} {font.italic()} {font.hintingPreference()}"
        found.append((type(widget).__name__, widget.objectName(), face, colours))
    return found


def sizes(root: QWidget) -> Rows:
    """Where each visible widget of a part stands."""
    return [
        (type(widget).__name__, widget.x(), widget.y(), widget.width(), widget.height())
        for widget in root.findChildren(QWidget)
        if widget.isVisible()
    ]


def wear(percent: int, scheme: str) -> None:
    settings().change(text_scale=percent)
    settings().change(theme=scheme)


def stand(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until a turn of the event loop changes nothing: a layout may ask for another one."""
    settle(window, qtbot)
    stood: Rows | None = None
    while stood != (stands := sizes(window)):
        stood = stands
        QApplication.processEvents()
        window.grab()
        QApplication.processEvents()


@contextmanager
def another_window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window made in the look in use now."""
    made = MainWindow()
    made.start.choose("swallows")
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    try:
        yield made
    finally:
        made.close()
        made.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def folded_out(page: QWidget) -> Rows:
    """What the lists wear that fold out of the first choice on a page."""
    choice = next((each for each in page.findChildren(QComboBox) if each.isVisible() and each.isEnabled()), None)
    if choice is None:
        return []
    choice.showPopup()
    found = worn(choice.view().window())
    choice.hidePopup()
    return found


def menus(window: MainWindow) -> Rows:
    """What the menus wear."""
    found: Rows = []
    for menu in window.menuBar().findChildren(QMenu):
        menu.popup(QPoint(0, 0))
        found += worn(menu)
        menu.hide()
    return found


def seen(window: MainWindow, qtbot: QtBot) -> Seen:
    """What each page wears the moment it is shown, and where everything stands once it is laid out."""
    pages: Seen = {}
    for name in PAGES:
        window.show_screen(name)
        page = window.navigation.screens[name]
        at_once = worn(page)
        stand(window, qtbot)
        pages[name] = [at_once, worn(page), folded_out(page), sizes(page)]
    pages["menus"] = [menus(window)]
    return pages


def differing(some: Seen, others: Seen) -> list[str]:
    """Each widget that is not the same in both, with its page."""
    return [
        f"{page}: {row}"
        for page in some
        for one, other in zip(some[page], others[page], strict=True)
        for rows, beside in ((one, other), (other, one))
        for row in rows
        if row not in beside
    ]


@pytest.mark.parametrize("wait", [False, True])
def test_every_page_looks_as_in_a_window_made_in_that_look(window: MainWindow, qtbot: QtBot, wait: bool) -> None:
    for name in PAGES:
        window.show_screen(name)
        stand(window, qtbot)
    for number, (percent, scheme) in enumerate(LOOKS):
        window.show_screen(PAGES[2 * number])
        wear(percent, scheme)
        if wait:
            qtbot.waitUntil(lambda: theme().dressing.over)
    window.show_screen("start")
    stand(window, qtbot)
    changed = seen(window, qtbot)
    with another_window(qtbot) as made:
        for name in PAGES:
            made.show_screen(name)
            stand(made, qtbot)
        fresh = seen(made, qtbot)
    assert not differing(changed, fresh)


def test_a_table_out_of_sight_follows_every_change(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    wear(120, "dark")
    stand(window, qtbot)
    table = desk_of(window).table
    before = (worn(window), sizes(table))
    window.show_screen("settings")
    stand(window, qtbot)
    wear(80, "light")
    qtbot.waitUntil(lambda: theme().dressing.over)
    wear(200, "contrast")
    wear(120, "dark")
    window.navigation.go_back()
    assert not [row for row in worn(table) if row not in before[0]]
    stand(window, qtbot)
    assert worn(window) == before[0]
    assert sizes(table) == before[1]


class Strange(QLabel):
    """A label whose own style lies where Qt has freed something else, so that Python takes it for that."""

    def style(self) -> QStyle:
        raise AttributeError("'QWidgetItem' object has no attribute 'polish'")


def test_a_style_that_python_takes_for_something_else_stops_no_change(window: MainWindow, qtbot: QtBot) -> None:
    label = Strange("Wanda", window.start)
    label.setStyleSheet("QLabel { border: 0; }")
    label.show()
    stand(window, qtbot)
    for scheme in ("dark", "light"):
        wear(100, scheme)
        assert label.palette().color(QPalette.ColorRole.WindowText) == theme().colours.of("ink")
    set_role(label, "title")
    assert label.fontInfo().pixelSize() > theme().px(20)
