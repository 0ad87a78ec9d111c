"""A game whose record cannot be written: the window says so and offers another place for it."""

import shutil
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from swallows_gui.records.read import read
from swallows_gui.ui.kit import save_dialog
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, start_friendly
from tests.ui.mouse import MousePlayer


def save_elsewhere(window: MainWindow, path: Path) -> None:
    """Press the button of the notice and name a file."""
    button = next(each for each in window.notice.findChildren(QPushButton) if each.text() == "Save elsewhere…")
    with mock.patch.object(save_dialog, "named", return_value=str(path)):
        click(button)


def test_a_game_without_a_journal_is_gone_on_with_in_a_file_that_is_named(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    start_friendly(window, qtbot)
    assert desk_of(window).session.trouble is not None
    assert "is not saved" in window.notice.text() or "cannot be saved" in window.notice.text()
    player = MousePlayer(window, qtbot, 7)
    player.wait_for_question()
    player.decide()
    taken = tmp_path / "taken.swallows"
    taken.write_text("somebody else's", encoding="utf-8")
    save_elsewhere(window, taken)
    assert "is there already" in window.notice.text()
    assert taken.read_text(encoding="utf-8") == "somebody else's"
    save_elsewhere(window, tmp_path / "other")
    kept = tmp_path / "other.swallows"
    assert str(kept) in window.notice.text()
    assert desk_of(window).session.trouble is None
    player.wait_for_question()
    player.decide()
    moves = controller_of(window).session.n
    window.leave_game()
    assert read(kept).standing[-1].n >= moves


def test_what_could_not_be_saved_is_saved_as_soon_as_it_can_be(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("swallows_gui.ui.play.game_messages._AGAIN", 20)
    in_the_way = tmp_path / "data"
    in_the_way.write_text("no folder", encoding="utf-8")
    start_friendly(window, qtbot)
    session = desk_of(window).session
    assert session.trouble is not None
    in_the_way.unlink()
    qtbot.waitUntil(lambda: session.trouble is None)
    assert window.notice.text() == "All moves are saved again."
    assert session.path is not None
    assert len(read(session.path).standing) == session.n


def test_a_game_whose_file_is_deleted_is_saved_anew_and_the_window_says_so(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    session = desk_of(window).session
    assert session.path is not None
    session.path.unlink()
    player = MousePlayer(window, qtbot, 7)
    player.wait_for_question()
    player.decide()
    text = f"Another program had deleted or changed the file {session.path.name}. It was written anew; nothing is lost."
    qtbot.waitUntil(lambda: window.notice.text() == text, timeout=60_000)
    session.path.unlink()
    moves = session.n
    window.leave_game()
    assert len(read(session.path).standing) >= moves
    assert window.notice.text() == text


def test_what_is_not_saved_of_a_game_is_told_when_it_is_left(window: MainWindow, qtbot: QtBot) -> None:
    start_friendly(window, qtbot)
    session = desk_of(window).session
    assert session.path is not None
    folder = session.path.parent
    shutil.rmtree(folder)
    folder.write_bytes(b"no folder")
    window.leave_game()
    assert window.notice.text().startswith("The last moves of the game could not be saved")


@pytest.mark.parametrize(
    ("kind", "action", "goes"), [("info", "", True), ("info", "Look", False), ("warning", "", False)]
)
def test_what_is_news_no_more_goes_with_the_next_decision_of_a_person(
    window: MainWindow, qtbot: QtBot, kind: str, action: str, goes: bool
) -> None:
    start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, 7)
    player.wait_for_question()
    window.notice.show_notice("All moves are saved again.", kind, action=action)
    qtbot.wait(50)
    assert window.notice.isVisible(), "it is not gone before anything has happened"
    player.decide()
    qtbot.waitUntil(lambda: window.notice.isHidden() == goes)
