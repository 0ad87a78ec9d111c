"""`swallows pack`: a new one is sound, a bad one is named, and what is installed can be listed and removed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from swallows_gui.catalogue.packs import read_pack
from swallows_gui.cli import app
from swallows_gui.games.swallows.lab.pack_effect import lines_of_effect
from swallows_gui.lab.tally import MeasuredFigure
from swallows_gui.records.read import read
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import with_packs
from tests.catalogue.packs_of_ours import card, write


@pytest.fixture(autouse=True)
def _own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


def run(*words: object) -> tuple[int, str]:
    """The exit code of `swallows pack` with these words, and what it prints."""
    found = CliRunner().invoke(app, ["pack", *map(str, words)])
    return found.exit_code, found.output


def test_a_new_pack_passes_every_check_is_installed_listed_and_removed(tmp_path: Path) -> None:
    folder = tmp_path / "sea-lions"
    assert run("new", folder, "--name", "Sea Lions")[0] == 0
    code, output = run("check", folder, "--no-balance")
    assert (code, output) == (0, f"{folder}: sound: sea-lions 1, 1 card, 1 nation\n")
    assert run("install", folder) == (0, "sea-lions 1 installed; switched on: sea-lions\n")
    assert run("install", folder) == (0, "sea-lions 1 is installed already\n")
    assert run("list") == (0, "sea-lions 1: Sea Lions, on, 1 card, 1 nation\n")
    assert json.loads(run("list", "--json")[1])[0]["brings"]["nations"] == 1
    assert run("remove", "sea-lions") == (0, "sea-lions removed\n")
    assert run("list") == (0, "no packs are installed\n")


def test_a_pack_is_measured_against_the_game_without_it(tmp_path: Path) -> None:
    pack = write(tmp_path / "old")
    code, output = run("check", pack, "--games", 2, "--json")
    told = json.loads(output)
    assert code == bool(told["misses"])
    assert told["tournaments"] == 2
    assert told["brings"] == {"cards": 1, "nations": 1, "formats": 0, "fields": 0, "scenarios": 0, "off": 1}


def test_a_difference_is_told_in_words_if_it_is_one() -> None:
    before = [MeasuredFigure("goals a match", 2.5, 2.4, 2.6), MeasuredFigure("group matches drawn", 0.25, 0.20, 0.30)]
    after = [MeasuredFigure("goals a match", 3.0, 2.9, 3.1), MeasuredFigure("group matches drawn", 0.26, 0.20, 0.32)]
    assert lines_of_effect(before, after) == ("half a goal more a match",)
    assert lines_of_effect(after, before) == ("half a goal less a match",)


def test_a_pack_that_cannot_be_used_is_named_in_one_line(tmp_path: Path) -> None:
    bad = write(tmp_path / "bad", {"cards/green.json": [card("oldboys:cross", value=99)]})
    code, output = run("check", bad)
    assert code == 1
    assert output.startswith(f"{bad}: NOT SOUND: oldboys/cards/green.json: oldboys:cross: value")
    assert len(output.splitlines()) == 1
    assert run("install", bad)[0] == 1
    assert run("list") == (0, "no packs are installed\n")


@pytest.mark.parametrize("words", [("new", ".", "--id", "Old Boys"), ("remove", "nobody"), ("new", "/")])
def test_words_that_cannot_be_understood_end_with_2(words: tuple[str, ...]) -> None:
    assert run(*words)[0] == 2


def test_a_pack_that_a_saved_game_needs_is_not_removed_by_the_way(tmp_path: Path) -> None:
    from swallows_gui.records.library import new_path

    pack = write(tmp_path / "old")
    assert run("install", pack)[0] == 0
    seats = tuple(Seat(name, "ai", "normal") for name in ("Ann", "Ben", "Cleo"))
    setup = Setup({"format": "friendly", "field": ["BRA", "GER"]}, seats, seed=5)
    Session.new(setup, path=new_path(), game=with_packs("swallows", [read_pack(pack)])).close()
    code, output = run("remove", "oldboys")
    assert code == 1
    assert "1 saved game needs it" in output
    newer = write(tmp_path / "newer", version="2")
    assert run("install", newer)[1] == "oldboys 2 installed instead of 1.2\n"
    assert "kept for saved games: 1.2" in run("list")[1]
    assert run("remove", "oldboys", "--even-if-needed")[0] == 0


def test_formats_of_packs_that_are_switched_on_are_played_on_the_command_line(tmp_path: Path, checkout: Path) -> None:
    form = json.loads((checkout / "resources" / "swallows" / "formats" / "eight.json").read_text("utf-8"))
    folder = write(tmp_path / "old", {"formats/lagoon.json": {**form, "id": "oldboys:lagoon"}}, off=[])
    words = ["--format", "oldboys:lagoon", "--json", "--seats", "random,random"]
    refused = CliRunner().invoke(app, ["simulate", *words])
    assert refused.exit_code == 2
    assert "while the pack is switched on" in refused.output
    assert run("install", folder)[0] == 0
    records = tmp_path / "records"
    played = CliRunner().invoke(app, ["simulate", *words, "--record-dir", str(records), "--jobs", "1"])
    assert played.exit_code == 0, played.output
    assert json.loads(played.output)["games"] == 1
    header = read(next(records.iterdir())).header
    assert (header.game, [pack.id for pack in header.packs]) == ("swallows", ["oldboys"])
    league = CliRunner().invoke(app, ["arena", *words, "--seeds", "1", "--file", str(tmp_path / "arena.jsonl")])
    assert league.exit_code == 0, league.output
