"""`swallows scenario`: what there is, and what a seat comes to in it."""

import json
from pathlib import Path

from tests.cli.conftest import Swallows


def test_all_scenarios_are_listed_the_easiest_first(swallows: Swallows) -> None:
    told = swallows("scenario", "list")
    assert told.exit_code == 0
    assert told.stdout.startswith("first-whistle: First whistle, difficulty 1 of 5, not tried yet\n")
    listed = json.loads(swallows("scenario", "list", "--json").stdout)
    assert {each["id"] for each in listed} == {
        path.stem for path in Path("resources/swallows/scenarios").glob("*.json")
    }
    assert listed[0]["stars"] is None


def test_a_seat_tries_it(swallows: Swallows) -> None:
    told = swallows("scenario", "play", "first-whistle", "--level", "easy", "--games", "3", "--json")
    assert told.exit_code == 0
    found = json.loads(told.stdout)
    assert sum(found["stars"]) == found["games"] == 3
    assert all(times <= 3 for times in found["reached"])
    plain = swallows("scenario", "play", "resources/swallows/scenarios/first-whistle.json", "--games", "1")
    assert "First whistle: normal tries it 1 time" in plain.stdout


def test_what_is_not_there_is_said(swallows: Swallows, tmp_path: Path) -> None:
    assert "no scenario or file 'tea'" in swallows("scenario", "play", "tea").output
    assert "no level 'genius'" in swallows("scenario", "play", "two-down", "--level", "genius").output
    (tmp_path / "mine.json").write_text('{"id": "mine"}', "utf-8")
    told = swallows("scenario", "play", str(tmp_path / "mine.json"))
    assert told.exit_code == 2
    assert "mine.json: mine: title: Field required" in told.output
