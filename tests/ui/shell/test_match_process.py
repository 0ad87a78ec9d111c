"""Matches that play themselves: one whose process stands still is given up, and nothing of others is deleted."""

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.competition import playing
from swallows_gui.ui.shell.cups import match_process
from swallows_gui.ui.shell.cups.match_process import MatchProcess
from tests.competition.made import cup

LONG = 120_000
"""Milliseconds: for a slow machine to start a process in."""


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
def test_a_match_whose_process_was_stopped_is_given_up(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_process, "LOOK", 20)
    process = MatchProcess(qapp)
    path = tmp_path / "match.swallows"
    process.play(playing.setup(cup(4, game="final_whistle"), 1), path)
    child = process._process
    assert child is not None
    assert child.pid is not None
    os.kill(child.pid, signal.SIGSTOP)
    monkeypatch.setattr(match_process, "STILL", 5)
    with qtbot.waitSignal(process.failed, timeout=LONG):
        pass
    assert not process.busy
    assert not path.exists()


def test_what_lies_in_the_place_of_a_record_that_is_called_off_stays(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    process = MatchProcess(qapp)
    path = tmp_path / "match.swallows"
    process.play(playing.setup(cup(4, game="final_whistle"), 1), path)
    path.write_bytes(b"my shopping")
    process.call_off()
    assert path.read_bytes() == b"my shopping"
