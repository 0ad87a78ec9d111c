"""A seat whose time is up: the most modest answer is given for it, and nobody else's."""

from pathlib import Path

import pytest

from swallows_gui.engine.asides import TimeUp
from swallows_gui.engine.game import IllegalAction
from swallows_gui.records import DamagedRecord, read
from swallows_gui.session import Session
from tests.records import tiny
from tests.records.conftest import lines_of, sealed
from tests.session import table


def test_only_the_seat_that_is_asked_is_answered_for() -> None:
    played = table.session()
    assert played.to_move == 0
    with pytest.raises(IllegalAction) as refused:
        played.act_late(1)
    assert refused.value.code == "not_your_turn"
    assert played.n == 0


def test_everybody_hears_of_it_after_what_came_of_it() -> None:
    played = table.session()
    change = played.act_late(0)
    for seat in (None, 0, 1):
        assert change.events(seat)[-1] == TimeUp(0)
        assert played.view(seat).history[-1] == TimeUp(0)


def test_it_goes_with_its_move_and_a_redo_is_an_ordinary_move(tmp_path: Path) -> None:
    path = tmp_path / "late.swallows"
    with table.session(path=path, take_back="free") as played:
        played.act_late(0)
        played.undo(0)
        assert TimeUp(0) not in played.view(None).history
        played.redo(0)
        assert TimeUp(0) not in played.view(None).history
        told = played.view(None).history
    assert [move.late for move in read(path).standing] == [False]
    assert Session.load(path, in_memory=True).view(None).history == told


def test_a_line_says_it_by_true_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "late.swallows"
    with table.session(path=path) as played:
        table.do(played, tiny.TYPES[tiny.ROLL])
        played.act_late(1)
    lines = lines_of(path)
    moves = [number for number, line in enumerate(lines) if line["line"] == "move"]
    assert [lines[number].get("late") for number in moves] == [None, True]
    lines[moves[0]]["late"] = "yes"
    path.write_bytes(sealed(lines))
    with pytest.raises(DamagedRecord) as damage:
        read(path)
    assert (damage.value.line, damage.value.reason, damage.value.detail) == (moves[0] + 1, "field", "late")
