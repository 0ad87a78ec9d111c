"""A second game of an evening begins with sentences that the first has not told; a replay tells the same again."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from swallows_gui import titles
from swallows_gui.cli.show import tell
from swallows_gui.folders import games_folder
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.playing import play
from swallows_gui.models.commentary import heard_before
from swallows_gui.records import library
from swallows_gui.records.read import read
from swallows_gui.ui.shell.games import EVENING, heard_tonight, with_heard


@pytest.fixture(autouse=True)
def _own_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of games that no other test plays in."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def played(game: str, seed: int, *, tonight: bool = True) -> Path:
    """A game that computers have played, in the player's folder."""
    games_folder().mkdir(parents=True, exist_ok=True)
    lab, path = lab_of(game), library.new_path()
    setup = replace(lab.random_game(seed), seed=seed)
    play(lab.playable, with_heard(setup) if tonight else setup, path=path)
    return path


@pytest.mark.parametrize("game", titles.ids())
@pytest.mark.usefixtures("qapp")
def test_the_second_game_of_an_evening_goes_on_with_the_first_ones_turns(game: str) -> None:
    first = played(game, 3)
    assert not heard_before(read(first).header.options)
    after_one = heard_tonight(game)
    assert after_one
    second = played(game, 4)
    record = read(second)
    assert heard_before(record.header.options) == after_one
    told = list(tell(record, everything=False, language="en"))
    alone = replace(record, header=replace(record.header, options={**record.header.options, "heard": {}}))
    assert told != list(tell(alone, everything=False, language="en")), "by itself it is told otherwise"
    assert told == list(tell(read(second), everything=False, language="en"))


@pytest.mark.usefixtures("qapp")
def test_yesterdays_games_other_games_and_broken_ones_count_for_nothing() -> None:
    path = played("power_soccer", 3)
    assert heard_tonight("power_soccer")
    assert not heard_tonight("grudgematch")
    written = path.read_bytes()
    path.write_bytes(written[: len(written) // 2] + b"?" + written[len(written) // 2 + 1 :])
    assert heard_tonight("power_soccer") == {}
    path.write_bytes(written)
    long_ago = path.stat().st_mtime - EVENING.total_seconds() - 60
    os.utime(path, (long_ago, long_ago))
    assert not heard_tonight("power_soccer")
