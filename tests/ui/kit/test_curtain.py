"""The curtain hides everything of the seat before, and opens on a deliberate act only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QAction, QClipboard, QColor, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPushButton,
    QTabBar,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from swallows_gui.services.language import LanguageService
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.kit.pin_field import PinCheck
from swallows_gui.ui.kit.privacy_screen import PUBLIC, PrivacyScreen
from tests.ui.fit.clipping import clipped

SECRET = "Anna holds the volley"


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    """A window that shows a secret in its middle, in a dock and in its status bar."""
    main = QMainWindow()
    main.setCentralWidget(QLabel(SECRET))
    dock = QDockWidget("Accounts", main)
    dock.setWidget(QLabel(SECRET))
    main.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    main.statusBar().addWidget(QLabel(SECRET))
    main.resize(900, 600)
    qtbot.addWidget(main)
    main.show()
    qtbot.waitExposed(main)
    yield main
    main.close()


def button(curtain: PrivacyScreen) -> QPushButton:
    return next(each for each in curtain.findChildren(QPushButton) if each.isVisible())


def middle(window: QMainWindow) -> QWidget:
    widget = window.centralWidget()
    assert widget is not None
    return widget


def heard(interface: object) -> list[str]:
    """Every name a screen reader can reach that is not hidden."""
    names: list[str] = []
    if interface is None or interface.state().invisible:  # type: ignore[attr-defined]
        return names
    names.append(interface.text(QAccessible.Text.Name))  # type: ignore[attr-defined]
    for number in range(interface.childCount()):  # type: ignore[attr-defined]
        names += heard(interface.child(number))  # type: ignore[attr-defined]
    return names


def test_a_tooltip_goes_with_its_text_before_the_curtain_is_closed(window: QMainWindow) -> None:
    QToolTip.showText(window.mapToGlobal(window.rect().center()), SECRET, middle(window))
    assert QToolTip.text() == SECRET
    PrivacyScreen(window).close_for("Ben")
    assert not QToolTip.isVisible()
    assert QToolTip.text() == ""
    QToolTip.showText(window.mapToGlobal(window.rect().center()), "another", window)
    assert QToolTip.text() == "another", "the next tooltip is shown as ever"
    QToolTip.hideText()


def test_it_covers_the_whole_window_at_any_size(window: QMainWindow) -> None:
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    assert curtain.closed
    assert curtain.geometry() == window.rect()
    window.resize(1100, 700)
    assert curtain.geometry() == window.rect()
    visible = [label for label in window.findChildren(QLabel) if label.isVisible() and not curtain.isAncestorOf(label)]
    assert [label.text() for label in visible if label.text() == SECRET] == []


def test_a_screen_reader_finds_nothing_behind_it(window: QMainWindow) -> None:
    QAccessible.setActive(True)
    curtain = PrivacyScreen(window)
    assert SECRET in heard(QAccessible.queryAccessibleInterface(window))
    curtain.close_for("Ben")
    names = heard(QAccessible.queryAccessibleInterface(window))
    assert SECRET not in names
    assert any("Ben" in name for name in names)


def test_private_things_go_before_the_curtain_is_drawn(window: QMainWindow) -> None:
    curtain = PrivacyScreen(window)
    order: list[bool] = []
    curtain.closing.connect(lambda: order.append(curtain.isVisible()))
    curtain.close_for("Ben")
    assert order == [False]


def test_it_opens_on_the_button_only(window: QMainWindow, qtbot: QtBot) -> None:
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    with qtbot.assertNotEmitted(curtain.opened):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_A):
            QTest.keyClick(curtain, key)
        QTest.mouseClick(curtain, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(curtain.opened):
        QTest.mouseClick(button(curtain), Qt.MouseButton.LeftButton)
    assert not curtain.closed
    assert middle(window).isVisible()
    assert window.findChild(QDockWidget).widget().isVisible()  # type: ignore[union-attr]
    assert window.statusBar().isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_button_has_the_focus_so_that_one_key_opens_it(window: QMainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    focus = window.focusWidget()
    assert focus is button(curtain)
    with qtbot.waitSignal(curtain.opened):
        QTest.keyClick(focus, key)


def test_closing_it_hands_the_focus_from_none_of_the_parts_to_the_next(
    window: QMainWindow, qtbot: QtBot, qapp: QGuiApplication
) -> None:
    """A list that is given the focus for a moment only would think that somebody stands on its first line."""
    fields = [QLineEdit() for _ in range(3)]
    window.setCentralWidget(fields[0])
    for field in fields[1:]:
        dock = QDockWidget(window)
        dock.setWidget(field)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    fields[0].setFocus()
    qtbot.waitUntil(fields[0].hasFocus)
    met: list[QWidget] = []

    def note(now: QWidget) -> None:
        met.append(now)

    qapp.focusObjectChanged.connect(note)
    curtain = PrivacyScreen(window)
    curtain.close_for("Anna")
    qapp.focusObjectChanged.disconnect(note)
    assert not set(met) & set(fields)
    assert button(curtain).hasFocus()


def test_opened_it_hands_the_focus_to_nobody(window: QMainWindow, qtbot: QtBot) -> None:
    """Qt would give it to whatever comes next in the window, and the question asked behind it would not get it."""
    field = QLineEdit()
    dock = window.findChild(QDockWidget)
    assert dock is not None
    dock.setWidget(field)
    window.activateWindow()
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    found: list[QWidget | None] = []
    curtain.opened.connect(lambda: found.append(window.focusWidget()))
    QTest.keyClick(button(curtain), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(found))
    assert found == [None]


def test_what_lies_behind_it_cannot_take_the_focus_away(window: QMainWindow, qtbot: QtBot) -> None:
    """A table that is laid behind the closed curtain puts the focus on its question."""
    behind, late = QLineEdit(SECRET), QLineEdit(SECRET)
    window.setCentralWidget(behind)
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    window.statusBar().addWidget(late)
    for part in (behind, late):
        window.activateWindow()
        part.setFocus()
        qtbot.waitUntil(lambda: window.focusWidget() is button(curtain))
    curtain.close_for("Cleo", pin_check=PinCheck(lambda pin: pin == "1"))
    behind.setFocus()
    qtbot.waitUntil(lambda: window.focusWidget() is curtain.findChild(QLineEdit))


def test_a_key_that_is_held_down_since_the_last_decision_does_not_open_it(window: QMainWindow, qtbot: QtBot) -> None:
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True, count=1
    )
    with qtbot.assertNotEmitted(curtain.opened):
        for _again in range(3):
            QCoreApplication.sendEvent(button(curtain), held)
    assert curtain.closed


def test_a_pin_keeps_others_out(window: QMainWindow, qtbot: QtBot) -> None:
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben", pin_check=PinCheck(lambda pin: pin == "4711"))
    field = curtain.findChild(QLineEdit)
    assert field is not None
    assert field.echoMode() == QLineEdit.EchoMode.Password
    with qtbot.assertNotEmitted(curtain.opened):
        QTest.keyClicks(field, "1234")
        QTest.keyClick(field, Qt.Key.Key_Return)
        QTest.mouseClick(button(curtain), Qt.MouseButton.LeftButton)
    assert any("PIN of Ben" in label.text() for label in curtain.findChildren(QLabel))
    with qtbot.waitSignal(curtain.opened):
        QTest.keyClicks(field, "4711")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == ""


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_all_words_have_room_beside_a_pin(
    window: QMainWindow, qtbot: QtBot, qapp: QApplication, language: str, percent: int
) -> None:
    Theme.install(qapp, "light", percent)
    LanguageService.install(language)
    window.resize(1024, 700)
    window.show()
    curtain = PrivacyScreen(window)
    curtain.close_for("Maximiliane", pin_check=PinCheck(lambda pin: pin == "4711"))
    field = curtain.findChild(QLineEdit)
    assert field is not None
    QTest.keyClicks(field, "1234")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not clipped(curtain)
    assert field.width() >= theme().px(90)
    LanguageService.install("en")


def test_menus_and_shortcuts_sleep_behind_it(window: QMainWindow, qtbot: QtBot) -> None:
    undo, leave, barred = QAction("Undo", window), QAction("Quit", window), QAction("Redo", window)
    undo.setShortcut(QKeySequence("Ctrl+Z"))
    leave.setProperty(PUBLIC, True)
    barred.setEnabled(False)
    menu = window.menuBar().addMenu("Edit")
    for action in (undo, leave, barred):
        menu.addAction(action)
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    assert not undo.isEnabled()
    assert leave.isEnabled()
    QTest.mouseClick(button(curtain), Qt.MouseButton.LeftButton)
    assert undo.isEnabled()
    assert not barred.isEnabled()


def test_what_was_copied_here_is_forgotten(window: QMainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The offscreen platform never says that it owns its clipboard."""
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda _self: True)
    QGuiApplication.clipboard().setText(SECRET)
    PrivacyScreen(window).close_for("Ben")
    assert SECRET not in QGuiApplication.clipboard().text()


def test_it_can_pass_to_another_seat_while_it_is_closed(window: QMainWindow, qtbot: QtBot) -> None:
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben", pin_check=PinCheck(lambda pin: pin == "1"))
    curtain.close_for("Cleo")
    assert "Cleo" in curtain.accessibleName()
    with qtbot.waitSignal(curtain.opened):
        QTest.mouseClick(button(curtain), Qt.MouseButton.LeftButton)
    assert middle(window).isVisible()


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_nothing_shines_through(window: QMainWindow, qapp: object, scheme: str) -> None:
    Theme.install(qapp, scheme)  # type: ignore[arg-type]
    middle(window).setStyleSheet("background: #00FF00;")
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben", colour="#1F4E9E")
    image = window.grab().toImage()
    green = QColor("#00FF00").rgb()
    assert not any(image.pixel(x, y) == green for x in range(0, image.width(), 5) for y in range(0, image.height(), 5))


def test_whoever_is_next_looks_out_of_it_as_large_as_there_is_room(window: QMainWindow) -> None:
    rooms: list[QRectF] = []
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben", portrait=lambda _painter, room: rooms.append(room))
    curtain.grab()
    assert rooms[-1].width() == rooms[-1].height()
    assert not rooms[-1].isEmpty()
    assert "Ben" in heard(QAccessible.queryAccessibleInterface(curtain))
    curtain.close_for("Cleo")
    rooms.clear()
    curtain.grab()
    assert not rooms


def test_it_can_be_taken_down_when_the_game_is_left(window: QMainWindow, qtbot: QtBot) -> None:
    curtain = PrivacyScreen(window)
    action = QAction("Undo", window)
    with qtbot.assertNotEmitted(curtain.opened):
        curtain.take_down()
        curtain.close_for("Ben", pin_check=PinCheck(lambda pin: pin == "1"))
        middle(window).deleteLater()
        window.setCentralWidget(QLabel("start"))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        curtain.take_down()
    assert not curtain.closed
    assert action.isEnabled()
    curtain.setParent(None)
    curtain.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.resize(700, 500)


def reached_by_tab(window: QMainWindow, curtain: PrivacyScreen) -> list[QWidget]:
    """All that Tab stops at outside the curtain."""
    parts = [part for part in window.findChildren(QWidget) if part.isVisibleTo(window) and part.isEnabled()]
    stops = [part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.window() is window]
    return [part for part in stops if not (part is curtain or curtain.isAncestorOf(part) or isinstance(part, QMenuBar))]


def on_top(window: QMainWindow, curtain: PrivacyScreen) -> bool:
    """Whether every point of the window belongs to the curtain."""
    steps = range(4, window.height(), 8)
    places = [window.childAt(x, y) for x in range(4, window.width(), 16) for y in steps]
    return all(place is curtain or (place is not None and curtain.isAncestorOf(place)) for place in places)


def test_what_a_dock_is_given_behind_the_closed_curtain_is_neither_heard_nor_reached(
    window: QMainWindow, qtbot: QtBot
) -> None:
    QAccessible.setActive(True)
    empty = QDockWidget("Referee", window)
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, empty)
    curtain = PrivacyScreen(window)
    curtain.close_for("Ben")
    late = QLineEdit("late: " + SECRET)
    empty.setWidget(late)
    newest = QDockWidget("Commentary", window)
    newest.setWidget(QLineEdit("newest: " + SECRET))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, newest)
    QCoreApplication.processEvents()
    names = heard(QAccessible.queryAccessibleInterface(window))
    assert not [name for name in names if SECRET in name]
    assert not reached_by_tab(window, curtain)
    assert on_top(window, curtain)
    QTest.mouseClick(button(curtain), Qt.MouseButton.LeftButton)
    assert late.isVisible()
    assert newest.widget().isVisible()


def test_a_sheet_that_is_shown_behind_the_closed_curtain_is_not_seen(window: QMainWindow) -> None:
    curtain = PrivacyScreen(window)
    early = QLabel(SECRET, window)
    curtain.close_for("Ben")
    late = QLabel(SECRET, window)
    for sheet in (early, late):
        sheet.setGeometry(window.rect())
        sheet.show()
        sheet.raise_()
        QCoreApplication.processEvents()
        assert not sheet.isVisible()
    assert on_top(window, curtain)


def test_tabs_of_docks_lie_under_it_and_cannot_be_used(window: QMainWindow, qtbot: QtBot) -> None:
    first = window.findChild(QDockWidget)
    assert first is not None
    curtain = PrivacyScreen(window)
    for closed_first in (False, True):
        if closed_first:
            curtain.close_for("Ben")
        another = QDockWidget(f"Another {closed_first}", window)
        another.setWidget(QLabel(SECRET))
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, another)
        window.tabifyDockWidget(first, another)
        another.raise_()
        QCoreApplication.processEvents()
    bars = [bar for bar in window.findChildren(QTabBar) if not bar.isHidden()]
    assert bars
    assert on_top(window, curtain)
    assert not [bar for bar in bars if bar.isEnabled()]
    QTest.mouseClick(button(curtain), Qt.MouseButton.LeftButton)
    assert [bar for bar in bars if bar.isEnabled()] == bars


def test_an_open_menu_goes_when_it_closes(window: QMainWindow, qtbot: QtBot) -> None:
    menu = QMenu("Edit", window)
    menu.addAction(SECRET)
    menu.popup(window.mapToGlobal(window.rect().center()))
    assert menu.isVisible()
    PrivacyScreen(window).close_for("Ben")
    assert not menu.isVisible()
