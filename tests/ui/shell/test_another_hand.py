"""The file of a cup that is open in the window is deleted or replaced: the cup is not lost, and the window says so."""

from pathlib import Path
from unittest import mock

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.competition import shelf
from swallows_gui.folders import cups_folder
from swallows_gui.ui.shell.main_window import MainWindow
from tests.competition.made import cup


@pytest.fixture(autouse=True)
def _complete_start(window: MainWindow, qtbot: QtBot) -> None:
    """Nobody opens a cup before the start is complete."""
    qtbot.waitUntil(lambda: window._rescues is not None)


def only_file() -> Path:
    (path,) = cups_folder().glob("*.cup")
    return path


def test_a_cup_whose_file_is_deleted_is_written_anew_when_it_is_left(window: MainWindow, qtbot: QtBot) -> None:
    town = cup(4)
    window.cups.begin(town)
    path = only_file()
    path.unlink()
    window.cups.show_list()
    assert shelf.read(path) == town
    qtbot.waitUntil(lambda: path.name in window.notice.text())
    assert "written anew" in window.notice.text()


def test_what_another_program_put_in_its_place_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    town = cup(4)
    window.cups.begin(town)
    path = only_file()
    path.write_bytes(b"my shopping")
    window.cups.show_list()
    assert shelf.read(path) == town
    aside = [each for each in path.parent.glob("*~") if each.read_bytes() == b"my shopping"]
    assert len(aside) == 1
    qtbot.waitUntil(lambda: aside[0].name in window.notice.text())


def test_a_cup_that_is_deleted_in_the_window_stays_deleted(window: MainWindow) -> None:
    town = cup(4)
    window.cups.begin(town)
    path = only_file()
    shelf.write(path, town)
    window.cups.open(path)
    with mock.patch("swallows_gui.ui.shell.cups.cups.dialogs.ask_delete_cup", return_value=True):
        window.cups.forget(path)
    window.cups.show_list()
    assert not path.exists()
