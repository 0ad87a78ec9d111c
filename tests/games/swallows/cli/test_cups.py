"""`swallows cup`: past cups ranked by the criteria of their year, and held against how they went."""

import json
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.games.swallows.data.competitions import competition_named, competitions
from swallows_gui.games.swallows.data.cups import shipped_cups
from tests.cli.conftest import Swallows

CUPS = list(shipped_cups())


def test_all_shipped_cups_are_listed(swallows: Swallows) -> None:
    told = swallows("cup", "list")
    assert told.exit_code == 0
    assert len(told.stdout.splitlines()) == len(CUPS) == 57
    assert "wc-1974: World Cup 1974, West Germany: 16 teams, 38 matches" in told.stdout
    assert {cup["id"] for cup in json.loads(swallows("cup", "list", "--json").stdout)} == {path.stem for path in CUPS}


def test_every_shipped_cup_agrees_with_history(swallows: Swallows) -> None:
    told = swallows("cup", "check", *map(str, CUPS))
    assert told.exit_code == 0
    assert told.stdout.splitlines()[-1] == "57 cups checked: history agrees everywhere"
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
    said = [
        line for line in told.stdout.splitlines() if line.startswith(str(tmp_path / "wc-1966.json") + ": Group 1: ")
    ]
    assert any("went on further than" in line for line in said)


def test_a_third_that_should_not_have_gone_on_is_named(swallows: Swallows, tmp_path: Path) -> None:
    other = matches("wc-1990")
    level = next(match for match in other if {match["home"], match["away"]} == {"Brazil", "Scotland"})
    level["score"] = [1, 1]  # Scotland is a better third than Uruguay now
    told = swallows("cup", "check", spoilt(tmp_path, "wc-1990", matches=other))
    assert told.exit_code == 1
    assert "best of place 3: Uruguay went on, but Scotland stands above it\n" in told.stdout


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
    assert "playable: no: there is no nation Atlantis, Thule, Avalon, Elsewhere" in told.stdout
    assert "3 points a win, then head_to_head_restarted, difference, goals, lots" in told.stdout
    assert "1 Thule 3 (3:1), goes on" in told.stdout


def test_another_ranking_is_taken_from_a_format(swallows: Swallows) -> None:
    told = swallows("cup", "check", "wc-1974", "--ranking", "sixteen")
    assert "3 points a win, then difference, goals, head_to_head_once, lots" in told.stdout


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "it breaks off: see line 1, character 1"),
        ("{}", "id: Field required"),
        ('{"id": "wc-2030", "groups": {}, "matches": []}', "matches: "),
        ('{"id": "a", "matches": [{"stage": "F", "home": "A", "away": "A", "score": [1, 0]}]}', "plays against itself"),
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
    asked = [(year, "wc") for year in (1954, 1958, 1962, 1970, 1982, 1994, 2026)]
    found = [competitions()[kind].rule(year).ranking for year, kind in (*asked, (1992, "euro"), (1996, "euro"))]
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


@pytest.mark.parametrize(
    ("identity", "competition"),
    [
        ("wc-1974", "wc"),
        ("FIFA World Cup 2014", "wc"),
        ("wwc-2023", "wwc"),
        ("fifa-women-s-world-cup-2019", "wwc"),
        ("euro-2000", "euro"),
        ("euro-w-2017", "weuro"),
        ("UEFA Women's Euro 2025", "weuro"),
        ("copa-america-2011", "copa"),
        ("afcon-2010", "afcon"),
        ("AFC Asian Cup 2011", "asian"),
        ("gold-2017", "gold"),
        ("olympic-w-2004", "olympic-w"),
        ("europa-league-2010", None),
        ("mine", None),
    ],
)
def test_an_id_tells_the_competition_by_whole_words(identity: str, competition: str | None) -> None:
    found = competition_named(identity)
    assert (found.id if found is not None else None) == competition


def test_a_competition_that_nobody_knows_is_ranked_by_what_history_agrees_with_and_says_so(
    swallows: Swallows, tmp_path: Path
) -> None:
    # By difference B is first, by the match between the two A.
    games = [("A", "B", 1, 0), ("C", "A", 1, 0), ("B", "C", 5, 0), ("D", "A", 0, 1), ("B", "D", 1, 0), ("D", "C", 1, 0)]
    group = [{"stage": "Group 1", "home": h, "away": a, "score": [x, y]} for h, a, x, y in games]
    final = {"stage": "Final", "home": "A", "away": "E", "score": [1, 0]}
    file = tmp_path / "x.json"
    cup = {"id": "harbour-2011", "groups": {}, "matches": [*group, final]}
    file.write_text(json.dumps(cup), "utf-8")
    told = swallows("cup", "check", str(file)).stdout
    assert "then head_to_head_restarted, difference, goals, lots (by the first rule that history agrees with" in told
    file.write_text(json.dumps({**cup, "competition": "wc"}), "utf-8")
    told = swallows("cup", "check", str(file)).stdout
    assert "Group 1: A went on further than B, which stands above it" in told
    file.write_text(
        json.dumps({**cup, "ranking": {"win": 3, "criteria": ["head_to_head_once", "difference"]}}), "utf-8"
    )
    told = swallows("cup", "check", str(file)).stdout
    assert "then head_to_head_once, difference, lots (as the file says)" in told
    told = swallows("cup", "check", str(file), "--ranking", "3,difference,goals").stdout
    assert "Group 1: A went on further than B" in told


def test_the_first_round_and_whether_it_can_be_played_are_told(swallows: Swallows) -> None:
    told = swallows("cup", "check", "euro-2024", "wc-1954", "wc-1950")
    assert told.exit_code == 0
    assert "  first round: 8 of 8 pairs as in history\n" in told.stdout
    assert "  first round: 4 of 4 pairs as in history\n" in told.stdout
    assert "  first round: none, the table of the last group decides\n" in told.stdout
    assert told.stdout.count("  playable: yes\n") == 3
    whole = json.loads(swallows("cup", "check", "euro-2024", "--json").stdout)
    assert whole["agrees"]
    cup = whole["cups"][0]
    assert (cup["first_round"], cup["thirds"], cup["playable"]) == ({"right": 8, "of": 8}, "twenty-four-2020", True)


def test_a_team_that_is_no_nation_is_named_and_the_exit_code_says_it(swallows: Swallows, tmp_path: Path) -> None:
    other = matches("euro-1984")
    for match in other:
        for side in ("home", "away"):
            match[side] = "Atlantis" if match[side] == "Romania" else match[side]
    told = swallows("cup", "check", spoilt(tmp_path, "euro-1984", matches=other, groups={}))
    assert told.exit_code == 1
    assert "  playable: no: there is no nation Atlantis\n" in told.stdout
    assert "first round: 2 of 2 pairs as in history" in told.stdout


def test_a_match_told_twice_is_named(swallows: Swallows, tmp_path: Path) -> None:
    other = matches("euro-1984")
    told = swallows("cup", "check", spoilt(tmp_path, "euro-1984", matches=[*other, other[3]]))
    assert told.exit_code == 1
    assert "stands twice" in told.stdout
    turned = {**other[3], "home": other[3]["away"], "away": other[3]["home"]}
    told = swallows("cup", "check", spoilt(tmp_path, "euro-1984", matches=[*other, turned]))
    assert told.exit_code == 1
    assert "the two meet 2 times, others 1" in told.stdout
