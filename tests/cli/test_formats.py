"""`swallows format`: what there is, what is wrong with a file, and what a format's bets should pay."""

import json
from pathlib import Path

from tests.cli.conftest import Swallows

FORMATS = Path("resources/swallows/formats")


def test_all_shipped_formats_are_listed_by_id(swallows: Swallows) -> None:
    told = swallows("format", "list")
    assert told.exit_code == 0
    assert "thirty-two: 32 teams, 32 teams, 63 matches, 2 to 6 seats" in told.stdout
    listed = json.loads(swallows("format", "list", "--json").stdout)
    assert {form["id"] for form in listed} == {path.stem for path in FORMATS.glob("*.json")}
    assert next(form for form in listed if form["id"] == "forty-eight")["decks"] == 3


def test_a_sound_file_is_said_to_be_so(swallows: Swallows) -> None:
    told = swallows("format", "check", str(FORMATS / "double-sheet.json"))
    assert told.exit_code == 0
    assert told.stdout.endswith("double-sheet.json: sound: 32 teams, 63 matches, 2 decks\n")


def test_a_mistake_names_file_key_and_what_to_do(swallows: Swallows, tmp_path: Path) -> None:
    spoilt = json.loads((FORMATS / "sixteen.json").read_text("utf-8"))
    spoilt["stages"][2]["matches"][0] = ["W25", "W31"]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(spoilt), "utf-8")
    told = swallows("format", "check", str(FORMATS / "eight.json"), str(file))
    assert told.exit_code == 1
    reason = "sixteen: stages.2: W31: no earlier round has that match; there are 25 to 28"
    assert f"mine.json: NOT SOUND: {reason}" in told.stdout


def test_too_few_cards_for_the_deal_are_found(swallows: Swallows, tmp_path: Path) -> None:
    short = json.loads((FORMATS / "forty-eight.json").read_text("utf-8")) | {"decks": 1}
    file = tmp_path / "short.json"
    file.write_text(json.dumps(short), "utf-8")
    told = swallows("format", "check", str(file))
    assert told.exit_code == 1
    assert "decks: 48 teams are dealt" in told.stdout
    assert "say 3 decks" in told.stdout


def test_proposed_bets_return_what_those_of_sixteen_do(swallows: Swallows) -> None:
    found = json.loads(swallows("format", "fees", "sixteen", "--json").stdout)
    assert found["bets"] == {
        "V": {"stage": "QF", "amount": 16},
        "F": {"stage": "F", "amount": 36},
        "S": {"stage": "champion", "amount": 56},
    }
    assert set(found["fees"]) == {"QF", "SF", "F", "champion"}


def test_an_unknown_format_is_refused_in_one_line(swallows: Swallows) -> None:
    told = swallows("format", "fees", "nothing")
    assert told.exit_code == 2
    assert "there is no format 'nothing'" in told.stderr
