"""The sheet of keys says what is there: every shortcut of a menu, every key of a button that can be seen."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.services.settings import settings
from swallows_gui.session import Session, Setup
from swallows_gui.session.lines import Seat
from swallows_gui.ui.play.guide.key_sheet import KeyGroup, KeySheet, ShownKey, as_text, gather, matching
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import controller_of, desk_of, start_friendly, wait
from tests.ui.mouse import MousePlayer

NATIVE = QKeySequence.SequenceFormat.NativeText


def open_sheet(window: MainWindow) -> KeySheet:
    """Press F1 and find what it has opened."""
    QTest.keyClick(window, Qt.Key.Key_F1)
    QApplication.processEvents()
    sheets = [each for each in window.findChildren(KeySheet) if each.isVisible()]
    assert len(sheets) == 1
    return sheets[0]


@pytest.mark.parametrize("screen", ["start", "tournament", "friendly", "settings", "rules", "album", "packs"])
def test_every_shortcut_of_every_menu_is_on_the_sheet(window: MainWindow, screen: str) -> None:
    window.show_screen(screen)
    rows = {row.key for group in gather(window, "") for row in group.rows}
    for action in window.findChildren(QAction):
        for key in action.shortcuts()[:1]:
            assert any(key.toString(NATIVE) in row for row in rows), action.text()


def test_at_the_table_every_key_of_a_button_and_of_the_hand_is_told(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 5)
    steps = set()
    for _decision in range(40):
        player.wait_for_question()
        if controller.scene == "payout":
            break
        desk_of(window).table.finish()
        QApplication.processEvents()
        steps.add(controller.view.step)
        own = gather(window, "here")[0]
        keys = {row.key for row in own.rows}
        for button in window.findChildren(QAbstractButton):
            if button.isVisible() and not button.shortcut().isEmpty():
                assert button.shortcut().toString(NATIVE) in keys
        shown = [key for key, _deed in desk_of(window).table.near.fan.key_help()]
        if desk_of(window).table.near.fan.isVisible():
            assert {"Enter" if key == "Return" else QKeySequence(key).toString(NATIVE) for key in shown} <= keys
        letters = [row.key for row in own.rows if len(row.key) == 1]
        assert len(letters) == len(set(letters)), own
        assert all(row.deed and "[" not in row.deed for row in own.rows)
        player.decide()
    assert len(steps) > 2


def test_f1_opens_a_sheet_to_be_searched_copied_and_read(window: MainWindow, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    start_friendly(window, qtbot)
    wait(qtbot, lambda: controller_of(window).info.phase in ("asked", "held"))
    sheet = open_sheet(window)
    assert sheet.search.hasFocus()
    everything = sheet.text()
    assert "F11" in everything
    assert "Ctrl+N" in everything
    QTest.keyClicks(sheet.search, "full screen")
    assert "F11" in sheet.page.toPlainText()
    assert "Ctrl+N" not in sheet.page.toPlainText()
    QTest.mouseClick(sheet.copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert copied == sheet.text()
    assert "F11" in copied
    sheet.search.setText("xyzzy")
    assert sheet.page.toPlainText() == "There is no such key."
    interface = QAccessible.queryAccessibleInterface(sheet.page)
    assert interface.text(QAccessible.Text.Name)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not [each for each in window.findChildren(KeySheet) if each.isVisible()]


def test_over_the_large_card_only_its_own_keys_act_and_are_told(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot, seed=5)
    player = MousePlayer(window, qtbot, 6)
    while not desk_of(window).table.near.fan.hasFocus() or controller_of(window).info.phase != "asked":
        player.wait_for_question()
        desk_of(window).table.finish()
        if controller_of(window).info.phase != "asked" or not desk_of(window).table.near.fan.isVisible():
            player.decide()
    fan = desk_of(window).table.near.fan
    QTest.keyClick(fan, Qt.Key.Key_Right)
    QTest.keyClick(fan, Qt.Key.Key_Space)
    zoom = next(each for each in window.findChildren(CardZoom) if each.isVisible())
    own = gather(window, "here")[0]
    assert {row.deed for row in own.rows} == {"Close the large card", "Scroll the words up", "Scroll the words down"}
    assert "Enter" in {row.key for row in own.rows}
    before = controller_of(window).session.n
    for key in (Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_F, Qt.Key.Key_B, Qt.Key.Key_T):
        QTest.keyClick(window.focusWidget(), key)
    QApplication.processEvents()
    assert controller_of(window).session.n == before
    stops = set()
    for _stop in range(4):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        stops.add(window.focusWidget())
    assert len(stops) == 2
    assert all(zoom.isAncestorOf(each) for each in stops)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not zoom.isVisible()
    assert window.focusWidget() is fan


def test_shift_f1_opens_the_rules_at_the_clause_of_the_question(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    table = desk_of(window).table
    player = MousePlayer(window, qtbot, 6)
    while controller_of(window).info.phase != "asked":
        player.wait_for_question()
        if controller_of(window).info.phase == "held":
            player.decide()
    table.finish()
    clause = table.prompt._clause
    assert clause.startswith("S")
    sheet = open_sheet(window)
    QTest.mouseClick(sheet.rules, Qt.MouseButton.LeftButton)
    rules = window.stack.currentWidget()
    assert rules is window.navigation.screens["rules"]
    assert clause in rules.text.toPlainText()  # type: ignore[attr-defined]
    window.go_back()
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window.stack.currentWidget() is rules


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("code", ["en", "de"])
def test_the_sheet_fits_into_the_window_in_every_size(window: MainWindow, code: str, scale: int) -> None:
    settings().change(language=code, text_scale=scale)
    window.resize(1024, 700)
    sheet = open_sheet(window)
    assert sheet.width() <= 1024
    assert sheet.height() <= 700
    for button in (sheet.rules, sheet.copy, sheet.paper, sheet.close_button):
        assert sheet.rect().contains(button.mapTo(sheet, button.rect().center()))
    assert sheet.page.horizontalScrollBar().maximum() == 0
    sheet.close()


def test_search_looks_in_keys_deeds_and_headings() -> None:
    groups = [
        KeyGroup("Match", (ShownKey("F9", "Pause"), ShownKey("F7", "To the result"))),
        KeyGroup("Help", (ShownKey("F1", "Keys"),)),
    ]
    assert matching(groups, "pause match") == [KeyGroup("Match", (ShownKey("F9", "Pause"),))]
    assert matching(groups, "f1")[0].title == "Help"
    assert matching(groups, "") == groups
    assert as_text(groups).splitlines()[:3] == ["Match", "  F9  Pause", "  F7  To the result"]


def before_an_objection(path: Path) -> None:
    """A tournament of computer players in which a person has taken the seat that is asked for its objection."""
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    with Session.new(Setup({"format": "sixteen"}, seats, seed=3), path=path) as session:
        session.run(lambda: cast(SwallowsView, session.view(None)).step == "objection")
        assert session.to_move is not None
        session.take_back_seat(session.to_move)


def test_the_keys_of_an_objection_fit_its_words_in_each_language(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    before_an_objection(tmp_path / "objection.swallows")
    window.game.open_file(tmp_path / "objection.swallows")
    wait(qtbot, lambda: window.game.laid is not None and controller_of(window).info.phase == "asked")
    row = desk_of(window).table.near.choices
    for code, keys in (("en", ["A", "R"]), ("de", ["A", "R"]), ("en", ["A", "R"])):
        settings().change(language=code)
        assert [choice.shortcut for choice in row.choices] == keys
        for choice in row.choices:
            button = row.button(choice.key)
            assert button is not None
            assert button.shortcut().toString() == choice.shortcut
            assert button.text().endswith(f"[{choice.shortcut}]")
        listed = {each.key for group in gather(window, "Match") for each in group.rows}
        assert set(keys) <= listed
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_R)
    wait(qtbot, lambda: any(event["type"] == "objected" for event in controller_of(window).view.history))
