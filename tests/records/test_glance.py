"""A quick look tells the same as reading the whole record."""

import random
from pathlib import Path

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.records import DamagedRecord, Record, read_sound
from swallows_gui.records.library import summary_of
from swallows_gui.records.record import SnapshotLine
from swallows_gui.session import Session
from tests.records import tiny
from tests.session import table


def last_round(record: Record) -> int:
    return max(int(event["round"]) for event in record.events if event["type"] == "round_started")


def test_a_game_without_sections_is_all_of_a_piece(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    setup = table.setup("hh")
    table.use(tiny.ALL_OF_A_PIECE)
    with Session.new(setup, path=path) as session:
        table.do(session, "roll", "roll", "roll")
        found = summary_of(path)
    assert (found.section, found.opening, found.standing, found.moves) == (0, {}, {}, 3)
    assert [line.n for line in read_sound(path).lines if isinstance(line, SnapshotLine)] == [0], "but one at its start"


def standing(record: Record) -> Json:
    """The last roll of the round that runs."""
    begun = max(at for at, event in enumerate(record.events) if event["type"] == "round_started")
    return next((event for event in reversed(record.events[begun:]) if event["type"] == "die_rolled"), {})


@pytest.mark.parametrize("seed", range(6))
def test_a_glance_agrees_with_reading(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    path = tmp_path / "a.swallows"
    with table.session("hh", seed=seed, path=path, take_back="free") as session:
        while not session.over:
            mover = session.to_move
            assert mover is not None
            if chance.random() < 0.3 and session.can_undo(mover):
                session.undo(mover)
            elif chance.random() < 0.2:
                session.hand_to_ai(mover, "simple")
                session.take_back_seat(mover)
                session.hand_to_ai(1 - mover, "simple")
                session.take_back_seat(1 - mover)
            else:
                session.act(int(session.legal(mover)[chance.randrange(len(session.legal(mover)))]))
    data = path.read_bytes()
    cuts = [data, data[:-1], *(data[: chance.randrange(200, len(data))] for _ in range(20))]
    changed = [data.replace(b'"n":3,', b'"n":4,'), data[:700] + b"?" + data[700:]]
    for trial in cuts + changed:
        path.write_bytes(trial)
        if trial.count(b"\n") + (not trial.endswith(b"\n")) < 3:
            with pytest.raises(DamagedRecord) as expected:
                read_sound(path)
            with pytest.raises(DamagedRecord) as seen:
                summary_of(path)
            assert (seen.value.line, seen.value.reason) == (expected.value.line, expected.value.reason)
            continue
        record, found = read_sound(path), summary_of(path)
        assert found.moves == len(record.standing)
        assert found.seats == tuple(record.seats)
        assert found.section == last_round(record) == found.opening["round"]
        assert found.standing == standing(record)
        assert (found.over, found.torn, found.sums) == (record.over, record.torn, tuple(record.sums))
        assert found.damaged == (record.damage.line if record.damage else 0)
