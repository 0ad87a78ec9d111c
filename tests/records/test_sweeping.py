"""What a killed program leaves beside a player's files is taken away; what is in use stays."""

import os
import time
from pathlib import Path

from swallows_gui.competition import shelf
from swallows_gui.records.bin import swept
from swallows_gui.records.write import lock_for, lock_path, unlock
from tests.competition.made import cup


def test_parts_and_locks_of_nobody_are_swept(tmp_path: Path) -> None:
    town, held = tmp_path / "one.cup", tmp_path / "two.cup"
    shelf.write(town, cup(4))
    old = time.time() - 3600
    left = [tmp_path / name for name in (".one.cup.x1y2z3.part", ".s.season.aaaaaa.part", "settings.json.AbCdEf")]
    for path in left:
        path.write_bytes(b"torn")
        os.utime(path, (old, old))
    fresh = tmp_path / ".one.cup.q9q9q9.part"
    fresh.write_bytes(b"being written")
    stale = lock_path(town)
    stale.write_bytes(b"")
    lock = lock_for(held)
    try:
        assert set(swept((tmp_path,))) == {*left, stale}
    finally:
        unlock(lock)
    assert {path.name for path in tmp_path.iterdir()} == {"one.cup", fresh.name}


def test_a_folder_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    assert list(swept((tmp_path / "none",))) == []
