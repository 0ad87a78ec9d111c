"""A game with packs names them in its record, is taken up with them, and refused by their names where they lack."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from swallows_gui.catalogue.packs import read_pack
from swallows_gui.cli import app
from swallows_gui.folders import packs_folder
from swallows_gui.records.read import read, seal
from swallows_gui.records.record import DamagedRecord, MissingPacks
from swallows_gui.records.verify import verify_record
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import playable, with_packs
from swallows_gui.session.replay import Playback
from swallows_gui.session.view_pickling import pack as packed
from swallows_gui.session.view_pickling import unpack
from tests.catalogue.packs_of_ours import card, write

SETUP = Setup(
    {"format": "friendly", "field": ["BRA", "GER"]},
    (Seat("Ann", "ai", "normal"), Seat("Ben", "ai", "normal"), Seat("Cleo", "ai", "normal")),
    seed=5,
)


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's folder that no other test has put a pack into."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


def begun(folder: Path, path: Path, **says: Any) -> Session:
    """A friendly with a pack that lies on the shelf, some moves played."""
    pack = read_pack(write(packs_folder() / folder, **says))
    session = Session.new(SETUP, path=path, game=with_packs("swallows", [pack]))
    for _move in range(6):
        session.step()
    return session


def test_the_record_names_the_packs_and_is_taken_up_with_them(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with begun(Path("kept"), path, id="kept") as session:
        assert "kept:cross" in session.catalogue.cards
        n = session.n
    record = read(path)
    assert [(pack.id, pack.version) for pack in record.header.packs] == [("kept", "1.2")]
    assert not verify_record(record).unchecked
    with Session.load(path, in_memory=True) as again:
        assert again.n == n
        assert again.packs == record.header.packs
        assert "kept:cross" in again.catalogue.cards
    assert "kept:cross" in Playback(record).catalogue.cards


@pytest.mark.usefixtures("qapp")
def test_a_nation_of_a_pack_plays_and_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    pack = read_pack(write(packs_folder() / "sea", id="sea"))
    setup = replace(SETUP, options={"format": "friendly", "field": ["BRA", "sea:ATL"]})
    with Session.new(setup, path=path, game=with_packs("swallows", [pack])) as session:
        session.run()
    told = CliRunner().invoke(app, ["show", str(path)])
    assert told.exit_code == 0, told.output
    assert "Atlantis" in told.stdout


def test_a_game_without_packs_does_not_speak_of_them(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    Session.new(SETUP, path=path).close()
    assert "packs" not in json.loads(path.read_text("utf-8").splitlines()[0])
    assert read(path).header.packs == ()


def test_without_its_packs_a_game_is_refused_with_their_names(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    begun(Path("gone"), path, id="gone").close()
    shutil.rmtree(packs_folder() / "gone")
    with pytest.raises(MissingPacks, match=r"gone 1\.2"):
        Session.load(path, in_memory=True)


def test_another_version_will_do_if_its_rules_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    begun(Path("v1"), path, id="mended").close()
    shutil.rmtree(packs_folder() / "v1")
    write(packs_folder() / "v2", {"cards/green.json": [card("mended:cross", value=5)]}, id="mended", version="2")
    write(packs_folder() / "v3", id="mended", version="1.3")
    with Session.load(path, in_memory=True) as again:
        assert [pack.version for pack in again.packs] == ["1.3"]


def test_another_version_with_other_rules_will_not_do(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    begun(Path("v1"), path, id="changed").close()
    shutil.rmtree(packs_folder() / "v1")
    write(packs_folder() / "v2", {"cards/green.json": [card("changed:cross", value=5)]}, id="changed", version="2")
    with pytest.raises(MissingPacks):
        Session.load(path, in_memory=True)


@pytest.mark.parametrize(
    "packs",
    [[], [{"id": "a"}], "a", [{"id": "b", "version": "1", "digest": ""}, {"id": "a", "version": "1", "digest": ""}]],
)
def test_a_header_that_names_packs_wrongly_is_damaged(tmp_path: Path, packs: Any) -> None:
    path = tmp_path / "a.swallows"
    Session.new(SETUP, path=path).close()
    first = json.loads(path.read_text("utf-8").splitlines()[0])
    del first["sum"]
    line, _total = seal({**first, "packs": packs}, 0)
    path.write_bytes(line)
    with pytest.raises(DamagedRecord, match="packs") as found:
        read(path)
    assert found.value.line == 1


def test_a_view_of_a_stacked_deck_comes_back_to_that_deck(tmp_path: Path) -> None:
    with begun(Path("sent"), tmp_path / "a.swallows", id="sent") as session:
        view: Any = session.view(0)
        assert unpack(packed("swallows", view)).tables is view.tables
        assert view.tables is not playable("swallows").catalogue.tables()
