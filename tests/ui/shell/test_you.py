"""The page about you: read from the index of the shelf, kept over names and languages, and every thing leads on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.engine.game import Json
from swallows_gui.folders import cache_folder, games_folder
from swallows_gui.games.swallows.session.attempts import DayPlayed, keep_day
from swallows_gui.models.you import your_games
from swallows_gui.records import library
from swallows_gui.records.read import parse, seal
from swallows_gui.records.record import ListedGame
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.exhibits import Exhibit, Shelf
from swallows_gui.ui.shell.main_window import MainWindow
from swallows_gui.ui.shell.you import YouScreen
from tests.ui.hands import click, wait


def kept(seed: int, people: tuple[int, ...] = (0,)) -> Path:
    """A cup that computers have played in the names of people."""
    games_folder().mkdir(parents=True, exist_ok=True)
    path = library.new_path()
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben"))
    with Session.new(Setup({"format": "eight"}, seats, seed=seed), path=path) as session:
        session.run()
    lines, total = [], 0
    for at, line in enumerate(path.read_bytes().splitlines()):
        written = parse(line)
        del written["sum"]
        for seat in people if not at else ():
            written["seats"][seat] |= {"kind": "human", "level": ""}
        sealed, total = seal(written, total)
        lines.append(sealed)
    path.write_bytes(b"".join(lines))
    return path


def opened(window: MainWindow, qtbot: QtBot) -> YouScreen:
    window.actions_["you"].trigger()
    you = window.stack.currentWidget()
    assert isinstance(you, YouScreen)
    wait(qtbot, lambda: not you.reading)
    return you


def shelf(you: YouScreen, title: str) -> Shelf:
    return next(each for each in you.shelves if title in _words(each))


def _words(each: Shelf) -> str:
    return " ".join(line.accessibleName() for line in each.lines)


def test_before_anything_was_done_every_place_is_free_and_nothing_is_asked(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.you_button)
    you = window.stack.currentWidget()
    assert isinstance(you, YouScreen)
    wait(qtbot, lambda: not you.reading)
    assert len(you.shelves) == 6
    assert all(each.isVisible() and not each.lines for each in you.shelves)
    assert len(you.played.lines) == 5
    assert window.focusWidget() is you.back_button
    click(you.back_button)
    assert window.stack.currentWidget() is window.start


def test_what_was_done_stands_on_its_shelf_and_leads_to_its_moment(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(language="en", name="Ann")
    kept(1)
    keep_day("2026-03-14", DayPlayed(money=83, place=1, take_backs=0))
    you = opened(window, qtbot)
    assert "games played to their end: 1" in you.poster.accessibleDescription()
    assert shelf(you, "Fullest purse").isVisible()
    days = shelf(you, "place 1, 83M")
    settings().change(language="de")
    purse = next(line for line in shelf(you, "Vollste Kasse").lines if "Vollste Kasse" in line.accessibleName())
    wait(qtbot, purse.isVisible)
    click(purse)
    wait(qtbot, lambda: window.navigation.replay is not None)
    window.navigation.leave_replay()
    assert window.stack.currentWidget() is you
    wait(qtbot, lambda: not you.reading)
    click(days.lines[0])
    assert window.stack.currentWidget() is window.navigation.screens["daily"]
    QTest.keyClick(window.navigation.screens["daily"], Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is you, "one comes back to where one came from"
    for press in (you.settings_button, you.games_button):
        click(press)
        assert window.stack.currentWidget() is not you
        window.go_back()
        assert window.stack.currentWidget() is you
    window.navigation.show("settings")
    window.go_back()
    assert window.stack.currentWidget() is window.start, "from the menu it leads to the start, as ever"


def test_a_shelf_of_yours_has_as_many_planks_as_it_needs(qtbot: QtBot) -> None:
    for whole, shown, places in ((False, 5, 5), (True, 12, 15)):
        row = Shelf(lambda _painter, _room: None, whole=whole)
        qtbot.addWidget(row)
        row.say("Medals", [(lambda _painter, _room: None, f"Medal {at}", "", at) for at in range(12)])
        assert len(row.lines) == shown
        assert len(row.findChildren(Exhibit)) == places
        assert row.findChildren(Exhibit)[0].isEnabled()


def test_the_only_person_takes_his_games_along_when_he_changes_his_name(window: MainWindow) -> None:
    settings().change(name="Ann")
    kept(1)
    both = kept(2, people=(0, 1))
    assert [game.seat for game in your_games(library.entries())] == [0, 0]
    settings().change(name="Ben")
    assert {(game.entry.path == both, game.seat) for game in your_games(library.entries())} == {(True, 1), (False, 0)}
    settings().change(name="Cleo")
    assert [game.entry.path == both for game in your_games(library.entries())] == [False]
    assert window.isVisible()


def test_a_record_is_asked_once_and_an_older_index_is_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    kept(1)
    asked: list[str] = []
    ask = library.deeds_of

    def counted(entry: ListedGame) -> Json:
        asked.append(entry.path.name)
        return ask(entry)

    monkeypatch.setattr(library, "deeds_of", counted)
    assert [entry.deeds for entry in library.entries()] == [None], "the shelf does not ask"
    assert not asked
    first = [entry.deeds for entry in library.entries(deeds=True)]
    assert [entry.deeds for entry in library.entries(deeds=True)] == first
    assert [entry.deeds for entry in library.entries()] == first, "and forgets nothing"
    assert len(asked) == 1
    (index,) = cache_folder().glob("games-*.json")
    version, files = json.loads(index.read_text())
    for each in files.values():
        del each["game"]["deeds"]
    index.write_text(json.dumps([version, files]))
    assert [entry.deeds for entry in library.entries(deeds=True)] == first
    assert len(asked) == 2
