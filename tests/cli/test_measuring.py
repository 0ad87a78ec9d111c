"""`swallows bench` and `swallows balance`: what they print. That they are fast enough is nobody's test."""

import json
from pathlib import Path

from tests.cli.conftest import Swallows


def test_bench_prints_rates_and_the_ratio_to_python_chess(swallows: Swallows) -> None:
    done = swallows("bench", "--seconds", 0.1, "--peers", "--json")
    assert done.exit_code == 0
    found = json.loads(done.stdout)
    assert found["decisions"] > 0
    assert found["ratio"] == found["decisions"] / found["chess_plies"]
    assert [level["level"] for level in found["thinking"]] == ["easy", "normal"]


def test_bench_without_peers_has_no_ratio_and_can_be_read(swallows: Swallows) -> None:
    done = swallows("bench", "--seconds", 0.1)
    assert done.exit_code == 0
    assert "copies" in done.stdout
    assert "python-chess" not in done.stdout


def test_balance_names_every_row_and_goes_on_from_its_file(swallows: Swallows, tmp_path: Path) -> None:
    from swallows_gui.lab.balance import TARGETS

    kept = tmp_path / "kept.jsonl"
    words = ("balance", "--games", 2, "--seats", "easy,easy,easy", "--keep", kept, "--json")
    done = swallows(*words)
    found = json.loads(done.stdout)
    assert [row["target"]["name"] for row in found["rows"]] == [target.name for target in TARGETS]
    assert found["misses"] == [row["target"]["name"] for row in found["rows"] if not row["holds"]]
    assert done.exit_code == (1 if found["misses"] else 0)
    before = kept.read_text("utf-8")
    again = json.loads(swallows(*words).stdout)
    assert kept.read_text("utf-8") == before
    assert again["rows"] == found["rows"]


def test_balance_as_text_says_how_many_rows_hold(swallows: Swallows) -> None:
    done = swallows("balance", "--games", 1, "--seats", "easy,easy,easy")
    assert "rows hold" in done.stdout
    assert swallows("balance", "--seats", "genius").exit_code == 2
    assert swallows("balance", "--games", 1, "--seats", "easy").exit_code == 2
