"""A game that the house has never heard of is played in the window: set up, asked, taken back, hinted, left, replayed.

All of it lies in this folder; no file that games share knows of it.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bench.clicks.home import Home
from bench.hot_seat import eavesdrop, play_hot_seats
from swallows_gui.catalogue.places import MORE_DATA
from swallows_gui.records.library import summary_of
from swallows_gui.records.verify import verify
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.problem_dialog import AboutDialog
from swallows_gui.ui.shell.rules import RulesScreen
from swallows_gui.ui.shell.settings import SettingsScreen
from tests.house.desk import TinyDesk, TinySetUp, TinyTable
from tests.records.tiny import TYPES
from tests.ui.hands import button, click, wait

ANN, BEN = (SeatChoice(name, SEAT_COLOURS[at], "", "") for at, name in enumerate(("Ann", "Ben")))
OTTMAR = SeatChoice("Ottmar", SEAT_COLOURS[1], "normal", "")


def desk_of(window: MainWindow) -> TinyDesk:
    assert isinstance(window.desk, TinyDesk)
    return window.desk


def begin(window: MainWindow, qtbot: QtBot, *seats: SeatChoice) -> TinyDesk:
    """A game with these seats, begun without its screen."""
    window.game.begin("dice", {"seats": len(seats), "take_back": "free"}, seats)
    wait(qtbot, lambda: window.game.laid is not None)
    return desk_of(window)


def until_asked(desk: TinyDesk, qtbot: QtBot) -> None:
    wait(qtbot, lambda: desk.controller.info.phase in ("asked", "held", "over"))
    while desk.controller.info.phase == "held":
        desk.controller.go_on()
        wait(qtbot, lambda: desk.controller.info.phase in ("asked", "held", "over"))


def press(desk: TinyDesk, kind: str) -> None:
    """The key of an action."""
    QTest.keyClick(desk.table, Qt.Key(Qt.Key.Key_1 + TYPES.index(kind)))


def log_of(desk: TinyDesk) -> list[str]:
    log = desk.models.log
    return [str(log.index(row, 0).data()) for row in range(log.rowCount())]


def test_it_is_set_up_played_by_mouse_and_keys_and_replayed(window: MainWindow, qtbot: QtBot) -> None:
    window.navigation.show_start("dice", "game")
    screen = window.navigation.screens["dice:game"]
    assert isinstance(screen, TinySetUp)
    click(screen.start_button)
    wait(qtbot, lambda: window.game.laid is not None)
    desk = desk_of(window)
    until_asked(desk, qtbot)
    assert window.stack.currentWidget() is desk.table
    assert window.windowTitle() == "Round 1"
    assert desk.table.card.text().startswith("Your card: ")
    press(desk, "stake")
    until_asked(desk, qtbot)
    click(desk.table.buttons["done"])
    until_asked(desk, qtbot)
    assert any("Ann rolls a" in line and "stakes 1" in line for line in log_of(desk))
    while not desk.controller.over:
        press(desk, "roll")
        until_asked(desk, qtbot)
    assert log_of(desk)[0].startswith("The cards were")
    path = desk.session.path
    assert path is not None
    window.navigation.replay_game()
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    rerun = window.replay.rerun
    assert len(rerun.chapters.sections) == 2
    rerun.seek(0)
    rerun.next_section()
    assert window.replay.words.text().startswith("Part 2, move ")
    rerun.seek(rerun.last)
    assert rerun.view.points == desk.controller.view.points
    shown = window.replay.table
    assert isinstance(shown, TinyTable)
    assert not shown.forward.isVisible()
    assert not any(each.isEnabled() for each in shown.buttons.values())
    window.navigation.leave_replay()
    window.leave_game()
    verify(path)


def test_a_decision_is_taken_back_and_done_again(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, ANN, OTTMAR)
    until_asked(desk, qtbot)
    press(desk, "stake")
    until_asked(desk, qtbot)
    assert not desk.table.buttons["roll"].isEnabled()
    assert "stake" in window.actions_["undo"].text()
    window.actions_["undo"].trigger()
    until_asked(desk, qtbot)
    assert desk.table.buttons["roll"].isEnabled()
    window.actions_["redo"].trigger()
    until_asked(desk, qtbot)
    assert not desk.table.buttons["roll"].isEnabled()


def test_a_hint_says_what_each_choice_promises(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, ANN, OTTMAR)
    until_asked(desk, qtbot)
    window.actions_["hint"].trigger()
    assert window.talk is not None
    sheet = window.talk.hints.sheet
    wait(qtbot, lambda: sheet.isVisible() and "Roll" in sheet.text())


def test_the_curtain_closes_between_two_people_and_hides_card_and_deeds(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, ANN, BEN)
    assert window.talk is not None
    curtain = window.talk.curtain
    assert curtain.closed
    assert desk.table.card.text() == ""
    click(button(curtain, "Ann"))
    until_asked(desk, qtbot)
    assert not curtain.closed
    assert desk.table.card.text() == f"Your card: {desk.controller.view.card}"
    press(desk, "roll")
    wait(qtbot, lambda: curtain.closed)
    assert desk.table.card.text() == ""
    assert not any(button.isEnabled() for button in desk.table.buttons.values())
    assert ":" not in window.actions_["undo"].text()


def test_the_table_is_played_as_text(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, ANN, OTTMAR)
    window.actions_["text_table"].setChecked(True)
    wait(qtbot, lambda: desk.text_table is not None and bool(desk.text_table.offered))
    assert desk.text_table is not None
    assert [choice.text for choice in desk.text_table.offered] == ["roll", "swap", "stake"]
    QTest.keyClick(desk.text_table.page, Qt.Key.Key_1)
    until_asked(desk, qtbot)
    assert any("Ann rolls" in line for line in log_of(desk))
    settings().change(text_table=False)


def test_it_is_gone_on_with_from_its_record(window: MainWindow, qtbot: QtBot) -> None:
    desk = begin(window, qtbot, ANN, OTTMAR)
    until_asked(desk, qtbot)
    press(desk, "stake")
    path, told = desk.session.path, log_of(desk)
    assert path is not None
    window.leave_game()
    window.open_file(path)
    wait(qtbot, lambda: window.game.laid is not None)
    desk = desk_of(window)
    until_asked(desk, qtbot)
    assert log_of(desk) == told
    assert desk.table.buttons["done"].isEnabled()


def test_the_shelf_shows_a_small_cover_of_each_game(window: MainWindow) -> None:
    for game in window.start.shelf_buttons.values():
        seen = game.grab().toImage()
        middle = [seen.pixelColor(seen.height() // 2, y) for y in range(seen.height())]
        assert theme().colour("grass") in middle or theme().colour("grass_dark") in middle


def test_its_switches_have_a_section_of_their_own_on_the_screen_of_the_settings(window: MainWindow) -> None:
    window.show_screen("settings")
    screen = window.stack.currentWidget()
    assert isinstance(screen, SettingsScreen)
    sections = {title.id: panel for title, panel in screen.game_panels.items()}
    assert {"swallows", "dice"} <= sections.keys()
    points = sections["dice"].switches["dice.points"]
    assert points.text() == "Show points"
    assert points.accessibleDescription() == "The points of all seats stand on the table."
    assert points.isChecked()
    points.setFocus()
    QTest.keyClick(points, Qt.Key.Key_Space)
    assert not settings().now.on("dice.points")
    assert settings().now.on("swallows.show_chances")


def test_its_menu_entry_switches_its_table_and_stands_there_for_it_alone(window: MainWindow, qtbot: QtBot) -> None:
    points, bribes = window.actions_["dice.points"], window.actions_["swallows.hold_for_bribes"]
    assert bribes.isVisible()
    assert not points.isVisible()
    window.start.choose("dice")
    assert points.isVisible()
    assert not bribes.isVisible()
    desk = begin(window, qtbot, ANN, OTTMAR)
    until_asked(desk, qtbot)
    assert desk.table.points.text()
    points.trigger()
    assert not desk.table.points.text()
    settings().change(**{"dice.points": True})
    assert points.isChecked()
    assert desk.table.points.text()


def test_what_it_does_not_have_is_not_offered(window: MainWindow, qtbot: QtBot) -> None:
    assert window.actions_["album"].isEnabled()
    window.start.choose("dice")
    assert not window.actions_["album"].isEnabled()
    assert not window.actions_["tutorial"].isEnabled()
    begin(window, qtbot, ANN, OTTMAR)
    for name in ("print", "pdf", "sheet", "album", "tutorial"):
        assert not window.actions_[name].isEnabled()
        assert "Tournament sheet" not in window.actions_[name].text()


def test_the_program_says_which_games_it_has(window: MainWindow) -> None:
    window.actions_["about"].trigger()
    dialog = window.findChild(AboutDialog)
    assert dialog is not None
    assert "Card and Dice: Who has" in dialog.version.text()
    assert "Millions of Swallows: A tournament" in dialog.version.text()
    dialog.close()


def test_its_records_lie_in_the_home_of_who_clicks_about(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.furnish(4, "dice")
    assert {summary_of(path).header.game for path in home.records} == {"dice"}


@pytest.mark.nightly
@pytest.mark.parametrize("soak", [play_hot_seats, eavesdrop])
def test_people_at_one_screen_play_it_by_clicks(soak: Callable[[int, str], tuple[int, list[str]]]) -> None:
    assert soak(0, "dice") == (5, [])


def test_its_rule_book_is_opened_at_a_clause(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, qtbot, ANN, OTTMAR)
    window.open_rules("C2.2")
    rules = window.stack.currentWidget()
    assert isinstance(rules, RulesScreen)
    assert "stake points" in rules.text.toPlainText()
    window.go_back()
    window.navigation.open_rules("", "swallows")
    assert "stake points" not in rules.text.toPlainText()


def test_a_game_without_a_rule_book_offers_none(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MORE_DATA)
    window.start.choose("dice")
    assert not window.start.rules_button.isVisible()
    window.navigation.open_rules("", "dice")
    assert window.stack.currentWidget() is window.start
    assert window.notice.isVisible()
