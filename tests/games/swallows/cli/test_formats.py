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


def mine(tmp_path: Path) -> Path:
    """The short evening as a file of one's own."""
    whole = json.loads((FORMATS / "short-evening.json").read_text("utf-8")) | {"id": "mine"}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(whole), "utf-8")
    return file


def test_a_format_from_a_file_stands_in_the_record_by_value(swallows: Swallows, tmp_path: Path) -> None:
    file = mine(tmp_path)
    words = ("simulate", "--format", file, "--seats", "random,random,random", "--record-dir", tmp_path, "--json")
    assert json.loads(swallows(*words).stdout)["games"] == 1
    record = next(tmp_path.glob("*.swallows"))
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert header["options"]["format"] == json.loads(file.read_text("utf-8"))
    file.unlink()
    assert "sound: " in swallows("verify", record).stdout


def test_a_field_is_an_id_a_list_of_teams_or_a_cup(swallows: Swallows, tmp_path: Path) -> None:
    teams = ["ARG", "BRA", "FRA", "GER", "ITA", "ESP", "NED", "ENG"]
    file = tmp_path / "eight.json"
    file.write_text(json.dumps(teams), "utf-8")
    words = ("simulate", "--field", file, "--seats", "random,random", "--record-dir", tmp_path, "--json")
    assert json.loads(swallows(*words).stdout)["games"] == 1
    start = json.loads(next(tmp_path.glob("*.swallows")).read_text("utf-8").splitlines()[1])
    assert sorted(start["events"][0]["teams"]) == sorted(teams)
    refused = swallows("simulate", "--field", file, "--format", "sixteen")
    assert "has 8 teams; the format has 16" in refused.stderr
    assert "there is no field 'moon'" in swallows("simulate", "--field", "moon").stderr
    cup = tmp_path / "wc-2050.json"
    final = {"stage": "Final", "home": "Brazil", "away": "Atlantis", "score": [1, 0]}
    cup.write_text(json.dumps({"id": "wc-2050", "matches": [final]}), "utf-8")
    assert "no nation is called Atlantis" in swallows("simulate", "--field", cup).stderr


def test_a_field_of_the_world_is_played_counted_and_verified(swallows: Swallows, tmp_path: Path) -> None:
    words = ("--field", "world", "--format", "eight", "--seats", "random,random", "--games", "2", "--seed", "3")
    told = json.loads(swallows("simulate", *words, "--record-dir", tmp_path, "--json").stdout)
    assert told["games"] == 2
    records = sorted(tmp_path.glob("*.swallows"))
    lines = [record.read_text("utf-8").splitlines() for record in records]
    later = {nation["code"] for nation in json.loads(lines[0][0])["options"]["nations"]}
    played = {code for start in lines for code in json.loads(start[1])["events"][0]["teams"]}
    assert len(later) >= 38
    assert later & played
    assert played - later
    assert swallows("verify", *records).exit_code == 0


def test_a_past_cup_is_played_as_it_was_drawn(swallows: Swallows, tmp_path: Path) -> None:
    words = ("--field", "euro-1968", "--seats", "random,random", "--record-dir", tmp_path, "--json")
    assert json.loads(swallows("simulate", *words).stdout)["games"] == 1
    options = json.loads(next(tmp_path.glob("*.swallows")).read_text("utf-8").splitlines()[0])["options"]
    assert options["format"]["id"] == "as-euro-1968"
    assert options["field"] == ["ITA", "RUS", "YUG", "ENG"]
    assert options["groups"] == "given"
    assert options["cup"]["called"]["RUS"]["name"]["en"] == "Soviet Union"
    refused = swallows("simulate", "--field", "euro-1968", "--format", "sixteen")
    assert "has 4 teams; the format has 16" in refused.stderr


def test_a_format_takes_no_more_seats_than_it_has(swallows: Swallows) -> None:
    refused = swallows("simulate", "--format", "friendly", "--seats", "random,random,random,random")
    assert refused.exit_code == 2
    assert "seats = 4" in refused.stderr


def test_forecasts_are_held_against_a_cup_without_groups(swallows: Swallows) -> None:
    words = ("forecast", "--format", "eight", "--games", 2, "--remainders", 5, "--level", "easy", "--json")
    found = json.loads(swallows(*words).stdout)
    assert {(score["moment"], score["stage"]) for score in found["scores"]} >= {("start", "SF"), ("knock-out", "F")}
