"""A cup and a championship in the window, from the shelf to the winner."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.competition import shelf
from swallows_gui.competition.cup import Cup, Participant, Side
from swallows_gui.competition.shelf import Championship
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.shell.cups.championship_screen import ChampionshipScreen
from swallows_gui.ui.shell.cups.cup_screen import CupScreen
from swallows_gui.ui.shell.cups.cup_set_up import CupSetUp
from swallows_gui.ui.shell.cups.defence_set_up import ChampionshipSetUp
from swallows_gui.ui.shell.cups.list_screen import CupsScreen
from swallows_gui.ui.shell.main_window import MainWindow
from tests.house.test_tiny import desk_of, until_asked
from tests.ui.hands import click, wait


def sides(count: int, *people: str) -> tuple[Side, ...]:
    """Sides of one player each, people first."""
    names = [*people, *(chr(ord("A") + number) for number in range(count - len(people)))]
    return tuple(
        Side(name=name, players=(Participant(name=name, level="" if name in people else "normal"),)) for name in names
    )


def cup_of(window: MainWindow) -> CupScreen:
    screen = window.stack.currentWidget()
    assert isinstance(screen, CupScreen)
    return screen


def kept() -> shelf.Competition:
    """What the file of the newest cup says."""
    found = next(shelf.kept()).competition
    assert found is not None
    return found


def play_out(window: MainWindow, qtbot: QtBot) -> None:
    """Play the running game to its end with the first choice there is, and leave it."""
    wait(qtbot, lambda: window.game.laid is not None)
    desk = desk_of(window)
    until_asked(desk, qtbot)
    while not desk.session.over:
        seat = desk.session.to_move
        assert seat is not None
        asked = desk.session.view(seat).asked[0]
        assert isinstance(asked, int)
        desk.controller.do([asked])
        until_asked(desk, qtbot)
    window.leave_game()


def test_a_cup_is_begun_from_the_shelf_with_the_keyboard_and_its_computers_play_it_out(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start.cups_button.setFocus()
    QTest.keyClick(window.start.cups_button, Qt.Key.Key_Return)
    listed = window.stack.currentWidget()
    assert isinstance(listed, CupsScreen)
    QTest.keyClick(listed, Qt.Key.Key_Return)
    set_up = window.stack.currentWidget()
    assert isinstance(set_up, CupSetUp)
    set_up.choose("dice")
    set_up.choose_form("knockout", 4)
    set_up.people.set_value(0)
    set_up.people.changed.emit(0)
    before = set_up.places.model().index(0, 0).data()
    set_up.places.setCurrentIndex(set_up.places.model().index(0, 0))
    click(set_up.down_button)
    assert set_up.places.model().index(1, 0).data().rpartition(": ")[2] == before.rpartition(": ")[2]
    QTest.keyClick(set_up, Qt.Key.Key_Return)
    screen = cup_of(window)
    assert len(screen.ties.rows) == 3
    click(screen.rest_button)
    wait(qtbot, lambda: isinstance(kept(), Cup) and kept().champion is not None)
    wait(qtbot, lambda: "has won the cup" in screen.state_label.text())
    assert screen.play_button.text() == "Replay"


def test_a_match_of_a_person_is_played_at_the_table_and_leads_back_to_the_cup(window: MainWindow, qtbot: QtBot) -> None:
    window.cups.begin(Cup(name="Village cup", game="dice", form="knockout", sides=sides(2, "Kim"), seed=5))
    screen = cup_of(window)
    assert window.windowTitle() == "Village cup"
    assert screen.play_button.text() == "Play"
    click(screen.play_button)
    wait(qtbot, lambda: window.game.laid is not None)
    window.leave_game()
    assert window.stack.currentWidget() is screen
    assert screen.play_button.text() == "Continue"
    click(screen.play_button)
    play_out(window, qtbot)
    assert window.stack.currentWidget() is screen
    found = kept()
    assert isinstance(found, Cup)
    assert found.champion is not None
    assert "has won the cup" in screen.state_label.text()
    click(screen.play_button)
    wait(qtbot, lambda: window.replay is not None)
    assert "Cup, final: Kim – A" in window.windowTitle()
    window.navigation.leave_replay()
    assert window.stack.currentWidget() is screen


def test_when_a_match_is_over_the_next_that_is_due_is_proposed(window: MainWindow, qtbot: QtBot) -> None:
    window.cups.begin(Cup(game="dice", form="knockout", sides=sides(4), seed=5))
    screen = cup_of(window)
    assert "A – B" in screen.match_label.text()
    click(screen.play_button)
    wait(qtbot, lambda: "C – D" in screen.match_label.text())


def test_a_match_of_computers_that_is_watched_and_left_is_played_from_its_seed(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.cups.begin(Cup(game="dice", form="knockout", sides=sides(2), seed=5))
    screen = cup_of(window)
    click(screen.watch_button)
    wait(qtbot, lambda: window.game.laid is not None)
    window.leave_game()
    if screen.play_button.text() == "Have it played":
        click(screen.play_button)
    wait(qtbot, lambda: isinstance(kept(), Cup) and kept().champion is not None)
    assert len(kept().matches) == 1


def test_groups_are_shown_with_a_table_each_and_the_bracket_waits(window: MainWindow) -> None:
    window.cups.begin(Cup(game="dice", form="groups", sides=sides(8, "Kim"), seed=5))
    screen = cup_of(window)
    assert [table.accessibleName() for table in screen.tables] == ["Group A", "Group B"]
    assert screen.knockout.index(0, 2).data() == "Winner of group A"
    screen.matches.clicked.emit(screen.ties.index(12, 0))
    assert screen.state_label.text() == "It waits for matches before it."
    assert not screen.play_button.isEnabled()


def test_a_championship_is_set_up_played_and_counted(window: MainWindow, qtbot: QtBot) -> None:
    window.cups.show_list()
    window.navigation.show("new-championship")
    set_up = window.stack.currentWidget()
    assert isinstance(set_up, ChampionshipSetUp)
    for game, chosen in set_up.games.items():
        chosen.setChecked(game == "dice")
    set_up.fields.levels[0].setCurrentIndex(0)
    set_up.fields.names[0].setText("Kim")
    click(set_up.start_button)
    screen = window.stack.currentWidget()
    assert isinstance(screen, ChampionshipScreen)
    assert screen.state_label.text() == "Next: Card and Dice."
    click(screen.play_button)
    play_out(window, qtbot)
    assert window.stack.currentWidget() is screen
    found = kept()
    assert isinstance(found, Championship)
    assert found.due is None
    assert screen.play_button.isHidden()


def test_a_file_that_cannot_be_read_is_listed_with_its_mistake_and_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shelf.new_path()
    path.parent.mkdir(parents=True)
    path.write_text('{"format":"swallows-competition","version":1,"competition":{"kind":"cup"}}')
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell", lambda _parent, _title, sentence: told.append(sentence))
    window.cups.show_list()
    listed = window.stack.currentWidget()
    assert isinstance(listed, CupsScreen)
    assert "cannot be read" in str(listed.model.index(0, 0).data())
    click(listed.open_button)
    assert path.name in told[0]
    assert path.exists()


def test_a_cup_is_deleted_after_asking_and_its_records_stay(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window.cups.begin(Cup(game="dice", form="knockout", sides=sides(2), seed=5))
    click(cup_of(window).play_button)
    wait(qtbot, lambda: isinstance(kept(), Cup) and kept().champion is not None)
    monkeypatch.setattr(dialogs, "ask_delete_cup", lambda _parent, _title: True)
    window.cups.show_list()
    listed = window.stack.currentWidget()
    assert isinstance(listed, CupsScreen)
    click(listed.forget_button)
    assert not listed.model.rows
    assert len(list((tmp_path / "data").rglob("*.swallows"))) == 1
