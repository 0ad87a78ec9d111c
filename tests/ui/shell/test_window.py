"""The window around the games: languages, menus, docks, undo, resuming, seats handed over, mishaps."""

import re
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLabel, QMenu
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.actions import OFFER, PENALTY, verb_of
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.session import Setup
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.dialogs import SeatsDialog
from swallows_gui.ui.play.seat_rows import AI_NAMES, SeatChoice
from swallows_gui.ui.shell.error_reports import ErrorReports, report_text
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, start_friendly, wait
from tests.ui.mouse import MousePlayer


def shown_texts(window: MainWindow) -> set[str]:
    """Every label, button and menu entry that has words in it."""
    texts = {label.text() for label in window.findChildren(QLabel) if label.isVisible()}
    texts |= {each.text() for each in window.findChildren(QAbstractButton) if each.isVisible()}
    for menu in window.menuBar().findChildren(QMenu):
        texts |= {menu.title()} | {action.text() for action in menu.actions()}
    return {text for text in texts if re.search(r"[A-Za-z]{3}", text)}


@pytest.mark.parametrize("name", ["start", "tournament", "friendly", "settings", "rules"])
def test_a_switch_of_language_reaches_everything_at_once(window: MainWindow, name: str) -> None:
    window.show_screen(name)
    english = shown_texts(window)
    window.actions_["language:de"].trigger()
    german = shown_texts(window)
    window.actions_["language:en"].trigger()
    assert shown_texts(window) == english
    same_in_both = {
        "Millions of Swallows",
        "&Deutsch",
        "&English",
        "&Français",
        "Deutsch",
        "English",
        "Français",
        "Normal",
        "Start",
        "Computer",
    }
    same_in_both |= {"Name", "PIN", "Power Soccer", *AI_NAMES}
    left = {text for text in english & german if text not in same_in_both}
    assert not left


def test_menus_work_by_shortcut_and_name_what_they_undo(window: MainWindow, qtbot: QtBot) -> None:
    shortcuts: dict[str, QAction] = {}
    for action in window.findChildren(QAction):
        key = action.shortcut().toString()
        if key:
            assert key not in shortcuts, f"{key}: {action.text()} and {shortcuts[key].text()}"
            shortcuts[key] = action
    with mock.patch.object(Setup, "drawn_seed", return_value=4):
        start_friendly(window, qtbot)
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 4)
    for _decision in range(60):
        player.wait_for_question()
        if controller.session.over or controller.info.undo:
            break
        player.decide()
    assert controller.info.undo
    undo = window.actions_["undo"]
    assert undo.isEnabled()
    assert controller.info.undo in undo.text()
    before = controller.session.n
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert controller.session.n < before
    assert window.actions_["redo"].isEnabled()
    assert ":" in window.actions_["redo"].text()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    wait(qtbot, lambda: controller.session.n >= before)


def test_a_game_put_away_is_listed_and_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 6)
    for _decision in range(3):
        player.wait_for_question()
        player.decide()
    player.wait_for_question()
    controller = controller_of(window)
    moves, history = controller.session.n, controller.view.history
    QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.desk is None
    assert window.start.games_panel.isVisible()
    assert window.start.games.model().rowCount() == 1
    click(window.start.go_on_button)
    wait(qtbot, lambda: window.desk is not None)
    assert controller_of(window).session.n >= moves
    assert controller_of(window).view.history[: len(history)] == history


def test_a_damaged_record_is_offered_up_to_its_last_sound_move(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 7)
    for _decision in range(3):
        player.wait_for_question()
        player.decide()
    copy = tmp_path / "copy.swallows"
    desk_of(window).session.save_as(copy)
    window.leave_game()
    lines = copy.read_bytes().splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b'"seat":', b'"saet":', 1)
    copy.write_bytes(b"".join(lines))
    before = copy.read_bytes()
    with mock.patch.object(dialogs, "ask_go_on_from_sound", return_value=False) as asked:
        window.open_file(copy)
    assert window.desk is None
    sentence = asked.call_args.args[1]
    assert f"line {len(lines) - 1}" in sentence
    with mock.patch.object(dialogs, "ask_go_on_from_sound", return_value=True):
        window.open_file(copy)
    assert window.desk is not None
    assert "damaged" in window.notice.text()
    assert copy.read_bytes() == before


def test_what_is_no_record_is_refused_with_a_sentence(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "poem.swallows"
    file.write_text("Die Schwalbe fliegt.\n", encoding="utf-8")
    with mock.patch.object(dialogs, "tell") as told:
        window.open_file(file)
    assert window.desk is None
    assert told.call_args.args[2]


def test_a_seat_is_handed_over_and_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    controller = controller_of(window)
    wait(qtbot, lambda: controller.info.phase in ("asked", "held"))
    assert window.talk is not None
    dialog = SeatsDialog(controller.info.seats, window)
    dialog.handed.connect(window.talk.hand_over)
    controller.pause(True)
    dialog.choices[0].setCurrentIndex(2)
    assert controller.session.seats[0].kind == "ai"
    assert controller.session.seats[0].level == "normal"
    assert controller.info.actor is None
    dialog.choices[0].setCurrentIndex(0)
    assert controller.session.seats[0].kind == "human"
    assert controller.view.seat == 0


def test_a_panel_that_floated_when_the_window_was_closed_paints_itself_in_the_next(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1920, 1080)
    start_friendly(window, qtbot)
    floating = window.docks.by_name["accounts"]
    floating.show()
    window.docks.sheets.pin(floating, on=True)
    floating.setFloating(True)
    window.close()
    following = MainWindow()
    following.resize(window.size())
    with qtbot.waitExposed(following):
        following.show()
    start_friendly(following, qtbot)
    accounts = following.docks.by_name["accounts"]
    wait(qtbot, lambda: accounts.isVisible() and following.updatesEnabled())
    assert accounts.isFloating()
    for dock in following.docks.by_name.values():
        assert dock.updatesEnabled()
        assert dock.widget().updatesEnabled()
    following.close()
    following.deleteLater()


def lay_docks(window: MainWindow) -> dict[str, QDockWidget]:
    """Docks of a game whose table has no stage."""
    listed = [Dock(name, str, QLabel(name)) for name in ("log", "money", "group")]
    for _ in window.docks.lay("grudgematch", listed):
        pass
    window.docks.show()
    return window.docks.by_name


@pytest.mark.parametrize("percent", [100, 200])
def test_the_buttons_of_a_dock_can_be_hit(window: MainWindow, qtbot: QtBot, percent: int) -> None:
    window.resize(1920, 1080)
    theme().set_scale(percent)
    least = theme().px(24)
    buttons = 0
    docks = lay_docks(window)
    for dock in docks.values():
        dock.show()
        dock.raise_()
        for button in dock.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly):
            qtbot.waitUntil(button.isVisible)
            assert button.width() >= least
            assert button.height() >= least
            assert button.geometry().top() >= 0
            inside = dock.widget()
            assert inside is not None
            assert button.geometry().bottom() <= inside.geometry().top()
            buttons += 1
    assert buttons == 2 * len(docks)
    window.docks.clear()


def begin_tournament(window: MainWindow, qtbot: QtBot) -> None:
    seats = [SeatChoice("Kim", "#C8321F", "", ""), SeatChoice("Ann", "#1F4E9E", "random", "")]
    window.new_game({"format": "sixteen", "distribution": "random"}, seats)
    wait(qtbot, lambda: window.desk is not None)


def test_a_friendly_has_no_record_sheet_and_a_tournament_keeps_its_own(window: MainWindow, qtbot: QtBot) -> None:
    begin_tournament(window, qtbot)
    docks = dict(window.docks.by_name)
    assert list(docks) == ["sheet", "accounts", "referee", "commentary"]
    window.docks.show()
    window.docks.sheets.pin(docks["sheet"], on=True)
    assert docks["sheet"].isVisible()
    window.leave_game()
    start_friendly(window, qtbot)
    assert list(window.docks.by_name) == ["accounts", "referee", "commentary"]
    assert not docks["sheet"].isVisible()
    assert docks["accounts"].toggleViewAction().shortcut().toString() == "Alt+1"
    window.leave_game()
    begin_tournament(window, qtbot)
    window.docks.show()
    assert docks["sheet"].isVisible()
    assert not docks["accounts"].isVisible()


def test_docks_are_remembered_and_become_tabs_with_large_text(window: MainWindow) -> None:
    docks = lay_docks(window)
    assert all(dock.isVisible() for dock in docks.values())
    assert not window.tabifiedDockWidgets(docks["log"])
    docks["money"].hide()
    window.docks.hide()
    assert not any(dock.isVisible() for dock in docks.values())
    window.docks.show()
    assert docks["log"].isVisible()
    assert not docks["money"].isVisible()
    settings().change(text_scale=150)
    QApplication.processEvents()
    assert len(window.tabifiedDockWidgets(docks["log"])) == 2
    settings().change(text_scale=100)
    QApplication.processEvents()
    assert not docks["money"].isVisible()
    assert docks["log"].isVisible()
    window.docks.clear()


def test_the_buttons_of_a_dock_are_seen_with_the_focus_and_do_what_they_say_by_keyboard(window: MainWindow) -> None:
    dock = lay_docks(window)["money"]
    buttons = dock.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    close = max(buttons, key=lambda button: button.x())
    unseen = _colours(close)
    close.setFocus(Qt.FocusReason.TabFocusReason)
    assert close.hasFocus()
    assert len(unseen) < len(_colours(close)), "nothing but the title's ground until they are wanted"
    assert all(button.accessibleName() for button in buttons)
    QTest.keyClick(close, Qt.Key.Key_Return)
    assert dock.isHidden()
    window.docks.clear()


def _colours(button: QAbstractButton) -> set[int]:
    image = button.grab().toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("name", ["start", "tournament", "friendly", "settings"])
def test_pages_need_no_sideways_scrolling_at_1024(window: MainWindow, name: str, code: str, scale: int) -> None:
    settings().change(language=code, text_scale=scale)
    window.resize(1024, 700)
    window.show_screen(name)
    QApplication.processEvents()
    page = window.navigation.screens[name].page  # type: ignore[attr-defined]
    assert page.horizontalScrollBar().maximum() == 0
    assert theme().scale == scale / 100


def test_an_unexpected_error_says_the_game_is_safe_and_reports_no_secret(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    mishaps = ErrorReports()
    mishaps.say = window.say_mishap

    def secret_keeper(hand: str) -> None:
        raise KeyError(hand)

    try:
        secret_keeper("through-ball#2 in the hand of seat 1, seed 12345")
    except KeyError as error:
        mishaps.on_error(KeyError, error, error.__traceback__)
        text = report_text(KeyError, error)
    assert "game is safe" in window.notice.text()
    reports = list(tmp_path.rglob("error-*.txt"))
    assert len(reports) == 1
    assert reports[0].read_text(encoding="utf-8") == text
    assert "secret_keeper" in text
    assert "through-ball" not in text
    assert "12345" not in text
    assert "the game is safe" in capsys.readouterr().err


def test_a_journal_that_cannot_be_written_is_told_and_the_game_goes_on(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    start_friendly(window, qtbot)
    assert "goes on" in window.notice.text()
    player = MousePlayer(window, qtbot, 9)
    before = controller_of(window).session.n
    for _decision in range(2):
        player.wait_for_question()
        player.decide()
    assert controller_of(window).session.n > before


def test_pause_step_and_run_to_the_result(window: MainWindow, qtbot: QtBot) -> None:
    from swallows_gui.ui.play.seat_rows import SeatChoice

    settings().change(pace="slow")
    seats = tuple(SeatChoice(name, "#1F4E9E", "easy", "") for name in ("Ann", "Ben", "Cleo"))
    with mock.patch.object(Setup, "drawn_seed", return_value=8):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    controller = controller_of(window)
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert controller.presenter.now.paused
    assert controller.info.phase == "paused"
    before = controller.session.n
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert controller.session.n == before + 1
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert not controller.presenter.now.paused
    QTest.keyClick(window, Qt.Key.Key_F7)
    wait(qtbot, lambda: controller.session.over)


def test_reading_the_rules_or_the_sheet_is_not_interrupted(window: MainWindow, qtbot: QtBot) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=4):
        start_friendly(window, qtbot)
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 4)
    while controller.info.phase != "asked":
        player.wait_for_question()
        if controller.info.phase == "held":
            player.decide()
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    rules = window.stack.currentWidget()
    assert rules is window.navigation.screens["rules"]
    before = controller.session.n
    qtbot.wait(100)
    assert controller.session.n == before
    window.open_rules("S5.7")
    assert "S5.7" in rules.text.toPlainText()  # type: ignore[attr-defined]
    click(rules.back_button)  # type: ignore[attr-defined]
    assert window.stack.currentWidget() is desk_of(window).table
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    sheet = desk_of(window).sheets.big_sheet
    assert window.stack.currentWidget() is sheet
    wait(qtbot, lambda: controller.info.phase in ("asked", "held"))
    if controller.info.phase == "held":
        controller.go_on()
    else:
        controller.do([next(each for each in controller.info.legal.actions if verb_of(each) not in (OFFER, PENALTY))])
    qtbot.wait(100)
    assert window.stack.currentWidget() is sheet
    click(sheet.back_button)
    assert window.stack.currentWidget() is desk_of(window).screen(controller.scene)


@pytest.mark.parametrize(("entry", "name"), [("rules_button", "rules"), ("new_button", "tournament")])
def test_back_at_the_start_the_focus_is_where_one_went_from(
    window: MainWindow, qtbot: QtBot, entry: str, name: str
) -> None:
    button = getattr(window.start, entry)
    click(button)
    wait(qtbot, lambda: window.stack.currentWidget() is window.navigation.screens[name])
    click(window.navigation.screens[name].back_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: window.stack.currentWidget() is window.start and window.focusWidget() is button)


def test_the_title_names_the_match_that_runs(window: MainWindow, qtbot: QtBot) -> None:
    """Where nobody is to be asked one match follows another, and no other screen comes between them."""
    seats = tuple(SeatChoice(f"Seat {at}", colour, "easy", "") for at, colour in enumerate(("#111", "#555", "#999")))
    window.new_game({"format": "sixteen", "distribution": "random"}, seats)
    wait(qtbot, lambda: controller_of(window).view.match >= 2)
    assert window.windowTitle() == f"Match {controller_of(window).view.match}"


def test_a_screen_that_fails_to_take_the_focus_does_not_hold_up_the_game(window: MainWindow) -> None:
    """Whoever comes back from the rules finds the game going on, though something else went wrong on the way."""
    seats = tuple(SeatChoice(name, "#C8321F", "easy", "") for name in ("Ann", "Ben"))
    settings().change(pace="slow")
    window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    table = desk_of(window).table
    window.navigation.show_widget(table)
    window.open_rules("S5.1")
    assert controller_of(window).info.phase == "paused"
    moved: list[bool] = []
    window.navigation.moved.connect(lambda: moved.append(True))
    with mock.patch.object(table.near, "focus", side_effect=AttributeError), pytest.raises(AttributeError):
        window.navigation.show_widget(table)
    assert moved == [True]
    assert controller_of(window).info.phase == "thinking"
