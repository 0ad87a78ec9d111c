"""Keys that somebody has chosen: kept, named where they clash, and put back."""

from collections.abc import Callable
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.ui.shell.keys_panel import KeyListener, KeysPanel
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.settings import SettingsScreen

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def panel_of(window: MainWindow) -> KeysPanel:
    window.navigation.show("settings")
    screen = window.navigation.screens["settings"]
    assert isinstance(screen, SettingsScreen)
    return screen.keys_panel


def choose(panel: KeysPanel, name: str) -> None:
    row = next(at for at, row in enumerate(panel.model.rows) if row.name == name)
    panel.table.setCurrentIndex(panel.model.index(row, 0))


def listening(panel: KeysPanel, press: Callable[[KeyListener], None]) -> None:
    """Have the dialog opened, and do something to it."""
    results: list[int] = []

    def run(listener: KeyListener) -> int:
        press(listener)
        results.append(listener.result())
        return listener.result()

    with mock.patch.object(KeyListener, "exec", run):
        panel.change_button.click()
    assert results


def keys(window: MainWindow, name: str) -> list[str]:
    return [each.toString() for each in window.actions_[name].shortcuts()]


def test_an_entry_takes_another_key_and_gives_it_back(window: MainWindow, qtbot: QtBot) -> None:
    panel = panel_of(window)
    choose(panel, "album")
    assert not panel.usual_button.isEnabled()
    listening(panel, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_J, CTRL))
    assert keys(window, "album") == ["Ctrl+J"]
    assert settings().now.keys == {"album": "Ctrl+J"}
    shown = panel.model.index(panel.table.currentIndex().row(), 1).data()
    assert "Ctrl+J" in shown
    assert "own" in shown
    QTest.keyClick(window, Qt.Key.Key_J, CTRL)
    qtbot.waitUntil(lambda: window.navigation.album_open)
    panel_of(window)
    choose(panel, "album")
    panel.usual_button.click()
    assert keys(window, "album") == ["F2"]
    assert settings().now.keys == {}


def test_a_key_that_another_entry_has_is_refused_by_its_name(window: MainWindow) -> None:
    panel = panel_of(window)
    choose(panel, "album")
    said: list[str] = []

    def press(dialog: KeyListener) -> None:
        for key, modifier in (
            (Qt.Key.Key_R, CTRL),
            (Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier),
            (Qt.Key.Key_1, ALT),
            (Qt.Key.Key_G, ALT),
            (Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier),
        ):
            QTest.keyClick(dialog, key, modifier)
            said.append(dialog.says.text())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    listening(panel, press)
    assert "Overview on the whole window" in said[0]
    assert "needs Ctrl or Alt" in said[1]
    assert "panel" in said[2]
    assert "menu Game" in said[3]
    assert "Pause" in said[4]
    assert keys(window, "album") == ["F2"]
    assert settings().now.keys == {}


def test_a_key_can_be_taken_away_and_all_come_back_together(window: MainWindow) -> None:
    panel = panel_of(window)
    choose(panel, "album")
    listening(panel, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Backspace))
    assert keys(window, "album") == []
    choose(panel, "about")
    listening(panel, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_F2))
    assert keys(window, "about") == ["F2"], "it is free now"
    panel.all_button.click()
    assert (keys(window, "album"), keys(window, "about")) == (["F2"], [])
    assert not panel.all_button.isEnabled()


def test_own_keys_hold_in_the_next_window(window: MainWindow) -> None:
    panel_of(window)
    window.actions_.own_keys.choose("rules", QKeySequence("Ctrl+J"))
    assert SettingsService(settings().path).now.keys == {"rules": "Ctrl+J"}


@pytest.mark.parametrize(
    ("kept", "album", "rules"),
    [
        ({"album": "Ctrl+R"}, ["F2"], ["Shift+F1"]),
        ({"album": "Shift+F1", "rules": "F2"}, ["Shift+F1"], ["F2"]),
        ({"album": "Ctrl+J", "rules": "Ctrl+J"}, ["Ctrl+J"], ["Shift+F1"]),
        ({"nobody": "Ctrl+J", "pause": "Ctrl+J"}, ["F2"], ["Shift+F1"]),
    ],
)
def test_of_two_entries_with_one_key_in_the_file_one_has_it(
    window: MainWindow, kept: dict[str, str], album: list[str], rules: list[str]
) -> None:
    settings().change(keys=kept)
    assert (keys(window, "album"), keys(window, "rules")) == (album, rules)
    assert keys(window, "sheet") == ["Ctrl+R"]
    assert keys(window, "pause") == ["F9"]


def test_every_entry_with_a_key_stands_in_the_table(window: MainWindow) -> None:
    panel = panel_of(window)
    listed = {row.name for row in panel.model.rows}
    own = window.actions_.own_keys
    with_key = {name for name in window.actions_.in_order() if own.keys(name) and own.may_change(name)}
    assert with_key <= listed
    assert len({row.title for row in panel.model.rows}) == len(panel.model.rows), "no two entries are called alike"
