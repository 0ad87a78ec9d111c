"""Records of every version that was landed open forever, and those of rules 1 lose nothing."""

import shutil
from pathlib import Path

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.records import DamagedRecord, read, verify
from swallows_gui.session import Session
from swallows_gui.session.replay import Playback
from tests.records.conftest import lines_of, sealed

SAMPLES = Path(__file__).parent / "samples"
WHOLE, UNFINISHED = SAMPLES / "rules-1-whole.swallows", SAMPLES / "rules-1-unfinished.swallows"

ROLLED_AGAIN = 675
"""The move of both with a roll that is repeated after a red was played on it."""


@pytest.mark.parametrize("sample", [WHOLE, UNFINISHED])
def test_a_record_of_rules_1_is_played_again_line_by_line(sample: Path) -> None:
    found = verify(sample)
    assert found.unchecked == ()
    assert found.over == (sample == WHOLE)


def test_a_tournament_finished_under_rules_1_opens_whole() -> None:
    record = read(WHOLE)
    with Session.load(WHOLE, in_memory=True) as session:
        assert session.over
        assert session.n == len(record.standing)
    assert Playback(record).last == len(record.standing)


def test_a_tournament_begun_under_rules_1_goes_on_and_loses_no_move(tmp_path: Path) -> None:
    old, on = tmp_path / "old.swallows", tmp_path / "on.swallows"
    shutil.copy(UNFINISHED, old)
    before = read(old)
    with Session.load(old, target=on) as session:
        assert session.n == len(before.standing) > ROLLED_AGAIN
        assert session.warnings == ("continued",)
        for seat in range(4):
            session.hand_to_ai(seat, "easy")
        session.run(lambda: session.n >= len(before.standing) + 40)
    assert verify(on).unchecked == ()
    assert read(on).rules == 2
    assert old.read_bytes() == UNFINISHED.read_bytes()
    with Session.load(on, in_memory=True) as session:
        assert session.n >= len(before.standing) + 40
        assert session.warnings == ()


def test_a_record_of_rules_1_that_tells_what_did_not_happen_is_refused_by_its_line(tmp_path: Path) -> None:
    forged = tmp_path / "forged.swallows"
    for change in (_other_modifier, _other_die):
        lines = lines_of(UNFINISHED)
        at = next(at for at, line in enumerate(lines) if line.get("n") == ROLLED_AGAIN and line["line"] == "move")
        change(next(event for event in lines[at]["events"] if event["type"] == "die_rolled"))
        forged.write_bytes(sealed(lines))
        for open_it in (verify, Session.load, Playback.load):
            with pytest.raises(DamagedRecord) as refused:
                open_it(forged)
            assert refused.value.line == at + 1


def _other_modifier(rolled: Json) -> None:
    rolled["modifiers"] = [{"card": "attack#1", "delta": 3}]


def _other_die(rolled: Json) -> None:
    rolled["die"] = 7 - rolled["die"]
