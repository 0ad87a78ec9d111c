"""The player's games: found, named, gone on with, looked at again, thrown away and put back."""

import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.models.vocabulary import of_title
from swallows_gui.records import library
from swallows_gui.records.bin import bin_folder
from swallows_gui.records.games import given_names
from swallows_gui.records.record import ListedGame, SeatLine
from swallows_gui.session import Session
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.shell.records import RecordsScreen
from tests.session import table
from tests.ui.hands import click

WHEN = datetime.datetime(2026, 7, 19, 20, tzinfo=datetime.UTC)
Key = Qt.Key


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of two games that wait, of Anna and of Ben, and one that is over."""
    folder = tmp_path / "games"
    monkeypatch.setattr(library, "games_folder", lambda: folder)
    monkeypatch.setattr("swallows_gui.folders.games_folder", lambda: folder)
    for seed, (name, mood) in enumerate((("anna", "hh"), ("ben", "hh"), ("over", "aa"))):
        with table.session(mood, seed=seed, path=folder / f"{name}.swallows") as session:
            if mood == "aa":
                session.run()
            else:
                table.do(session, "roll")
    return folder


@pytest.fixture
def screen(games: Path, qtbot: QtBot) -> RecordsScreen:
    """The screen with these games."""
    assert games.is_dir()
    made = RecordsScreen()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.enter()
    read(made, qtbot)
    return made


def read(screen: RecordsScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not screen._listing.reading)


def shown(screen: RecordsScreen) -> list[str]:
    rows = (screen.found.mapToSource(screen.found.index(row, 0)).row() for row in range(screen.found.rowCount()))
    return sorted(screen.model.rows[row].path.stem for row in rows)


def choose(screen: RecordsScreen, *stems: str) -> None:
    screen.games.clearSelection()
    for at, entry in enumerate(screen.model.rows):
        if entry.path.stem in stems:
            index = screen.found.mapFromSource(screen.model.index(at, 0))
            screen.games.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.Select)


def test_beside_the_list_hangs_the_cover_of_the_game_that_is_chosen(qtbot: QtBot) -> None:
    screen = RecordsScreen()
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    assert screen.poster.isHidden() or not screen.poster.isVisible()  # there is nothing to choose
    known = titles.ids()[:2]
    screen.set_games([ListedGame(Path(f"{game}.swallows"), WHEN, game) for game in (*known, "no-such-game")])
    assert screen.poster.isVisible()
    for row, game in enumerate((*known, titles.usual())):
        screen.games.setCurrentIndex(screen.found.index(row, 0))
        assert screen.poster.accessibleName() == of_title(titles.title(game).name)
    screen.resize(700, 600)
    assert not screen.poster.isVisible()


def test_what_waits_is_gone_on_with_and_what_is_over_looked_at_again(screen: RecordsScreen, games: Path) -> None:
    told: list[tuple[str, object]] = []
    screen.go_on_wanted.connect(lambda path: told.append(("go on", path)))
    screen.replay_wanted.connect(lambda path: told.append(("replay", path)))
    choose(screen, "over")
    assert not screen.go_on_button.isVisible()
    QTest.keyClick(screen.games, Key.Key_Return)
    choose(screen, "ben")
    QTest.keyClick(screen.games, Key.Key_Return)
    click(screen.show_button)
    assert told == [
        ("replay", games / "over.swallows"),
        ("go on", games / "ben.swallows"),
        ("replay", games / "ben.swallows"),
    ]
    choose(screen, "ben", "over")
    assert not screen.go_on_button.isVisible()
    assert not screen.show_button.isEnabled()


def test_games_are_found_by_how_they_stand_and_by_words(qtbot: QtBot) -> None:
    screen = RecordsScreen()
    qtbot.addWidget(screen)
    screen.show()
    first, second = titles.ids()[:2]
    seats = SeatLine("Änne", "human", ""), SeatLine("Ottmar", "ai", "hard")
    screen.set_games(
        [
            ListedGame(Path("a.swallows"), WHEN, first, seats=seats),
            ListedGame(Path("b.swallows"), WHEN, second, seats=seats, over=True),
            ListedGame(Path("c.swallows"), WHEN, second, name="The long Sunday"),
        ]
    )
    assert shown(screen) == ["a", "b", "c"]
    screen.show_kept("over")
    assert shown(screen) == ["b"]
    screen.show_kept("running")
    assert shown(screen) == ["a", "c"]
    screen.game.setCurrentIndex(screen.game.findData(second))
    assert shown(screen) == ["c"]
    screen.show_kept("all")
    screen.game.setCurrentIndex(0)
    for words, found in (("änne", ["a", "b"]), ("ottmar ÄNNE", ["a", "b"]), ("sunday", ["c"]), ("nobody", [])):
        screen.search.setText(words)
        assert shown(screen) == found
    assert screen.empty.isVisible()
    assert not screen.bin_button.isEnabled()


def test_a_name_is_written_over_the_line_and_goes_with_the_game(
    screen: RecordsScreen, games: Path, qtbot: QtBot
) -> None:
    choose(screen, "anna")
    click(screen.name_button)
    field = screen.games.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setText("  Final with   Anna ")
    QTest.keyClick(field, Key.Key_Return)
    qtbot.waitUntil(lambda: bool(given_names()))
    read(screen, qtbot)
    (entry,) = [entry for entry in screen.model.rows if entry.path.stem == "anna"]
    assert entry.name == "Final with Anna"
    with Session.load(games / "anna.swallows", target=games / "later.swallows") as session:
        table.do(session, "roll")
    (later,) = [entry for entry in library.all_games() if entry.path.stem == "later"]
    assert later.name == "Final with Anna"
    screen.model.named.emit(later, "")
    assert [entry.name for entry in library.all_games()] == ["", "", ""]


def test_several_are_thrown_away_at_once_and_put_back(screen: RecordsScreen, games: Path, qtbot: QtBot) -> None:
    choose(screen, "anna", "over")
    screen.games.setFocus()
    QTest.keyClick(screen.games, Key.Key_Delete)
    read(screen, qtbot)
    assert shown(screen) == ["ben"]
    assert sorted(path.stem for path in bin_folder(games).iterdir()) == ["anna", "over"]
    screen.notice.acted.emit()
    read(screen, qtbot)
    assert shown(screen) == ["anna", "ben", "over"]
    choose(screen, "ben")
    click(screen.bin_button)
    read(screen, qtbot)
    screen.show_kept("bin")
    read(screen, qtbot)
    assert shown(screen) == ["ben"]
    choose(screen, "ben")
    assert screen.primary is screen.restore_button
    click(screen.restore_button)
    read(screen, qtbot)
    assert shown(screen) == []
    screen.show_kept("all")
    read(screen, qtbot)
    assert shown(screen) == ["anna", "ben", "over"]


def test_what_is_being_played_stays(screen: RecordsScreen, games: Path, qtbot: QtBot) -> None:
    with Session.load(games / "ben.swallows", target=games / "now.swallows") as session:
        table.do(session, "roll")
        screen.enter()
        read(screen, qtbot)
        choose(screen, "now")
        click(screen.bin_button)
        assert "being played" in screen.notice.text()
    assert (games / "now.swallows").exists()


def test_only_the_bin_is_emptied_and_only_when_asked(
    screen: RecordsScreen, games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(screen, "ben")
    click(screen.bin_button)
    screen.show_kept("bin")
    read(screen, qtbot)
    for answer in (False, True):
        monkeypatch.setattr(dialogs, "ask_delete_games", lambda _parent, _names, answer=answer: answer)
        choose(screen, "ben")
        click(screen.delete_button)
        assert (bin_folder(games) / "ben.swallows").exists() is not answer
