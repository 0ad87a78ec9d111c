"""`swallows cup`: past cups ranked by the criteria of their year, and held against how they went."""

import json
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.games.swallows.data.cups import ranking_of_year, shipped_cups
from tests.cli.conftest import Swallows

CUPS = list(shipped_cups())


def test_all_shipped_cups_are_listed(swallows: Swallows) -> None:
    told = swallows("cup", "list")
    assert told.exit_code == 0
    assert len(told.stdout.splitlines()) == len(CUPS) == 31
    assert "wc-1974: World Cup 1974, West Germany: 16 teams, 38 matches" in told.stdout
    assert {cup["id"] for cup in json.loads(swallows("cup", "list", "--json").stdout)} == {path.stem for path in CUPS}


def test_every_shipped_cup_agrees_with_history(swallows: Swallows) -> None:
    told = swallows("cup", "check", *map(str, CUPS))
    assert told.exit_code == 0
    assert told.stdout.splitlines()[-1] == "31 cups checked: history agrees everywhere"
    assert "Group F: 1 England 4 (2:1), goes on; 2 Ireland 3 (2:2), goes on, level;" in told.stdout


def spoilt(tmp_path: Path, cup: str, **changes: Any) -> str:
    """A copy of a shipped cup with other things in it."""
    whole = json.loads(next(path for path in CUPS if path.stem == cup).read_text("utf-8")) | changes
    file = tmp_path / f"{cup}.json"
    file.write_text(json.dumps(whole), "utf-8")
    return str(file)


def matches(cup: str) -> list[dict[str, Any]]:
    """The matches of a shipped cup."""
    found: list[dict[str, Any]] = json.loads(next(path for path in CUPS if path.stem == cup).read_text("utf-8"))[
        "matches"
    ]
    return found


def test_a_group_that_went_otherwise_is_named(swallows: Swallows, tmp_path: Path) -> None:
    other = matches("wc-1966")
    for match in other:
        if match["stage"] == "Group 1" and "England" in (match["home"], match["away"]):
            match["score"] = [0, 5] if match["home"] == "England" else [5, 0]
    told = swallows("cup", "check", "wc-1970", spoilt(tmp_path, "wc-1966", matches=other))
    assert told.exit_code == 1
    last = told.stdout.splitlines()[-1]
    assert last.startswith(str(tmp_path / "wc-1966.json") + ": Group 1: ")
    assert "went on further than" in last


def test_a_third_that_should_not_have_gone_on_is_named(swallows: Swallows, tmp_path: Path) -> None:
    other = matches("wc-1990")
    level = next(match for match in other if {match["home"], match["away"]} == {"Brazil", "Scotland"})
    level["score"] = [1, 1]  # Scotland is a better third than Uruguay now
    told = swallows("cup", "check", spoilt(tmp_path, "wc-1990", matches=other))
    assert told.exit_code == 1
    assert told.stdout.splitlines()[-1].endswith("best of place 3: Uruguay went on, but Scotland stands above it")


@pytest.mark.parametrize(
    ("cup", "stage", "side", "team", "reason"),
    [
        ("euro-1984", "Final", "home", "Portugal", "Portugal did not win in Semi-finals"),
        ("wc-1966", "Third-place match", "home", "England", "England won in Semi-finals"),
        ("wc-1966", "Final", "home", "Brazil", "Brazil was out before"),
    ],
)
def test_a_match_that_could_not_be_is_named(
    swallows: Swallows, tmp_path: Path, cup: str, stage: str, side: str, team: str, reason: str
) -> None:
    other = matches(cup)
    next(match for match in other if match["stage"] == stage)[side] = team
    told = swallows("cup", "check", spoilt(tmp_path, cup, matches=other))
    assert told.exit_code == 1
    assert reason in told.stdout


def test_a_lot_after_a_level_match_lets_either_go_on(swallows: Swallows) -> None:
    assert swallows("cup", "check", "euro-1968").exit_code == 0


def test_years_and_teams_it_has_never_heard_of(swallows: Swallows, tmp_path: Path) -> None:
    played = [
        {"stage": "Group 1", "home": home, "away": away, "score": list(score)}
        for home, away, score in (
            ("Atlantis", "Thule", (1, 0)),
            ("Thule", "Avalon", (3, 0)),
            ("Avalon", "Atlantis", (1, 0)),
        )
    ]
    final = {"stage": "Final", "home": "Thule", "away": "Elsewhere", "score": [0, 1]}
    file = tmp_path / "mine.json"
    file.write_text(
        json.dumps({"id": "wc-2050", "host": "the moon", "groups": {}, "matches": [*played, final]}), "utf-8"
    )
    told = swallows("cup", "check", str(file))
    assert told.exit_code == 0
    assert "3 points a win, then head_to_head_restarted, difference, goals, lots" in told.stdout
    assert "1 Thule 3 (3:1), goes on" in told.stdout


def test_another_ranking_is_taken_from_a_format(swallows: Swallows) -> None:
    told = swallows("cup", "check", "wc-1974", "--ranking", "sixteen")
    assert "3 points a win, then difference, goals, head_to_head_once, lots" in told.stdout


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "Invalid JSON"),
        ("{}", "id: Field required"),
        ('{"id": "wc-2030", "groups": {}, "matches": []}', "matches: "),
        ('{"id": "mine", "matches": [{"stage": "Final", "home": "A", "away": "B", "score": [1, 0]}]}', "has no year"),
    ],
)
def test_what_is_no_cup_file_is_said(swallows: Swallows, tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text, "utf-8")
    told = swallows("cup", "check", str(file))
    assert told.exit_code == 1
    assert told.stdout.splitlines()[-1].startswith(f"{file}: ")
    assert reason in told.stdout.splitlines()[-1]


def test_the_criteria_of_a_year() -> None:
    asked = [(1954, False), (1958, False), (1962, False), (1970, False), (1982, False), (1994, False), (2026, False)]
    found = [ranking_of_year(year, is_euro=euro) for year, euro in (*asked, (1992, True), (1996, True))]
    assert [(ranking.win, ranking.criteria) for ranking in found] == [
        (2, ("play_off",)),
        (2, ("play_off", "average")),
        (2, ("average",)),
        (2, ("difference",)),
        (2, ("difference", "goals")),
        (3, ("difference", "goals", "head_to_head_once")),
        (3, ("head_to_head_restarted", "difference", "goals")),
        (2, ("difference", "goals")),
        (3, ("head_to_head_restarted", "difference", "goals")),
    ]
