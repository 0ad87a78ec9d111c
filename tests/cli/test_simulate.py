"""`swallows simulate`: the figures, the records, and what it refuses."""

import json
from pathlib import Path

import pytest

from swallows_gui.build import version_line
from swallows_gui.session import verify
from tests.cli.conftest import Swallows


def test_json_is_one_object_with_the_figures(swallows: Swallows) -> None:
    done = swallows("simulate", "--seats", "random,easy,random", "--seed", 5, "--games", 2, "--json")
    assert done.exit_code == 0
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    assert found["games"] == 2
    assert found["seed"] == 5
    assert found["levels"] == ["random", "easy", "random"]
    assert found["decisions"] > 500
    assert found["seconds"] > 0
    assert 0 < found["figures"]["goals a match"]["value"] < 10
    assert 0 <= found["figures"]["group matches drawn"]["value"] <= 1


def test_equal_seeds_give_equal_tournaments_in_one_process_and_in_two(swallows: Swallows) -> None:
    words = ("simulate", "--seats", "random,random", "--seed", 3, "--games", 2, "--json")
    alone, two = (json.loads(swallows(*words, *more).stdout) for more in ((), ("--jobs", 2)))
    for found in (alone, two):
        found.pop("seconds")
    assert alone == two


def test_records_are_written_and_sound(swallows: Swallows, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    done = swallows(
        "simulate", "--seats", "random,random,random", "--seed", 8, "--games", 2, "--record-dir", folder, "--json"
    )
    assert done.exit_code == 0
    records = sorted(folder.glob("*.swallows"))
    assert len(records) == 2
    assert all(verify(record).over for record in records)


def test_without_json_a_person_can_read_it(swallows: Swallows) -> None:
    done = swallows("simulate", "--seats", "random,random", "--games", 1)
    assert done.exit_code == 0
    assert "1 tournament, seed 1," in done.stdout
    assert "goals a match" in done.stdout


@pytest.mark.parametrize(
    ("game", "option", "written"),
    [
        ("grudgematch", "rows=13", ("rows", 13)),
        ("power_soccer", 'length={"attacks": 2}', ("length", {"attacks": 2})),
        ("final_whistle", "decks=free", ("decks", "free")),
        ("tactics_board", "shot=die", ("shot", "die")),
        ("swallows", "bribe_cap=12", ("bribe_cap", 12)),
    ],
)
def test_a_game_of_any_kind_takes_its_options(
    swallows: Swallows, tmp_path: Path, game: str, option: str, written: tuple[str, object]
) -> None:
    words = ("simulate", "--game", game, "--seats", "random,random", "--games", 1, "--record-dir", tmp_path)
    assert swallows(*words, "--with", option).exit_code == 0
    (record,) = tmp_path.glob("*.swallows")
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert header["options"][written[0]] == written[1]


def test_an_option_that_there_is_not_is_refused_with_those_there_are(swallows: Swallows) -> None:
    words = ("simulate", "--game", "grudgematch", "--seats", "random,random", "--games", 1, "--with")
    for option, part in (("row=13", "there is germany, fouling, rows"), ("rows=12", "rows = 12"), ("rows", "rows=...")):
        done = swallows(*words, option)
        assert done.exit_code == 2
        assert part in done.stderr


def test_what_cannot_be_played_is_refused_by_name(swallows: Swallows, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for words, code, part in (
        (("--seats", "normal,genius"), 2, "genius"),
        (("--seats", "normal"), 2, "seats = 1"),
        (("--teams", "7"), 2, "7 teams"),
        (("--games", "0"), 2, "--games"),
        (("--seats", "random,random", "--record-dir", file / "folder"), 1, "cannot be used: Not a directory"),
        (("--seats", "random,random", "--record-dir", file), 2, "--record-dir"),
    ):
        done = swallows("simulate", *words)
        assert done.exit_code == code, words
        assert part in done.output, words
        assert "Traceback" not in done.output


def test_version_and_help(swallows: Swallows) -> None:
    assert swallows("--version").stdout.strip() == f"swallows {version_line()}"
    text = swallows("--help").stdout
    assert all(command in text for command in ("play", "simulate", "verify", "show"))
