"""What is shared of a running game holds nothing hidden: two games that differ in nothing else give the same."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bench.trial.twin_pages import course_of, groups
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.records.library import entry_of
from swallows_gui.session.replay import Playback
from swallows_gui.ui.play.share.hidden_table import HiddenTable
from swallows_gui.ui.play.share.sharing import Make, _page, _picture
from swallows_gui.ui.play.share.subjects import SharedRecord


def test_page_and_picture_of_a_running_game_are_those_of_its_twin(qtbot: QtBot, tmp_path: Path) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.show()
    lab = lab_of("final_whistle")
    course = course_of(lab, next(setup for _group, setup in groups(lab, 1)))
    assert course.other is not None
    records: list[bytes] = []
    made: list[list[bytes]] = []
    for twin in (False, False, True):  # what is made once a process is there for the last two
        path = tmp_path / "game.swallows"
        path.unlink(missing_ok=True)
        course.write(path, twin=twin)
        records.append(path.read_bytes())
        entry = entry_of(path)
        assert entry is not None
        assert not entry.over
        made.append([shared(SharedRecord(entry), make, room) for make in (_page, _picture)])
    assert records[1] != records[2]
    assert made[1] == made[2]


def shared(game: SharedRecord, make: Make, room: QWidget) -> bytes:
    """What is written of a game where it is furthest."""
    opening = game.opened()
    while True:
        try:
            next(opening)
        except StopIteration as done:
            playback: Playback = done.value
            break
    table = HiddenTable(playback, room)
    for _piece in table.laid():
        pass
    [written] = [piece for piece in make(table, game.position(playback)) if isinstance(piece, bytes)]
    table.close()
    return written
