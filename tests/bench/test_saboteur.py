"""The saboteur: a slice of it finds nothing, and it finds what a journal does that trusts its descriptor."""

import os
from pathlib import Path

import pytest

from bench.saboteur import Report, sabotage
from bench.soak import SOAKS
from swallows_gui import titles
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.records import whole_files
from swallows_gui.records.write import Journal

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows lets nobody touch a file that is open")


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def harmed(game: str, *seeds: int) -> Report:
    whole = Report()
    for seed in seeds:
        one = sabotage(lab_of(game), seed)
        whole.harms += one.harms
        whole.failures += one.failures
    return whole


@pytest.mark.parametrize("game", titles.ids())
def test_no_move_is_lost_unsaid(game: str) -> None:
    found = harmed(game, 1)
    assert found.failures == []
    assert found.harms.total() > 5


def test_a_journal_that_looks_at_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Journal, "_mend", lambda _journal: None)
    found = harmed("final_whistle", 1, 2)
    assert any("and nothing was said" in failure for failure in found.failures)


def test_a_store_that_looks_at_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_files, "changed", lambda _path: "")
    found = harmed("swallows", 1, 2)
    assert any(failure.startswith("cup") for failure in found.failures)
    assert any(failure.startswith("season") for failure in found.failures)


def test_it_is_a_soak_of_every_game() -> None:
    assert not SOAKS["saboteur"].only
