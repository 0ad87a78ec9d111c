"""Ways past a closed curtain: Ann has looked at her cards, the curtain waits for Ben, who has a PIN."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QClipboard, QDragEnterEvent, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QLineEdit, QMenu, QTabBar, QToolTip, QWidget

from bench.trial.overheard import heard
from swallows_gui.services.settings import settings
from swallows_gui.ui.shell.actions import BEHIND_THE_CURTAIN
from tests.cheats.ways import SMALL, WAYS, Table, Way, way
from tests.ui.hands import desk_of

HERE = "behind the closed curtain"

ASLEEP = {
    "start:swallows:tournament": "New tournament",
    "start:swallows:friendly": "Friendly",
    "open": "Open a saved game",
    "save_as": "Save a copy",
    "replay": "Replay a saved game",
    "replay_game": "Replay this game so far",
    "print": "Print the tournament sheet",
    "pdf": "Tournament sheet as PDF",
    "settings": "Settings",
    "undo": "Undo, whose text named a deed",
    "redo": "Redo, whose text named a deed",
    "sheet": "Tournament sheet on the whole window",
    "text_table": "The match as text",
    "panels": "Show or hide all panels",
    "reset_panels": "Panels back to their places",
    "go_on": "Continue",
    "pause": "Pause the computer players",
    "step": "One decision",
    "to_result": "Play this match to its result",
    "to_own": "Play on to your next match",
    "question": "Focus to the question (F6)",
    "hint": "Hint",
    "auto_pass": "Ask only where there is a choice",
    "swallows.hold_for_bribes": "Wait for bribes",
    "reduced_motion": "Reduced motion",
    "read_aloud": "Read the commentary aloud",
    "skip_sentence": "Skip the sentence being read",
    "seats": "Players: hand over and take over",
    "tutorial": "Tutorial",
    "keys": "Keys (F1)",
    "rules": "Rules (Shift+F1)",
    "album": "Card album (F2)",
}
"""Entries of the menus that show or change something of a game."""

AWAKE = {
    "language:de": "another language",
    "language:en": "the first language again",
    "theme:dark": "other colours",
    "theme:contrast": "the colours of high contrast",
    "theme:light": "light colours again",
    "larger": "larger text",
    "smaller": "smaller text",
    "plain_size": "text at 100 %",
    "pace:fast": "another pace",
    "pace:instant": "pace instant again",
}
"""Entries that stay on, for they show nothing of anybody."""


def _asleep(name: str, table: Table) -> None:
    action, shown = table.window.actions_[name], table.window.stack.currentWidget()
    assert not action.isEnabled()
    assert ":" not in action.text() or name not in ("undo", "redo")
    action.trigger()
    if not action.shortcut().isEmpty():
        QTest.keySequence(table.window, action.shortcut())
    assert table.window.stack.currentWidget() is shown


def _awake(name: str, table: Table) -> None:
    assert name.partition(":")[0] in BEHIND_THE_CURTAIN
    table.window.actions_[name].trigger()


for _name, _words in ASLEEP.items():
    _text = f"the menu entry “{_words}”, by its name and by its key"
    _why = "the entry sleeps while the curtain is closed"
    _without = dict.fromkeys(SMALL, "nobody can be bribed") if _name == "swallows.hold_for_bribes" else {}
    WAYS.append(Way(HERE, _text, partial(_asleep, _name), why=_why, without=_without))
for _name, _words in AWAKE.items():
    _text = f"{_words}, chosen in the menu"
    WAYS.append(Way(HERE, _text, partial(_awake, _name), why="what is written anew is only the curtain"))


@way(
    HERE, "Enter, Space, Esc and letters, hoping that one opens it", "only the named button opens, and a PIN before it"
)
def keys(table: Table) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_D, Qt.Key.Key_P):
        QTest.keyClick(table.talk.curtain, key)


@way(HERE, "clicks where the cards and buttons of the table lie", "the curtain takes every click")
def clicks(table: Table) -> None:
    for x, y in ((640, 700), (200, 200), (1100, 300), (640, 400)):
        QTest.mouseClick(table.talk.curtain, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
        QTest.mouseDClick(table.talk.curtain, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
        QTest.mouseClick(table.talk.curtain, Qt.MouseButton.RightButton, pos=QPoint(x, y))


@way(HERE, "the button without the PIN", "the PIN is asked for")
def no_pin(table: Table) -> None:
    table.talk.curtain._open.click()


@way(HERE, "the PIN of the seat that has just looked", "every seat has its own")
def other_pin(table: Table) -> None:
    _type(table, "11")


@way(HERE, "a PIN that is guessed: many, one after the other", "each is compared whole, none is hinted at")
def guessed(table: Table) -> None:
    for pin in ("", "0", "2", "222", "0022", " 22", "22 ", "ZZ"):
        _type(table, pin)


@way(HERE, "the PIN field read: shown, selected, copied, heard", "it shows dots, copies nothing and is emptied")
def pin_read(table: Table) -> None:
    field = table.talk.curtain._pin
    QTest.keyClicks(field, "2")
    field.selectAll()
    field.copy()
    field.cut()
    assert field.displayText() != field.text() or not field.text()
    assert QGuiApplication.clipboard().text() == ""
    spoken = QAccessible.queryAccessibleInterface(field).text(QAccessible.Text.Value)
    assert "2" not in spoken
    field.undo()
    table.talk.curtain._open.click()
    assert field.text() == ""


@way(HERE, "Tab and Shift+Tab to something behind it", "what is hidden is in no order of focus")
def tab(table: Table) -> None:
    curtain = table.talk.curtain
    for backwards in (False, True):
        for _step in range(12):
            QTest.keyClick(
                table.window.focusWidget() or curtain,
                Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab,
            )
            focus = table.window.focusWidget()
            assert focus is None or focus is curtain or curtain.isAncestorOf(focus), focus


@way(HERE, "what Tab could stop at, listed by a program", "nothing behind the curtain can be seen or is enabled")
def chain(table: Table) -> None:
    curtain = table.talk.curtain
    for part in table.window.findChildren(QWidget):
        stops = part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        if stops and part.window() is table.window:
            assert part is curtain or curtain.isAncestorOf(part), part


@way(HERE, "a screen reader that walks the whole window", "it finds the curtain, menus and the names of panels")
def reader(table: Table) -> None:
    roles = {role for role, _text in heard(table.window)}
    assert not roles & {QAccessible.Role.ListItem, QAccessible.Role.Cell}


@way(HERE, "the menus opened by Alt and read", "no entry names a deed")
def menus(table: Table) -> None:
    for menu in table.window.menuBar().actions():
        inside = menu.menu()
        assert isinstance(inside, QMenu)
        assert not [action.text() for action in inside.actions() if "“" in action.text()]


@way(HERE, "the menu of the panels by a right click", "its entries sleep")
def popup(table: Table) -> None:
    menu = table.window.createPopupMenu()
    assert menu is None or not [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]


@way(HERE, "the tab of a panel, with text at 200 %", "tabs lie under the curtain and sleep")
def tabs(table: Table) -> None:
    settings().change(text_scale=200)
    QApplication.processEvents()
    bars = [bar for bar in table.window.findChildren(QTabBar) if bar.isVisibleTo(table.window) and bar.count() > 1]
    assert not [bar for bar in bars if bar.isEnabled() and not table.talk.curtain.isAncestorOf(bar)]
    table.is_behind_the_curtain()
    settings().change(text_scale=100)


@way(HERE, "a panel dragged out of the window", "it is as empty outside")
def floating(table: Table) -> None:
    dock = table.dock()
    dock.setFloating(True)
    QApplication.processEvents()
    assert not [label for label in dock.findChildren(QLabel) if label.isVisible() and label.text()]
    table.is_silent()
    dock.setFloating(False)


@way(HERE, "a panel closed and shown again", "what is in it stays hidden")
def reshown(table: Table) -> None:
    dock = table.dock("commentary")
    dock.hide()
    dock.show()
    dock.raise_()
    QApplication.processEvents()
    assert not _inside(dock)


@way(HERE, "a panel that is filled late, when the curtain is closed already", "the curtain watches for what comes late")
def late(table: Table) -> None:
    dock = table.dock()
    kept = dock.widget()
    assert kept is not None
    dock.setWidget(QLineEdit("late"))
    dock.setWidget(kept)
    kept.show()
    QApplication.processEvents()
    assert not _inside(dock)


@way(HERE, "a sheet or bubble that is shown late", "whatever is shown over the window is hidden again")
def late_sheet(table: Table) -> None:
    sheet = table.talk.hints.sheet
    sheet.show()
    sheet.raise_()
    QApplication.processEvents()
    assert not sheet.isVisible()


@way(
    HERE,
    "the large card asked for by a late click",
    "no card is shown while it is closed",
    swallows_alone="no card is shown large over the table",
)
def late_card(table: Table) -> None:
    desk_of(table.window).show_card("through-ball#1")
    desk_of(table.window).show_nation("ESP")
    assert not desk_of(table.window).zoom.isVisible()


@way(
    HERE,
    "the words of the large card that was closed before",
    "it keeps none",
    swallows_alone="no card is shown large over the table",
)
def closed_card(table: Table) -> None:
    assert desk_of(table.window).zoom.text() == ""
    assert desk_of(table.window).zoom.accessibleName() == ""


@way(HERE, "a smaller, a larger and a narrow window", "the curtain is as large as the window")
def sizes(table: Table) -> None:
    for width, height in ((700, 500), (1600, 900), (640, 480), (1280, 800)):
        table.window.resize(width, height)
        QApplication.processEvents()
        table.is_behind_the_curtain()


@way(HERE, "the window minimised and brought back", "what was hidden stays hidden")
def minimised(table: Table) -> None:
    table.window.showMinimized()
    QApplication.processEvents()
    table.window.showNormal()
    table.window.resize(1280, 800)
    QApplication.processEvents()


@way(HERE, "the full screen and back", "the curtain follows")
def full_screen(table: Table) -> None:
    for _turn in range(2):
        table.window.actions_["full_screen"].trigger()
        QApplication.processEvents()
        table.is_behind_the_curtain()
    table.window.resize(1280, 800)


@way(HERE, "a picture of the window taken by the system", "it shows the curtain")
def picture(table: Table) -> None:
    whole, curtain = table.window.grab().toImage(), table.talk.curtain.grab().toImage()
    for x in range(10, whole.width(), 40):
        for y in range(10, whole.height(), 40):
            assert whole.pixel(x, y) == curtain.pixel(x, y), (x, y)


@way(HERE, "the clipboard, and what was selected with the mouse", "both are emptied")
def clipboard(table: Table) -> None:
    board = QGuiApplication.clipboard()
    assert board.text() == ""
    if board.supportsSelection():
        assert board.text(QClipboard.Mode.Selection) == ""


@way(
    HERE,
    "tooltips over the place of the cards",
    "the hands are empty",
    swallows_alone="the hand is no list; the whole table is pointed at instead",
)
def tooltips(table: Table) -> None:
    near = desk_of(table.window).table.near
    for fan in (near.fan, near.pick_fan):
        point = fan.viewport().rect().center()
        QApplication.sendEvent(
            fan.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, fan.viewport().mapToGlobal(point))
        )
    table.is_silent()
    QToolTip.hideText()


@way(HERE, "every part of the hidden table, pointed at by a program", "it says nothing of a hand")
def pointed_at(table: Table) -> None:
    for part in table.desk.widgets():
        table.point_at(part)


@way(HERE, "what the hidden table would draw, read in its models", "they hold what everybody knows")
def models(table: Table) -> None:
    assert table.desk.open_secrets(None) == []


@way(
    HERE,
    "the rows of the hidden lists",
    "the models of the hands and of the slip are empty",
    swallows_alone="the hand is no list; what the models hold is read instead",
)
def rows(table: Table) -> None:
    models = desk_of(table.window).models
    assert models.home_hand.rowCount() == models.away_hand.rowCount() == models.bets.rowCount() == 0


@way(HERE, "the title of the window and its icon's text", "they name the match only")
def title(table: Table) -> None:
    for text in (table.window.windowTitle(), table.window.windowIconText(), table.window.statusTip()):
        assert "“" not in text


@way(HERE, "a file dropped on the window", "nothing can be dropped")
def drop(table: Table) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(table.folder / "other.swallows"))])
    button, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QDragEnterEvent(QPoint(600, 400), Qt.DropAction.CopyAction, data, button, no_key)
    event.ignore()
    for widget in (table.talk.curtain, table.window):
        QApplication.sendEvent(widget, event)
        assert not event.isAccepted()


def _type(table: Table, pin: str) -> None:
    field = table.talk.curtain._pin
    QTest.keyClicks(field, pin)
    QTest.keyClick(field, Qt.Key.Key_Return)


def _inside(dock: QDockWidget) -> list[QWidget]:
    inside = dock.widget()
    return [] if inside is None or not inside.isVisible() else [inside]
