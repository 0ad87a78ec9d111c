"""`--game`: every command of the laboratory measures any game of the house, or says in one line what it has not."""

import json
from pathlib import Path

import pytest

from swallows_gui.session import verify
from tests.cli.conftest import Swallows
from tests.lab.small import NAME


@pytest.fixture(autouse=True)
def _offered(small_game: str) -> None:
    """The house has a second game."""


def test_any_game_is_simulated_and_its_records_are_sound(swallows: Swallows, tmp_path: Path) -> None:
    words = ("simulate", "--game", NAME, "--seats", "random,random,easy", "--games", 3)
    done = swallows(*words, "--record-dir", tmp_path, "--json")
    assert done.exit_code == 0
    counted = json.loads(done.stdout)
    assert counted["games"] == 3
    assert sum(counted["won"]) == pytest.approx(1.0)
    assert all(verify(path).over for path in tmp_path.glob("*.swallows"))
    assert "3 games, seed 1 to 3" in swallows(*words).stdout


def test_any_game_has_its_leagues(swallows: Swallows, tmp_path: Path) -> None:
    words = ("arena", "--game", NAME, "--seats", "easy,random", "--seeds", 2, "--file", tmp_path / "kept.jsonl")
    assert [one["level"] for one in json.loads(swallows(*words, "--json").stdout)["entrants"]] == ["easy", "random"]
    assert "4 games on 2 seeds from 1" in swallows(*words).stdout


def test_any_game_has_its_speed_measured(swallows: Swallows) -> None:
    done = swallows("bench", "--game", NAME, "--seconds", 0.1, "--levels", "easy", "--json")
    assert json.loads(done.stdout)["decisions"] > 0


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (("balance",), "has no balance table"),
        (("forecast",), "has no forecasts"),
        (("simulate", "--format", "league"), "has no formats"),
        (("simulate", "--teams", 8), "has no formats"),
    ],
)
def test_what_a_game_has_not_is_said(swallows: Swallows, words: tuple[object, ...], missing: str) -> None:
    done = swallows(*words, "--game", NAME)
    assert done.exit_code == 2
    assert missing in done.stderr


@pytest.mark.parametrize("command", ["simulate", "arena", "balance", "bench", "forecast"])
def test_a_game_that_the_house_has_not_is_refused_with_the_ids(swallows: Swallows, command: str) -> None:
    done = swallows(command, "--game", "chess")
    assert done.exit_code == 2
    assert "'chess'" in done.stderr
    assert "swallows" in done.stderr


def test_a_format_is_named_by_its_id(swallows: Swallows) -> None:
    done = swallows("simulate", "--format", "friendly", "--seats", "random,random", "--games", 1, "--json")
    assert json.loads(done.stdout)["games"] == 1
    assert "there is no format 'seventeen'" in swallows("simulate", "--format", "seventeen").stderr
