"""The pack that the guide makes: checked, installed, played with, removed, and missed by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from swallows_gui.catalogue.pack_store import stack
from swallows_gui.cli import app
from swallows_gui.records.library import new_path
from swallows_gui.records.read import read
from swallows_gui.records.record import MissingPacks
from swallows_gui.records.verify import verify_record
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import with_packs

ISLANDS = Path(__file__).parents[4] / "resources" / "packs" / "islands"


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


def run(*words: object) -> str:
    """What `swallows pack` prints with these words."""
    found = CliRunner().invoke(app, ["pack", *map(str, words)])
    assert found.exit_code == 0, found.output
    return found.output


def test_a_tournament_is_played_with_it_and_refused_by_its_name_without_it() -> None:
    assert "sound: islands 1.0, 5 cards, 3 nations, 1 format, 1 field, 1 scenario" in run(
        "check", ISLANDS, "--no-balance"
    )
    run("install", ISLANDS)
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben"))
    teams = ["islands:ATL", "GER", "BRA", "FRA", "islands:THU", "islands:UTO"]
    setup = Setup({"format": "islands:lagoon", "field": teams, "free_heads": True}, seats, seed=7)
    path = new_path()
    with Session.new(setup, path=path, game=with_packs("swallows", stack().packs)) as session:
        session.run()
        assert session.over
    record = read(path)
    assert [(pack.id, pack.version) for pack in record.header.packs] == [("islands", "1.0")]
    assert not verify_record(record).unchecked
    run("remove", "islands", "--even-if-needed")
    with pytest.raises(MissingPacks, match=r"islands 1\.0"):
        Session.load(path, in_memory=True)
    run("install", ISLANDS)
    with Session.load(path, in_memory=True) as again:
        assert again.over
